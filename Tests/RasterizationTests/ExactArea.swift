import Foundation

/// A slow, independent answer to "how much of a pixel does this polygon cover".
///
/// Each pixel's square is cut against the polygon in doubles: its signed area, weighted by winding,
/// is summed from the trapezoids between the polygon's lines and the pixel's right side. No cells,
/// no fixed point, no sums carried from pixel to pixel.
struct ExactArea {
  var polygons: [[CGPoint]]

  /// Signed area, in pixels, that the polygons enclose within pixel (x, y).
  func signedArea(x: Int, y: Int) -> Double {
    var sum = 0.0
    for polygon in polygons {
      guard var previous = polygon.last else { continue }
      for point in polygon {
        sum += area(rightOf: previous, point, x: Double(x), y: Double(y))
        previous = point
      }
    }
    return sum
  }

  /// Coverage 0...1 by the non-zero rule, as a rasterizer of areas understands it.
  func nonZero(x: Int, y: Int) -> Double { min(abs(signedArea(x: x, y: y)), 1) }

  /// Coverage 0...1 by the even-odd rule, likewise.
  func evenOdd(x: Int, y: Int) -> Double {
    let rest = abs(signedArea(x: x, y: y)).truncatingRemainder(dividingBy: 2)
    return rest > 1 ? 2 - rest : rest
  }

  /// The area within a pixel to the right of a line, positive if the line runs down.
  private func area(rightOf from: CGPoint, _ to: CGPoint, x: Double, y: Double) -> Double {
    if from.y == to.y { return 0 }
    let (top, bottom, sign) = from.y < to.y ? (from, to, 1.0) : (to, from, -1.0)
    let upper = max(top.y, y)
    let lower = min(bottom.y, y + 1)
    guard upper < lower else { return 0 }
    func across(_ height: Double) -> Double {
      top.x + (bottom.x - top.x) * (height - top.y) / (bottom.y - top.y)
    }
    // Split where the line meets the pixel's sides; each part is a trapezoid, a box or nothing.
    var heights = [upper, lower]
    for side in [x, x + 1] where (across(upper) < side) != (across(lower) < side) {
      heights.append(top.y + (bottom.y - top.y) * (side - top.x) / (bottom.x - top.x))
    }
    heights.sort()
    var sum = 0.0
    for index in 1..<heights.count {
      let middle = across((heights[index - 1] + heights[index]) / 2)
      sum += (heights[index] - heights[index - 1]) * min(max(x + 1 - middle, 0), 1)
    }
    return sum * sign
  }
}
