import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization
import Testing

@Suite("Shadows")
struct ShadowTests {
  func shadow(_ sigma: Double, x: Double = 0, y: Double = 0, alpha: Double = 1) -> Shadow {
    Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: alpha), offset: CGSize(width: x, height: y),
      sigma: sigma)
  }

  /// A separable Gaussian in doubles, sampled out to five deviations.
  func blurred(_ alpha: Pixmap, sigma: Double) -> [[Double]] {
    let reach = Int((5 * sigma).rounded(.up))
    let heights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = heights.reduce(0, +)
    let kernel = heights.map { $0 / sum }
    func convolved(_ line: [Double]) -> [Double] {
      line.indices.map { place in
        var total = 0.0
        for offset in -reach...reach where line.indices.contains(place + offset) {
          total += line[place + offset] * kernel[offset + reach]
        }
        return total
      }
    }
    let rows = (0..<alpha.height).map { y in
      convolved((0..<alpha.width).map { Double(alpha[x: $0, y: y].alpha) })
    }
    let columns = (0..<alpha.width).map { x in convolved(rows.map { $0[x] }) }
    return (0..<alpha.height).map { y in (0..<alpha.width).map { columns[$0][y] } }
  }

  #if DEBUG
    static let sigmas = [0.5, 1, 3.7, 11.9, 12]
  #else
    static let sigmas = [0.3, 0.5, 1, 2, 3.7, 8, 11.9, 12, 17, 23.9, 24, 40, 70]
  #endif

  @Test("A shadow is the Gaussian of the silhouette, within one step", arguments: sigmas)
  func gaussian(sigma: Double) {
    let side = 96
    let shapes = [
      rectangle(30.5, 20, 33.25, 41),
      Shape(.path(Path.circle(center: CGPoint(x: 40, y: 52), radius: 19), .nonZero)),
      polygon([(10, 80), (48, 12), (88, 77), (48, 60)]),
      rectangle(-100, 40, 300, 3),
    ]
    for shape in shapes {
      // Far enough beyond the canvas for five deviations.
      let margin = Int((5 * sigma).rounded(.up))
      var moved = shape
      moved.map = PlaneMap(
        CGAffineTransform(translationX: Double(margin), y: Double(margin)))
      let silhouette = coverage(moved, width: side + 2 * margin, height: side + 2 * margin)
      let expected = blurred(silhouette, sigma: sigma)

      let pixmap = render(list(side, side, [.shadow(shape, shadow(sigma))]))

      for y in stride(from: 0, to: side, by: 3) {
        for x in stride(from: 0, to: side, by: 3) {
          let difference = Double(pixmap[x: x, y: y].alpha) - expected[y + margin][x + margin]
          #expect(abs(difference) <= 1, "sigma \(sigma), \(shape), pixel \(x), \(y)")
        }
      }
    }
  }

  @Test("A sharp shadow is the silhouette, moved by whole pixels")
  func sharp() {
    let shape = rectangle(1.5, 1, 2, 1)
    for sigma in [0, -1, .nan, 0.01] {
      let pixmap = render(list(6, 4, [.shadow(shape, shadow(sigma, x: 1.4, y: 0.5))]))

      #expect(
        alphaText(pixmap) == """
          .. .. .. .. .. ..
          .. .. .. .. .. ..
          .. .. 80 ## 80 ..
          .. .. .. .. .. ..
          """)
    }
  }

  @Test("A group's shadow is that of its shape, below it, both times opacity")
  func group() {
    let shape = rectangle(8, 9, 12.5, 10)
    for (sigma, opacity) in [(2.5, 1.0), (2.5, 0.4), (0, 0.4), (14, 1)] {
      let cast = shadow(sigma, x: 3, y: -2, alpha: 0.8)
      let red = Color(red: 1, green: 0, blue: 0)
      let one = render(
        list(
          32, 32,
          [
            .beginGroup(DisplayList.Group(opacity: opacity, shadow: cast)),
            .fill(shape, .color(red)), .endGroup,
          ]))
      var commands: [DisplayList.Command] = [
        .shadow(shape, cast), .beginGroup(DisplayList.Group(opacity: opacity)),
        .fill(shape, .color(red)), .endGroup,
      ]
      if opacity != 1 {
        // Coverage times opacity: at most one step from the shadow of a fainter colour.
        commands[0] = .shadow(shape, shadow(sigma, x: 3, y: -2, alpha: 0.8 * opacity))
      }
      let other = render(list(32, 32, commands))
      for y in 0..<32 {
        for x in 0..<32 {
          let difference = Int(one[x: x, y: y].alpha) - Int(other[x: x, y: y].alpha)
          #expect(abs(difference) <= (opacity == 1 ? 0 : 1))
        }
      }
    }
  }

  @Test("What lies beyond the canvas casts its shadow into it", arguments: [2.0, 30])
  func beyond(sigma: Double) {
    let outside = rectangle(-50, 0, 49, 40)
    let cast = shadow(sigma, x: 6)
    let shape = render(list(20, 40, [.shadow(outside, cast)]))
    let group = render(
      list(
        20, 40,
        [
          .beginGroup(DisplayList.Group(shadow: cast)), .fill(outside, .color(.black)), .endGroup,
        ]))

    #expect(shape[x: 0, y: 20].alpha > 40)
    #expect(shape == group)
  }

  @Test("Tiles of a shadow fit together", arguments: [1.5, 13, 50])
  func tiles(sigma: Double) {
    let shape = polygon([(5, 40), (24, 6), (44, 38), (24, 30)])
    let whole = render(list(48, 48, [.shadow(shape, shadow(sigma))]))
    var commands: [DisplayList.Command] = []
    for tile in 0..<16 {
      commands += [
        .beginClip(rectangle(Double(tile % 4) * 12, Double(tile / 4) * 12, 12, 12)),
        .shadow(shape, shadow(sigma)), .endClip,
      ]
    }

    #expect(render(list(48, 48, commands)) == whole)
  }

  @Test("A clip around a group cuts what is composited, not what casts the shadow")
  func clippedGroup() {
    let shape = rectangle(2, 2, 10, 10)
    let group: [DisplayList.Command] = [
      .beginGroup(DisplayList.Group(shadow: shadow(2, x: 8))), .fill(shape, .color(.white)),
      .endGroup,
    ]
    let free = render(list(24, 14, group))
    let clipped = render(list(24, 14, [.beginClip(rectangle(12, 0, 12, 14))] + group + [.endClip]))
    for y in 0..<14 {
      for x in 0..<24 {
        #expect(clipped[x: x, y: y] == (x < 12 ? .clear : free[x: x, y: y]))
      }
    }
  }

  @Test("Any softness and shift is drawn without trapping")
  func absurd() {
    let shape = rectangle(1, 1, 4, 4)
    for (sigma, shift) in [(1e9, 0), (.infinity, 1e300), (3, -.infinity), (3, .nan), (1000, 1e5)] {
      let pixmap = render(list(6, 6, [.shadow(shape, shadow(sigma, x: shift, y: shift))]))
      #expect(pixmap.width == 6)
    }
  }
}
