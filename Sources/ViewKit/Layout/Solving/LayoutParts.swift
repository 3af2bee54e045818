/// What is left of a system once its required equations are eliminated, in independent parts.
struct LayoutParts {
  /// A row in open variables, and where it comes from.
  private struct OpenRow {
    var expression: LinearExpression
    var relation: LayoutSystem.Relation
    var priority: Double
    /// The row of the system; nil for the bound of a variable.
    var source: Int?
  }

  private let isFree: [Bool]
  private var rows: [OpenRow] = []
  private let open: [Int]
  /// Rows without a variable that are not satisfied.
  private var contradicted: [Int] = []
  /// The variables' parts, as a forest: each names another of its part.
  private var parents: [Int]

  init(system: LayoutSystem, elimination: EquationElimination) {
    var elimination = elimination
    isFree = system.isFree
    parents = Array(system.isFree.indices)
    open = system.isFree.indices.filter { !elimination.isDefined($0) }
    // The bounds go first: what contradicts them is to blame.
    for variable in elimination.defined where !isFree[variable] {
      add(
        OpenRow(
          expression: elimination.reduced(LinearExpression(variable: variable)),
          relation: .atLeast, priority: LayoutSystem.required, source: nil))
    }
    for (index, row) in system.rows.enumerated() where !row.isRequiredEquation {
      add(
        OpenRow(
          expression: elimination.reduced(row.expression), relation: row.relation,
          priority: row.priority, source: index))
    }
  }

  private mutating func add(_ row: OpenRow) {
    guard let first = row.expression.terms.first else { return check(row) }
    for term in row.expression.terms.dropFirst() { join(first.variable, term.variable) }
    rows.append(row)
  }

  /// Notes a required row that no variable can mend.
  private mutating func check(_ row: OpenRow) {
    guard row.priority >= LayoutSystem.required, let source = row.source else { return }
    let excess = row.expression.constant * Double(row.relation.rawValue)
    if excess < -EquationElimination.tolerance { contradicted.append(source) }
  }

  private func root(of variable: Int) -> Int {
    var root = variable
    while parents[root] != root { root = parents[root] }
    return root
  }

  private mutating func join(_ first: Int, _ second: Int) {
    let (one, other) = (root(of: first), root(of: second))
    parents[max(one, other)] = min(one, other)
    // Short paths for both.
    parents[first] = min(one, other)
    parents[second] = min(one, other)
  }

  /// Solves part by part.
  mutating func solve(into solution: inout LayoutSolution, mostWork: Int) {
    solution.broken += contradicted
    var variables: [Int: [Int]] = [:]
    for variable in open { variables[root(of: variable), default: []].append(variable) }
    var partRows: [Int: [OpenRow]] = [:]
    for row in rows {
      guard let first = row.expression.terms.first else { continue }
      partRows[root(of: first.variable), default: []].append(row)
    }
    var workLeft = mostWork
    for part in variables.keys.sorted() {
      var simplex = PrioritySimplex(
        variables: (variables[part] ?? []).map { (id: $0, isFree: isFree[$0]) },
        mostWork: workLeft)
      Self.solve(partRows[part] ?? [], with: &simplex, into: &solution)
      simplex.write(to: &solution)
      workLeft = simplex.workLeft
    }
    if workLeft <= 0 { solution.isComplete = false }
  }

  private static func solve(
    _ rows: [OpenRow], with simplex: inout PrioritySimplex, into solution: inout LayoutSolution
  ) {
    for row in rows where row.priority >= LayoutSystem.required {
      let expression = row.relation == .atMost ? row.expression.times(-1) : row.expression
      if !simplex.require(expression), let source = row.source { solution.broken.append(source) }
    }
    let optional = rows.filter { $0.priority < LayoutSystem.required }
    for priority in Set(optional.map(\.priority)).sorted(by: >) {
      let level = optional.filter { $0.priority == priority }
      simplex.minimizeErrors(
        of: level.map {
          LayoutSystem.Row(
            expression: $0.expression, relation: $0.relation, priority: $0.priority)
        })
    }
  }
}
