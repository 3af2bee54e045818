import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization

/// A list of the given commands over a clear canvas.
func list(_ width: Int, _ height: Int, _ commands: [DisplayList.Command]) -> DisplayList {
  DisplayList(width: width, height: height, commands: commands)
}

/// A list rendered by a rasterizer of its own.
func render(_ list: DisplayList) -> Pixmap {
  var rasterizer = Rasterizer()
  return rasterizer.render(list)
}

/// The alpha of every pixel as two hexadecimal digits, `..` for 0 and `##` for 255; a line a row.
func alphaText(_ pixmap: Pixmap) -> String {
  (0..<pixmap.height).map { y in
    (0..<pixmap.width).map { x in
      let alpha = pixmap[x: x, y: y].alpha
      if alpha == 0 { return ".." }
      if alpha == 255 { return "##" }
      return (alpha < 16 ? "0" : "") + String(alpha, radix: 16)
    }.joined(separator: " ")
  }.joined(separator: "\n")
}

/// The coverage of a shape: its alpha when filled with opaque black.
func coverage(_ shape: Shape, width: Int, height: Int) -> Pixmap {
  render(list(width, height, [.fill(shape, .color(.black))]))
}

/// A rectangle as a shape.
func rectangle(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, smoothsEdges: Bool = true
) -> Shape {
  Shape(
    .rectangle(CGRect(x: x, y: y, width: width, height: height)), smoothsEdges: smoothsEdges)
}

/// A closed polygon as a shape.
func polygon(
  _ points: [(Double, Double)], _ rule: FillRule = .nonZero, smoothsEdges: Bool = true
) -> Shape {
  var path = Path()
  for (index, point) in points.enumerated() {
    if index == 0 {
      path.move(to: CGPoint(x: point.0, y: point.1))
    } else {
      path.addLine(to: CGPoint(x: point.0, y: point.1))
    }
  }
  path.closeSubpath()
  return Shape(.path(path, rule), smoothsEdges: smoothsEdges)
}
