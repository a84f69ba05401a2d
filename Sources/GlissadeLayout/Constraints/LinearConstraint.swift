/// A condition on an expression: that it is 0, at least 0, or at most 0.
package struct LinearConstraint: Sendable {
  /// The relation of the expression to 0.
  package enum Relation: Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// The least priority at which a constraint must hold.
  package static let required = 1000.0

  /// The expression that is compared with 0.
  package var expression: LinearExpression
  /// The relation of the expression to 0.
  package var relation: Relation
  /// The priority, above 0. A constraint never increases the violation of one with a higher
  /// priority; among constraints of equal priority, the sum of the violations is minimal.
  package var priority: Double
  /// The rank, which decides which of several contradicting required constraints is removed: the
  /// one with the highest rank.
  package var rank: Int

  /// Creates a constraint on an expression.
  package init(
    _ expression: LinearExpression, _ relation: Relation = .equal,
    priority: Double = LinearConstraint.required, rank: Int = 0
  ) {
    (self.expression, self.relation) = (expression, relation)
    (self.priority, self.rank) = (priority, rank)
  }

  /// A Boolean value that indicates whether the constraint must hold.
  package var isRequired: Bool { priority >= Self.required }
}

/// The identity of a constraint in a `LayoutSolver`. The solver does not use it for another
/// constraint after a removal.
package struct LayoutConstraintID: Hashable, Sendable {
  let index: Int
  let generation: Int
}

/// A set of required constraints that contradict each other, one of which was removed.
package struct LayoutConflict: Hashable, Sendable {
  /// The constraint that was removed because of the conflict.
  package let dropped: LayoutConstraintID
  /// The constraints that the removed one contradicts, in the order of their addition.
  package let others: [LayoutConstraintID]
}
