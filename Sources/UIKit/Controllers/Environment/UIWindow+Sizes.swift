import Foundation

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
