// Calls with a question mark of requirements that are optional in UIKit; see OptionalCalls.swift.

public import Foundation

extension UITextViewDelegate {
  /// What `textViewShouldBeginEditing?(_:)` calls.
  public var textViewShouldBeginEditing: (@MainActor (UITextView) -> Bool)? {
    { textView in self.textViewShouldBeginEditing(textView) }
  }

  /// What `textViewShouldEndEditing?(_:)` calls.
  public var textViewShouldEndEditing: (@MainActor (UITextView) -> Bool)? {
    { textView in self.textViewShouldEndEditing(textView) }
  }

  /// What `textViewDidBeginEditing?(_:)` calls.
  public var textViewDidBeginEditing: (@MainActor (UITextView) -> Void)? {
    { textView in self.textViewDidBeginEditing(textView) }
  }

  /// What `textViewDidEndEditing?(_:)` calls.
  public var textViewDidEndEditing: (@MainActor (UITextView) -> Void)? {
    { textView in self.textViewDidEndEditing(textView) }
  }

  /// What `textView?(_:shouldChangeTextIn:replacementText:)` calls.
  @_disfavoredOverload
  public var textView: TextViewDelegateCall? { TextViewDelegateCall(delegate: self) }

  /// What `textViewDidChange?(_:)` calls.
  public var textViewDidChange: (@MainActor (UITextView) -> Void)? {
    { textView in self.textViewDidChange(textView) }
  }

  /// What `textViewDidChangeSelection?(_:)` calls.
  public var textViewDidChangeSelection: (@MainActor (UITextView) -> Void)? {
    { textView in self.textViewDidChangeSelection(textView) }
  }
}

/// A call of this delegate's that is optional in UIKit.
@MainActor
public struct TextViewDelegateCall {
  let delegate: any UITextViewDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }
}

extension UITextFieldDelegate {
  /// What `textFieldShouldBeginEditing?(_:)` calls.
  public var textFieldShouldBeginEditing: (@MainActor (UITextField) -> Bool)? {
    { textField in self.textFieldShouldBeginEditing(textField) }
  }

  /// What `textFieldDidBeginEditing?(_:)` calls.
  public var textFieldDidBeginEditing: (@MainActor (UITextField) -> Void)? {
    { textField in self.textFieldDidBeginEditing(textField) }
  }

  /// What `textFieldShouldEndEditing?(_:)` calls.
  public var textFieldShouldEndEditing: (@MainActor (UITextField) -> Bool)? {
    { textField in self.textFieldShouldEndEditing(textField) }
  }

  /// What `textFieldDidEndEditing?(_:)` calls.
  public var textFieldDidEndEditing: (@MainActor (UITextField) -> Void)? {
    { textField in self.textFieldDidEndEditing(textField) }
  }

  /// What `textField?(_:shouldChangeCharactersIn:replacementString:)` calls.
  @_disfavoredOverload
  public var textField: TextFieldDelegateCall? { TextFieldDelegateCall(delegate: self) }

  /// What `textFieldDidChangeSelection?(_:)` calls.
  public var textFieldDidChangeSelection: (@MainActor (UITextField) -> Void)? {
    { textField in self.textFieldDidChangeSelection(textField) }
  }

  /// What `textFieldShouldClear?(_:)` calls.
  public var textFieldShouldClear: (@MainActor (UITextField) -> Bool)? {
    { textField in self.textFieldShouldClear(textField) }
  }

  /// What `textFieldShouldReturn?(_:)` calls.
  public var textFieldShouldReturn: (@MainActor (UITextField) -> Bool)? {
    { textField in self.textFieldShouldReturn(textField) }
  }
}

/// A call of this delegate's that is optional in UIKit.
@MainActor
public struct TextFieldDelegateCall {
  let delegate: any UITextFieldDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
}
