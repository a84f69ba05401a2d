import Foundation

extension UIView {
  /// See `insertSubview(_:at:)`.
  func insert(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), $0.endIndex) }
  }

  /// Inserts `view` some places after `sibling`; without it, at the back or in front.
  func insert(_ view: UIView, _ sibling: UIView, _ offset: Int) {
    insert(view) { siblings in
      siblings.firstIndex(of: sibling).map { $0 + offset }
        ?? (offset == 0 ? siblings.startIndex : siblings.endIndex)
    }
  }

  /// Moves a subview; a view that is none stays where it is.
  func reorder(_ view: UIView, to position: ([UIView]) -> Int) {
    if view.superview === self { insert(view, at: position) }
  }

  /// See `exchangeSubview(at:withSubviewAt:)`.
  func swap(_ index1: Int, _ index2: Int) {
    precondition(
      subviewStorage.indices.contains(index1) && subviewStorage.indices.contains(index2),
      "There is no subview at one of the indices.")
    subviewStorage.swapAt(index1, index2)
    for index in [max(index1, index2), min(index1, index2)] {
      placeLayer(of: subviewStorage[index])
    }
  }

  /// See `removeFromSuperview()`.
  func leaveSuperview() {
    if superview != nil { movingControllers(to: nil) { leave() } }
  }

  private func leave() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    releaseConstraintsOutOfTree()
    enterWindow(nil) {
      superview.subviewStorage.removeAll { $0 === self }
      superviewStorage = nil
      layer.removeFromSuperlayer()
    }
    superview.setNeedsLayout()
    didMoveToSuperview()
  }

  /// See `isDescendant(of:)`.
  func isIn(_ view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superviewStorage
    }
    return false
  }

  /// See `viewWithTag(_:)`.
  func firstView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviewStorage {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Moves `view` here. A move within one window never leaves it, so that its touches go on (F-22).
  func insert(_ view: UIView, at position: ([UIView]) -> Int) {
    view.movingControllers(to: window) { take(view, at: position) }
  }

  private func take(_ view: UIView, at position: ([UIView]) -> Int) {
    precondition(!isDescendant(of: view), "A view cannot be added to itself or its own subviews.")
    let isNew = view.superview !== self
    if isNew {
      view.superview?.willRemoveSubview(view)
      view.willMove(toSuperview: self)
      if view.superview != nil { view.releaseConstraintsOutOfTree() }
    }
    let (old, oldTint) = (view.superviewStorage, view.tintColor)
    view.enterWindow(window) {
      old?.subviewStorage.removeAll { $0 === view }
      subviewStorage.insert(view, at: position(subviewStorage))
      view.superviewStorage = self
      placeLayer(of: view)
    }
    guard isNew else { return }
    old?.setNeedsLayout()
    setNeedsLayout()
    view.setNeedsLayout()
    if view.ownTintColor == nil, view.tintColor != oldTint { view.announceTintColor() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// The layer goes right above that of the view below, so that layers of one's own keep their place.
  private func placeLayer(of view: UIView) {
    guard let index = subviewStorage.firstIndex(of: view) else { return }
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
    forEachInTree { $0.didMoveToWindow() }
    if newWindow == nil { endTransitionsWithin() }
  }

  /// No transition outlives its container's place in the window.
  private func endTransitionsWithin() {
    forEachInTree { view in
      guard view.windowStorage == nil else { return }
      view.owningViewController?.childTransition?.endNow()
    }
  }

  /// Keys do not go to a view, or a view's controller, that is in another window or none.
  private func resignFirstResponder(inTreeLeavingFor newWindow: UIWindow?) {
    guard let scene = windowStorage?.windowScene, let responder = scene.firstResponder else {
      return
    }
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard view?.isDescendant(of: self) ?? false else { return }
    responder.resignFirstResponder()
    if scene.firstResponder === responder { scene.firstResponder = nil }
  }

  /// The view and everything in it, the outside first.
  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for view in subviewStorage { view.forEachInTree(body) }
  }
}
