"""Cairo draws the workloads, on surfaces without alpha, whose files are RGB as Segue's are."""
import math

import cairocffi as cairo
import numpy


class Peer:
    name = "Cairo"

    def __init__(self, workload):
        self.workload = workload
        self.surface = self.empty()
        self.context = cairo.Context(self.surface)
        self.screens = {}
        for key, shapes in workload.screens.items():
            self.screens[key] = self.empty()
            self.draw_shapes(cairo.Context(self.screens[key]), shapes)
        self.draw = {
            "fade": self.fade, "circleReveal": self.circle, "slide": self.slide,
            "none": self.shapes}[workload.animator["preset"]]

    def empty(self):
        return cairo.ImageSurface(
            cairo.FORMAT_RGB24, self.workload.width, self.workload.height)

    @staticmethod
    def draw_shapes(context, shapes):
        for shape in shapes:
            context.set_source_rgba(*(value / 255 for value in shape.color))
            if shape.kind == "circle":
                context.arc(*shape.points, 0, 2 * math.pi)
            elif shape.kind == "rect":
                context.rectangle(*shape.points)
            else:
                x, y, width, height, r = shape.points
                corners = ((x + width - r, y + r), (x + width - r, y + height - r),
                           (x + r, y + height - r), (x + r, y + r))
                for turn, corner in enumerate(corners):
                    start = (turn - 1) * math.pi / 2
                    context.arc(*corner, r, start, start + math.pi / 2)
                context.close_path()
            context.fill()

    def copy(self, screen, x=0):
        """Puts a screen in place, at a whole pixel."""
        self.context.set_operator(cairo.OPERATOR_SOURCE)
        self.context.set_source_surface(self.screens[screen], x, 0)
        self.context.rectangle(x, 0, self.workload.width, self.workload.height)
        self.context.fill()
        self.context.set_operator(cairo.OPERATOR_OVER)

    def fade(self, index):
        self.copy("from")
        self.context.set_source_surface(self.screens["to"], 0, 0)
        self.context.paint_with_alpha(self.workload.progress[index])

    def circle(self, index):
        self.copy("from")
        self.context.set_source_surface(self.screens["to"], 0, 0)
        self.context.arc(
            *self.workload.center, self.workload.radius(index), 0, 2 * math.pi)
        self.context.fill()

    def slide(self, index):
        lower, upper, dim = self.workload.slide(index)
        self.copy("from", lower)
        self.context.set_source_rgba(0, 0, 0, dim)
        self.context.paint()
        self.copy("to", upper)

    def shapes(self, index):
        self.draw_shapes(self.context, self.workload.screens["to"])
        for blob in self.workload.blobs:
            points = self.workload.outline(blob, index)
            self.context.set_source_rgba(*(value / 255 for value in blob.color))
            self.context.move_to(*points[0])
            for at in range(1, len(points), 3):
                self.context.curve_to(*points[at], *points[at + 1], *points[at + 2])
            self.context.close_path()
            self.context.fill()

    def rgb(self):
        self.surface.flush()
        words = numpy.frombuffer(self.surface.get_data(), numpy.uint8)
        rows = words.reshape(self.workload.height, self.surface.get_stride())
        pixels = rows[:, :4 * self.workload.width].reshape(
            self.workload.height, self.workload.width, 4)
        return pixels[:, :, 2::-1]

    def write(self, path):
        self.surface.write_to_png(path)
