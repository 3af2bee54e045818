import Foundation

/// Makes views of classes that a list or a controller knows by registration only.
///
/// Swift without Objective-C makes an object of a class known at run time by a required initializer
/// alone, and a view's only one is `init(coder:)`. So a class of the user's is made by that; one of
/// ours by the initializer that a device calls.
@MainActor
enum Registered {
  static func tableCell(of type: UITableViewCell.Type, identifier: String) -> UITableViewCell {
    if type == UITableViewCell.self {
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    let cell = made(type.init(coder: NSCoder()), type)
    cell.reuseIdentifier = identifier
    return cell
  }

  static func headerFooter(
    of type: UITableViewHeaderFooterView.Type, identifier: String
  ) -> UITableViewHeaderFooterView {
    if type == UITableViewHeaderFooterView.self {
      return UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
    let view = made(type.init(coder: NSCoder()), type)
    view.reuseIdentifier = identifier
    return view
  }

  static func reusableView(
    of type: UICollectionReusableView.Type, identifier: String
  ) -> UICollectionReusableView {
    let view: UICollectionReusableView
    if type == UICollectionViewCell.self {
      view = UICollectionViewCell(frame: .zero)
    } else if type == UICollectionReusableView.self {
      view = UICollectionReusableView(frame: .zero)
    } else {
      view = made(type.init(coder: NSCoder()), type)
    }
    view.reuseIdentifier = identifier
    return view
  }

  static func bar(of type: UINavigationBar.Type) -> UINavigationBar {
    type == UINavigationBar.self
      ? UINavigationBar(frame: .zero) : made(type.init(coder: NSCoder()), type)
  }

  static func bar(of type: UIToolbar.Type) -> UIToolbar {
    type == UIToolbar.self ? UIToolbar(frame: .zero) : made(type.init(coder: NSCoder()), type)
  }

  private static func made<View>(_ view: View?, _ type: Any.Type) -> View {
    guard let view else {
      preconditionFailure(
        "\(type).init(coder:) makes no view, and no other initializer can be called")
    }
    return view
  }
}
