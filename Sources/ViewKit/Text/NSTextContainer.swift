// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// The region that text is laid out in; it holds its values.
open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var exclusionPaths: [UIBezierPath] = []
  open var widthTracksTextView = false
  open var heightTracksTextView = false

  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}

/// What a text field or view is meant to hold.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = Self(rawValue: "name")
  public static let givenName = Self(rawValue: "given-name")
  public static let familyName = Self(rawValue: "family-name")
  public static let emailAddress = Self(rawValue: "email")
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let URL = Self(rawValue: "url")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  public static let creditCardNumber = Self(rawValue: "cc-number")
  public static let fullStreetAddress = Self(rawValue: "street-address")
  public static let addressCity = Self(rawValue: "address-level2")
  public static let postalCode = Self(rawValue: "postal-code")
  public static let countryName = Self(rawValue: "country-name")
}
