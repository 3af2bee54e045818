// Constants and functions that had names of their own before Swift 4.2 and are members since.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Geometry

// MARK: - Sizes

public let UITableViewAutomaticDimension: CGFloat = -1
public let UIViewNoIntrinsicMetric: CGFloat = -1
public let UILayoutFittingCompressedSize = CGSize.zero
public let UILayoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

// MARK: - Levels, priorities, weights

public let UIWindowLevelNormal = UIWindow.Level.normal
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
public let UIWindowLevelAlert = UIWindow.Level.alert
public let UILayoutPriorityRequired = UILayoutPriority.required
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
public let UIFontWeightThin = UIFont.Weight.thin
public let UIFontWeightLight = UIFont.Weight.light
public let UIFontWeightRegular = UIFont.Weight.regular
public let UIFontWeightMedium = UIFont.Weight.medium
public let UIFontWeightSemibold = UIFont.Weight.semibold
public let UIFontWeightBold = UIFont.Weight.bold
public let UIFontWeightHeavy = UIFont.Weight.heavy
public let UIFontWeightBlack = UIFont.Weight.black

// MARK: - Kinds of views in lists

public let UICollectionElementKindSectionHeader = "UICollectionElementKindSectionHeader"
public let UICollectionElementKindSectionFooter = "UICollectionElementKindSectionFooter"

// MARK: - Attributes of text

public let NSFontAttributeName = NSAttributedString.Key.font
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
public let NSKernAttributeName = NSAttributedString.Key.kern
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
public let NSShadowAttributeName = NSAttributedString.Key.shadow
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset

// MARK: - The keyboard

public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
public let UIKeyboardAnimationDurationUserInfoKey =
  UIResponder.keyboardAnimationDurationUserInfoKey
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey

extension NSNotification.Name {
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  public static let UIKeyboardWillChangeFrame =
    UIResponder.keyboardWillChangeFrameNotification
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
}

// MARK: - Text and geometry

public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }

// MARK: - Run loops

public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// While a finger scrolls, which none does here.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
  public static let commonModes = RunLoop.Mode.common
  public static let defaultRunLoopMode = RunLoop.Mode.default
}

public let UITrackingRunLoopMode = RunLoop.Mode.tracking
