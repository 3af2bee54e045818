import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization
import Testing

@Suite("Kept contents of groups and shadows")
struct ContentCacheTests {
  private let screen: [DisplayList.Command] = [
    .fill(rectangle(0, 0, 96, 64), .color(.white)),
    .fill(
      Shape(.path(Path.ellipse(in: CGRect(x: 9, y: 9, width: 30, height: 30)), .nonZero)),
      .color(Color(red: 1, green: 0, blue: 0, alpha: 0.5))),
  ]

  /// The screen in frame `index` of a change that leaves it as it is.
  private func frame(
    _ index: Int, _ change: (Double) -> DisplayList.Group, mask: [DisplayList.Command] = []
  ) -> DisplayList {
    list(
      96, 64,
      [.beginGroup(change(Double(index) / 8))] + screen + mask + [.endGroup])
  }

  /// Whether a rasterizer that keeps and one that does not draw the same.
  private func isSame(_ frames: [DisplayList]) -> Bool {
    var keeping = Rasterizer()
    return frames.allSatisfy { frame in
      var forgetful = Rasterizer(keptPixels: 0)
      return keeping.render(frame) == forgetful.render(frame)
    }
  }

  @Test("A screen that fades, is clipped, tinted, added, shaded or masked is the same, kept or not")
  func changes() {
    let changes: [(Double) -> DisplayList.Group] = [
      { .init(opacity: $0) },
      { .init(clip: rectangle(10 * $0, 3, 40, 50 * $0)) },
      {
        .init(
          clip: rectangle(10, 3, 40, 50),
          shadow: Shadow(color: .black, offset: .zero, sigma: 9 * $0))
      },
      { progress in
        var group = DisplayList.Group(opacity: progress)
        group.tint = Color(red: progress, green: 1, blue: 0.5, alpha: 1)
        return group
      },
      { progress in
        var group = DisplayList.Group(opacity: progress, clip: rectangle(3, 3, 50, 50))
        group.isAdded = true
        return group
      },
    ]
    for change in changes {
      #expect(isSame((0...8).map { frame($0, change) }))
      #expect(
        isSame(
          (0...8).map { (index: Int) -> DisplayList in
            let shape = rectangle(Double(index), 0, 60, 40)
            return frame(index, change, mask: [.maskGroup, .fill(shape, .color(.black))])
          }))
    }
  }

  @Test("A group that shows more of its content from frame to frame shows all of it")
  func growing() {
    let frames = (1...8).map { (index: Int) -> DisplayList in
      let clip = rectangle(0, 0, Double(60 + 4 * index), 64, smoothsEdges: false)
      let shown: [DisplayList.Command] = [.beginGroup(.init(opacity: 0.5))] + screen + [.endGroup]
      return list(96, 64, [.beginClip(clip)] + shown + [.endClip])
    }
    #expect(isSame(frames + frames.reversed() + frames))
  }

  @Test("A shadow that lies over something that moves, or takes another colour, is the same")
  func shadows() {
    let shape = rectangle(20, 10, 60, 40)
    let frames = (0...8).map { (index: Int) -> DisplayList in
      let place = Double(index)
      let shadow = Shadow(
        color: Color(red: place / 8, green: 0, blue: 0),
        offset: CGSize(width: place, height: 2), sigma: Double(5 + index / 4))
      return list(
        96, 64, [.fill(rectangle(place, 0, 50, 50), .color(.white)), .shadow(shape, shadow)])
    }
    #expect(isSame(frames + frames.reversed()))
  }

  @Test("A kept shadow that moves out of the screen is drawn as far as it shows")
  func leavingShadow() {
    let frames = (0...8).map { (index: Int) -> DisplayList in
      let shadow = Shadow(
        color: .black, offset: CGSize(width: 0, height: 4 * Double(index)), sigma: 4)
      return list(400, 64, [.shadow(rectangle(4, 30, 380, 30), shadow)])
    }
    #expect(isSame(frames + frames.reversed()))
  }

  @Test(
    "Whatever moves, comes and goes: kept or not, with little room or much, pixels are the same")
  func laws() {
    var wrong: [UInt64] = []
    for seed in 1...DamageTests.seeds {
      var lists = MovingLists(seed: seed, hasBackdrops: seed % 4 == 0)
      var rasterizers = [Rasterizer(), Rasterizer(keptPixels: 7_000)]
      for _ in 0..<6 {
        let list = lists.list
        var forgetful = Rasterizer(keptPixels: 0)
        let expected = forgetful.render(list)
        for index in rasterizers.indices where rasterizers[index].render(list) != expected {
          wrong.append(seed)
        }
        lists.advance()
      }
    }

    #expect(wrong == [])
  }
}
