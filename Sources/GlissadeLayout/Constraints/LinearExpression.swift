/// A variable of a `LayoutSolver`.
package struct LayoutVariable: Hashable, Sendable {
  let symbol: Int
}

/// A sum of variables with factors, and a constant.
package struct LinearExpression: Sendable {
  /// A variable with its factor.
  package struct Term: Sendable {
    /// The variable.
    package let variable: LayoutVariable
    /// The factor of the variable.
    package let factor: Double

    /// Creates a term.
    package init(_ variable: LayoutVariable, _ factor: Double) {
      (self.variable, self.factor) = (variable, factor)
    }
  }

  /// The terms. Several of the same variable are added up.
  package var terms: [Term]
  /// The constant.
  package var constant: Double

  /// Creates an expression.
  package init(_ terms: [Term] = [], constant: Double = 0) {
    (self.terms, self.constant) = (terms, constant)
  }

  /// Adds a variable with a factor; none if the factor is 0.
  package mutating func add(_ variable: LayoutVariable, _ factor: Double) {
    if factor != 0 { terms.append(Term(variable, factor)) }
  }

  /// A Boolean value that indicates whether all numbers are finite.
  var isFinite: Bool { constant.isFinite && terms.allSatisfy { $0.factor.isFinite } }
}
