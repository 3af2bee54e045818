// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

extension UIImage {
  /// How the pixels have to be turned to be upright; raw values as in the SDK.
  public enum Orientation: Int, Sendable {
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter turn, counter-clockwise.
    case left = 2
    /// By a quarter turn, clockwise.
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  /// How the middle of a resizable image fills its room.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// Whether an image shows its own colours, or its alpha in another colour.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// What an image is chosen for; it chooses nothing here.
  open class Configuration: NSObject, @unchecked Sendable {
    open func withConfiguration(_ otherConfiguration: UIImage.Configuration?) -> Self { self }
  }

  /// How a symbol looks; holds its values, for symbols are not drawn.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public enum Scale: Int, Sendable {
      case `default` = -1
      case unspecified = 0
      case small = 1
      case medium = 2
      case large = 3
    }

    /// In points; 17 where it is not said.
    public let pointSize: CGFloat

    init(heldPointSize: CGFloat) {
      pointSize = heldPointSize
      super.init()
    }

    public convenience override init() { self.init(heldPointSize: 17) }
    public convenience init(pointSize: CGFloat) { self.init(heldPointSize: pointSize) }
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(heldPointSize: pointSize)
    }
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolConfiguration.Scale
    ) {
      self.init(heldPointSize: pointSize)
    }
    public convenience init(scale: UIImage.SymbolConfiguration.Scale) {
      self.init(heldPointSize: 17)
    }
    public convenience init(weight: UIImage.SymbolWeight) { self.init(heldPointSize: 17) }
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9
  }

  public typealias SymbolScale = SymbolConfiguration.Scale
}

extension UIImage.Orientation {
  /// Whether columns become rows.
  var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    default: false
    }
  }

  /// The orientation of the same image mirrored from left to right as it is seen.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
