import Drawing
import Foundation
import LayerTree
import Pixels
import Testing
import ViewKit

@Suite("Colours and traits")
@MainActor
struct UIColorTests {
  private func channels(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test("A hue goes round the circle by sixths")
  func hues() {
    let expected: [[CGFloat]] = [
      [1, 0, 0, 1], [1, 1, 0, 1], [0, 1, 0, 1], [0, 1, 1, 1], [0, 0, 1, 1], [1, 0, 1, 1],
    ]
    for (index, channels) in expected.enumerated() {
      let color = UIColor(
        hue: CGFloat(index) / 6, saturation: 1, brightness: 1, alpha: 1)
      for (left, right) in zip(self.channels(color), channels) {
        #expect(abs(left - right) < 1e-12)
      }
    }
    #expect(channels(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)) == [1, 0, 0, 1])
    _ = UIColor(hue: .nan, saturation: .infinity, brightness: -1, alpha: 2)
  }

  @Test("Hue, saturation and brightness of a colour make the same colour again")
  func hueRoundTrip() {
    let color = UIColor(red: 0.2, green: 0.7, blue: 0.4, alpha: 0.5)
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    let again = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    for (left, right) in zip(channels(color), channels(again)) {
      #expect(abs(left - right) < 1e-12)
    }
  }

  @Test("Only a grey has a white")
  func whites() {
    var (white, alpha) = (CGFloat(0), CGFloat(0))
    let greyHasOne = UIColor.gray.getWhite(&white, alpha: &alpha)
    #expect(greyHasOne)
    #expect(white == 0.5)
    #expect(alpha == 1)
    let redHasOne = UIColor.red.getWhite(&white, alpha: nil)
    #expect(!redHasOne)
    UIColor.clear.getRed(nil, green: nil, blue: nil, alpha: &alpha)
    #expect(alpha == 0)
  }

  @Test("White of Display P3 is white of sRGB, and its red lies outside")
  func displayP3() {
    let white = channels(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1))
    for channel in white { #expect(abs(channel - 1) < 1e-9) }
    let red = channels(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    #expect(abs(red[0] - 1.0931) < 1e-4)
    #expect(abs(red[1] + 0.2267) < 1e-4)
  }

  @Test("System colours are others in the dark")
  func systemColors() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let lightBlue: [CGFloat] = [0, 122.0 / 255, 1, 1]
    let darkBlue: [CGFloat] = [10.0 / 255, 132.0 / 255, 1, 1]
    #expect(channels(.systemBlue) == lightBlue)
    #expect(channels(UIColor.systemBlue.resolvedColor(with: dark)) == darkBlue)
    #expect(channels(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 1])
    let raised = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    let charcoal: [CGFloat] = [28.0 / 255, 28.0 / 255, 30.0 / 255, 1]
    #expect(channels(UIColor.systemBackground.resolvedColor(with: raised)) == charcoal)
  }

  @Test("A dynamic colour with another alpha stays dynamic")
  func dynamicAlpha() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = UIColor.label.withAlphaComponent(0.25)
    #expect(channels(color) == [0, 0, 0, 0.25])
    #expect(channels(color.resolvedColor(with: dark)) == [1, 1, 1, 0.25])
    dark.performAsCurrent { #expect(channels(color) == [1, 1, 1, 0.25]) }
    #expect(channels(color) == [0, 0, 0, 0.25])
  }

  @Test("A background follows the style of the view, of its controller and of the stage")
  func backgrounds() {
    let clock = VirtualClock()
    clock.asCurrent {
      let view = UIView()
      view.backgroundColor = .systemBackground
      #expect(view.layer.backgroundColor == UIColor.white.cgColor)
      #expect(view.backgroundColor === UIColor.systemBackground)

      let parent = UIView()
      parent.overrideUserInterfaceStyle = .dark
      parent.addSubview(view)
      #expect(view.layer.backgroundColor == UIColor.black.cgColor)
      #expect(view.traitCollection.userInterfaceStyle == .dark)

      view.overrideUserInterfaceStyle = .light
      #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    }
    clock.screen.style = .dark
    clock.asCurrent {
      #expect(channels(.label) == [1, 1, 1, 1])
      #expect(UIView().traitCollection.userInterfaceStyle == .dark)
    }
    #expect(channels(.label) == [0, 0, 0, 1])
  }

  @Test("A pattern is an issue where it would be drawn")
  func pattern() {
    let clock = VirtualClock()
    let onePixel = UIImage(cgImage: CGImage(Image(pixels: Pixmap(width: 1, height: 1))))
    clock.asCurrent {
      let view = UIView()
      view.layer.name = "wall"
      view.backgroundColor = UIColor(patternImage: onePixel)
    }
    #expect(clock.issues == [.patternColor(layer: "wall")])
  }
}
