/// Linear constraints with priorities, and the numbers that satisfy them best.
///
/// Follows what Auto Layout documents: what is required holds; of the rest, a constraint of a higher
/// priority never gives way to one of a lower, and constraints of one priority keep the sum of their
/// errors as small as can be (hence Cassowary's linear programming: least squares would spread an error
/// over all). Where required constraints contradict each other the later one is broken.
///
/// First the required equations are eliminated, which leaves few variables in a common layout, often
/// none; what is left falls into independent parts, each solved by ``PrioritySimplex``. Everything is
/// done in the order of the rows with basic arithmetic alone, so the same system has the same solution
/// everywhere.
///
/// - SeeAlso: Badros, Borning, Stuckey: The Cassowary Linear Arithmetic Constraint Solving Algorithm,
///   2001.
package struct LayoutSystem: Hashable, Sendable {
  /// How an expression relates to 0.
  package enum Relation: Int, Sendable {
    case atMost = -1
    case equal = 0
    case atLeast = 1
  }

  /// One constraint: an expression related to 0.
  package struct Row: Hashable, Sendable {
    package var expression: LinearExpression
    package var relation: Relation
    /// 1000 and above is required; higher goes before lower.
    package var priority: Double
  }

  /// Which variables may be negative, by variable.
  package private(set) var isFree: [Bool] = []
  package var rows: [Row] = []

  /// From this priority on a constraint is required.
  package static let required = 1000.0

  /// A system without constraints.
  package init() {}

  /// Makes a variable; one that isn't free never becomes negative.
  package mutating func addVariable(isFree: Bool) -> Int {
    self.isFree.append(isFree)
    return self.isFree.count - 1
  }

  /// Adds a constraint.
  package mutating func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Double = required
  ) {
    rows.append(Row(expression: expression, relation: relation, priority: priority))
  }

  /// The variables' values.
  ///
  /// - Complexity: bounded: a system that asks for more than `mostWork` elementary steps is given up,
  ///   and says so.
  package func solution(mostWork: Int = 400_000_000) -> LayoutSolution {
    var elimination = EquationElimination(isFree: isFree, mostWork: mostWork)
    var solution = LayoutSolution(count: isFree.count)
    for (index, row) in rows.enumerated() where row.isRequiredEquation {
      if !elimination.add(row.expression) { solution.broken.append(index) }
    }
    var parts = LayoutParts(system: self, elimination: elimination)
    parts.solve(into: &solution, mostWork: mostWork)
    elimination.complete(&solution)
    if elimination.isExhausted { solution.isComplete = false }
    solution.broken.sort()
    return solution
  }
}

extension LayoutSystem.Row {
  var isRequired: Bool { priority >= LayoutSystem.required }
  var isRequiredEquation: Bool { isRequired && relation == .equal }

  /// What must be at least 0; nil for an equation.
  var nonNegative: LinearExpression? {
    switch relation {
    case .atLeast: expression
    case .atMost: expression.times(-1)
    case .equal: nil
    }
  }
}

/// What a ``LayoutSystem`` comes to.
package struct LayoutSolution: Sendable {
  /// By variable; 0 for what nothing determines.
  package var values: [Double]
  /// Variables that other values would serve as well, by variable.
  package var isAmbiguous: [Bool]
  /// Required rows that contradict earlier ones and were left out, ascending.
  package var broken: [Int] = []
  /// Whether the work was done to the end.
  package var isComplete = true

  /// Nothing known yet about `count` variables.
  init(count: Int) {
    values = Array(repeating: 0, count: count)
    isAmbiguous = Array(repeating: false, count: count)
  }
}
