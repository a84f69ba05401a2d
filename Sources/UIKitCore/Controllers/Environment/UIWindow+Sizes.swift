import Foundation

// A change of the window's size.
extension UIWindow {
  /// The presentations above the root controller and in the contexts of its children, each before
  /// the presentations above it.
  private var presentations: [Presentation] { rootViewController?.presentationsInTree ?? [] }

  /// Notifies the window's controllers of the new traits, if these change, and of the new size, and
  /// then resizes the window. Animations alongside run after the resize, because the content of a
  /// window that is dragged by its edge must fill it at once.
  func change(to frame: CGRect, traits: UITraitCollection?, in scene: UIWindowScene) {
    guard let rootViewController, rootViewController.isViewLoaded else {
      self.frame = frame
      return
    }
    let transition = SizeTransition(window: self, scene: scene)
    if let traits {
      rootViewController.willTransition(to: traits, with: transition)
      for presentation in presentations {
        presentation.controller.willTransition(to: traits, with: transition)
      }
    }
    rootViewController.viewWillTransition(to: frame.size, with: transition)
    // A controller that is presented in the context of a child is notified with that child.
    for presentation in presentations where presentation.presented.appearanceParent == nil {
      presentation.controller.viewWillTransition(to: frame.size, with: transition)
    }
    self.frame = frame
    if let traits {
      for presentation in presentations { presentation.adapt(to: traits, with: transition) }
    }
    layoutIfNeeded()
    for presentation in presentations { presentation.resizePresentersView() }
    transition.begin()
  }

  /// The style that the front controller prefers for a status bar.
  var preferredStatusBarStyle: UIStatusBarStyle {
    guard let front = frontController else { return .default }
    let chain = sequence(first: front) { $0.childForStatusBarStyle }
    return chain.reversed().first?.preferredStatusBarStyle ?? .default
  }
}

extension UIViewController {
  /// The presentations of this controller and of its children, with all presentations above them.
  fileprivate var presentationsInTree: [Presentation] {
    let own = presentation.map { [$0] + $0.presented.presentationsInTree } ?? []
    return own + children.flatMap(\.presentationsInTree)
  }
}
