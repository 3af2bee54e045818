// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Geometry

extension NSCoder {
  public class func string(for point: CGPoint) -> String { "{\(list([point.x, point.y]))}" }
  public class func string(for vector: CGVector) -> String { "{\(list([vector.dx, vector.dy]))}" }
  public class func string(for size: CGSize) -> String { "{\(list([size.width, size.height]))}" }
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[\(list(numbers))]"
  }
  public class func string(for insets: UIEdgeInsets) -> String {
    "{\(list([insets.top, insets.left, insets.bottom, insets.right]))}"
  }
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    "{\(list([insets.top, insets.leading, insets.bottom, insets.trailing]))}"
  }
  public class func string(for offset: UIOffset) -> String {
    "{\(list([offset.horizontal, offset.vertical]))}"
  }

  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(in: string, count: 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  public class func cgVector(for string: String) -> CGVector {
    let numbers = numbers(in: string, count: 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(in: string, count: 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(in: string, count: 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let numbers = numbers(in: string, count: 6)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(in: string, count: 4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let numbers = numbers(in: string, count: 4)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = numbers(in: string, count: 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  /// Numbers with commas between them; whole ones without a point.
  private class func list(_ numbers: [CGFloat]) -> String {
    numbers.map { number in
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    .joined(separator: ", ")
  }

  /// The numbers in a text; all zeros unless there are as many as asked for.
  private class func numbers(in string: String, count: Int) -> [CGFloat] {
    let numbers = string.split { "{}[], ".contains($0) }.compactMap { Double($0) }
    return numbers.count == count
      ? numbers.map { CGFloat($0) } : Array(repeating: 0, count: count)
  }
}
