// Sizes are at least 0. Only a size that would be negative costs a row: hardly any layout has one.
extension LayoutSolver {
  /// The rank of the constraints that keep sizes from being negative: others are dropped first,
  /// except for those with a rank as low.
  private static let boundRank = -1

  /// Makes all required constraints hold after changes of constants, and all sizes at least 0.
  /// Required constraints that cannot hold are dropped.
  package mutating func resolve() {
    repair()
    var tried: Set<Int> = []
    // A bound of one size can make another one negative.
    while tableau.hasNewValues {
      tableau.hasNewValues = false
      for symbol in tableau.changed where isNegative(symbol) && tried.insert(symbol).inserted {
        let expression = LinearExpression([.init(LayoutVariable(symbol: symbol), 1)])
        bounds[symbol] = add(
          LinearConstraint(expression, .greaterThanOrEqual, rank: Self.boundRank))
      }
    }
  }

  /// Returns the size that a constraint keeps from being negative, or `nil` if it is another one.
  package func size(boundedBy id: LayoutConstraintID) -> LayoutVariable? {
    bounds.first { $0.value == id }.map { LayoutVariable(symbol: $0.key) }
  }

  /// Removes the constraints of `resolve`, which adds them again where they are needed. A size at
  /// its bound would look as if something determined it.
  mutating func removeBounds() {
    for id in bounds.values.sorted(by: { $0.generation < $1.generation }) { remove(id) }
    bounds = [:]
  }

  /// Returns whether a symbol is a size that is below 0 and may not be.
  func isNegative(_ symbol: Int) -> Bool {
    tableau.kinds[symbol] == .size && tableau.value(of: symbol) < -Tableau.noValue
      && !unbounded.contains(symbol)
  }
}
