import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization
import Testing

@Suite("Damage between frames")
struct DamageTests {
  #if DEBUG
    static let seeds: UInt64 = 40
  #else
    static let seeds: UInt64 = 500
  #endif

  private let width = 96
  private let height = 64

  private func dot(_ x: Double, _ y: Double) -> DisplayList.Command {
    .fill(
      Shape(.path(Path.ellipse(in: CGRect(x: x, y: y, width: 8, height: 8)), .nonZero)),
      .color(.black))
  }

  /// The rows that an update names, after it was seen to give the whole picture.
  private func rows(
    from old: [DisplayList.Command], to new: [DisplayList.Command]
  ) -> [Range<Int>] {
    let (first, second) = (list(width, height, old), list(width, height, new))
    var rasterizer = Rasterizer()
    var picture = rasterizer.picture(of: first)
    let changed = rasterizer.update(&picture, from: first, to: second)
    #expect(picture.pixmap == render(second))
    return changed
  }

  @Test("Equal lists damage nothing")
  func equal() {
    #expect(rows(from: [dot(3, 4), dot(20, 20)], to: [dot(3, 4), dot(20, 20)]) == [])
  }

  @Test("What moves damages where it was and where it is, and no row between")
  func moves() {
    let found = rows(from: [dot(3, 4), dot(20, 20)], to: [dot(3, 50), dot(20, 20)])
    #expect(found == [3..<14, 49..<60])
  }

  @Test("What comes or goes damages itself only")
  func comesAndGoes() {
    #expect(rows(from: [dot(3, 4)], to: [dot(3, 4), dot(30, 40)]) == [39..<50])
    #expect(rows(from: [dot(30, 40), dot(3, 4)], to: [dot(3, 4)]) == [39..<50])
  }

  @Test("Within equal groups and clips only the difference counts, with its shadow")
  func within() {
    let shadow = Shadow(color: .black, offset: CGSize(width: 0, height: 20), sigma: 0)
    func framed(_ command: DisplayList.Command) -> [DisplayList.Command] {
      let clip = rectangle(0, 0, 96, 60, smoothsEdges: false)
      return [
        .beginGroup(.init(opacity: 0.5, shadow: shadow)), dot(60, 10), .beginClip(clip), command,
        .endClip, .endGroup,
      ]
    }

    #expect(rows(from: framed(dot(4, 4)), to: framed(dot(6, 4))) == [3..<14, 23..<34])
  }

  @Test("A backdrop near the damage damages everything; a far one nothing more")
  func backdrops() {
    let backdrop = DisplayList.Command.backdrop(rectangle(0, 0, 96, 10), Backdrop(sigma: 2))
    #expect(rows(from: [dot(3, 15), backdrop], to: [dot(5, 15), backdrop]) == [0..<64])
    #expect(rows(from: [dot(3, 40), backdrop], to: [dot(5, 40), backdrop]) == [39..<50])
  }

  @Test("Another background or size damages everything")
  func otherCanvas() {
    let old = DisplayList(width: 9, height: 9, background: .black)
    let new = DisplayList(width: 9, height: 9, background: .white)
    var rasterizer = Rasterizer()
    var picture = rasterizer.picture(of: old)
    #expect(rasterizer.update(&picture, from: old, to: new) == [0..<9])
    #expect(picture.pixmap == render(new))
  }

  @Test(
    "Frame by frame, updates give the pixels of whole pictures, and name every row that changes",
    arguments: [false, true])
  func laws(hasBackdrops: Bool) {
    var wrong: [UInt64] = []
    for seed in 1...Self.seeds {
      var lists = MovingLists(
        seed: seed, width: width, height: height, hasBackdrops: hasBackdrops)
      var rasterizer = Rasterizer()
      var old = lists.list
      var picture = rasterizer.picture(of: old)
      for _ in 0..<5 {
        lists.advance()
        let before = picture.pixmap
        let rows = rasterizer.update(&picture, from: old, to: lists.list)
        old = lists.list
        let after = picture.pixmap
        if after != render(old) || !changes(before, after, only: rows) { wrong.append(seed) }
      }
    }

    #expect(wrong == [])
  }

  @Test("Any numbers: from one hostile list to another, and to one that shares its beginning")
  func hostile() {
    var wrong: [UInt64] = []
    for seed in 1...2 * Self.seeds {
      var hostile = HostileLists(seed: seed)
      var (first, second) = (hostile.list(), hostile.list())
      second.width = first.width
      second.height = first.height
      second.background = first.background
      if seed % 2 == 0 { second.commands = first.commands + second.commands }
      var rasterizer = Rasterizer()
      var picture = rasterizer.picture(of: first)
      rasterizer.update(&picture, from: first, to: second)
      if picture.pixmap != render(second) { wrong.append(seed) }
      rasterizer.update(&picture, from: second, to: first)
      if picture.pixmap != render(first) { wrong.append(seed) }
    }

    #expect(wrong == [])
  }

  private func changes(_ old: Pixmap, _ new: Pixmap, only rows: [Range<Int>]) -> Bool {
    (0..<height).allSatisfy { row in
      rows.contains { $0.contains(row) }
        || (0..<width).allSatisfy { old[x: $0, y: row] == new[x: $0, y: row] }
    }
  }
}

extension Rasterizer {
  /// A list's picture, as it is updated.
  fileprivate mutating func picture(of list: DisplayList) -> RunPicture {
    var picture = RunPicture(width: list.width, height: list.height)
    render(list, into: &picture)
    return picture
  }
}
