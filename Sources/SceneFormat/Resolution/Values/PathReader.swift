import Foundation
import Geometry

extension ResolutionContext {
  /// A path: a list of elements such as `["M", 0, 60]`.
  ///
  /// The letters are those of SVG for absolute coordinates: M, L, Q, C and Z.
  func path(_ value: LocatedValue, for what: String) -> Path? {
    guard case .array(let elements) = value.content else {
      wrongType(value, for: what, wanted: "a path such as [[\"M\", 0, 0], [\"L\", 10, 0]]")
      return nil
    }
    guard countPathElements(elements.count, at: value.span) else { return nil }
    var path = Path()
    var isValid = true
    for element in elements {
      if let element = pathElement(element, of: what, isFirst: path.elements.isEmpty) {
        path.elements.append(element)
      } else {
        isValid = false
        // What follows a first element with an error is not wrong for that.
        if path.elements.isEmpty { path.elements.append(.move(.zero)) }
      }
    }
    return isValid ? path : nil
  }

  private func pathElement(
    _ value: LocatedValue, of what: String, isFirst: Bool
  ) -> Path.Element? {
    guard case .array(let parts) = value.content, let head = parts.first else {
      wrongType(value, for: "an element of \(what)", wanted: "a list such as [\"L\", 10, 20]")
      return nil
    }
    guard let letter = text(head, for: "the first part of a path element") else { return nil }
    guard let count = Self.coordinateCounts[letter] else {
      unknownWord(letter, for: "path element", among: ["M", "L", "Q", "C", "Z"], at: head.span)
      return nil
    }
    guard parts.count == count + 1 else {
      error(
        "bad-path", "\"\(letter)\" takes \(count) numbers, not \(parts.count - 1)", at: value.span)
      return nil
    }
    guard !isFirst || letter == "M" else {
      error(
        "bad-path", "\(what) begins with \"\(letter)\"; a path begins with \"M\"", at: head.span)
      return nil
    }
    let numbers = parts.dropFirst().compactMap { number($0, for: "a coordinate of \(what)") }
    return numbers.count == count ? Self.element(letter, numbers) : nil
  }

  private static let coordinateCounts = ["M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0]

  private static func element(_ letter: String, _ numbers: [Double]) -> Path.Element? {
    let points = stride(from: 0, to: numbers.count, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch letter {
    case "M": return .move(points[0])
    case "L": return .line(points[0])
    case "Q": return .quad(control: points[0], end: points[1])
    case "C": return .cubic(control1: points[0], control2: points[1], end: points[2])
    case "Z": return .close
    default: return nil
    }
  }
}

extension Path {
  /// Whether two paths have the same elements with other points, so that one can become the other.
  func hasStructure(of other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { left, right in
        switch (left, right) {
        case (.move, .move), (.line, .line), (.quad, .quad), (.cubic, .cubic), (.close, .close):
          true
        default: false
        }
      }
  }
}
