import Drawing
import Foundation
import Geometry
import Pixels
import TestSupport

/// Random lists that change a little from frame to frame: things move, come, go, fade and are put
/// in another order, within clips, groups, masks and shadows.
struct MovingLists {
  private var generator: SeededGenerator
  private var nodes: [Node] = []
  private let width: Int
  private let height: Int
  private let hasBackdrops: Bool

  /// A first list, on a canvas of the given sides.
  init(seed: UInt64, width: Int = 96, height: Int = 64, hasBackdrops: Bool = false) {
    generator = SeededGenerator(seed: seed)
    (self.width, self.height, self.hasBackdrops) = (width, height, hasBackdrops)
    nodes = someNodes(depth: 0, count: 3)
  }

  /// What the current frame shows.
  var list: DisplayList {
    DisplayList(
      width: width, height: height, background: .white, commands: nodes.flatMap(\.commands))
  }

  /// Goes on to the next frame, which may be equal to this one.
  mutating func advance() {
    var changing = nodes
    for _ in 0..<generator.next() % 3 { change(&changing, depth: 0) }
    nodes = changing
  }

  /// A part of a list.
  private indirect enum Node {
    case single(DisplayList.Command)
    case clip(Shape, [Node])
    case group(DisplayList.Group, [Node], mask: [Node]?)

    var commands: [DisplayList.Command] {
      switch self {
      case .single(let command): [command]
      case .clip(let shape, let inner):
        [.beginClip(shape)] + inner.flatMap(\.commands) + [.endClip]
      case .group(let group, let inner, mask: nil):
        [.beginGroup(group)] + inner.flatMap(\.commands) + [.endGroup]
      case .group(let group, let inner, mask: let mask?):
        [.beginGroup(group)] + inner.flatMap(\.commands) + [.maskGroup]
          + mask.flatMap(\.commands) + [.endGroup]
      }
    }
  }
}

// MARK: - Changing

extension MovingLists {
  private mutating func change(_ nodes: inout [Node], depth: Int) {
    let choice = generator.next() % 8
    if nodes.isEmpty || choice == 0 {
      nodes.insert(node(depth: depth), at: Int(generator.next() % UInt64(nodes.count + 1)))
      return
    }
    let index = Int(generator.next() % UInt64(nodes.count))
    switch choice {
    case 1: nodes.remove(at: index)
    case 2: nodes.swapAt(index, 0)
    default: nodes[index] = changed(nodes[index], depth: depth)
    }
  }

  private mutating func changed(_ node: Node, depth: Int) -> Node {
    switch node {
    case .single(let command):
      return .single(command.transformed(by: move()))
    case .clip(let shape, var inner):
      if generator.next() % 4 == 0 { return .clip(shape.transformed(by: move()), inner) }
      change(&inner, depth: depth + 1)
      return .clip(shape, inner)
    case .group(var group, var inner, mask: var mask):
      switch generator.next() % 6 {
      case 0, 1: group.opacity = generator.number(0...1)
      case 2: group.clip = group.clip == nil ? shape() : nil
      case 3:
        if mask == nil { mask = someNodes(depth: depth + 1, count: 1) } else { mask = nil }
      case 4 where mask != nil:
        var changing = mask ?? []
        change(&changing, depth: depth + 1)
        mask = changing
      default: change(&inner, depth: depth + 1)
      }
      return .group(group, inner, mask: mask)
    }
  }

  /// By whole pixels or by parts of them.
  private mutating func move() -> CGAffineTransform {
    let (x, y) = (generator.number(-9...9), generator.number(-9...9))
    return generator.next() % 2 == 0
      ? CGAffineTransform(translationX: x, y: y)
      : CGAffineTransform(translationX: x.rounded(), y: y.rounded())
  }
}

// MARK: - Making

extension MovingLists {
  private mutating func someNodes(depth: Int, count: UInt64) -> [Node] {
    (0..<1 + generator.next() % count).map { _ in node(depth: depth) }
  }

  private mutating func node(depth: Int) -> Node {
    switch generator.next() % (depth < 3 ? 9 : 4) {
    case 0, 1: return .single(.fill(shape(), .color(color())))
    case 2: return .single(.fill(shape(), picture()))
    case 3:
      if hasBackdrops {
        return .single(
          .backdrop(shape(), Backdrop(sigma: 3, level: Int(generator.next() % 2))))
      }
      return .single(.shadow(shape(), shadow()))
    case 4: return .clip(shape(), someNodes(depth: depth + 1, count: 3))
    default: return .group(group(), someNodes(depth: depth + 1, count: 3), mask: mask(depth))
    }
  }

  private mutating func group() -> DisplayList.Group {
    var group = DisplayList.Group(
      opacity: generator.number(0.2...1), clip: generator.next() % 3 == 0 ? shape() : nil,
      shadow: generator.next() % 4 == 0 ? shadow() : nil)
    if generator.next() % 6 == 0 { group.tint = color() }
    group.isAdded = generator.next() % 8 == 0
    return group
  }

  private mutating func mask(_ depth: Int) -> [Node]? {
    generator.next() % 4 == 0 ? someNodes(depth: depth + 1, count: 2) : nil
  }

  private mutating func shape() -> Shape {
    let width = Double(width)
    let frame = CGRect(
      x: generator.number(-10...width), y: generator.number(-10...width),
      width: generator.number(0...width / 2), height: generator.number(0...width / 2))
    switch generator.next() % 4 {
    case 0: return Shape(.rectangle(frame), smoothsEdges: generator.next() % 2 == 0)
    case 1: return Shape(.path(Path.ellipse(in: frame), .nonZero))
    case 2:
      return Shape(
        .rectangle(CGRect(x: -10, y: -10, width: 2 * width, height: 2 * width)),
        smoothsEdges: false)
    default:
      return Shape(
        .rectangle(frame),
        transform: CGAffineTransform(rotationAngle: generator.number(-0.5...0.5)))
    }
  }

  private mutating func color() -> Color {
    Color(
      red: generator.number(0...1), green: generator.number(0...1), blue: generator.number(0...1),
      alpha: generator.number(0...1))
  }

  /// Small pixels, shown larger or smaller, or a recording, or else a gradient.
  private mutating func picture() -> Paint {
    let place = CGAffineTransform(
      a: generator.number(0.2...9), b: generator.number(-1...1), c: 0,
      d: generator.number(0.2...9), tx: generator.number(-9...40), ty: generator.number(-9...40))
    switch generator.next() % 4 {
    case 0:
      var pixels = Pixmap(width: 7, height: 5)
      for y in 0..<5 { for x in 0..<7 { pixels[x: x, y: y] = PremultipliedColor(color()) } }
      return .image(ImagePaint(image: Image(pixels: pixels), transform: place))
    case 1:
      let list = DisplayList(
        width: 12, height: 9, background: color(), commands: [.fill(shape(), gradient())])
      return Image(recording: list).map { .image(ImagePaint(image: $0, transform: place)) }
        ?? gradient()
    default:
      return gradient()
    }
  }

  private mutating func gradient() -> Paint {
    let stops = [
      GradientStop(location: 0, color: color()), GradientStop(location: 1, color: color()),
    ]
    let point = CGPoint(x: generator.number(0...90), y: generator.number(0...60))
    return generator.next() % 2 == 0
      ? .linearGradient(LinearGradient(stops: stops, start: .zero, end: point))
      : .radialGradient(
        RadialGradient(stops: stops, center: point, radii: CGSize(width: 30, height: 40)))
  }

  private mutating func shadow() -> Shadow {
    Shadow(
      color: color(),
      offset: CGSize(width: generator.number(-9...9), height: generator.number(-9...9)),
      sigma: generator.number(0...14))
  }
}
