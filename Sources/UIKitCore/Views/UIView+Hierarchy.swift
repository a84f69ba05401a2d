import Foundation

extension UIView {
  /// Inserts a view at an index of the subviews, which is clamped to their number.
  func insert(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), $0.endIndex) }
  }

  /// Inserts `view` behind `sibling` with the offset 0, or in front of it with the offset 1. If
  /// `sibling` is not a subview, `view` is inserted at the back or at the front.
  func insert(_ view: UIView, _ sibling: UIView, _ offset: Int) {
    insert(view) { siblings in
      siblings.firstIndex { $0 === sibling }.map { $0 + offset }
        ?? (offset == 0 ? siblings.startIndex : siblings.endIndex)
    }
  }

  /// Moves a subview to another position among its siblings. A view that is not a subview is
  /// ignored.
  func reorder(_ view: UIView, to position: ([UIView]) -> Int) {
    if view.superview === self { insert(view, at: position) }
  }

  func detachFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    releaseConstraintsOutOfTree()
    let root = layoutRoot
    enterWindow(nil) {
      superview.subviewStorage.removeAll { $0 === self }
      superviewStorage = nil
      layer.removeFromSuperlayer()
    }
    leaveEngine(of: root)
    if safeAreaInsets != .zero { updateSafeArea() }
    superview.setNeedsLayout()
    didMoveToSuperview()
  }

  /// Returns whether this view is `view` or a descendant of it.
  func isIn(_ view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superviewStorage
    }
    return false
  }

  /// Inserts `view` into this view. A view that moves within its window does not leave the window
  /// meanwhile, so that the touches of the view continue (F-22).
  func insert(_ view: UIView, at position: ([UIView]) -> Int) {
    view.movingControllers(to: window) { attach(view, at: position) }
  }

  private func attach(_ view: UIView, at position: ([UIView]) -> Int) {
    precondition(!isDescendant(of: view), "A view cannot be added to itself or its own subviews.")
    let isNew = view.superview !== self
    if isNew {
      view.superview?.willRemoveSubview(view)
      view.willMove(toSuperview: self)
      if view.superview != nil { view.releaseConstraintsOutOfTree() }
    }
    let (old, oldTint, oldRoot) = (view.superviewStorage, view.tintColor, view.layoutRoot)
    view.enterWindow(window) {
      old?.subviewStorage.removeAll { $0 === view }
      subviewStorage.insert(view, at: position(subviewStorage))
      view.superviewStorage = self
      placeLayer(of: view)
    }
    guard isNew else { return }
    adopt(view, from: oldRoot)
    view.markAncestorsForConstraintUpdate()
    if view.hasSafeArea { view.updateSafeArea() }
    old?.setNeedsLayout()
    setNeedsLayout()
    view.setNeedsLayout()
    if view.ownTintColor == nil, view.tintColor != oldTint { view.announceTintColor() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Inserts the layer of a subview directly below that of the next subview, or at the front if
  /// there is none, so that a client's own layers keep their positions.
  ///
  /// The subview is searched for from the front, where it usually is, and by its identity, because
  /// a client's `isEqual(_:)` can be `true` for another subview.
  func placeLayer(of view: UIView) {
    guard let index = subviewStorage.lastIndex(where: { $0 === view }) else { return }
    if index + 1 == subviewStorage.count {
      layer.addSublayer(view.layer)
    } else {
      layer.insertSublayer(view.layer, below: subviewStorage[index + 1].layer)
    }
  }

  private func enterWindow(_ newWindow: UIWindow?, _ move: () -> Void) {
    let changes = windowStorage !== newWindow
    if changes {
      resignFirstResponder(inTreeLeavingFor: newWindow)
      forEachInTree { $0.willMove(toWindow: newWindow) }
    }
    move()
    guard changes else { return }
    forEachInTree { $0.windowStorage = newWindow }
    if newWindow != nil, let styles = SceneResources.current?.styles {
      forEachInTree { styles.apply(to: $0) }
    }
    forEachInTree { if let color = $0.visibleDynamicBackground { $0.showBackground(color) } }
    forEachInTree { $0.didMoveToWindow() }
    if newWindow == nil { endTransitionsWithin() }
  }

  /// Ends the transitions of the container controllers in this view, which has left its window.
  private func endTransitionsWithin() {
    forEachInTree { view in
      guard view.windowStorage == nil else { return }
      view.owningViewController?.childTransition?.endNow()
    }
  }

  /// Makes the first responder resign if it is in this view, or is the controller of a view in it,
  /// before this view moves to another window or to none.
  private func resignFirstResponder(inTreeLeavingFor newWindow: UIWindow?) {
    guard let scene = windowStorage?.windowScene, let responder = scene.firstResponder else {
      return
    }
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard view?.isDescendant(of: self) ?? false else { return }
    responder.resignFirstResponder()
    if scene.firstResponder === responder {
      scene.firstResponder = nil
      (responder as? any KeyResponder)?.lostFirstResponder()
    }
  }

  /// Calls `body` for this view and its descendants, each view before its subviews.
  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for view in subviewStorage { view.forEachInTree(body) }
  }
}
