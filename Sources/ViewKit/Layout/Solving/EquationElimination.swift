/// Required equations, each used up to express one variable by others.
///
/// A definition names only variables that had none when it was made; so definitions are put in place
/// in the order in which they were made, and evaluated in the reverse.
struct EquationElimination {
  private let isFree: [Bool]
  /// By variable; nil for one that is still open.
  private var definitions: [LinearExpression?]
  /// When a variable was defined, by variable.
  private var positions: [Int]
  /// The defined variables, first to last.
  private(set) var defined: [Int] = []
  private var workLeft: Int

  init(isFree: [Bool], mostWork: Int) {
    self.isFree = isFree
    definitions = Array(repeating: nil, count: isFree.count)
    positions = Array(repeating: .max, count: isFree.count)
    workLeft = mostWork
  }

  /// Whether more work was asked for than was allowed.
  var isExhausted: Bool { workLeft <= 0 }

  /// Values in points closer to 0 than this are rounding errors.
  static let tolerance = 1e-7

  /// Whether a variable has a definition.
  func isDefined(_ variable: Int) -> Bool { definitions[variable] != nil }

  /// Makes an expression equal 0.
  ///
  /// - Returns: false where that contradicts what was added before.
  mutating func add(_ expression: LinearExpression) -> Bool {
    let rest = reduced(expression)
    guard !isExhausted else { return true }
    guard let pivot = pivot(of: rest) else {
      return abs(rest.constant) <= Self.tolerance
    }
    var others = rest
    others.replace(pivot.variable, by: LinearExpression())
    let definition = others.times(-1 / pivot.coefficient)
    let isNegative = definition.isConstant && definition.constant < -Self.tolerance
    if isNegative && !isFree[pivot.variable] { return false }
    definitions[pivot.variable] = definition
    positions[pivot.variable] = defined.count
    defined.append(pivot.variable)
    return true
  }

  /// The term to solve for: a free variable before one with a bound, then the greatest coefficient.
  private func pivot(of expression: LinearExpression) -> LinearExpression.Term? {
    expression.terms.reduce(nil) { best, term in
      guard let best else { return term }
      let (free, bestIsFree) = (isFree[term.variable], isFree[best.variable])
      if free != bestIsFree { return free ? term : best }
      return abs(term.coefficient) > abs(best.coefficient) ? term : best
    }
  }

  /// The expression in open variables alone.
  mutating func reduced(_ expression: LinearExpression) -> LinearExpression {
    var result = expression
    while let next = earliest(in: result), let definition = definitions[next] {
      workLeft -= result.terms.count + definition.terms.count
      guard workLeft > 0 else { break }
      result.replace(next, by: definition)
    }
    return result
  }

  private func earliest(in expression: LinearExpression) -> Int? {
    let first = expression.terms.min { positions[$0.variable] < positions[$1.variable] }
    guard let first, positions[first.variable] != .max else { return nil }
    return first.variable
  }

  /// Gives the defined variables their values, once the open ones have theirs.
  func complete(_ solution: inout LayoutSolution) {
    for variable in defined.reversed() {
      guard let definition = definitions[variable] else { continue }
      solution.values[variable] = definition.value(solution.values)
      solution.isAmbiguous[variable] = definition.terms.contains {
        solution.isAmbiguous[$0.variable]
      }
    }
  }
}
