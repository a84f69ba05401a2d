import Foundation

extension UIView {
  /// The outermost superview, or the view itself if it has no superview.
  var layoutRoot: UIView {
    var root = self
    while let next = root.superviewStorage { root = next }
    return root
  }

  /// Deactivates the constraints between this view's tree and views outside of it.
  func releaseConstraintsOutOfTree() {
    forEachItemInTree { item in
      for constraint in item.layoutConstraints where constraint.crosses(out: self) {
        constraint.isActive = false
      }
    }
  }

  /// Calls `body` for each view in the tree of this view, and for each guide of these views.
  func forEachItemInTree(_ body: (any LayoutItem) -> Void) {
    forEachInTree { view in
      body(view)
      for guide in view.guides.all { body(guide) }
    }
  }

  /// The active constraints that connect only views and guides in the tree of this view.
  var constraintsInTree: [NSLayoutConstraint] {
    var known: Set<ObjectIdentifier> = []
    var found: [NSLayoutConstraint] = []
    forEachItemInTree { item in
      for constraint in item.layoutConstraints
      where known.insert(ObjectIdentifier(constraint)).inserted {
        let isInside = constraint.items.allSatisfy { $0.layoutView?.isIn(self) ?? false }
        if isInside { found.append(constraint) }
      }
    }
    return found
  }

  // MARK: Hierarchy

  /// Removes the tree of an added view from the layout engine of its old root, and adds its
  /// constraints to the engine of this view's root.
  func adopt(_ view: UIView, from oldRoot: UIView) {
    let root = layoutRoot
    guard root !== oldRoot else { return }
    view.leaveEngine(of: oldRoot)
    root.layoutEngine?.append(view.constraintsInTree)
  }

  /// Removes the tree of this view from the layout engine of its former root.
  func leaveEngine(of oldRoot: UIView) {
    guard oldRoot !== self else { return layoutEngine = nil }
    oldRoot.layoutEngine?.remove(tree: self)
  }

  // MARK: Layout

  /// Adds the constraints in the tree again, because the direction of the layout has changed.
  func replaceConstraints() {
    guard let engine = layoutRoot.layoutEngine else { return }
    for constraint in constraintsInTree + layoutConstraints { engine.replace(constraint) }
  }

  /// Returns the layout engine of the tree, and creates it at the first call.
  private func makeLayoutEngine() -> LayoutEngine {
    let root = layoutRoot
    if let engine = root.layoutEngine { return engine }
    let engine = LayoutEngine(root: root)
    root.layoutEngine = engine
    return engine
  }

  /// Lays out the subviews and guides that constraints determine.
  func placeConstrainedSubviews() {
    layoutState.needsPlacing = false
    let placed = subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    let guides = guides.all
    guard !placed.isEmpty || !guides.isEmpty else { return }
    let engine = makeLayoutEngine()
    layoutState.isPlacingSubviews = true
    for view in placed { _ = engine.record(of: view) }
    engine.flush()
    for view in placed { engine.place(view) }
    for guide in guides { engine.place(guide) }
    layoutState.isPlacingSubviews = false
    didPlaceSubviews(by: engine)
  }

  /// Lays out constrained subviews again, if the layout of this view has changed values on which
  /// their frames depend.
  func finishPlacing() {
    if let engine = layoutRoot.layoutEngine, engine.isDirty { engine.flush() }
    if layoutState.needsPlacing { placeConstrainedSubviews() }
  }

  // MARK: Updates of constraints

  func markAncestorsForConstraintUpdate() {
    var ancestor = superview
    while let view = ancestor, !view.layoutState.hasStaleConstraints {
      view.layoutState.hasStaleConstraints = true
      ancestor = view.superview
    }
  }
}
