import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization
import Testing
import TestSupport

@Suite("Backdrops")
struct BackdropTests {
  /// Bars and boxes of random opaque colours.
  private func picture(seed: UInt64) -> [DisplayList.Command] {
    var generator = SeededGenerator(seed: seed)
    return [.fill(rectangle(0, 0, 32, 32), .color(.white))]
      + (0..<12).map { _ in
        .fill(
          rectangle(
            generator.number(-4...30), generator.number(-4...30), generator.number(2...12),
            generator.number(2...12), smoothsEdges: false),
          .color(
            Color(
              red: generator.number(0...1), green: generator.number(0...1),
              blue: generator.number(0...1))))
      }
  }

  private func drawn(_ commands: [DisplayList.Command]) -> Pixmap {
    render(list(32, 32, commands))
  }

  private let all = rectangle(0, 0, 32, 32)

  @Test("One that changes nothing changes nothing, and a plain picture stays as it is")
  func neutral() {
    let picture = picture(seed: 1)
    #expect(drawn(picture + [.backdrop(all, Backdrop())]) == drawn(picture))

    let plain: [DisplayList.Command] = [
      .fill(all, .color(Color(red: 0.25, green: 0.25, blue: 0.25)))
    ]
    let blurred = drawn(plain + [.backdrop(all, Backdrop(sigma: 9, saturation: 1.8))])
    #expect(blurred == drawn(plain))
  }

  @Test("The blur is the Gaussian mean, with the canvas's edge repeated, within 2 of 255")
  func gaussian() {
    let sharp = drawn(picture(seed: 2))
    for sigma in [1.5, 4] {
      let blurred = drawn(picture(seed: 2) + [.backdrop(all, Backdrop(sigma: sigma))])
      let reach = Int(sigma * 4)
      let weights = (-reach...reach).map { exp(-0.5 * Double($0 * $0) / (sigma * sigma)) }
      let sum = weights.reduce(0, +)
      for (x, y) in [(0, 0), (31, 5), (16, 16), (9, 30), (20, 3)] {
        var mean = 0.0
        for (i, row) in (y - reach...y + reach).enumerated() {
          for (j, column) in (x - reach...x + reach).enumerated() {
            let pixel = sharp[x: min(max(column, 0), 31), y: min(max(row, 0), 31)]
            mean += Double(pixel.green) * weights[i] * weights[j] / (sum * sum)
          }
        }
        #expect(abs(Double(blurred[x: x, y: y].green) - mean) < 2)
      }
    }
  }

  @Test("No saturation is the luminance; a tint lies over it")
  func colors() {
    let red: [DisplayList.Command] = [.fill(all, .color(Color(red: 1, green: 0, blue: 0)))]
    let grey = drawn(red + [.backdrop(all, Backdrop(saturation: 0))])[x: 3, y: 3]
    #expect(grey.red == 54 && grey.green == 54 && grey.blue == 54 && grey.alpha == 255)

    let strong = drawn(red + [.backdrop(all, Backdrop(saturation: 1.8))])[x: 3, y: 3]
    #expect(strong.red == 255 && strong.green == 0)

    let tint = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    let tinted = drawn(red + [.backdrop(all, Backdrop(tint: tint))])[x: 3, y: 3]
    #expect(tinted.red == 255 && tinted.green == 128)
  }

  @Test("A part of a backdrop, by a clip, a shape or a group, is the same piece of one picture")
  func pieces() {
    let backdrop = Backdrop(sigma: 3, saturation: 1.4, tint: Color(white: 1, alpha: 0.2))
    let whole = drawn(picture(seed: 3) + [.backdrop(all, backdrop)])
    let piece = rectangle(7, 9, 13, 11, smoothsEdges: false)
    var below = backdrop
    below.level = 1
    let ways: [[DisplayList.Command]] = [
      picture(seed: 3) + [.backdrop(piece, backdrop)],
      picture(seed: 3) + [.beginClip(piece), .backdrop(all, backdrop), .endClip],
      picture(seed: 3) + [.beginGroup(.init(clip: piece)), .backdrop(all, below), .endGroup],
      [.beginClip(piece), .beginGroup(.init())] + picture(seed: 3)
        + [.backdrop(all, backdrop), .endGroup, .endClip],
    ]
    for commands in ways {
      let pixmap = drawn(commands)
      for y in 9..<20 {
        for x in 7..<20 { #expect(pixmap[x: x, y: y] == whole[x: x, y: y]) }
      }
    }
  }

  @Test("Looked through, a group's opacity mixes the backdrop with what lies below")
  func opacity() {
    let black: [DisplayList.Command] = [.fill(all, .color(.black))]
    let white = Backdrop(tint: .white, level: 1)
    let mixed = drawn(
      black + [.beginGroup(.init(opacity: 0.5)), .backdrop(all, white), .endGroup])
    #expect(mixed[x: 1, y: 1].red == 128 && mixed[x: 1, y: 1].alpha == 255)
  }

  @Test("Numbers that are not finite do not crash")
  func hostile() {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1] {
      let backdrop = Backdrop(sigma: value, saturation: value, level: 7)
      _ = drawn(picture(seed: 4) + [.backdrop(rectangle(3, 3, 4, 4), backdrop)])
    }
  }
}

extension Color {
  fileprivate init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
}
