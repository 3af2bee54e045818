"""Skia draws the workloads, on opaque surfaces of the machine's own pixel order, its quickest."""
import skia


class Peer:
    name = "Skia"

    def __init__(self, workload):
        self.workload = workload
        self.surface = self.empty()
        self.canvas = self.surface.getCanvas()
        self.paints = {}
        self.screens = {}
        for key, shapes in workload.screens.items():
            surface = self.empty()
            self.draw_shapes(surface.getCanvas(), shapes)
            self.screens[key] = surface.makeImageSnapshot()
        self.draw = {
            "fade": self.fade, "circleReveal": self.circle, "slide": self.slide,
            "none": self.shapes}[workload.animator["preset"]]

    def empty(self):
        return skia.Surface.MakeRaster(skia.ImageInfo.Make(
            self.workload.width, self.workload.height, skia.kN32_ColorType,
            skia.kOpaque_AlphaType))

    def paint(self, color):
        if color not in self.paints:
            self.paints[color] = skia.Paint(Color=skia.Color(*color), AntiAlias=True)
        return self.paints[color]

    def draw_shapes(self, canvas, shapes):
        for shape in shapes:
            paint = self.paint(shape.color)
            if shape.kind == "circle":
                canvas.drawCircle(*shape.points, paint)
            elif shape.kind == "rect":
                canvas.drawRect(skia.Rect.MakeXYWH(*shape.points), paint)
            else:
                radius = shape.points[4]
                canvas.drawRoundRect(
                    skia.Rect.MakeXYWH(*shape.points[:4]), radius, radius, paint)

    def fade(self, index):
        self.canvas.drawImage(self.screens["from"], 0, 0)
        self.canvas.drawImage(
            self.screens["to"], 0, 0, skia.SamplingOptions(),
            skia.Paint(Alphaf=self.workload.progress[index]))

    def circle(self, index):
        self.canvas.drawImage(self.screens["from"], 0, 0)
        # A circle filled with the picture is quicker than the picture clipped to a circle.
        shader = self.screens["to"].makeShader(skia.SamplingOptions())
        self.canvas.drawCircle(
            *self.workload.center, self.workload.radius(index),
            skia.Paint(AntiAlias=True, Shader=shader))

    def slide(self, index):
        lower, upper, dim = self.workload.slide(index)
        self.canvas.drawImage(self.screens["from"], lower, 0)
        self.canvas.drawRect(
            skia.Rect.MakeWH(self.workload.width, self.workload.height),
            skia.Paint(Color=skia.Color(0, 0, 0, round(255 * dim))))
        self.canvas.drawImage(self.screens["to"], upper, 0)

    def shapes(self, index):
        self.draw_shapes(self.canvas, self.workload.screens["to"])
        for blob in self.workload.blobs:
            points = self.workload.outline(blob, index)
            path = skia.Path()
            path.moveTo(*points[0])
            for at in range(1, len(points), 3):
                path.cubicTo(*points[at], *points[at + 1], *points[at + 2])
            path.close()
            self.canvas.drawPath(path, self.paint(blob.color))

    def rgb(self):
        image = self.surface.makeImageSnapshot()
        return image.toarray(colorType=skia.kRGBA_8888_ColorType)[:, :, :3]

    def write(self, path):
        # Skia's own default: level 6, and a filter chosen for each row.
        with open(path, "wb") as file:
            file.write(self.surface.makeImageSnapshot().encodeToData(skia.kPNG, 100))
