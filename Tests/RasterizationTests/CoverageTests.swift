import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization
import Testing

@Suite("Coverage")
struct CoverageTests {
  @Test("A rectangle covers each pixel by the product of two lengths")
  func rectangles() {
    let pixmap = coverage(rectangle(0.5, 1, 2.25, 1.5), width: 4, height: 4)

    #expect(
      alphaText(pixmap) == """
        .. .. .. ..
        80 ## bf ..
        40 80 60 ..
        .. .. .. ..
        """)
  }

  @Test("A rectangle and the same outline as a path cover alike")
  func rectangleAsPath() {
    for step in 0..<16 {
      let offset = Double(step) * 0.171
      let shape = rectangle(0.3 + offset, 0.7 - offset, 4.4, 5.9)
      let path = polygon([
        (0.3 + offset, 0.7 - offset), (4.7 + offset, 0.7 - offset),
        (4.7 + offset, 6.6 - offset), (0.3 + offset, 6.6 - offset),
      ])

      #expect(coverage(shape, width: 8, height: 8) == coverage(path, width: 8, height: 8))
    }
  }

  @Test("A triangle covers by area")
  func triangle() {
    let pixmap = coverage(polygon([(0, 0), (4, 4), (0, 4)]), width: 5, height: 5)

    #expect(
      alphaText(pixmap) == """
        80 .. .. .. ..
        ## 80 .. .. ..
        ## ## 80 .. ..
        ## ## ## 80 ..
        .. .. .. .. ..
        """)
  }

  @Test("A circle is symmetric and has the area of a circle")
  func circle() {
    let path = Path.circle(center: CGPoint(x: 16, y: 16), radius: 13.5)
    let pixmap = coverage(Shape(.path(path, .nonZero)), width: 32, height: 32)

    var sum = 0
    for y in 0..<32 {
      for x in 0..<32 {
        sum += Int(pixmap[x: x, y: y].alpha)
        #expect(abs(Int(pixmap[x: x, y: y].alpha) - Int(pixmap[x: 31 - x, y: y].alpha)) <= 1)
        #expect(abs(Int(pixmap[x: x, y: y].alpha) - Int(pixmap[x: x, y: 31 - y].alpha)) <= 1)
      }
    }
    #expect(abs(Double(sum) / 255 - .pi * 13.5 * 13.5) < 0.5)
  }
}
