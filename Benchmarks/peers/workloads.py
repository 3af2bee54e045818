"""The workloads as the peers see them: the scene files of ../workloads, in pixels.

A scene is read again here, and not taken from Segue: what both draw has to come from the same words.
"""
import json
import math
import os
from collections import namedtuple

FOLDER = os.path.normpath(
    os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "workloads"))
NAMES = ["w1-fade", "w2-circle", "w3-slide", "w4-shapes"]
FRAMES = 60

# Lengths are in pixels, with the origin at the upper left; a color is (red, green, blue, alpha) of
# 0...255. `points` has x, y, width, height and perhaps a corner radius, or a center and a radius.
Shape = namedtuple("Shape", "kind points color")

# A closed outline that moves: the points of each of its stations, evenly spaced in progress. A
# station is a first point and then three for each cubic.
Blob = namedtuple("Blob", "stations color")


def color(text):
    digits = text.lstrip("#").ljust(8, "F")
    return tuple(int(digits[at:at + 2], 16) for at in (0, 2, 4, 6))


def ease_in_out(time):
    """The cubic of control points (0.42, 0) and (0.58, 1); both are 0...1."""
    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        x = 3 * middle * (1 - middle) ** 2 * 0.42 + 3 * middle ** 2 * (1 - middle) * 0.58 + middle ** 3
        low, high = (middle, high) if x < time else (low, middle)
    return 3 * low ** 2 * (1 - low) + low ** 3


class Workload:
    """One scene at a scale, in pixels a point."""

    def __init__(self, name, scale=3):
        self.name = name
        self.scale = scale
        self.path = os.path.join(FOLDER, name + ".json")
        with open(self.path) as file:
            scene = json.load(file)
        self.width, self.height = (scale * side for side in scene["devices"]["phone"]["size"])
        self.screens = {key: self._shapes(value) for key, value in scene["screens"].items()}
        self.blobs = [
            self._blob(layer) for layer in scene["screens"]["to"]["layers"]
            if layer["type"] == "path"]
        self.animator = scene.get("animators", {}).get("it", {"preset": "none"})
        # Frame i shows the time i / 60 of one second.
        self.progress = [ease_in_out(index / FRAMES) for index in range(FRAMES)]
        button = [s for s in self.screens.get("from", []) if s.kind == "circle"]
        if button:
            self.center, self.smallest = button[0].points[:2], button[0].points[2]

    def _shapes(self, screen):
        whole = Shape("rect", (0, 0, self.width, self.height), color(screen["background"]))
        layers = [layer for layer in screen["layers"] if layer["type"] != "path"]
        return [whole] + [self._shape(layer) for layer in layers]

    def _shape(self, layer):
        if layer["type"] == "circle":
            points = layer["center"] + [layer["radius"]]
        else:
            points = layer["frame"] + ([layer["radius"]] if layer["type"] == "rounded" else [])
        return Shape(
            layer["type"], tuple(self.scale * value for value in points), color(layer["fill"]))

    def _blob(self, layer):
        def points(path):
            numbers = [self.scale * value for element in path for value in element[1:]]
            return list(zip(numbers[::2], numbers[1::2]))
        values = layer["animations"][0]["values"]
        return Blob([points(path) for path in values], color(layer["fill"]))

    def outline(self, blob, index):
        """The points of a blob in a frame: each goes straight from station to station."""
        place = self.progress[index] * (len(blob.stations) - 1)
        station = min(int(place), len(blob.stations) - 2)
        part = place - station
        return [
            (x + (next_x - x) * part, y + (next_y - y) * part)
            for (x, y), (next_x, next_y) in zip(*blob.stations[station:station + 2])]

    def radius(self, index):
        """Of the reveal in a frame: from the button's to one that reaches the farthest corner."""
        x, y = self.center
        reach = math.hypot(max(x, self.width - x), max(y, self.height - y))
        return self.smallest + (reach - self.smallest) * self.progress[index]

    def slide(self, index):
        """Where the left edges of the lower and the upper screen are, and how dark the veil is.

        Ready pictures are moved by whole pixels.
        """
        progress = self.progress[index]
        return (
            -round(self.animator["parallax"] * self.width * progress),
            round(self.width * (1 - progress)), self.animator["dim"] * progress)
