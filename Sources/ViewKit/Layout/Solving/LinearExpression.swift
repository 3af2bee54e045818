/// A sum of multiples of variables, and a constant.
///
/// Terms are kept in the order of their variables, each variable once, none with coefficient 0: equal
/// sums are equal values, and nothing depends on an order of hashing.
package struct LinearExpression: Hashable, Sendable {
  /// A multiple of one variable.
  package struct Term: Hashable, Sendable {
    package var variable: Int
    package var coefficient: Double
  }

  package private(set) var terms: [Term] = []
  package var constant: Double

  /// A constant.
  package init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// A variable, times a coefficient.
  package init(variable: Int, coefficient: Double = 1) {
    constant = 0
    if coefficient != 0 { terms = [Term(variable: variable, coefficient: coefficient)] }
  }

  /// Coefficients closer to 0 than this are rounding errors of a difference that is 0.
  private static let negligible = 1e-10

  /// Whether no variable is left.
  var isConstant: Bool { terms.isEmpty }

  /// Adds a multiple of another expression.
  ///
  /// - Complexity: O(n) in the terms of both.
  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    guard !other.terms.isEmpty, factor != 0 else { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var (mine, theirs) = (terms[...], other.terms[...])
    while let first = mine.first, let second = theirs.first {
      if first.variable < second.variable {
        sum.append(mine.removeFirst())
      } else if first.variable > second.variable {
        sum.append(Term(variable: second.variable, coefficient: second.coefficient * factor))
        theirs.removeFirst()
      } else {
        let coefficient = first.coefficient + second.coefficient * factor
        if abs(coefficient) > Self.negligible {
          sum.append(Term(variable: first.variable, coefficient: coefficient))
        }
        mine.removeFirst()
        theirs.removeFirst()
      }
    }
    sum += mine
    sum += theirs.map { Term(variable: $0.variable, coefficient: $0.coefficient * factor) }
    terms = sum
  }

  /// The sum of this and a multiple of another expression.
  package func adding(_ other: LinearExpression, times factor: Double = 1) -> LinearExpression {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }

  /// This expression with a number added.
  package func adding(_ number: Double) -> LinearExpression {
    adding(LinearExpression(number))
  }

  /// This expression times a number.
  package func times(_ factor: Double) -> LinearExpression {
    LinearExpression().adding(self, times: factor)
  }

  /// Puts `definition` in the place of a variable.
  mutating func replace(_ variable: Int, by definition: LinearExpression) {
    guard let index = terms.firstIndex(where: { $0.variable == variable }) else { return }
    let coefficient = terms.remove(at: index).coefficient
    add(definition, times: coefficient)
  }

  /// What the expression comes to for given values of its variables.
  package func value(_ values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
  }
}
