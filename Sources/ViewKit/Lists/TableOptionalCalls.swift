// Calls with a question mark of requirements that are optional in UIKit; see OptionalCalls.swift.

public import Foundation

extension UITableViewDataSource {
  /// What `sectionIndexTitles?(for:)` calls.
  @_disfavoredOverload
  public var sectionIndexTitles: SectionIndexTitlesCall? { SectionIndexTitlesCall(delegate: self) }
}

/// A call of this delegate's that is optional in UIKit.
@MainActor
public struct SectionIndexTitlesCall {
  let delegate: any UITableViewDataSource

  /// Calls the delegate's method of these labels.
  public func callAsFunction(for tableView: UITableView) -> [String]? {
    delegate.sectionIndexTitles(for: tableView)
  }
}

extension TableSourceCall {
  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    delegate.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    delegate.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
}

extension TableDelegateCall {
  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    delegate.tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    delegate.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
  }
}
