import GlissadeLayout
import TestMaterial

/// A random system of constraints on a few variables, all of which are within ±100 by required
/// constraints, as plain numbers that do not depend on a solver.
struct RandomSystem {
  struct Line {
    var factors: [Double]
    var constant: Double
    var relation: LinearConstraint.Relation
    var priority: Double

    func value(at point: [Double]) -> Double {
      zip(factors, point).reduce(constant) { $0 + $1.0 * $1.1 }
    }

    func violation(at point: [Double]) -> Double {
      let value = value(at: point)
      switch relation {
      case .equal: return abs(value)
      case .greaterThanOrEqual: return max(0, -value)
      case .lessThanOrEqual: return max(0, value)
      }
    }
  }

  static let priorities = [250.0, 250.5, 500, 750, 999]
  let count: Int
  var lines: [Line] = []

  init(
    variables count: Int, lines lineCount: Int, required: Double, from random: inout SeededGenerator
  ) {
    self.count = count
    for index in 0..<count {
      for sign in [1.0, -1] {
        var factors = Array(repeating: 0.0, count: count)
        factors[index] = sign
        lines.append(
          Line(factors: factors, constant: 100, relation: .greaterThanOrEqual, priority: 1000))
      }
    }
    for _ in 0..<lineCount { lines.append(line(required: required, from: &random)) }
  }

  func line(required: Double, from random: inout SeededGenerator) -> Line {
    var factors = (0..<count).map { _ in Double(Int.random(in: -2...2, using: &random)) }
    if factors.allSatisfy({ $0 == 0 }) { factors[0] = 1 }
    let relations: [LinearConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let isRequired = Double.random(in: 0..<1, using: &random) < required
    return Line(
      factors: factors, constant: Double(Int.random(in: -60...60, using: &random)),
      relation: relations.randomElement(using: &random) ?? .equal,
      priority: isRequired
        ? 1000 : Self.priorities.randomElement(using: &random) ?? 250)
  }

  /// Returns the sums of the violations, those of the strongest priority first, and the largest
  /// violation of a required line.
  static func cost(of lines: [Line], at point: [Double]) -> (required: Double, sums: [Double]) {
    let required = lines.filter { $0.priority >= 1000 }.map { $0.violation(at: point) }.max() ?? 0
    let sums = priorities.reversed().map { priority in
      lines.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(at: point) }
    }
    return (required, sums)
  }

  /// Returns the least sums of violations by trying every point at which as many lines as there are
  /// variables meet, or `nil` if none of these points meets the required lines.
  static func bestCost(of lines: [Line], variables count: Int) -> [Double]? {
    var best: [Double]?
    func visit(_ chosen: [Int], from first: Int) {
      if chosen.count == count {
        guard let point = intersection(of: chosen.map { lines[$0] }) else { return }
        let (required, sums) = cost(of: lines, at: point)
        guard required < 1e-6 else { return }
        let rounded = sums.map { ($0 * 1e5).rounded() / 1e5 }
        if best.map({ rounded.lexicographicallyPrecedes($0) }) ?? true { best = rounded }
        return
      }
      for index in first..<max(first, lines.count) { visit(chosen + [index], from: index + 1) }
    }
    visit([], from: 0)
    return best
  }

  /// Solves as many equations as unknowns by elimination.
  private static func intersection(of lines: [Line]) -> [Double]? {
    var rows = lines.map { $0.factors + [-$0.constant] }
    let count = rows.count
    for column in 0..<count {
      guard
        let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for other in 0..<count where other != column {
        let factor = rows[other][column] / rows[column][column]
        for index in 0...count { rows[other][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}

extension RandomSystem.Line {
  func constraint(on variables: [LayoutVariable], rank: Int = 0) -> LinearConstraint {
    var expression = LinearExpression(constant: constant)
    for (variable, factor) in zip(variables, factors) { expression.add(variable, factor) }
    return LinearConstraint(expression, relation, priority: priority, rank: rank)
  }
}
