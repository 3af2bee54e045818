"""A photographic frame: Segue's encoder beside libpng at level 1 with each single filter."""
import json
import os
import statistics
import subprocess
import time

import cv2

from measuring import Folder

FILTERS = ("NONE", "SUB", "UP", "AVG", "PAETH")


def segue_rows(benchmarks, runs):
    lines = subprocess.run(
        [benchmarks, "--json", "--filter", "encode/photograph", "--runs", str(runs)], check=True,
        capture_output=True, text=True, cwd=os.path.join(os.path.dirname(__file__), "..", ".."))
    for line in lines.stdout.splitlines():
        row = json.loads(line)
        yield "Segue " + row["name"].split("/")[-1], row["median"] / 1e6, row["fileBytes"]


def libpng_rows(picture, runs):
    """OpenCV brings a libpng of its own, and lets its strategy and filter be chosen."""
    for name in FILTERS:
        options = [
            cv2.IMWRITE_PNG_COMPRESSION, 1, cv2.IMWRITE_PNG_STRATEGY,
            cv2.IMWRITE_PNG_STRATEGY_RLE, cv2.IMWRITE_PNG_FILTER,
            getattr(cv2, "IMWRITE_PNG_FILTER_" + name)]
        times = []
        for _ in range(runs):
            begun = time.perf_counter()
            _, file = cv2.imencode(".png", picture, options)
            times.append(1e3 * (time.perf_counter() - begun))
        yield f"libpng level 1, {name.lower()}", statistics.median(times), len(file)


def compare(benchmarks, runs):
    """Prints a line for each encoder."""
    with Folder() as folder:
        path = folder.frame(0)
        subprocess.run([benchmarks, "--write-photograph", path], check=True)
        picture = cv2.imread(path)
    print("| | ms | MB |\n|---|---|---|")
    for rows in (segue_rows(benchmarks, runs), libpng_rows(picture, runs)):
        for name, milliseconds, size in rows:
            print(f"| {name} | {milliseconds:.0f} | {size / 1e6:.2f} |")
