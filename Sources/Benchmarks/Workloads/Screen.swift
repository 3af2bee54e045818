import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization

/// A telephone's screen of 390 by 844 points, and things to draw on it.
struct Screen {
  /// Pixels a point.
  let scale: Int

  var width: Int { 390 * scale }
  var height: Int { 844 * scale }
  /// The size as it stands in the name of a case.
  var sizeText: String { "\(width)x\(height)" }
  var pixelCount: Int { width * height }

  /// A list screen: background, bar, 12 rounded cells with a circle and two bars, and 4 circles.
  var list: DisplayList {
    var commands = [fill(.rectangle(CGRect(x: 0, y: 0, width: 390, height: 96)), .accent)]
    for row in 0..<12 { commands += cell(row) }
    for index in 0..<4 {
      let center = CGPoint(x: 60 + 90 * Double(index), y: 700 - 40 * Double(index))
      commands.append(circle(center, radius: 80, .veil))
    }
    return drawing(commands)
  }

  /// Rows of a fifth of the screen, in its middle.
  var veiledRows: Range<Int> { height * 2 / 5..<height * 3 / 5 }

  /// The list screen with a veil over ``veiledRows``.
  var listUnderVeil: DisplayList {
    var list = list
    let veil = CGRect(x: 0, y: veiledRows.lowerBound, width: width, height: veiledRows.count)
    list.commands.append(.fill(Shape(.rectangle(veil)), .color(.veil)))
    return list
  }

  /// A list's picture.
  func drawn(_ list: DisplayList) -> RunPicture {
    var rasterizer = Rasterizer()
    var picture = RunPicture(width: width, height: height)
    rasterizer.render(list, into: &picture)
    return picture
  }

  /// Ten large blobs of Bezier curves, each half transparent over those below.
  var blobs: DisplayList {
    drawing(
      (0..<10).map { index in
        let center = CGPoint(
          x: 60 + 270 * Double(index % 3) / 2, y: 100 + 640 * Double(index) / 9)
        return fill(.path(Self.blob(center: center, radius: 150), .nonZero), .veil)
      })
  }

  /// What commands in device space draw on the page.
  func drawing(_ commands: [DisplayList.Command]) -> DisplayList {
    DisplayList(width: width, height: height, background: .page, commands: commands)
  }

  private func cell(_ row: Int) -> [DisplayList.Command] {
    let top = 108 + 60 * Double(row)
    var frame = Path()
    frame.addRoundedRect(
      in: CGRect(x: 16, y: top, width: 358, height: 52), cornerWidth: 12, cornerHeight: 12)
    return [
      fill(.path(frame, .nonZero), .card),
      circle(CGPoint(x: 46, y: top + 26), radius: 18, .accent),
      fill(.rectangle(CGRect(x: 76, y: top + 12, width: 180, height: 10)), .ink),
      fill(.rectangle(CGRect(x: 76, y: top + 30, width: 250, height: 8)), .faint),
    ]
  }

  private func circle(
    _ center: CGPoint, radius: Double, _ color: Color
  ) -> DisplayList.Command {
    fill(.path(.circle(center: center, radius: radius), .nonZero), color)
  }

  private func fill(_ outline: Shape.Outline, _ color: Color) -> DisplayList.Command {
    let toPixels = CGAffineTransform(scaleX: Double(scale), y: Double(scale))
    return .fill(Shape(outline, transform: toPixels), .color(color))
  }

  /// A closed outline with three bulges.
  private static func blob(center: CGPoint, radius: Double) -> Path {
    let point = { (x: Double, y: Double) in
      CGPoint(x: center.x + radius * x, y: center.y + radius * y)
    }
    var path = Path()
    path.move(to: point(0, -1))
    path.addCurve(to: point(0.9, 0.5), control1: point(1.2, -1.1), control2: point(0.4, -0.1))
    path.addCurve(to: point(-0.9, 0.5), control1: point(1.5, 1.2), control2: point(-0.2, 0.7))
    path.addCurve(to: point(0, -1), control1: point(-1.6, 0.3), control2: point(-0.8, -0.9))
    path.closeSubpath()
    return path
  }
}

/// The colours of the screens.
extension Color {
  static let page = Color(red: 0.95, green: 0.95, blue: 0.97)
  static let card = Color(red: 1, green: 1, blue: 1)
  static let ink = Color(red: 0.1, green: 0.1, blue: 0.12)
  static let faint = Color(red: 0.78, green: 0.78, blue: 0.8)
  static let accent = Color(red: 0.04, green: 0.52, blue: 1)
  static let veil = Color(red: 1, green: 0.22, blue: 0.37, alpha: 0.5)
}
