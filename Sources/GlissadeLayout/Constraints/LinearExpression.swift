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

    /// Creates a term from a variable and its factor.
    package init(_ variable: LayoutVariable, _ factor: Double) {
      (self.variable, self.factor) = (variable, factor)
    }
  }

  /// The terms of the sum. Several terms of the same variable are added up.
  package var terms: [Term]
  /// The constant of the sum.
  package var constant: Double

  /// Creates an expression from terms and a constant.
  package init(_ terms: [Term] = [], constant: Double = 0) {
    (self.terms, self.constant) = (terms, constant)
  }

  /// Adds a variable with a factor. A factor of 0 adds no term.
  package mutating func add(_ variable: LayoutVariable, _ factor: Double) {
    if factor != 0 { terms.append(Term(variable, factor)) }
  }

  /// A Boolean value that indicates whether the constant and all factors are finite.
  var isFinite: Bool { constant.isFinite && terms.allSatisfy { $0.factor.isFinite } }
}
