import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization
import Testing

@Suite struct SurfaceDemandTests {
  private let whole = DisplayList.Command.fill(
    Shape(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 30))), .color(.black))

  private func demand(_ commands: [DisplayList.Command]) -> Int {
    SurfaceDemand(of: DisplayList(width: 40, height: 30, commands: commands)).pixels
  }

  @Test("Without groups and shadows nothing is needed besides the canvas")
  func noGroups() {
    #expect(demand([whole, whole]) == 0)
  }

  @Test("Groups in one another need their surfaces at once, groups one after the other in turn")
  func nesting() {
    let group = [.beginGroup(.init(opacity: 0.5)), whole, .endGroup]
    #expect(demand(group) == 40 * 30)
    #expect(demand(group + group) == 40 * 30)
    #expect(demand([.beginGroup(.init(opacity: 0.5))] + group + [.endGroup]) == 2 * 40 * 30)
  }

  @Test("A mask needs a second surface")
  func mask() {
    #expect(
      demand([.beginGroup(.init()), whole, .maskGroup, whole, .endGroup]) == 2 * 40 * 30)
  }

  @Test("Shadows within shadows need surfaces that grow with every reach")
  func shadows() {
    let shadow = Shadow(color: .black, offset: .zero, sigma: 1_000)
    var commands = [whole]
    var demands: [Int] = []
    for _ in 0..<6 {
      commands = [.beginGroup(.init(shadow: shadow))] + commands + [.endGroup]
      demands.append(demand(commands))
    }
    #expect(zip(demands, demands.dropFirst()).allSatisfy { $1 > $0 + 1_000_000 })
    // Two deep, the inner surface is the rectangle, the outer one it and its shadow: twice its reach
    // a side, which is some three and a half standard deviations.
    #expect((40_000_000...90_000_000).contains(demands[1]))
  }

  @Test("A recording needs its pixels, and what is needed to draw it, on top of what is open")
  func recordings() throws {
    let group = [.beginGroup(.init(opacity: 0.5)), whole, .endGroup]
    let list = DisplayList(width: 40, height: 30, commands: group)
    let image = try #require(Image(recording: list))
    let fill = DisplayList.Command.fill(
      Shape(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 30))),
      .image(ImagePaint(image: image, transform: .identity)))
    #expect(demand([fill]) == 2 * 40 * 30)
    #expect(demand([fill, fill]) == 2 * 40 * 30)
    #expect(demand([.beginGroup(.init(opacity: 0.5)), fill, .endGroup]) == 3 * 40 * 30)
  }
}
