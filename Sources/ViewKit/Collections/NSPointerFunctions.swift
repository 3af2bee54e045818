// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// How a table holds and compares its objects.
open class NSPointerFunctions: NSObject {
  /// Raw values as in the SDK.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let strongMemory = Options([])
    public static let weakMemory = Options(rawValue: 5 << 0)
    public static let objectPersonality = Options([])
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

public typealias NSHashTableOptions = NSPointerFunctions.Options
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// An object in a table, held or not.
struct TableReference {
  private let held: AnyObject?
  private weak var unheld: AnyObject?
  private let comparesAddresses: Bool

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    held = options.contains(.weakMemory) ? nil : object
    unheld = object
    comparesAddresses = options.contains(.objectPointerPersonality)
  }

  /// Nil once the object is gone.
  var object: AnyObject? { held ?? unheld }

  /// Whether it is the object, or one that counts as equal.
  func holds(_ other: AnyObject) -> Bool {
    guard let object else { return false }
    if object === other || comparesAddresses { return object === other }
    return (object as? NSObject)?.isEqual(other) ?? false
  }
}
