import Foundation

/// Reads a visual format, such as `H:|-[label(>=40)]-8-[field]|`, into constraints.
///
/// What can't be read is a programmer's error and says where.
@MainActor
struct VisualFormatParser {
  /// One condition of a list in parentheses.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    /// The item whose length is meant, instead of a number.
    var item: (any LayoutItem)?
    var multiplier: CGFloat = 1
    var priority = UILayoutPriority.required
  }

  /// What stands between two items.
  private enum Connection {
    case touching
    case standard
    case spaces([Predicate])
  }

  /// One end of a connection.
  private struct End {
    var item: any LayoutItem
    var isSuperview: Bool
  }

  private let text: [Character]
  private var position = 0
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var axis = NSLayoutConstraint.Axis.horizontal
  private var made: [NSLayoutConstraint] = []
  private var items: [any LayoutItem] = []

  init(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    text = format.filter { !$0.isWhitespace }.map { $0 }
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  /// All constraints, those of lengths and spaces in the order of the text, then alignments.
  mutating func constraints() -> [NSLayoutConstraint] {
    readAxis()
    let beginsAtEdge = take("|")
    var connection = beginsAtEdge ? readConnection() : Connection.touching
    var previous: End?
    repeat {
      guard peek == "[" else { fail("a view in brackets is missing") }
      let item = readView()
      if previous == nil, beginsAtEdge {
        previous = End(item: container(of: item), isSuperview: true)
      }
      if let previous { connect(previous, connection, End(item: item, isSuperview: false)) }
      previous = End(item: item, isSuperview: false)
      if isAtEnd { break }
      connection = readConnection()
      if take("|") {
        connect(
          End(item: item, isSuperview: false), connection,
          End(item: container(of: item), isSuperview: true))
        break
      }
    } while true
    guard isAtEnd else { fail("something follows the end") }
    align()
    return made
  }

  // MARK: - Reading

  private var peek: Character? { position < text.count ? text[position] : nil }
  private var isAtEnd: Bool { position >= text.count }

  private func fail(_ reason: String) -> Never {
    preconditionFailure("unable to parse the format \(String(text)) at \(position): \(reason)")
  }

  private mutating func take(_ expected: String) -> Bool {
    guard text[position...].starts(with: expected) else { return false }
    position += expected.count
    return true
  }

  private mutating func readAxis() {
    if take("V:") { axis = .vertical } else if take("H:") { axis = .horizontal }
  }

  private mutating func readConnection() -> Connection {
    guard take("-") else { return .touching }
    if peek == "[" || peek == "|" { return .standard }
    let predicates = peek == "(" ? readPredicates() : [readPredicate()]
    guard take("-") else { fail("a dash is missing after a space") }
    return .spaces(predicates)
  }

  private mutating func readView() -> any LayoutItem {
    _ = take("[")
    let item = item(named: readName())
    if peek == "(" { for predicate in readPredicates() { addLength(of: item, predicate) } }
    guard take("]") else { fail("a closing bracket is missing") }
    items.append(item)
    return item
  }

  private mutating func readPredicates() -> [Predicate] {
    _ = take("(")
    var predicates = [readPredicate()]
    while take(",") { predicates.append(readPredicate()) }
    guard take(")") else { fail("a closing parenthesis is missing") }
    return predicates
  }

  private mutating func readPredicate() -> Predicate {
    var predicate = Predicate()
    if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else {
      _ = take("==")
    }
    readObject(into: &predicate)
    if take("@") { predicate.priority = UILayoutPriority(Float(readAmount())) }
    return predicate
  }

  /// A number, a metric, or a view whose length is meant.
  private mutating func readObject(into predicate: inout Predicate) {
    let start = position
    if let first = peek, first.isLetter || first == "_" {
      let name = readName()
      if metrics[name] == nil, views[name] != nil {
        predicate.item = item(named: name)
        if take("*") { predicate.multiplier = readAmount() }
        if take("/") { predicate.multiplier = 1 / readAmount() }
        if take("+") { predicate.constant = readAmount() }
        return
      }
      position = start
    }
    predicate.constant = readAmount()
  }

  private mutating func readAmount() -> CGFloat {
    if let first = peek, first.isLetter || first == "_" {
      let name = readName()
      guard let amount = metrics[name].flatMap({ Self.number($0) }) else {
        fail("\"\(name)\" is no metric")
      }
      return amount
    }
    var digits = ""
    if take("-") { digits = "-" }
    while let next = peek, next.isASCII, next.isNumber || next == "." {
      digits.append(next)
      position += 1
    }
    guard let amount = Double(digits) else { fail("a number is missing") }
    return CGFloat(amount)
  }

  private mutating func readName() -> String {
    var name = ""
    while let next = peek, next.isLetter || next.isNumber || next == "_" {
      name.append(next)
      position += 1
    }
    if name.isEmpty { fail("a name is missing") }
    return name
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private func item(named name: String) -> any LayoutItem {
    guard let item = views[name] as? any LayoutItem else { fail("\"\(name)\" is no view") }
    return item
  }

  private func container(of item: any LayoutItem) -> any LayoutItem {
    guard let container = item is UILayoutGuide ? item.layoutView : item.layoutView?.superview
    else { fail("the view has no superview to be connected with") }
    return container
  }

  // MARK: - Making

  private mutating func addLength(of item: any LayoutItem, _ predicate: Predicate) {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let constraint = NSLayoutConstraint(
      LayoutQuantity(item, attribute), predicate.relation,
      LayoutQuantity(predicate.item, attribute), multiplier: predicate.multiplier,
      constant: predicate.constant)
    constraint.priority = predicate.priority
    made.append(constraint)
  }

  private mutating func connect(_ before: End, _ connection: Connection, _ after: End) {
    switch connection {
    case .touching: space(before, after, Predicate())
    case .standard: space(before, after, standard(before, after))
    case .spaces(let predicates): for predicate in predicates { space(before, after, predicate) }
    }
  }

  /// The system's space between neighbours; to a superview, its margin.
  private func standard(_ before: End, _ after: End) -> Predicate {
    let margin: CGFloat =
      if before.isSuperview {
        axis == .horizontal ? marginInsets(of: before).left : marginInsets(of: before).top
      } else if after.isSuperview {
        axis == .horizontal ? marginInsets(of: after).right : marginInsets(of: after).bottom
      } else {
        systemSpacing
      }
    return Predicate(constant: margin)
  }

  private func marginInsets(of end: End) -> LayoutInsets {
    end.item.layoutView?.layoutMargins.finite ?? LayoutInsets()
  }

  private mutating func space(_ before: End, _ after: End, _ predicate: Predicate) {
    let isReversed = options.contains(.directionRightToLeft)
    var (low, high): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var constant = predicate.constant
    var relation = predicate.relation
    if axis == .horizontal, isReversed {
      (low, high) = (high, low)
      constant = -constant
      relation = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? relation
    }
    let constraint = NSLayoutConstraint(
      LayoutQuantity(after.item, after.isSuperview ? high : low), relation,
      LayoutQuantity(before.item, before.isSuperview ? low : high), constant: constant)
    constraint.priority = predicate.priority
    made.append(constraint)
  }

  private mutating func align() {
    for (option, attribute) in Self.alignments where options.contains(option) {
      for (item, next) in zip(items, items.dropFirst()) {
        made.append(
          NSLayoutConstraint(
            LayoutQuantity(item, attribute), .equal, LayoutQuantity(next, attribute)))
      }
    }
  }

  private static let alignments:
    [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
}
