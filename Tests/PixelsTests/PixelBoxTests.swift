import Pixels
import Testing

@Suite("Boxes of pixels")
struct PixelBoxTests {
  /// Boxes of few pixels around a picture of 4x3, those without pixels too.
  private static let boxes = (-1...2).flatMap { x in
    (-1...2).flatMap { y in
      (0...3).flatMap { width in
        (0...3).map { PixelBox(x: x, y: y, width: width, height: $0) }
      }
    }
  }

  /// The pixels of a box, as pairs of column and row.
  private func pixels(_ box: PixelBox) -> Set<[Int]> {
    Set(box.rows.flatMap { y in box.columns.map { [$0, y] } })
  }

  @Test("A box holds the pixels of its columns and rows, and no others")
  func contents() {
    for box in Self.boxes {
      let inside = pixels(box)
      #expect(inside.count == box.width * box.height && inside.isEmpty == box.isEmpty)
      for y in -3...6 {
        for x in -3...6 { #expect(box.contains(x: x, y: y) == inside.contains([x, y])) }
      }
    }
  }

  @Test("What two boxes share, and what surrounds them, is that of their pixels")
  func pairs() {
    for one in Self.boxes {
      for other in Self.boxes {
        let (left, right) = (pixels(one), pixels(other))
        let shared = one.intersection(other)
        if pixels(shared) != left.intersection(right) { Issue.record("\(one) and \(other)") }
        if shared != other.intersection(one), !shared.isEmpty { Issue.record("\(one), \(other)") }

        let around = one.union(other)
        let all = left.union(right)
        guard !all.isEmpty else { continue }
        let (columns, rows) = (all.map { $0[0] }, all.map { $0[1] })
        let tight = PixelBox(
          x: columns.min() ?? 0, y: rows.min() ?? 0,
          width: (columns.max() ?? 0) - (columns.min() ?? 0) + 1,
          height: (rows.max() ?? 0) - (rows.min() ?? 0) + 1)
        if around != tight { Issue.record("around \(one) and \(other): \(around)") }
        if !right.isEmpty, one.contains(other) != right.isSubset(of: left) {
          Issue.record("\(other) in \(one)")
        }
      }
    }
  }

  @Test("A box is clipped to a picture, wherever it lies")
  func clipping() {
    let picture = PixelBox(x: 0, y: 0, width: 4, height: 3)
    for box in Self.boxes {
      let clipped = box.clipped(toWidth: 4, height: 3)
      #expect(pixels(clipped) == pixels(box).intersection(pixels(picture)))
      #expect(clipped.x >= 0 && clipped.x + clipped.width <= 4)
      #expect(clipped.y >= 0 && clipped.y + clipped.height <= 3)
    }
    let vast = PixelBox(x: Int.max - 1, y: Int.min, width: Int.max, height: Int.max)
    #expect(vast.clipped(toWidth: 4, height: 3).isEmpty)
    #expect(
      PixelBox(x: 1, y: -1, width: Int.max, height: Int.max).clipped(toWidth: 4, height: 3)
        == PixelBox(x: 1, y: 0, width: 3, height: 3))
  }

  @Test("A box grows on every side, and says its size and place")
  func growing() {
    let box = PixelBox(x: 3, y: 5, width: 2, height: 1)
    #expect(box.grown(by: 2) == PixelBox(x: 1, y: 3, width: 6, height: 5))
    #expect(box.grown(by: 0) == box)
    #expect("\(box)" == "2x1 at 3,5")
  }

  @Test("A box of negative sides is refused")
  func negative() async {
    await #expect(processExitsWith: .failure) {
      _ = PixelBox(x: 0, y: 0, width: -1, height: 0)
    }
  }
}
