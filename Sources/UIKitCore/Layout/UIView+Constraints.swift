import Foundation

extension UIView {
  /// The outermost superview, or the view itself without one.
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

  /// Calls `body` for each view of the tree and each of their guides.
  func forEachItemInTree(_ body: (any LayoutItem) -> Void) {
    forEachInTree { view in
      body(view)
      for guide in view.guides.all { body(guide) }
    }
  }

  /// The active constraints between items of the tree.
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

  /// Moves what an engine knows of the tree of a view from its old root to this view's.
  func adopt(_ view: UIView, from oldRoot: UIView) {
    let root = layoutRoot
    guard root !== oldRoot else { return }
    view.leaveEngine(of: oldRoot)
    root.layoutEngine?.append(view.constraintsInTree)
  }

  /// Makes the engine of a root forget the tree of this view, which has left it.
  func leaveEngine(of oldRoot: UIView) {
    guard oldRoot !== self else { return layoutEngine = nil }
    oldRoot.layoutEngine?.remove(tree: self)
  }

  // MARK: Layout

  /// The engine of the tree, which is made at its first use.
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

  /// Lays out constrained subviews once more, if the layout of this view has changed what they
  /// depend on.
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
