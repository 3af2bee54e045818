// Calls with a question mark of requirements that are optional in UIKit; see OptionalCalls.swift.

extension UIPickerViewDelegate {
  /// What `pickerView?(_:titleForRow:forComponent:)` and the others call.
  @_disfavoredOverload
  public var pickerView: PickerDelegateCall? { PickerDelegateCall(delegate: self) }
}

/// The calls of this delegate's methods that are optional in UIKit.
@MainActor
public struct PickerDelegateCall {
  let delegate: any UIPickerViewDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    delegate.pickerView(pickerView, titleForRow: row, forComponent: component)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    delegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}

extension UISearchBarDelegate {
  /// What `searchBarShouldBeginEditing?(_:)` calls.
  public var searchBarShouldBeginEditing: (@MainActor (UISearchBar) -> Bool)? {
    { searchBar in self.searchBarShouldBeginEditing(searchBar) }
  }

  /// What `searchBarTextDidBeginEditing?(_:)` calls.
  public var searchBarTextDidBeginEditing: (@MainActor (UISearchBar) -> Void)? {
    { searchBar in self.searchBarTextDidBeginEditing(searchBar) }
  }

  /// What `searchBarTextDidEndEditing?(_:)` calls.
  public var searchBarTextDidEndEditing: (@MainActor (UISearchBar) -> Void)? {
    { searchBar in self.searchBarTextDidEndEditing(searchBar) }
  }

  /// What `searchBar?(_:textDidChange:)` calls.
  @_disfavoredOverload
  public var searchBar: SearchBarDelegateCall? { SearchBarDelegateCall(delegate: self) }

  /// What `searchBarSearchButtonClicked?(_:)` calls.
  public var searchBarSearchButtonClicked: (@MainActor (UISearchBar) -> Void)? {
    { searchBar in self.searchBarSearchButtonClicked(searchBar) }
  }

  /// What `searchBarCancelButtonClicked?(_:)` calls.
  public var searchBarCancelButtonClicked: (@MainActor (UISearchBar) -> Void)? {
    { searchBar in self.searchBarCancelButtonClicked(searchBar) }
  }
}

/// A call of this delegate's that is optional in UIKit.
@MainActor
public struct SearchBarDelegateCall {
  let delegate: any UISearchBarDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    delegate.searchBar(searchBar, textDidChange: searchText)
  }
}
