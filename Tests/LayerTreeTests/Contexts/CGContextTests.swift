import Drawing
import Foundation
import Geometry
import LayerTree
import Pixels
import Rasterization
import Testing

@Suite("Contexts")
struct CGContextTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A canvas as views hand it out: y points down.
  private func canvas(
    _ width: Int = 8, _ height: Int = 8, scale: CGFloat = 1, isOpaque: Bool = false
  ) throws -> CGContext {
    try #require(
      CGContext(pixelWidth: width, pixelHeight: height, scale: scale, isOpaque: isOpaque))
  }

  private func pixels(_ context: CGContext) throws -> Pixmap {
    #expect(context.issues.isEmpty)
    #expect(context.displayList.isBalanced)
    var rasterizer = Rasterizer()
    return rasterizer.render(context.displayList)
  }

  /// A letter a pixel: `.` for clear, r, g, b for the colours, `?` for anything else.
  private func picture(_ context: CGContext) throws -> [String] {
    let pixmap = try pixels(context)
    return (0..<pixmap.height).map { y in
      String(
        (0..<pixmap.width).map { x in
          switch pixmap[x: x, y: y].packed {
          case 0: Character(".")
          case 0xFF00_00FF: "r"
          case 0xFFFF_0000: "b"
          case 0xFF00_0000: "#"
          default: "?"
          }
        })
    }
  }

  @Test("In a view's context y points down; in a bitmap of one's own it points up")
  func directions() throws {
    let down = try canvas(3, 3)
    down.setFillColor(red)
    down.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try picture(down) == ["r..", "...", "..."])
    #expect(down.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 3))

    let up = try #require(
      CGContext(
        data: nil, width: 3, height: 3, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    up.setFillColor(red)
    up.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try picture(up) == ["...", "...", "r.."])
    #expect(up.ctm == .identity)
  }

  @Test("The scale is pixels to a unit, and an opaque canvas begins black")
  func scale() throws {
    let context = try canvas(4, 4, scale: 2, isOpaque: true)
    context.setFillColor(red)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try picture(context) == ["##rr", "##rr", "####", "####"])
  }

  @Test("Maps apply before those that are there, and the state's stack takes them back")
  func maps() throws {
    let context = try canvas(4, 4)
    context.setFillColor(red)
    context.saveGState()
    context.translateBy(x: 1, y: 1)
    context.scaleBy(x: 2, y: 1)
    context.setFillColor(blue)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
    context.restoreGState()
    #expect(try picture(context) == ["....", ".bb.", "....", "r..."])
  }

  @Test("A path keeps the map under which its points were added")
  func pathMaps() throws {
    let context = try canvas(6, 3)
    context.move(to: CGPoint(x: 0, y: 0))
    context.addLine(to: CGPoint(x: 2, y: 0))
    context.translateBy(x: 3, y: 0)
    context.addLine(to: CGPoint(x: -1, y: 2))
    context.addLine(to: CGPoint(x: -3, y: 2))
    context.closePath()
    context.setFillColor(red)
    context.fillPath()
    #expect(context.isPathEmpty)
    #expect(try picture(context) == ["rr....", "rr....", "......"])
  }

  @Test("The even-odd rule leaves a hole, the winding rule none")
  func rules() throws {
    for (rule, middle) in [(CGPathFillRule.evenOdd, "r.r"), (.winding, "rrr")] {
      let context = try canvas(3, 3)
      context.setFillColor(red)
      context.addRect(CGRect(x: 0, y: 0, width: 3, height: 3))
      context.addRect(CGRect(x: 1, y: 1, width: 1, height: 1))
      context.fillPath(using: rule)
      #expect(try picture(context)[1] == middle)
    }
  }

  @Test("A stroke lies half on each side, in the width of the map at the time of stroking")
  func strokes() throws {
    let context = try canvas(6, 6)
    context.setStrokeColor(red)
    context.setLineWidth(1)
    context.scaleBy(x: 2, y: 2)
    context.stroke(CGRect(x: 0.5, y: 0.5, width: 2, height: 2))
    #expect(
      try picture(context) == ["rrrrrr", "rrrrrr", "rr..rr", "rr..rr", "rrrrrr", "rrrrrr"])
  }

  @Test("A clip narrows until the state is taken back, a round one by coverage")
  func clips() throws {
    let context = try canvas(4, 4)
    context.setFillColor(red)
    context.saveGState()
    context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2))
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 1, width: 1, height: 2))
    context.restoreGState()
    context.fill(CGRect(x: 3, y: 3, width: 1, height: 1))
    #expect(try picture(context) == ["....", ".r..", ".r..", "...r"])

    let round = try canvas(8, 8)
    round.addEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    round.clip()
    round.setFillColor(red)
    round.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    let direct = try canvas(8, 8)
    direct.setFillColor(red)
    direct.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(try pixels(round) == pixels(direct))
  }

  @Test("A picture drawn where y points down stands on its head; upright where it points up")
  func images() throws {
    let source = try canvas(2, 2)
    source.setFillColor(red)
    source.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    source.setFillColor(blue)
    source.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    let image = try #require(source.makeImage())
    #expect(image.width == 2 && image.height == 2)

    let down = try canvas(2, 2)
    down.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try picture(down) == ["bb", "rr"])
    down.drawDownward(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try picture(down) == ["rr", "bb"])

    let lower = try #require(image.cropping(to: CGRect(x: 0, y: 1, width: 9, height: 9)))
    #expect(lower.width == 2 && lower.height == 1)
    let cropped = try canvas(2, 1)
    cropped.drawDownward(lower, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try picture(cropped) == ["bb"])
    #expect(image.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
  }

  @Test("Clearing makes transparent what is there, within the clip, and nothing that comes later")
  func clearing() throws {
    let context = try canvas(4, 3)
    context.clear(CGRect(x: 0, y: 0, width: 4, height: 3))
    #expect(context.isBlank)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    context.saveGState()
    context.clip(to: CGRect(x: 1, y: 0, width: 3, height: 3))
    context.clear(CGRect(x: 0, y: 1, width: 3, height: 1))
    context.restoreGState()
    context.setFillColor(blue)
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(try picture(context) == ["rrrr", "rb.r", "rrrr"])
  }

  @Test("Copying replaces what is there, alpha and all")
  func copying() throws {
    let context = try canvas(2, 1)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.setBlendMode(.copy)
    context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let pixmap = try pixels(context)
    #expect(pixmap[x: 0, y: 0].packed == 0x8000_0000)
    #expect(pixmap[x: 1, y: 0].packed == 0xFF00_00FF)
  }

  @Test("An opaque copy is drawn within any clip; others need one of whole pixels")
  func copyingInClips() throws {
    for (alpha, count) in [(1.0, 0), (0.5, 1)] {
      let context = try canvas(4, 4)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
      context.clip()
      context.setBlendMode(.copy)
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: alpha))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      #expect(context.issues.count == count)
    }
  }

  @Test("Alpha multiplies each drawing; a transparency layer is multiplied as one")
  func layers() throws {
    let context = try canvas(3, 1)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.setFillColor(blue)
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    context.restoreGState()
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    let pixmap = try pixels(context)
    #expect((0..<3).map { pixmap[x: $0, y: 0].packed } == [0x8000_0080, 0x8080_0000, 0x8080_0000])
  }

  @Test("Shadows keep to the axes the context began with; the blur is twice the deviation")
  func shadows() throws {
    let context = try canvas(8, 8, scale: 2)
    context.rotate(by: .pi / 2)
    context.setShadow(offset: CGSize(width: 1, height: 0.5), blur: 3, color: blue)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: -1, width: 1, height: 1))
    let text = context.displayList.description
    #expect(text.contains("shadow rgba(0 0 1 1) offset (2 1) sigma 3"))

    let up = try #require(
      CGContext(
        data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
    up.setShadow(offset: CGSize(width: 1, height: 2), blur: 0)
    up.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(up.displayList.description.contains("offset (1 -2) sigma 0"))
  }

  @Test("A linear gradient ends at its ends unless told to go on")
  func linearGradients() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [red, red, blue],
        locations: [0, 0.5, 1]))
    let context = try canvas(6, 1)
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 4, y: 0), options: [])
    let ends = try pixels(context)
    #expect(
      (0..<6).map { ends[x: $0, y: 0].packed != 0 } == [false, false, true, true, false, false])

    let extended = try canvas(6, 1)
    extended.drawLinearGradient(
      gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 4, y: 0),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(try picture(extended)[0].first == "r" && picture(extended)[0].last == "b")
    let before = try canvas(6, 1)
    before.drawLinearGradient(
      gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 4, y: 0),
      options: .drawsBeforeStartLocation)
    #expect(try picture(before)[0].first == "r" && picture(before)[0].last == ".")
  }

  @Test("A radial gradient lies between its circles; about different centres it is refused")
  func radialGradients() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil))
    let context = try canvas(10, 10)
    let center = CGPoint(x: 5, y: 5)
    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 2, endCenter: center, endRadius: 4, options: [])
    let pixmap = try pixels(context)
    #expect(pixmap[x: 5, y: 5].packed == 0 && pixmap[x: 0, y: 0].packed == 0)
    #expect(pixmap[x: 5, y: 2].packed >> 24 == 255)

    let outside = try canvas(10, 10)
    outside.drawRadialGradient(
      gradient, startCenter: center, startRadius: 4, endCenter: center, endRadius: 2,
      options: [.drawsAfterEndLocation, .drawsBeforeStartLocation])
    #expect(try picture(outside)[0].first == "r")
    #expect(try picture(outside)[5].dropFirst(5).first == "b")

    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: .zero, endRadius: 4, options: [])
    #expect(context.issues.map(\.name) == ["drawing"])
  }

  @Test("What can't be drawn is an issue of the picture, and of every picture it is drawn into")
  func issues() throws {
    let context = try canvas()
    context.setBlendMode(.multiply)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    #expect(image.issues == [.drawing("the blend mode multiply")])
    let other = try canvas()
    other.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(other.issues == image.issues)
  }

  @Test("A mask shapes by its alpha")
  func masks() throws {
    let mask = try canvas(2, 2)
    mask.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    let context = try canvas(2, 2)
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2), mask: mask.recordedImage)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try picture(context) == ["r.", "r."])
  }

  @Test("Numbers of every kind are drawn or left out, and never stop the program")
  func hostileNumbers() throws {
    let numbers: [CGFloat] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, 0, .leastNonzeroMagnitude,
    ]
    #expect(CGContext(pixelWidth: -1, pixelHeight: 4, scale: 1, isOpaque: false) == nil)
    #expect(CGContext(pixelWidth: 1 << 40, pixelHeight: 4, scale: 1, isOpaque: false) == nil)
    for number in numbers {
      let context = try canvas(4, 4)
      let rect = CGRect(x: number, y: 0, width: number, height: 2)
      context.setLineWidth(number)
      context.setLineDash(phase: number, lengths: [number])
      context.setShadow(offset: CGSize(width: number, height: 1), blur: number)
      context.setAlpha(number)
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(rect)
      context.stroke(rect)
      context.clear(rect)
      context.setAlpha(1)
      context.clip(to: rect)
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: number))
      context.translateBy(x: number, y: 0)
      context.scaleBy(x: number, y: number)
      context.addArc(
        center: .zero, radius: number, startAngle: 0, endAngle: number, clockwise: true)
      context.clip()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let gradient = try #require(
        CGGradient(colorsSpace: nil, colors: [red, blue], locations: [number, 1]))
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: number, y: 1), options: [])
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: number,
        options: .drawsAfterEndLocation)
      _ = context.boundingBoxOfClipPath
      var rasterizer = Rasterizer()
      _ = rasterizer.render(context.displayList)
    }
  }
}
