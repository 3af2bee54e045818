import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization
import Testing

// BEGIN
/// An opaque square, a translucent one over its right half, cut by a Bezier curve.
func picture() -> Pixmap {
  let orange = Color(red: 1, green: 0.5, blue: 0)
  let blue = Color(red: 0, green: 0, blue: 1, alpha: 0.5)
  var curve = Path()
  curve.move(to: CGPoint(x: 0, y: 4))
  curve.addCurve(
    to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 0, y: 1), control2: CGPoint(x: 1, y: 0))
  curve.addLine(to: CGPoint(x: 4, y: 4))
  curve.closeSubpath()

  let list = DisplayList(
    width: 4, height: 4,
    commands: [
      .beginGroup(DisplayList.Group()),
      .fill(Shape(.rectangle(CGRect(x: 0, y: 0, width: 4, height: 4))), .color(orange)),
      .fill(Shape(.rectangle(CGRect(x: 2, y: 0, width: 2, height: 4))), .color(blue)),
      .maskGroup,
      .fill(Shape(.path(curve, .nonZero)), .color(.black)),
      .endGroup,
    ])
  var rasterizer = Rasterizer()
  return rasterizer.render(list)
}
// END

@Suite("Documentation")
struct DocumentationTests {
  /// The article that shows ``picture()``.
  func article() throws -> String {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let file = tests.appending(
      path: "../../Sources/Rasterization/Rasterization.docc/DrawingAPicture.md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("The article's code is the code compiled here")
  func code() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let function = try #require(
      source.components(separatedBy: "// BEGIN" + "\n").dropFirst().first?
        .components(separatedBy: "// END").first)
    let block = try #require(
      article().components(separatedBy: "```swift\n").dropFirst().first?
        .components(separatedBy: "```").first)

    #expect(block.hasSuffix(function.trimmingCharacters(in: .newlines) + "\n"))
  }

  @Test("The article's bytes are the bytes that come out")
  func bytes() throws {
    let bytes = picture().straightBytes
    let pixels = stride(from: 0, to: bytes.count, by: 4).map { start in
      bytes[start..<start + 4].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    let rows = (0..<4).map { pixels[4 * $0..<4 * $0 + 4].joined(separator: " ") }
    let block = try #require(
      article().components(separatedBy: "```text\n").dropFirst().first?
        .components(separatedBy: "\n```").first)

    #expect(rows.joined(separator: "\n") == block)
  }
}
