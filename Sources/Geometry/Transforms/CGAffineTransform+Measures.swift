package import Foundation

extension CGAffineTransform {
  /// The signed factor by which this map multiplies areas; negative when it mirrors.
  package var determinant: CGFloat { a * d - b * c }

  /// Whether every coefficient is a finite number.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether rectangles stay rectangles: exactly a scale or a quarter turn, with a move.
  ///
  /// A turn by `.pi / 2` leaves a cosine of about 6e-17 and is not axis-aligned in this sense.
  package var isAxisAligned: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// The whole number of pixels this map moves by, if it does nothing else; within ±2³¹.
  package var wholePixelShift: (x: Int, y: Int)? {
    guard a == 1, b == 0, c == 0, d == 1 else { return nil }
    let limit: CGFloat = 2_147_483_648
    guard abs(tx) <= limit, abs(ty) <= limit else { return nil }
    guard let x = Int(exactly: Double(tx)), let y = Int(exactly: Double(ty)) else { return nil }
    return (x, y)
  }

  /// The greatest factor by which this map stretches a length: its larger singular value.
  ///
  /// A tolerance in pixels divided by it is a tolerance in user space that is never too coarse.
  package var maximumScale: CGFloat {
    let (sum, difference) = singularParts
    return sum + difference
  }

  /// The least factor by which this map stretches a length: its smaller singular value; ≥ 0.
  package var minimumScale: CGFloat {
    let (sum, difference) = singularParts
    return abs(sum - difference)
  }

  /// Half the sum and half the difference of the singular values.
  private var singularParts: (CGFloat, CGFloat) {
    let even = CGVector(dx: (a + d) / 2, dy: (b - c) / 2)
    let odd = CGVector(dx: (a - d) / 2, dy: (b + c) / 2)
    return (even.length, odd.length)
  }
}
