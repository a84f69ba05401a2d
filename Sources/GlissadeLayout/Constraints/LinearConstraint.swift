/// A condition on an expression: that it is 0, at least 0, or at most 0.
package struct LinearConstraint: Sendable {
  /// The relation of the expression to 0.
  package enum Relation: Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// The priority from which on a constraint must hold.
  package static let required = 1000.0

  /// The expression that is compared with 0.
  package var expression: LinearExpression
  /// The relation of the expression to 0.
  package var relation: Relation
  /// The priority, above 0. A constraint of a lower priority never costs one of a higher priority
  /// anything; among equal priorities the sum of the violations is least.
  package var priority: Double
  /// The order in which required constraints that contradict each other are dropped: the one with
  /// the highest rank.
  package var rank: Int

  /// Creates a constraint.
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

/// The identity of a constraint in a `LayoutSolver`. It is not used again for another one.
package struct LayoutConstraintID: Hashable, Sendable {
  let index: Int
  let generation: Int
}

/// Required constraints that contradict each other.
package struct LayoutConflict: Hashable, Sendable {
  /// The constraint that was removed.
  package let dropped: LayoutConstraintID
  /// The constraints that it contradicts, in the order of their addition.
  package let others: [LayoutConstraintID]
}
