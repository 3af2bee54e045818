import Drawing
import Foundation
import Geometry
import LayerTree
import Pixels
import Rasterization
import Testing
import Timing
import ViewKit

@Suite("Snapshots and image contexts")
@MainActor
struct SnapshotTests {
  private let clock = VirtualClock()
  private let window: UIWindow

  init() {
    clock.screen.bounds = CGRect(x: 0, y: 0, width: 12, height: 8)
    clock.screen.scale = 1
    let clock = clock
    window = clock.asCurrent { UIWindow(frame: clock.screen.bounds) }
    clock.turn {}
  }

  private func picture(of layer: CALayer? = nil) -> Pixmap {
    let options = DisplayOptions(pixelWidth: 12, pixelHeight: 8, scale: 1, background: .white)
    let list = DisplayListBuilder.displayList(
      of: layer ?? window.layer, at: clock.now.seconds, options: options)
    var rasterizer = Rasterizer()
    return rasterizer.render(list)
  }

  /// A letter a pixel of a row.
  private func row(_ y: Int, of pixmap: Pixmap) -> String {
    String(
      (0..<pixmap.width).map { x in
        switch pixmap[x: x, y: y].packed {
        case 0xFFFF_FFFF: Character(".")
        case 0xFF00_00FF: "r"
        case 0xFFFF_0000: "b"
        case 0xFF00_FF00: "g"
        case 0xFF00_0000: "#"
        default: "?"
        }
      })
  }

  private func shown(_ y: Int) -> String { row(y, of: picture()) }

  /// A view with a colour in the window.
  private func view(
    _ color: UIColor?, _ frame: CGRect, in parent: UIView? = nil,
    _ make: (CGRect) -> UIView = { UIView(frame: $0) }
  ) -> UIView {
    var view = UIView()
    clock.turn {
      view = make(frame)
      view.backgroundColor = color
      (parent ?? window).addSubview(view)
    }
    return view
  }

  private func turn<Result>(_ body: () -> Result) -> Result? {
    var result: Result?
    clock.turn { result = body() }
    return result
  }

  @Test("A snapshot shows what the view shows, and goes on showing it")
  func snapshot() throws {
    let red = view(.red, CGRect(x: 0, y: 0, width: 4, height: 4))
    _ = view(.blue, CGRect(x: 2, y: 0, width: 9, height: 2), in: red)
    clock.turn {
      let snapshot = red.snapshotView(afterScreenUpdates: false)
      #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 4, height: 4))
      snapshot?.frame.origin.x = 6
      if let snapshot { window.addSubview(snapshot) }
      red.removeFromSuperview()
      red.backgroundColor = .green
    }
    #expect(shown(0) == "......rrbb..")
    #expect(shown(2) == "......rrrr..")
    #expect(clock.issues.isEmpty)
  }

  @Test("Before updates a snapshot is what the last commit showed; after them, what the next will")
  func updates() throws {
    let red = view(.red, CGRect(x: 0, y: 0, width: 2, height: 2))
    clock.turn {
      red.backgroundColor = .blue
      for (index, afterUpdates) in [false, true].enumerated() {
        guard let snapshot = red.snapshotView(afterScreenUpdates: afterUpdates) else { return }
        snapshot.frame.origin.x = CGFloat(4 + 3 * index)
        window.addSubview(snapshot)
      }
      red.isHidden = true
    }
    #expect(shown(0) == "....rr.bb...")
  }

  @Test("A snapshot of what has never been shown is empty before updates, and whole after them")
  func unshown() throws {
    clock.turn {
      for (index, afterUpdates) in [false, true].enumerated() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        view.backgroundColor = .red
        guard let snapshot = view.snapshotView(afterScreenUpdates: afterUpdates) else { return }
        snapshot.frame.origin.x = CGFloat(4 * index)
        window.addSubview(snapshot)
      }
    }
    #expect(shown(0) == "....rr......")
  }

  @Test(
    "A snapshot after updates shows what it shows in a subview, which can be rounded and resized")
  func content() throws {
    let red = view(.red, CGRect(x: 0, y: 0, width: 4, height: 4))
    clock.turn {
      let before = red.snapshotView(afterScreenUpdates: false)
      #expect(before?.subviews.isEmpty == true)
      let empty = UIView().snapshotView(afterScreenUpdates: true)
      #expect(empty?.subviews.count == 1)
      guard let snapshot = red.snapshotView(afterScreenUpdates: true) else { return }
      #expect(snapshot.subviews.count == 1 && snapshot.subviews.first?.frame == snapshot.bounds)
      snapshot.frame = CGRect(x: 5, y: 0, width: 6, height: 4)
      window.addSubview(snapshot)
      let small = red.resizableSnapshotView(
        from: CGRect(x: 0, y: 0, width: 4, height: 4), afterScreenUpdates: true,
        withCapInsets: .zero)
      guard let small else { return }
      small.frame.origin.y = 4
      small.subviews.first?.layer.bounds.size.width = 2
      window.addSubview(small)
    }
    #expect(shown(0) == "rrrr.rrrrrr.")
    #expect(shown(5) == ".rr.........")
  }

  @Test("A snapshot that was never shown can be cut into snapshots before updates")
  func snapshotsOfSnapshots() throws {
    let red = view(.red, CGRect(x: 0, y: 0, width: 4, height: 4))
    _ = view(.blue, CGRect(x: 2, y: 0, width: 2, height: 2), in: red)
    clock.turn {
      let whole = red.snapshotView(afterScreenUpdates: false)
      let part = whole?.resizableSnapshotView(
        from: CGRect(x: 1, y: 0, width: 3, height: 4), afterScreenUpdates: false,
        withCapInsets: .zero)
      part?.frame.origin.x = 6
      if let part { window.addSubview(part) }
      red.removeFromSuperview()
    }
    #expect(shown(0) == "......rbb...")
    #expect(shown(2) == "......rrr...")
  }

  @Test("A snapshot leaves out where its view lies and how it is turned, but not its alpha")
  func ownGeometry() throws {
    let red = view(.red, CGRect(x: 3, y: 3, width: 4, height: 4))
    clock.turn {
      red.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      red.alpha = 0.5
    }
    clock.turn {
      let snapshot = red.snapshotView(afterScreenUpdates: false)
      red.isHidden = true
      if let snapshot { window.addSubview(snapshot) }
    }
    let pixmap = picture()
    #expect(pixmap[x: 3, y: 3].packed == 0xFF7F_7FFF && pixmap[x: 4, y: 4].packed == 0xFFFF_FFFF)
  }

  @Test("Strips are parts of one recording, and together show what was there, wherever cut")
  func strips() throws {
    let red = view(.red, CGRect(x: 0, y: 0, width: 12, height: 2))
    _ = view(.blue, CGRect(x: 3, y: 0, width: 4, height: 1), in: red)
    let before = picture()
    clock.turn {
      let container = UIView(frame: red.bounds)
      for index in 0..<7 {
        let rect = CGRect(x: 12.0 / 7 * Double(index), y: 0, width: 12.0 / 7, height: 2)
        guard
          let strip = red.resizableSnapshotView(
            from: rect, afterScreenUpdates: false, withCapInsets: .zero)
        else { return }
        strip.frame = rect
        container.addSubview(strip)
      }
      red.removeFromSuperview()
      window.addSubview(container)
      let images = container.subviews.compactMap { $0.layer.contents as? CGImage }
      #expect(images.count == 7 && Set(images).count == 1)
    }
    #expect(picture() == before)
    #expect(clock.issues.isEmpty)
  }

  @Test("A snapshot during an animation shows the moment")
  func moment() throws {
    let red = view(.red, CGRect(x: 0, y: 0, width: 8, height: 1))
    let inner = view(.blue, CGRect(x: 0, y: 0, width: 2, height: 1), in: red)
    clock.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        inner.frame.origin.x = 4
      }
    }
    clock.advance(to: Nanoseconds(seconds: 0.5))
    clock.turn {
      guard let snapshot = red.snapshotView(afterScreenUpdates: false) else { return }
      snapshot.frame.origin.y = 2
      window.addSubview(snapshot)
    }
    clock.advance(to: Nanoseconds(seconds: 1))
    #expect(shown(0) == "rrrrbbrr....")
    #expect(shown(2) == "rrbbrrrr....")
  }

  @Test("Drawing is asked for once the view is shown, at its size, and again when it is marked")
  func draws() throws {
    let drawn = view(.green, CGRect(x: 1, y: 0, width: 3, height: 2)) { DrawingView(frame: $0) }
    guard let drawn = drawn as? DrawingView else { return }
    #expect(drawn.calls == [CGRect(x: 0, y: 0, width: 3, height: 2)])
    #expect(shown(0) == ".rgg........")
    clock.turn { drawn.color = .blue }
    #expect(shown(0) == ".rgg........")
    clock.turn { drawn.setNeedsDisplay() }
    #expect(shown(0) == ".bgg........" && drawn.calls.count == 2)
    clock.turn { drawn.frame.size.width = 6 }
    #expect(drawn.calls.count == 2 && shown(0) == ".b??ggg.....")
    clock.turn { drawn.contentMode = .redraw }
    clock.turn { drawn.frame.size.width = 5 }
    #expect(drawn.calls.count == 3 && shown(0) == ".bgggg......")
  }

  @Test("A view that draws nothing keeps the contents it was given")
  func drawsNothing() throws {
    let plain = view(nil, CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = try #require(
      turn {
        UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image {
          $0.fill($0.format.bounds)
        }
      })
    clock.turn { plain.layer.contents = image.cgImage }
    clock.turn { plain.setNeedsDisplay() }
    #expect(shown(0) == "##..........")
  }

  @Test("A layer in a context is its model, without animations, in its own space")
  func rendersModel() throws {
    let red = view(.red, CGRect(x: 5, y: 3, width: 4, height: 2))
    let inner = view(.blue, CGRect(x: 0, y: 0, width: 1, height: 2), in: red)
    clock.turn { UIView.animate(withDuration: 1) { inner.frame.origin.x = 3 } }
    let image = try #require(
      turn {
        UIGraphicsImageRenderer(size: red.bounds.size).image { red.layer.render(in: $0.cgContext) }
      })
    let host = view(nil, CGRect(x: 0, y: 0, width: 4, height: 2))
    clock.turn { host.layer.contents = image.cgImage }
    #expect(shown(0).hasPrefix("rrrb"))
  }

  @Test("Drawing a hierarchy fits it into a rectangle, and says whether there was anything")
  func hierarchy() throws {
    let red = view(.red, CGRect(x: 0, y: 0, width: 4, height: 2))
    let image = try #require(
      turn { () -> UIImage? in
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 0)
        defer { UIGraphicsEndImageContext() }
        let new = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(!new.drawHierarchy(in: new.bounds, afterScreenUpdates: false))
        #expect(
          red.drawHierarchy(
            in: CGRect(x: 1, y: 0, width: 2, height: 1), afterScreenUpdates: false))
        return UIGraphicsGetImageFromCurrentImageContext()
      } ?? nil)
    #expect(image.size == CGSize(width: 4, height: 2))
    clock.turn {
      red.backgroundColor = nil
      red.layer.contents = image.cgImage
    }
    #expect(shown(0) == ".rr.........")
    #expect(shown(1) == "............")
  }

  @Test("Contexts nest, and outside of all there is none")
  func nesting() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    clock.turn {
      UIGraphicsBeginImageContext(CGSize(width: 3, height: 2))
      let outer = UIGraphicsGetCurrentContext()
      UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
      #expect(UIGraphicsGetCurrentContext() !== outer)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() === outer)
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 2))
      UIGraphicsEndImageContext()
      UIGraphicsBeginImageContext(.zero)
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIGraphicsBeginImageContext(CGSize(width: 1e9, height: 1e9))
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
    #expect(clock.issues == [.recordingSize])
  }

  @Test("Paths and colours draw into the current context")
  func pathsAndColors() throws {
    let image = try #require(
      turn {
        UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { _ in
          UIColor.red.setFill()
          UIBezierPath(rect: CGRect(x: 0, y: 0, width: 6, height: 2)).fill()
          UIColor.blue.set()
          UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
          UIBezierPath(rect: CGRect(x: 4, y: 0, width: 1, height: 4)).addClip()
          UIRectFrame(CGRect(x: 0, y: 0, width: 6, height: 4))
        }
      })
    let host = view(nil, CGRect(x: 0, y: 0, width: 6, height: 4))
    clock.turn { host.layer.contents = image.cgImage }
    #expect((0..<4).map { shown($0).prefix(6) } == ["brrrbr", "rrrrrr", "......", "....b."])
  }

  @Test("What can't be drawn is reported when a layer shows it")
  func issues() throws {
    let image = try #require(
      turn {
        UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
          $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .screen)
        }
      })
    #expect(clock.issues.isEmpty)
    let host = view(nil, CGRect(x: 0, y: 0, width: 1, height: 1))
    clock.turn { host.layer.contents = image.cgImage }
    #expect(clock.issues == [.drawing("the blend mode screen")])
  }
}

/// Draws a square of one point in its corner.
private final class DrawingView: UIView {
  var color = UIColor.red
  private(set) var calls: [CGRect] = []

  override func draw(_ rect: CGRect) {
    calls.append(rect)
    color.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}
