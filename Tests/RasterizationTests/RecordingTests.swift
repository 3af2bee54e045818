import Digests
import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization
import Testing
import TestSupport

@Suite("Recorded pictures")
struct RecordingTests {
  /// Opaque, with soft edges and a shadow inside.
  private var picture: DisplayList {
    let circle = Shape(.path(.circle(center: CGPoint(x: 7, y: 6), radius: 4.3), .nonZero))
    let shadow = Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 0.5), offset: CGSize(width: 1, height: 2),
      sigma: 1.5)
    return DisplayList(
      width: 20, height: 15, background: Color(red: 0.9, green: 0.8, blue: 0.2),
      commands: [
        .shadow(circle, shadow), .fill(circle, .color(Color(red: 0, green: 0.3, blue: 1))),
      ])
  }

  private func recorded(_ list: DisplayList) throws -> Image {
    try #require(Image(recording: list))
  }

  /// `image` at a whole-pixel place on a canvas.
  private func placed(_ image: Image, x: Int, y: Int, width: Int, height: Int) -> DisplayList {
    let area = rectangle(Double(x), Double(y), Double(image.width), Double(image.height))
    let place = CGAffineTransform(translationX: Double(x), y: Double(y))
    return list(
      width, height, [.fill(area, .image(ImagePaint(image: image, transform: place)))])
  }

  @Test("A recording copied pixel by pixel equals what it records")
  func copies() throws {
    let image = try recorded(picture)
    let direct = render(picture)
    #expect(render(placed(image, x: 0, y: 0, width: 20, height: 15)) == direct)

    let moved = render(placed(image, x: 3, y: 2, width: 30, height: 20))
    for y in 0..<15 {
      for x in 0..<20 { #expect(moved[x: x + 3, y: y + 2] == direct[x: x, y: y]) }
    }
  }

  @Test("A recording is sampled as its ready pixels are")
  func sampled() throws {
    let ready = Image(pixels: render(picture))
    let turned = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 1.7, y: 0.6)
    func drawn(_ image: Image) -> Pixmap {
      render(
        list(
          25, 25,
          [.fill(rectangle(0, 0, 25, 25), .image(ImagePaint(image: image, transform: turned)))]))
    }
    #expect(drawn(try recorded(picture)) == drawn(ready))
  }

  @Test("A part shows its own pixels only, and repeats its own edges")
  func parts() throws {
    let whole = render(picture)
    for image in [try recorded(picture), Image(pixels: whole)] {
      let part = try #require(image.cropped(to: PixelPart(x: 4, y: 3, width: 5, height: 6)))
      let inner = try #require(part.cropped(to: PixelPart(x: 1, y: 2, width: 90, height: 90)))
      #expect(part.width == 5 && inner.width == 4 && inner.height == 4)
      let paint = ImagePaint(image: inner, transform: CGAffineTransform(translationX: 2, y: 2))
      let pixmap = render(list(9, 9, [.fill(rectangle(0, 0, 9, 9), .image(paint))]))
      for y in 0..<9 {
        for x in 0..<9 {
          let (column, row) = (min(max(x - 2, 0), 3), min(max(y - 2, 0), 3))
          #expect(pixmap[x: x, y: y] == whole[x: 5 + column, y: 5 + row])
        }
      }
    }
  }

  @Test("A part of ready pixels gives out those pixels alone")
  func pixelsOfParts() throws {
    let whole = render(picture)
    let part = try #require(
      Image(pixels: whole).cropped(to: PixelPart(x: 2, y: 1, width: 3, height: 2)))
    let pixels = try #require(part.pixels)
    #expect(pixels.width == 3 && pixels.height == 2)
    #expect(pixels[x: 2, y: 1] == whole[x: 4, y: 2])
    #expect(try recorded(picture).pixels == nil)
  }

  @Test("Recordings nest, and equal ones have equal digests")
  func nests() throws {
    let inner = placed(try recorded(picture), x: 2, y: 1, width: 24, height: 18)
    let outer = placed(try recorded(inner), x: 1, y: 1, width: 26, height: 20)
    let direct = render(picture)
    let drawn = render(outer)
    #expect(drawn[x: 10, y: 8] == direct[x: 7, y: 6])
    #expect(drawn[x: 3, y: 2] == direct[x: 0, y: 0])

    #expect(try recorded(picture) == recorded(picture))
    var other = picture
    other.background = .white
    #expect(try recorded(other) != recorded(picture))
    #expect(
      try recorded(picture).cropped(to: PixelPart(x: 0, y: 0, width: 1, height: 1))
        != recorded(picture).cropped(to: PixelPart(x: 1, y: 0, width: 1, height: 1)))
  }

  @Test("What was drawn before changes no pixel")
  func keepsNothingWrong() throws {
    let first = placed(try recorded(picture), x: 0, y: 0, width: 20, height: 15)
    var other = picture
    other.background = .white
    let second = placed(try recorded(other), x: 0, y: 0, width: 20, height: 15)
    var rasterizer = Rasterizer()
    for list in [first, second, first, first, second] {
      #expect(rasterizer.render(list) == render(list))
    }
  }

  @Test("What exceeds the limits, or is not closed, has no image")
  func limits() throws {
    #expect(Image(recording: DisplayList(width: 40_000, height: 1)) == nil)
    #expect(Image(recording: DisplayList(width: -1, height: 1)) == nil)
    #expect(Image(recording: DisplayList(width: 30_000, height: 30_000)) == nil)
    #expect(
      Image(recording: DisplayList(width: 1, height: 1, commands: [.beginGroup(.init())])) == nil)

    let half = RecordingLimits.pixels / 2 / 8192
    let inner = try recorded(DisplayList(width: 8192, height: half, background: .black))
    let twice = placed(inner, x: 0, y: 0, width: 8192, height: half)
    let pair = try recorded(twice)
    #expect(Image(recording: placed(pair, x: 0, y: 0, width: 1, height: 1)) == nil)
  }

  @Test("Recordings within one another end at a depth")
  func depth() throws {
    var image = try recorded(DisplayList(width: 1, height: 1, background: .black))
    for _ in 1..<RecordingLimits.depth {
      image = try recorded(placed(image, x: 0, y: 0, width: 2, height: 2))
    }
    #expect(render(placed(image, x: 0, y: 0, width: 1, height: 1))[x: 0, y: 0].packed >> 24 == 255)
    #expect(Image(recording: placed(image, x: 0, y: 0, width: 2, height: 2)) == nil)
  }

  @Test("An empty recording paints nothing")
  func empty() throws {
    let image = try recorded(DisplayList(width: 0, height: 4))
    let drawn = render(placed(image, x: 0, y: 0, width: 3, height: 3))
    #expect(drawn == Pixmap(width: 3, height: 3))
  }
}
