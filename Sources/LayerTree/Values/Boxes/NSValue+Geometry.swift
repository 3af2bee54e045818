// Members mirror the SDK's one to one. A box asked for what it does not hold gives zeros.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import FoundationBoxes
public import Geometry

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ])
  }
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(numbers: transform.rows.flatMap { [$0.x, $0.y, $0.z, $0.w] })
  }

  public var cgPointValue: CGPoint {
    typeEncoding == NSValue(point: .zero).typeEncoding ? pointValue : .zero
  }
  public var cgSizeValue: CGSize {
    typeEncoding == NSValue(size: .zero).typeEncoding ? sizeValue : .zero
  }
  public var cgRectValue: CGRect {
    typeEncoding == NSValue(rect: .zero).typeEncoding ? rectValue : .zero
  }
  public var cgVectorValue: CGVector {
    let numbers = numbers(2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }
  public var cgAffineTransformValue: CGAffineTransform {
    let numbers = numbers(6)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
      ty: numbers[5])
  }
  public var caTransform3DValue: CATransform3D {
    let numbers = numbers(16)
    return CATransform3D(
      rows: stride(from: 0, to: 16, by: 4).map {
        SIMD4(numbers[$0], numbers[$0 + 1], numbers[$0 + 2], numbers[$0 + 3])
      })
  }

  /// The numbers in the box, as many as asked for; zeros where it holds something else.
  package func numbers(_ count: Int) -> [Double] {
    guard let numbers = boxedNumbers, numbers.count == count else {
      return Array(repeating: 0, count: count)
    }
    return numbers
  }

  /// What a layer property would take from the box, where that is made of numbers.
  var boxedLayerValue: AnimatableValue? {
    switch boxedNumbers?.count {
    case 2: .size(CGSize(width: cgVectorValue.dx, height: cgVectorValue.dy))
    case 6: .transform(CATransform3DMakeAffineTransform(cgAffineTransformValue))
    case 16: .transform(caTransform3DValue)
    default: nil
    }
  }
}
