"""OpenCV draws the workloads. It keeps three channels, and so writes RGB as Segue does."""
import cv2
import numpy

# Bits behind the point of the coordinates that OpenCV's drawing takes.
FRACTION = 4
# Lines that stand for one cubic: OpenCV has no curves.
LINES = 16


def fixed(points):
    """OpenCV counts from the middle of the first pixel, the scenes from its corner."""
    return numpy.rint((numpy.asarray(points) - 0.5) * (1 << FRACTION)).astype(numpy.int32)


class Peer:
    name = "OpenCV"

    def __init__(self, workload):
        cv2.setNumThreads(1)
        self.workload = workload
        self.picture = self.empty()
        self.screens = {}
        for key, shapes in workload.screens.items():
            self.screens[key] = self.empty()
            self.draw_shapes(self.screens[key], shapes)
        self.draw = {
            "fade": self.fade, "circleReveal": self.circle, "slide": self.slide,
            "none": self.shapes}[workload.animator["preset"]]

    def empty(self):
        return numpy.zeros((self.workload.height, self.workload.width, 3), numpy.uint8)

    def draw_shapes(self, picture, shapes):
        for shape in shapes:
            ink = shape.color[2::-1]
            if shape.kind == "circle":
                self.draw_circle(picture, *shape.points, ink)
                continue
            x, y, width, height = shape.points[:4]
            if shape.kind == "rect":
                picture[y:y + height, x:x + width] = ink
                continue
            r = shape.points[4]
            picture[y + r:y + height - r, x:x + width] = ink
            picture[y:y + height, x + r:x + width - r] = ink
            for corner_x in (x + r, x + width - r):
                for corner_y in (y + r, y + height - r):
                    self.draw_circle(picture, corner_x, corner_y, r, ink)

    @staticmethod
    def draw_circle(picture, x, y, radius, ink):
        center = tuple(int(value) for value in fixed((x, y)))
        size = int(round(radius * (1 << FRACTION)))
        cv2.circle(picture, center, size, ink, -1, cv2.LINE_AA, FRACTION)

    def fade(self, index):
        part = self.workload.progress[index]
        cv2.addWeighted(
            self.screens["from"], 1 - part, self.screens["to"], part, 0, self.picture)

    def circle(self, index):
        coverage = numpy.zeros(self.picture.shape[:2], numpy.uint8)
        self.draw_circle(coverage, *self.workload.center, self.workload.radius(index), 255)
        weight = coverage * numpy.float32(1 / 255)
        cv2.blendLinear(
            self.screens["to"], self.screens["from"], weight, 1 - weight, self.picture)

    def slide(self, index):
        lower, upper, dim = self.workload.slide(index)
        if upper > 0:
            cv2.convertScaleAbs(
                self.screens["from"][:, -lower:upper - lower], self.picture[:, :upper], 1 - dim)
        self.picture[:, upper:] = self.screens["to"][:, :self.workload.width - upper]

    def shapes(self, index):
        self.draw_shapes(self.picture, self.workload.screens["to"])
        for blob in self.workload.blobs:
            self.blend(self.flattened(self.workload.outline(blob, index)), blob.color)

    @staticmethod
    def flattened(outline):
        points = numpy.asarray(outline)
        start, first, second, end = points[:-1:3], points[1::3], points[2::3], points[3::3]
        t = numpy.arange(LINES).reshape(-1, 1, 1) / LINES
        curve = (
            start * (1 - t) ** 3 + 3 * first * t * (1 - t) ** 2
            + 3 * second * t ** 2 * (1 - t) + end * t ** 3)
        return curve.transpose(1, 0, 2).reshape(-1, 2)

    def blend(self, points, color):
        """Covers the inside of a polygon, working on no more than the rectangle around it."""
        height, width = self.picture.shape[:2]
        left, top = numpy.clip(numpy.floor(points.min(0)).astype(int) - 1, 0, (width, height))
        right, bottom = numpy.clip(numpy.ceil(points.max(0)).astype(int) + 1, 0, (width, height))
        if left >= right or top >= bottom:
            return
        part = self.picture[top:bottom, left:right]
        coverage = numpy.zeros(part.shape[:2], numpy.uint8)
        cv2.fillPoly(
            coverage, [fixed(points - (left, top))], 255, cv2.LINE_AA, FRACTION)
        weight = coverage * numpy.float32(color[3] / 255 / 255)
        ink = numpy.empty_like(part)
        ink[:] = color[2::-1]
        part[:] = cv2.blendLinear(ink, part, weight, 1 - weight)

    def rgb(self):
        return self.picture[:, :, ::-1]

    def write(self, path):
        cv2.imwrite(path, self.picture)
