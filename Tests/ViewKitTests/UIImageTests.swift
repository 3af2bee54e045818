import Drawing
import Foundation
import Geometry
import LayerTree
import PNGCodec
import Pixels
import Rasterization
import TestSupport
import Testing
import Timing
import ViewKit

@Suite("Images")
@MainActor
struct UIImageTests {
  private let clock = VirtualClock()
  private let window: UIWindow

  init() {
    clock.screen.bounds = CGRect(x: 0, y: 0, width: 8, height: 6)
    clock.screen.scale = 1
    let clock = clock
    window = clock.asCurrent { UIWindow(frame: clock.screen.bounds) }
    clock.turn {}
  }

  /// What is on screen, a letter a pixel.
  private func shown(_ rows: Int = 3, _ columns: Int = 3) -> [String] {
    let options = DisplayOptions(pixelWidth: 8, pixelHeight: 6, scale: 1, background: .white)
    let list = DisplayListBuilder.displayList(
      of: window.layer, at: clock.now.seconds, options: options)
    var rasterizer = Rasterizer()
    let pixmap = rasterizer.render(list)
    return (0..<rows).map { y in
      String((0..<columns).map { x in Self.letters[pixmap[x: x, y: y].packed] ?? "?" })
    }
  }

  private static let letters: [UInt32: Character] = [
    0xFFFF_FFFF: ".", 0xFF00_00FF: "r", 0xFFFF_0000: "b", 0xFF00_FF00: "g", 0xFF00_0000: "#",
  ]

  /// Ready pixels of letters; `.` is clear.
  private func pixmap(_ rows: [String]) -> Pixmap {
    var pixmap = Pixmap(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() where letter != "." {
        let packed = Self.letters.first { $0.value == letter }?.key ?? 0
        pixmap[x: x, y: y] = PremultipliedColor(packed: packed)
      }
    }
    return pixmap
  }

  private func picture(_ rows: [String]) -> CGImage { CGImage(Image(pixels: pixmap(rows))) }

  @Test(
    "Every orientation turns and mirrors as its name says",
    arguments: zip(
      [
        UIImage.Orientation.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored,
        .rightMirrored,
      ],
      [
        ["rgb", "#.."], ["..#", "bgr"], ["b.", "g.", "r#"], ["#r", ".g", ".b"], ["bgr", "..#"],
        ["#..", "rgb"], ["r#", "g.", "b."], [".b", ".g", "#r"],
      ]))
  func orientations(_ orientation: UIImage.Orientation, _ expected: [String]) {
    let (rows, columns) = (expected.count, expected[0].count)
    for draws in [false, true] {
      clock.turn {
        for view in window.subviews { view.removeFromSuperview() }
        var image = UIImage(
          cgImage: picture(["rgb", "#.."]), scale: 1, orientation: orientation)
        #expect(image.size == CGSize(width: columns, height: rows))
        if draws {
          let upright = image
          image = UIGraphicsImageRenderer(size: image.size).image { _ in upright.draw(at: .zero) }
        }
        window.addSubview(UIImageView(image: image))
      }
      #expect(shown(rows, columns) == expected, "drawn: \(draws)")
    }
  }

  @Test("Mirroring keeps how the image is turned")
  func mirrored() {
    clock.turn {
      let image = UIImage(cgImage: picture(["rgb", "#.."]), scale: 1, orientation: .right)
      window.addSubview(UIImageView(image: image.withHorizontallyFlippedOrientation()))
    }
    #expect(shown(3, 2) == ["r#", "g.", "b."])
  }

  @Test("A tinted image shows its alpha in one colour, a template drawn by code in the fill colour")
  func tints() {
    clock.turn {
      let image = UIImage(cgImage: picture(["r.b"]))
      window.addSubview(UIImageView(image: image.withTintColor(.green)))
      let drawn = UIGraphicsImageRenderer(size: image.size).image { _ in
        UIColor.blue.setFill()
        image.withRenderingMode(.alwaysTemplate).draw(at: .zero)
      }
      let second = UIImageView(image: drawn)
      second.frame.origin.y = 1
      window.addSubview(second)
    }
    #expect(shown(2) == ["g.g", "b.b"])
  }

  @Test("The caps of a resizable image keep their size when it is drawn")
  func caps() {
    clock.turn {
      let image = UIImage(cgImage: picture(["rgb", "ggg", "bgr"])).resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
      let drawn = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 4)).image { _ in
        image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 4))
      }
      window.addSubview(UIImageView(image: drawn))
    }
    #expect(shown(4, 5) == ["rgggb", "ggggg", "ggggg", "bgggr"])
    #expect(clock.issues.isEmpty)
  }

  @Test("A PNG file is read by name, in the variant of the screen, and gives its bytes back")
  func files() throws {
    let folder = try TemporaryFolder()
    let bytes = try PNGEncoder(channels: .rgba).encode(pixmap(["rg"]))
    try Data(bytes).write(to: folder.url.appending(path: "star.png"))
    try Data(try PNGEncoder(channels: .rgba).encode(pixmap(["rrgg", "rrgg"])))
      .write(to: folder.url.appending(path: "star@2x.png"))
    clock.turn {
      PictureFolders.of(clock).paths = [folder.path]
      #expect(UIImage(named: "star")?.scale == 1)
      clock.screen.scale = 2
      let double = UIImage(named: "star.png")
      #expect(double?.scale == 2 && double?.size == CGSize(width: 2, height: 1))
      #expect(UIImage(named: "moon") == nil && UIImage(named: "") == nil)
      #expect(UIImage(contentsOfFile: folder.path("star@2x.png"))?.scale == 2)
      #expect(UIImage(contentsOfFile: folder.path("none.png")) == nil)
      let read = UIImage(data: Data(bytes))
      #expect(read?.pngData().flatMap { UIImage(data: $0) } == read)
      #expect(UIImage(data: Data([1, 2, 3])) == nil)
    }
    #expect(clock.issues.isEmpty)
  }

  @Test("A symbol is a blank square that names itself when it is shown")
  func symbols() throws {
    let symbol = try #require(clock.asCurrent { UIImage(systemName: "heart") })
    #expect(clock.issues.isEmpty && symbol.size.width > 0)
    clock.turn { window.addSubview(UIImageView(image: symbol)) }
    #expect(clock.issues == [.undrawable("symbol", layer: "heart")])
  }

  @Test("Images in turn are shown each for its share, from the start on, and then the image again")
  func playing() {
    var view: UIImageView?
    clock.turn {
      let images = ["r", "g", "b"].map { UIImage(cgImage: picture([$0])) }
      let still = UIImageView(image: UIImage(cgImage: picture(["#"])))
      still.animationImages = images
      still.animationDuration = 0.3
      still.animationRepeatCount = 2
      still.startAnimating()
      window.addSubview(still)
      view = still
    }
    var seen = ""
    for step in 0..<7 {
      clock.advance(to: Nanoseconds(seconds: Double(step) * 0.1 + 0.05))
      seen += shown(1, 1)[0]
    }
    #expect(seen == "rgbrgb#")
    #expect(view?.isAnimating == false)
  }

  @Test("A highlighted view shows its other image")
  func highlighted() {
    let view = clock.asCurrent {
      UIImageView(
        image: UIImage(cgImage: picture(["r"])),
        highlightedImage: UIImage(cgImage: picture(["g"])))
    }
    #expect(!view.isUserInteractionEnabled)
    clock.turn { window.addSubview(view) }
    #expect(shown(1, 1) == ["r"])
    clock.turn { view.isHighlighted = true }
    #expect(shown(1, 1) == ["g"])
  }

  @Test("Scales and sizes that are no numbers make no image and no crash")
  func hostile() {
    clock.turn {
      let image = UIImage(cgImage: picture(["r"]), scale: .nan, orientation: .left)
      #expect(image.size == CGSize(width: 1, height: 1))
      #expect(image.preparingThumbnail(of: CGSize(width: CGFloat.nan, height: 1)) == nil)
      #expect(UIImage().size == .zero && UIImage().cgImage == nil)
      _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
        image.draw(in: CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 1))
        UIImage().draw(at: .zero)
      }
      _ = UIGraphicsImageRenderer(size: CGSize(width: -1, height: CGFloat.infinity)).image { _ in }
    }
  }
}
