"""What a whole sequence costs a tool: seconds from the first frame to the last file, and bytes."""
import glob
import multiprocessing
import os
import shutil
import subprocess
import tempfile
import time

from workloads import FRAMES


class Folder:
    """A new folder for frames, which is removed at the end."""

    def __enter__(self):
        self.path = tempfile.mkdtemp(prefix="segue-peers-")
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.path)

    def frame(self, index):
        return os.path.join(self.path, f"frame_{index:04d}.png")

    def byte_count(self):
        return sum(os.path.getsize(path) for path in glob.glob(self.path + "/*.png"))


def segue_arguments(tool, workload, folder, *options):
    return [
        tool, "render", workload.path, "--scale", str(workload.scale), "--out", folder.path,
        "--quiet", *options]


def time_segue(tool, workload, workers, options=()):
    """The whole process, from its start to its end, with every file flushed to the device."""
    with Folder() as folder:
        arguments = segue_arguments(tool, workload, folder, "--jobs", str(workers), *options)
        begun = time.perf_counter()
        subprocess.run(arguments, check=True)
        seconds = time.perf_counter() - begun
        return {"seconds": seconds, "bytes": folder.byte_count()}


def time_peer(make, workload, workers):
    """So many processes, each with as many of the frames.

    The clock starts when all of them have loaded the library and drawn both screens; nothing is
    flushed.
    """
    context = multiprocessing.get_context("fork")
    ready = context.Barrier(workers + 1)
    with Folder() as folder:
        processes = [
            context.Process(target=_draw, args=(make, workload, frames, folder, ready))
            for frames in (range(first, FRAMES, workers) for first in range(workers))]
        for process in processes:
            process.start()
        ready.wait(timeout=120)
        begun = time.perf_counter()
        for process in processes:
            process.join()
        seconds = time.perf_counter() - begun
        if any(process.exitcode for process in processes):
            raise SystemExit(f"{make.name} failed in {workload.name}")
        return {"seconds": seconds, "bytes": folder.byte_count()}


def _draw(make, workload, frames, folder, ready):
    peer = make(workload)
    ready.wait(timeout=120)
    for index in frames:
        peer.draw(index)
        peer.write(folder.frame(index))
