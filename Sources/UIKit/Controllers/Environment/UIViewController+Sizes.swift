import Foundation

// Sizes of controllers and their children.
extension UIViewController {
  /// Notifies the controller's container of another preferred size.
  func announcePreferredSize() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      presentedBy?.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Returns the size of a child's view after this controller's view has been resized to `size`.
  func size(ofChild container: any UIContentContainer, in size: CGSize) -> CGSize {
    guard let child = container as? UIViewController, let inner = child.viewIfLoaded,
      let outer = inner.superview, let view = viewIfLoaded, view.bounds.size != .zero
    else { return size }
    // Views between the two are taken to keep their distances to the edges of this one.
    let change = CGSize(
      width: size.width - view.bounds.width, height: size.height - view.bounds.height)
    let next = CGSize(
      width: outer.bounds.width + change.width, height: outer.bounds.height + change.height)
    if inner.autoresizingMask.isEmpty, inner.bounds.size == outer.bounds.size { return next }
    return UIView.resized(
      inner.frame, mask: inner.autoresizingMask, from: outer.bounds.size, to: next
    ).size
  }

  /// Notifies the children whose size changes.
  func forwardTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      let next = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if next != child.view.bounds.size { child.viewWillTransition(to: next, with: coordinator) }
    }
  }
}

// A change of the window's size.
extension UIWindow {
  /// The root controller and all that are presented above it.
  private var shownControllers: [UIViewController] {
    guard let rootViewController else { return [] }
    return Array(sequence(first: rootViewController, next: \.presentation?.presented))
  }

  /// Resizes the window and notifies its controllers before: of the traits if they change, and of
  /// the size. Animations alongside run after the resize, because the content of a window that is
  /// dragged by its edge must fill it at once.
  func change(to frame: CGRect, traits: UITraitCollection?, in scene: UIWindowScene) {
    guard let rootViewController, rootViewController.isViewLoaded else {
      self.frame = frame
      return
    }
    let transition = SizeTransition(window: self, scene: scene)
    if let traits {
      rootViewController.willTransition(to: traits, with: transition)
      for shown in shownControllers {
        shown.presentation?.controller.willTransition(to: traits, with: transition)
      }
    }
    rootViewController.viewWillTransition(to: frame.size, with: transition)
    for shown in shownControllers {
      shown.presentation?.controller.viewWillTransition(to: frame.size, with: transition)
    }
    self.frame = frame
    if let traits {
      for shown in shownControllers { shown.presentation?.adapt(to: traits, with: transition) }
    }
    layoutIfNeeded()
    for shown in shownControllers { shown.presentation?.resizePresentersView() }
    transition.begin()
  }

  /// The style that the front controller prefers for a status bar.
  var preferredStatusBarStyle: UIStatusBarStyle {
    guard let front = frontController else { return .default }
    let chain = sequence(first: front) { $0.childForStatusBarStyle }
    return chain.reversed().first?.preferredStatusBarStyle ?? .default
  }
}
