import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization
import Testing

@Suite("Rows of runs")
struct RunTests {
  /// Whether a list has the same pixels blended run by run as pixel by pixel.
  private func isSame(_ list: DisplayList) -> Bool {
    var byRuns = Rasterizer(keptPixels: 0)
    var byPixels = Rasterizer(keptPixels: 0, keepsRuns: false)
    return byRuns.render(list) == byPixels.render(list)
  }

  /// A canvas so wide that a row of it stays runs under a few shapes.
  private func wide(_ commands: [DisplayList.Command]) -> DisplayList {
    DisplayList(width: 400, height: 24, background: .white, commands: commands)
  }

  private let gray = Paint.color(Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.6))

  /// From white to black.
  private func gradient(toX x: Double, y: Double) -> LinearGradient {
    LinearGradient(
      stops: [GradientStop(location: 0, color: .white), GradientStop(location: 1, color: .black)],
      start: .zero, end: CGPoint(x: x, y: y))
  }

  private func ellipse(_ x: Double, _ width: Double) -> Shape {
    Shape(.path(Path.ellipse(in: CGRect(x: x, y: 2, width: width, height: 20)), .nonZero))
  }

  @Test(
    "Whatever is drawn: run by run or pixel by pixel, pixels are the same", arguments: [96, 500])
  func laws(width: Int) {
    var wrong: [UInt64] = []
    for seed in 1...DamageTests.seeds {
      var lists = MovingLists(seed: seed, width: width, hasBackdrops: seed % 4 == 0)
      for _ in 0..<3 {
        if !isSame(lists.list) { wrong.append(seed) }
        lists.advance()
      }
    }

    #expect(wrong == [])
  }

  @Test("Any numbers: hostile lists too")
  func hostile() {
    let wrong = (1...4 * DamageTests.seeds).filter { seed in
      var hostile = HostileLists(seed: seed)
      return !isSame(hostile.list())
    }

    #expect(wrong == [])
  }

  @Test("Rows of plain shapes stay runs, and their ends are where the colours change")
  func plainRows() {
    var rasterizer = Rasterizer()
    var picture = RunPicture(width: 400, height: 24)
    rasterizer.render(
      wide([.fill(rectangle(10, 4, 30, 8), .color(.black)), .fill(ellipse(100, 80), gray)]),
      into: &picture)

    let white = PremultipliedColor(.white).packed
    let black = PremultipliedColor(.black).packed
    #expect(picture.rows[0].runs == [PixelRun(end: 400, color: white)])
    let runs = picture.rows[6].runs
    #expect(runs.first == PixelRun(end: 10, color: white))
    #expect(runs.dropFirst().first == PixelRun(end: 40, color: black))
    #expect(runs.last == PixelRun(end: 400, color: white))
    #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.color != $1.color && $0.end < $1.end })
  }

  @Test("Rows of many colours become pixels, and are runs again under what hides them all")
  func busyRows() {
    let noisy = (0..<200).map { (index: Int) -> DisplayList.Command in
      .fill(rectangle(2 * Double(index), 0, 1, 24), .color(.black))
    }
    var rasterizer = Rasterizer()
    var picture = RunPicture(width: 400, height: 24)
    rasterizer.render(
      wide(noisy + [.fill(rectangle(0, 0, 400, 10, smoothsEdges: false), .color(.black))]),
      into: &picture)

    #expect(picture.rows[4].runs == [PixelRun(end: 400, color: PremultipliedColor(.black).packed)])
    #expect(picture.rows[12].isBusy)
    #expect(picture.rows[12].runs.capacity == 0)
    #expect(picture.pixmap[x: 8, y: 12] == PremultipliedColor(.black))
    #expect(picture.pixmap[x: 9, y: 12] == PremultipliedColor(.white))
  }

  @Test("Coverage far apart and near together leaves the same pixels, and rows of runs")
  func borders() {
    var commands: [DisplayList.Command] = []
    for index in 0..<12 {
      let inset = Double(index) * 3.5
      let frame = CGRect(
        x: inset, y: Double(index) * 0.75, width: 400 - 2 * inset, height: 24 - Double(index))
      var path = Path()
      path.addRect(frame)
      path.addRect(frame.insetBy(dx: index % 2 == 0 ? 2 : 150, dy: 1))
      commands.append(.fill(Shape(.path(path, .evenOdd)), gray))
    }
    #expect(isSame(wide(commands)))
    var rasterizer = Rasterizer()
    var picture = RunPicture(width: 400, height: 24)
    rasterizer.render(wide(commands), into: &picture)
    #expect(picture.rows.allSatisfy { !$0.isBusy })
  }

  @Test("An added group leaves plain rows runs")
  func addedGroup() {
    var group = DisplayList.Group(opacity: 0.5)
    group.isAdded = true
    let list = DisplayList(
      width: 400, height: 24, background: .black,
      commands: [.beginGroup(group), .fill(rectangle(40.5, 2.25, 200, 9), gray), .endGroup])
    var rasterizer = Rasterizer()
    var picture = RunPicture(width: 400, height: 24)
    rasterizer.render(list, into: &picture)
    #expect(picture.rows.allSatisfy { !$0.isBusy })
    #expect(isSame(list))
  }

  @Test("A gradient that does not change along rows leaves them runs")
  func gradientRows() {
    let gradient = gradient(toX: 0, y: 24)
    let list = wide([.fill(rectangle(0, 0, 400, 24), .linearGradient(gradient))])
    var rasterizer = Rasterizer()
    var picture = RunPicture(width: 400, height: 24)
    rasterizer.render(list, into: &picture)

    #expect(picture.rows.allSatisfy { $0.runs.count == 1 })
    #expect(isSame(list))
  }

  @Test("Busy contents over rows of runs, and the other way round, within masks, tints and clips")
  func mixed() {
    let busy = DisplayList.Command.fill(
      rectangle(50, 4, 300, 9), .linearGradient(gradient(toX: 400, y: 0)))
    let plain = DisplayList.Command.fill(ellipse(80, 120), gray)
    let contents: [[DisplayList.Command]] = [[busy], [plain], [busy, plain], [plain, busy]]
    let tint = Color(red: 0.2, green: 0.9, blue: 0.4)
    let shadow = Shadow(color: .black, offset: CGSize(width: 3, height: 2), sigma: 2)
    var groups: [DisplayList.Group] = [
      .init(opacity: 0.3), .init(opacity: 1), .init(opacity: 0.5, clip: ellipse(60, 200)),
      .init(opacity: 0.5, clip: ellipse(60, 200), shadow: shadow), .init(opacity: 0.7),
      .init(opacity: 0.7),
    ]
    groups[4].tint = tint
    groups[5].isAdded = true
    for below in contents {
      for content in contents {
        for group in groups {
          let masked = [.maskGroup, plain]
          #expect(isSame(wide(below + [.beginGroup(group)] + content + [.endGroup])))
          #expect(isSame(wide(below + [.beginGroup(group)] + content + masked + [.endGroup])))
          #expect(
            isSame(wide(below + [.beginGroup(group)] + content + [.maskGroup, busy, .endGroup])))
        }
      }
    }
  }
}
