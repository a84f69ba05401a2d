// Sizes are at least 0. The solver adds a constraint only for a size that would be negative,
// because hardly any layout has one.
extension LayoutSolver {
  /// The rank of the constraints that keep sizes from being negative. It is lower than that of most
  /// other constraints, which are therefore removed first.
  private static let boundRank = -1

  /// Makes all required constraints hold after changes of constants, and all sizes at least 0.
  /// Required constraints that contradict others are removed.
  package mutating func resolve() {
    repair()
    var tried: Set<Int> = []
    // A constraint that keeps one size from being negative can make another size negative.
    while tableau.hasNewValues {
      tableau.hasNewValues = false
      for symbol in tableau.changed where isNegative(symbol) && tried.insert(symbol).inserted {
        let expression = LinearExpression([.init(LayoutVariable(symbol: symbol), 1)])
        bounds[symbol] = add(
          LinearConstraint(expression, .greaterThanOrEqual, rank: Self.boundRank))
      }
    }
  }

  /// Returns the size that a constraint keeps from being negative, or `nil` for any other
  /// constraint.
  package func size(boundedBy id: LayoutConstraintID) -> LayoutVariable? {
    bounds.first { $0.value == id }.map { LayoutVariable(symbol: $0.key) }
  }

  /// Removes the constraints that keep sizes from being negative. `resolve` adds them again where
  /// they are needed. With such a constraint, a size that no other constraint determines would
  /// count as determined.
  mutating func removeBounds() {
    for id in bounds.values.sorted(by: { $0.generation < $1.generation }) { remove(id) }
    bounds = [:]
  }

  /// Returns whether a symbol is a size below 0 that must be at least 0.
  func isNegative(_ symbol: Int) -> Bool {
    tableau.kinds[symbol] == .size && tableau.value(of: symbol) < -Tableau.noValue
      && !unbounded.contains(symbol)
  }
}
