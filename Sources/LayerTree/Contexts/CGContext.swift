// Follows Core Graphics' bitmap contexts: state stack, maps, paths, clips, colours, shadows, layers.
// Left out: patterns, text, PDF, other blend modes than the list of `CGBlendMode` says, and the
// bytes of the bitmap: what is drawn is recorded, and drawn with the frame that shows it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Drawing
public import Foundation
public import Geometry
internal import Pixels

/// A canvas that remembers what is drawn on it, as a list of commands.
///
/// User space becomes device space by the current map; in a bitmap of one's own its y axis points
/// up, in what views and image renderers hand out it points down. Paths keep the map that was
/// current when their points were added.
public class CGContext {
  /// Columns, in pixels.
  public let width: Int
  /// Rows, in pixels.
  public let height: Int
  /// What lies below everything drawn.
  private(set) var background: Color
  /// From user space, as it was at the start, to pixels.
  let baseToPixels: CGAffineTransform

  /// What has been drawn; scopes that are still open are in ``openScopes``.
  var commands: [DisplayList.Command] = []
  /// What the commands have begun, and at which index its content begins.
  var openScopes: [(scope: ContextScope, start: Int)] = []
  var state: ContextState
  var savedStates: [ContextState] = []
  /// How many states were saved when each open transparency layer began.
  var layerDepths: [Int] = []
  private var scopeCount = 0

  /// The path being built, in the user space that ``pathToPixels`` takes to pixels.
  var currentPath = Path()
  var pathToPixels: CGAffineTransform

  /// What was asked for and could not be recorded, each once.
  package private(set) var issues: [LayerIssue] = []
  /// Whether nobody has overridden what was to draw here.
  package var isDeclined = false
  /// Of text; nothing draws it.
  public var textMatrix = CGAffineTransform.identity
  public var textPosition = CGPoint.zero

  /// A canvas whose user space has its origin at the upper left and y pointing down; nil beyond the
  /// limits of recordings.
  ///
  /// - Parameters:
  ///   - pixelWidth: Columns.
  ///   - pixelHeight: Rows.
  ///   - scale: Pixels to a unit of user space.
  ///   - isOpaque: Whether black lies below everything; else nothing does.
  ///   - origin: The user space point at the upper left corner.
  package init?(
    pixelWidth: Int, pixelHeight: Int, scale: CGFloat, isOpaque: Bool, origin: CGPoint = .zero
  ) {
    guard Self.isWithinLimits(pixelWidth, pixelHeight) else { return nil }
    width = pixelWidth
    height = pixelHeight
    background = isOpaque ? .black : .clear
    let up = CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: -origin.x * scale,
      ty: CGFloat(pixelHeight) + origin.y * scale)
    state = ContextState(currentMap: up)
    baseToPixels = up.concatenating(Self.flip(height: pixelHeight))
    pathToPixels = baseToPixels
  }

  /// A bitmap whose user space is its pixels, y pointing up; nil where a side is not positive or the
  /// bitmap too large.
  ///
  /// There are no bytes to draw into or to read, so `data` can only be nil.
  public init?(
    data: Never?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, Self.isWithinLimits(width, height) else { return nil }
    self.width = width
    self.height = height
    background = CGImageAlphaInfo(rawValue: bitmapInfo & 31)?.hasAlpha == false ? .black : .clear
    state = ContextState(currentMap: .identity)
    baseToPixels = Self.flip(height: height)
    pathToPixels = baseToPixels
  }

  private static func isWithinLimits(_ width: Int, _ height: Int) -> Bool {
    let sides = 0...RecordingLimits.side
    return sides.contains(width) && sides.contains(height)
      && width * height <= RecordingLimits.pixels
  }

  private static func flip(height: Int) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  // MARK: - Spaces

  /// From user space to pixels, y pointing down.
  var userToPixels: CGAffineTransform { state.currentMap.concatenating(Self.flip(height: height)) }

  /// The whole canvas, in pixels.
  var canvas: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  /// Puts black below everything drawn.
  package func layBlack() { background = .black }

  // MARK: - Issues

  /// Keeps an issue for whoever shows the picture.
  func report(_ issue: LayerIssue) {
    if !issues.contains(issue) { issues.append(issue) }
  }

  /// Notes that something can't be drawn into a context.
  package func refuse(_ what: String) { report(.drawing(what)) }

  /// The next scope's number.
  func takeScopeNumber() -> Int {
    scopeCount += 1
    return scopeCount
  }
}
