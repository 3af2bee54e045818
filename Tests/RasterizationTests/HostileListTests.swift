import Digests
import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization
import Testing
import TestSupport

@Suite("Hostile display lists")
struct HostileListTests {
  #if DEBUG
    static let rounds: UInt64 = 300
  #else
    static let rounds: UInt64 = 1500
  #endif

  @Test("Any numbers give a picture whose pixels are premultiplied, twice the same, and no trap")
  func anyNumbers() {
    var rasterizer = Rasterizer()
    var wrong: [UInt64] = []
    for seed in 1...Self.rounds {
      var hostile = HostileLists(seed: seed)
      let list = hostile.list()
      let pixmap = rasterizer.render(list)
      if !isPremultiplied(pixmap) || render(list) != pixmap { wrong.append(seed) }
    }

    #expect(wrong == [])
  }

  func isPremultiplied(_ pixmap: Pixmap) -> Bool {
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width {
        let pixel = pixmap[x: x, y: y]
        if max(pixel.red, pixel.green, pixel.blue) > pixel.alpha { return false }
      }
    }
    return true
  }
}

/// Balanced lists of random commands whose numbers are often absurd.
struct HostileLists {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func list() -> DisplayList {
    DisplayList(
      width: Int(generator.next() % 20), height: Int(generator.next() % 20),
      background: color(), commands: commands(depth: 0))
  }

  private static let absurd: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 262_144, -262_144.5,
    4_194_305, -3e9, 0, -0.0, 1e-9, 0.5, 65_536.25,
  ]

  private mutating func number() -> Double {
    if generator.next() % 6 == 0 {
      return Self.absurd[Int(generator.next() % UInt64(Self.absurd.count))]
    }
    return generator.number(-10...30)
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  private mutating func color() -> Color {
    func channel(_ number: Double) -> Double { number / 20 }
    return Color(
      red: channel(number()), green: channel(number()), blue: channel(number()),
      alpha: channel(number()))
  }

  private mutating func transform() -> CGAffineTransform {
    switch generator.next() % 4 {
    case 0:
      CGAffineTransform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    case 1:
      CGAffineTransform(scaleX: number() / 10, y: number() / 10)
    case 2:
      CGAffineTransform(rotationAngle: generator.number(-4...4))
    default:
      .identity
    }
  }

  private mutating func path() -> Path {
    Path(
      elements: (0..<generator.next() % 8).map { _ in
        switch generator.next() % 5 {
        case 0: .move(point())
        case 1: .line(point())
        case 2: .quad(control: point(), end: point())
        case 3: .cubic(control1: point(), control2: point(), end: point())
        default: .close
        }
      })
  }

  private mutating func shape() -> Shape {
    let outline: Shape.Outline =
      switch generator.next() % 4 {
      case 0: .path(path(), generator.next() % 2 == 0 ? .nonZero : .evenOdd)
      case 1: .stroke(path(), StrokeStyle(width: number() / 10, miterLimit: number()))
      default: .rectangle(CGRect(x: number(), y: number(), width: number(), height: number()))
      }
    return Shape(
      outline, transform: transform(), smoothsEdges: generator.next() % 2 == 0)
  }

  private mutating func paint() -> Paint {
    let stops = (0..<generator.next() % 4).map { _ in
      GradientStop(location: number() / 20, color: color())
    }
    switch generator.next() % 4 {
    case 0: return .color(color())
    case 1: return .linearGradient(LinearGradient(stops: stops, start: point(), end: point()))
    case 2:
      return .radialGradient(
        RadialGradient(
          stops: stops, center: point(), radii: CGSize(width: number(), height: number())))
    default:
      var pixels = Pixmap(
        width: Int(generator.next() % 4), height: 1 + Int(generator.next() % 4))
      for y in 0..<pixels.height {
        for x in 0..<pixels.width { pixels[x: x, y: y] = PremultipliedColor(color()) }
      }
      let digest = Digest128(high: generator.next(), low: 0)
      return .image(
        ImagePaint(image: Image(pixels: pixels, digest: digest), transform: transform()))
    }
  }

  private mutating func shadow() -> Shadow {
    Shadow(
      color: color(), offset: CGSize(width: number(), height: number()),
      sigma: generator.next() % 8 == 0 ? number() : generator.number(0...15))
  }

  private mutating func commands(depth: Int) -> [DisplayList.Command] {
    (0..<generator.next() % 4).flatMap { _ -> [DisplayList.Command] in
      switch generator.next() % (depth < 3 ? 6 : 2) {
      case 0, 2: return [.fill(shape(), paint())]
      case 1: return [.shadow(shape(), shadow())]
      case 3: return [.beginClip(shape())] + commands(depth: depth + 1) + [.endClip]
      default:
        let group = DisplayList.Group(
          opacity: number() / 20, clip: generator.next() % 2 == 0 ? shape() : nil,
          shadow: generator.next() % 3 == 0 ? shadow() : nil)
        let mask: [DisplayList.Command] =
          generator.next() % 3 == 0 ? [.maskGroup] + commands(depth: depth + 1) : []
        return [.beginGroup(group)] + commands(depth: depth + 1) + mask + [.endGroup]
      }
    }
  }
}
