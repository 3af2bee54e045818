/// A linear program that is solved level by level.
///
/// Held as a dictionary: each *basic* variable as a constant plus multiples of the *columns*, all of
/// which are 0. It is feasible at any time: basic variables that have a bound are not negative. A
/// required inequality is added by raising its slack to 0; a level of optional constraints by adding
/// error variables and minimizing their sum, after which every column that would raise the sum is fixed
/// at 0 for good. So later, lower levels can't undo what a higher one has reached.
///
/// Pivots follow Bland's rule (the lowest variable that helps), which can't cycle.
struct PrioritySimplex {
  private struct BasicRow {
    var variable: Int
    var constant: Double
    /// By column.
    var coefficients: [Double]
  }

  /// Variables of the layout, by their number among the simplex's own, which count from 0.
  private let layoutVariables: [Int]
  private var numbers: [Int: Int] = [:]
  /// Whether a variable of the simplex may be negative, by number.
  private var isFree: [Bool]
  /// The variables that are 0.
  private var columns: [Int]
  private var rows: [BasicRow] = []
  /// Elementary steps that may still be made.
  private(set) var workLeft: Int

  private static let tolerance = EquationElimination.tolerance

  init(variables: [(id: Int, isFree: Bool)], mostWork: Int) {
    layoutVariables = variables.map(\.id)
    isFree = variables.map(\.isFree)
    columns = Array(variables.indices)
    workLeft = mostWork
    for (number, variable) in variables.enumerated() { numbers[variable.id] = number }
  }

  // MARK: - Adding

  /// Makes an expression at least 0.
  ///
  /// - Returns: false where that contradicts what was added before; then it is left out.
  mutating func require(_ expression: LinearExpression) -> Bool {
    let slack = makeVariable()
    rows.append(row(for: slack, expression))
    let index = rows.count - 1
    while rows[index].constant < -Self.tolerance, workLeft > 0 {
      guard let entering = entering(raising: rows[index].coefficients) else { break }
      let leaving = leaving(for: entering, raising: index)
      pivot(row: leaving, column: entering.column)
      if leaving == index { return true }
    }
    guard rows[index].constant < -Self.tolerance else { return true }
    rows.remove(at: index)
    return false
  }

  /// Adds constraints of one priority and keeps the sum of their errors as small as can be.
  mutating func minimizeErrors(of level: [LayoutSystem.Row]) {
    var errors: Set<Int> = []
    for constraint in level {
      let expression = constraint.nonNegative ?? constraint.expression
      let (above, below) = (makeVariable(), makeVariable())
      var basic = row(for: above, expression)
      let isAbove = basic.constant >= 0
      if !isAbove { basic = negated(basic, as: below) }
      // expression = above - below, of which one is basic and the other a column.
      addColumn(isAbove ? below : above)
      basic.coefficients.append(1)
      rows.append(basic)
      errors.insert(below)
      if constraint.relation == .equal { errors.insert(above) }
    }
    minimize(errors)
  }

  private mutating func makeVariable() -> Int {
    isFree.append(false)
    return isFree.count - 1
  }

  private mutating func addColumn(_ variable: Int) {
    columns.append(variable)
    for index in rows.indices { rows[index].coefficients.append(0) }
  }

  private func negated(_ row: BasicRow, as variable: Int) -> BasicRow {
    BasicRow(
      variable: variable, constant: -row.constant, coefficients: row.coefficients.map { -$0 })
  }

  /// An expression of layout variables in the present columns.
  private mutating func row(for variable: Int, _ expression: LinearExpression) -> BasicRow {
    var result = BasicRow(
      variable: variable, constant: expression.constant,
      coefficients: Array(repeating: 0, count: columns.count))
    for term in expression.terms {
      guard let number = numbers[term.variable] else { continue }
      if let column = columns.firstIndex(of: number) {
        result.coefficients[column] += term.coefficient
      } else if let basic = rows.first(where: { $0.variable == number }) {
        workLeft -= columns.count
        result.constant += basic.constant * term.coefficient
        for column in columns.indices {
          result.coefficients[column] += basic.coefficients[column] * term.coefficient
        }
      }
    }
    return result
  }

  // MARK: - Minimizing

  private mutating func minimize(_ errors: Set<Int>) {
    var cost = BasicRow(
      variable: -1, constant: 0, coefficients: columns.map { errors.contains($0) ? 1 : 0 })
    for row in rows where errors.contains(row.variable) {
      for column in columns.indices { cost.coefficients[column] += row.coefficients[column] }
    }
    // The cost is a row like the others while it is minimized, but bounds nothing.
    isFree.append(true)
    cost.variable = isFree.count - 1
    rows.append(cost)
    while workLeft > 0 {
      let costs = rows[rows.count - 1].coefficients
      guard let entering = entering(raising: costs.map { -$0 }),
        let leaving = limit(for: entering)?.row
      else { break }
      pivot(row: leaving, column: entering.column)
    }
    let costs = rows.removeLast().coefficients
    removeColumns { costs[$0] > Self.tolerance }
  }

  private mutating func removeColumns(where isFixed: (Int) -> Bool) {
    let kept = columns.indices.filter { !isFixed($0) }
    guard kept.count < columns.count else { return }
    workLeft -= rows.count * columns.count
    columns = kept.map { columns[$0] }
    for index in rows.indices {
      let old = rows[index].coefficients
      rows[index].coefficients = kept.map { old[$0] }
    }
  }

  // MARK: - Pivoting

  private struct Entering {
    var column: Int
    /// 1 when the column's variable grows from 0, -1 when it falls.
    var direction: Double
  }

  /// The lowest variable among the columns that raises a sum of multiples.
  private func entering(raising coefficients: [Double]) -> Entering? {
    var best: Entering?
    for (column, coefficient) in coefficients.enumerated() {
      let helps =
        coefficient > Self.tolerance || (coefficient < -Self.tolerance && isFree[columns[column]])
      guard helps else { continue }
      if let present = best, columns[present.column] < columns[column] { continue }
      best = Entering(column: column, direction: coefficient > 0 ? 1 : -1)
    }
    return best
  }

  /// The bounded basic variable that reaches 0 first when a column leaves 0; nil when none does.
  private func limit(
    for entering: Entering, except excluded: Int? = nil
  ) -> (row: Int, step: Double)? {
    var best: (row: Int, step: Double)?
    for (index, row) in rows.enumerated() where !isFree[row.variable] && index != excluded {
      let rate = row.coefficients[entering.column] * entering.direction
      guard rate < -Self.tolerance else { continue }
      let step = max(row.constant, 0) / -rate
      guard let present = best else {
        best = (index, step)
        continue
      }
      let isFirst =
        step < present.step
        || (step == present.step && row.variable < rows[present.row].variable)
      if isFirst { best = (index, step) }
    }
    return best
  }

  /// The row to leave when a column raises the slack of row `index` towards 0.
  private func leaving(for entering: Entering, raising index: Int) -> Int {
    let row = rows[index]
    let step = -row.constant / abs(row.coefficients[entering.column])
    guard let limit = limit(for: entering, except: index), limit.step < step else { return index }
    return limit.row
  }

  /// Exchanges a basic variable and a column.
  private mutating func pivot(row index: Int, column: Int) {
    workLeft -= rows.count * columns.count
    var row = rows[index]
    let pivot = row.coefficients[column]
    // column = (basic - constant - the other columns) / pivot
    let leaving = row.variable
    row.variable = columns[column]
    row.constant /= -pivot
    for other in columns.indices { row.coefficients[other] /= -pivot }
    row.coefficients[column] = 1 / pivot
    columns[column] = leaving
    rows[index] = row
    for other in rows.indices where other != index {
      substitute(row, forColumn: column, in: &rows[other])
    }
  }

  private func substitute(_ row: BasicRow, forColumn column: Int, in other: inout BasicRow) {
    let factor = other.coefficients[column]
    guard factor != 0 else { return }
    other.coefficients[column] = 0
    other.constant += factor * row.constant
    for index in columns.indices {
      other.coefficients[index] += factor * row.coefficients[index]
    }
  }

  // MARK: - Results

  /// Gives the layout's variables their values.
  func write(to solution: inout LayoutSolution) {
    for (number, variable) in layoutVariables.enumerated() {
      if let row = rows.first(where: { $0.variable == number }) {
        solution.values[variable] = row.constant
        solution.isAmbiguous[variable] = row.coefficients.contains { abs($0) > Self.tolerance }
      } else {
        solution.values[variable] = 0
        solution.isAmbiguous[variable] = columns.contains(number)
      }
    }
  }
}
