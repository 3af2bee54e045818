import Testing
import ViewKit

@Suite("Layout systems: linear constraints with priorities")
struct LayoutSystemTests {
  @Test("A random satisfiable system of required constraints is satisfied", arguments: 0..<200)
  func satisfiable(seed: Int) {
    var random = SmallGenerator(seed: seed)
    var system = LayoutSystem()
    let count = Int.random(in: 2...12, using: &random)
    let isFree = (0..<count).map { _ in Bool.random(using: &random) }
    let target = isFree.map { Double(Int.random(in: $0 ? -50...50 : 0...50, using: &random)) }
    for free in isFree { _ = system.addVariable(isFree: free) }
    for _ in 0..<Int.random(in: 1...2 * count, using: &random) {
      var expression = randomExpression(of: count, using: &random)
      let slack = Double(Int.random(in: 0...20, using: &random))
      let relation = [LayoutSystem.Relation.atMost, .equal, .atLeast].randomElement(using: &random)
      let sign = Double((relation ?? .equal).rawValue)
      expression.constant -= expression.value(target) - sign * slack
      system.add(expression, relation ?? .equal)
    }

    let solution = system.solution()

    #expect(solution.broken.isEmpty, "seed \(seed)")
    #expect(solution.isComplete)
    for (value, free) in zip(solution.values, isFree) where !free {
      #expect(value > -1e-6, "seed \(seed)")
    }
    for row in system.rows { #expect(error(of: row, solution.values) < 1e-6, "seed \(seed)") }
  }

  @Test(
    "No corner of a random plane system has smaller errors, priority by priority",
    arguments: 0..<300)
  func optimal(seed: Int) {
    var random = SmallGenerator(seed: seed + 1000)
    var system = LayoutSystem()
    let isFree = [Bool.random(using: &random), Bool.random(using: &random)]
    for free in isFree { _ = system.addVariable(isFree: free) }
    for _ in 0..<Int.random(in: 2...7, using: &random) {
      var expression = randomExpression(of: 2, using: &random)
      expression.constant = Double(Int.random(in: -20...20, using: &random))
      let relation = [LayoutSystem.Relation.atMost, .equal, .atLeast].randomElement(using: &random)
      let priority = [1000.0, 750, 750, 250].randomElement(using: &random)
      system.add(expression, relation ?? .equal, priority: priority ?? 250)
    }

    let solution = system.solution()
    let kept = system.rows.indices.filter { !solution.broken.contains($0) }
    let rows = kept.map { system.rows[$0] }
    let found = errors(rows, solution.values, isFree)
    let best = corners(rows, isFree).map { errors(rows, $0, isFree) }.min { isSmaller($0, $1) }

    if let best {
      #expect(!isSmaller(best, found), "seed \(seed): \(found) but \(best) is possible")
    }
  }

  @Test("Of required equations that contradict each other the later one is broken")
  func contradiction() {
    var system = LayoutSystem()
    let x = LinearExpression(variable: system.addVariable(isFree: true))
    system.add(x.adding(-10), .equal)
    system.add(x.adding(-20), .equal)

    let solution = system.solution()

    #expect(solution.values == [10])
    #expect(solution.broken == [1])
  }

  @Test("A required inequality that contradicts others is broken and named")
  func contradictoryInequality() {
    var system = LayoutSystem()
    let x = LinearExpression(variable: system.addVariable(isFree: false))
    system.add(x.adding(-30), .atMost)
    system.add(x.adding(-40), .atLeast)

    let solution = system.solution()

    #expect(solution.broken == [1])
    #expect(solution.values[0] <= 30)
  }

  @Test("A wish of a higher priority is met whatever many lower ones ask")
  func levels() {
    var system = LayoutSystem()
    let x = LinearExpression(variable: system.addVariable(isFree: false))
    for _ in 0..<50 { system.add(x.adding(-200), .equal, priority: 749) }
    system.add(x.adding(-100), .equal, priority: 750)

    #expect(system.solution().values == [100])
  }

  @Test("Variables that nothing determines are known to be open")
  func ambiguity() {
    var system = LayoutSystem()
    let (x, y, z) = (
      LinearExpression(variable: system.addVariable(isFree: true)),
      LinearExpression(variable: system.addVariable(isFree: true)),
      LinearExpression(variable: system.addVariable(isFree: false))
    )
    system.add(x.adding(y, times: -1), .equal)
    system.add(z.adding(-5), .atLeast)
    system.add(z, .equal, priority: 1)

    #expect(system.solution().isAmbiguous == [true, true, false])
    #expect(system.solution().values[2] == 5)
  }

  @Test("A system with too much work is given up and says so")
  func bounded() {
    var random = SmallGenerator(seed: 7)
    var system = LayoutSystem()
    for _ in 0..<40 { _ = system.addVariable(isFree: false) }
    for _ in 0..<80 {
      var expression = randomExpression(of: 40, using: &random)
      expression.constant = -100
      system.add(expression, .atLeast, priority: 500)
    }

    #expect(!system.solution(mostWork: 2000).isComplete)
  }

  // MARK: - The oracle

  private func randomExpression(
    of count: Int, using random: inout SmallGenerator
  ) -> LinearExpression {
    var expression = LinearExpression()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let variable = LinearExpression(variable: Int.random(in: 0..<count, using: &random))
      expression.add(variable, times: Double(Int.random(in: -2...2, using: &random)))
    }
    return expression
  }

  private func error(of row: LayoutSystem.Row, _ values: [Double]) -> Double {
    let value = row.expression.value(values)
    return row.relation == .equal ? abs(value) : max(0, -value * Double(row.relation.rawValue))
  }

  /// The sums of errors: of what is required, then level by level.
  private func errors(
    _ rows: [LayoutSystem.Row], _ values: [Double], _ isFree: [Bool]
  ) -> [Double] {
    var sums = [1000.0, 750, 250].map { priority in
      rows.filter { $0.priority == priority }.reduce(0) { $0 + error(of: $1, values) }
    }
    for (value, free) in zip(values, isFree) where !free { sums[0] += max(0, -value) }
    return sums
  }

  private func isSmaller(_ one: [Double], _ other: [Double]) -> Bool {
    for (left, right) in zip(one, other) where abs(left - right) > 1e-5 { return left < right }
    return false
  }

  /// Where any two of the lines cross on which a row, or a bound, is exactly met.
  private func corners(_ rows: [LayoutSystem.Row], _ isFree: [Bool]) -> [[Double]] {
    var lines = rows.map(\.expression)
    lines += [0, 1].map { LinearExpression(variable: $0) }
    func coefficient(_ line: LinearExpression, _ variable: Int) -> Double {
      line.terms.first { $0.variable == variable }?.coefficient ?? 0
    }
    return lines.indices.flatMap { first in
      lines.indices.dropFirst(first + 1).compactMap { second -> [Double]? in
        let (a, b) = (coefficient(lines[first], 0), coefficient(lines[first], 1))
        let (c, d) = (coefficient(lines[second], 0), coefficient(lines[second], 1))
        let determinant = a * d - b * c
        guard determinant != 0 else { return nil }
        let (e, f) = (-lines[first].constant, -lines[second].constant)
        return [(e * d - b * f) / determinant, (a * f - e * c) / determinant]
      }
    }
  }
}

/// Numbers that are the same in every run.
struct SmallGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
