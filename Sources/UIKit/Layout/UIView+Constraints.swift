import Foundation

extension UIView {
  /// The name of the view in warnings.
  var layoutName: String {
    accessibilityIdentifier.map { "“\($0)”" } ?? "\(type(of: self))"
  }

  /// Requests a layout of the superviews of all views whose frames can depend on this one, unless
  /// they are being laid out.
  func askForConstrainedLayout() {
    guard !layoutConstraints.isEmpty || !translatesAutoresizingMaskIntoConstraints else { return }
    for view in ConstrainedViews(around: self).views {
      guard let superview = view.superview, !superview.layoutState.isPlacingSubviews else {
        continue
      }
      if superview.layoutState.isLayingOut {
        superview.layoutState.needsPlacing = true
      } else {
        superview.setNeedsLayout()
      }
    }
  }

  /// Deactivates the constraints between this view's tree and views outside of it.
  func releaseConstraintsOutOfTree() {
    forEachInTree { view in
      for constraint in view.layoutConstraints where constraint.crosses(out: self) {
        constraint.isActive = false
      }
    }
  }

  /// Lays out the subviews that have constraints.
  func placeConstrainedSubviews() {
    guard subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
      return
    }
    layoutState.isPlacingSubviews = true
    layoutState.needsPlacing = false
    var placed: Set<ObjectIdentifier> = []
    for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
      guard !placed.contains(ObjectIdentifier(view)) else { continue }
      let group = ConstrainedViews(around: view, placedBy: self)
      placed.formUnion(group.views.map(ObjectIdentifier.init))
      place(group)
    }
    layoutState.isPlacingSubviews = false
  }

  private func place(_ group: ConstrainedViews) {
    var layout = ConstraintLayout(group)
    layout.solve()
    var hasMoved = false
    for view in group.views where view.superview === self {
      hasMoved = layout.place(view) || hasMoved
    }
    guard hasMoved else { return }
    for view in group.views where view.superview !== self { view.superview?.setNeedsLayout() }
  }
}
