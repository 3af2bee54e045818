// Types that had names of their own before Swift 4.2 and lie within others since.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// MARK: - Images, text, gestures

public typealias UIImageOrientation = UIImage.Orientation
public typealias UIImageRenderingMode = UIImage.RenderingMode
public typealias UIImageResizingMode = UIImage.ResizingMode
public typealias UIFontTextStyle = UIFont.TextStyle
public typealias UIFontWeight = UIFont.Weight
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
public typealias NSAttributedStringKey = NSAttributedString.Key
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
public typealias UITouchType = UITouch.TouchType
public typealias UIPressPhase = UIPress.Phase
public typealias UIPressType = UIPress.PressType
public typealias UIDeviceBatteryState = UIDevice.BatteryState

// MARK: - Controls

public typealias UIControlState = UIControl.State
public typealias UIControlEvents = UIControl.Event
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
public typealias UIButtonType = UIButton.ButtonType
public typealias UITextBorderStyle = UITextField.BorderStyle
public typealias UITextFieldViewMode = UITextField.ViewMode
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
public typealias UIProgressViewStyle = UIProgressView.Style
public typealias UIDatePickerMode = UIDatePicker.Mode
public typealias UISearchBarStyle = UISearchBar.Style
public typealias UIAlertControllerStyle = UIAlertController.Style
public typealias UIAlertActionStyle = UIAlertAction.Style

// MARK: - Lists and containers

public typealias UITableViewStyle = UITableView.Style
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
public typealias UIScrollViewContentInsetAdjustmentBehavior =
  UIScrollView.ContentInsetAdjustmentBehavior
public typealias UIScrollViewDecelerationRate = UIScrollView.DecelerationRate
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation

// MARK: - Dynamics

public typealias UIPushBehaviorMode = UIPushBehavior.Mode
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
