import GlissadeLayout

extension UILayoutPriority {
  /// The priority for the solver, limited to 1…1000. It is 1 if `rawValue` is not a number.
  package var strength: Double {
    rawValue.isNaN ? 1 : min(max(Double(rawValue), 1), LinearConstraint.required)
  }
}
