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
    announceRotation(of: rootViewController, to: frame.size, alongside: transition)
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

  /// Notifies the controllers of a change between upright and wide, if a size changes that.
  private func announceRotation(
    of root: UIViewController, to size: CGSize, alongside transition: SizeTransition
  ) {
    let old = UIInterfaceOrientation(of: self.frame.size)
    let new = UIInterfaceOrientation(of: size)
    guard old != new else { return }
    let duration = transition.transitionDuration
    for controller in root.loadedTree { controller.willRotate(to: new, duration: duration) }
    transition.animate { _ in
      for controller in root.loadedTree {
        controller.willAnimateRotation(to: new, duration: duration)
      }
    } completion: { _ in
      for controller in root.loadedTree { controller.didRotate(from: old) }
    }
  }

  /// The style that the front controller prefers for a status bar.
  var preferredStatusBarStyle: UIStatusBarStyle {
    guard let front = frontController else { return .default }
    let chain = sequence(first: front) { $0.childForStatusBarStyle }
    return chain.reversed().first?.preferredStatusBarStyle ?? .default
  }
}

extension UIViewController {
  /// This controller, its children and the controllers that these present, as far as their views
  /// are loaded.
  fileprivate var loadedTree: [UIViewController] {
    guard isViewLoaded else { return [] }
    let presented = presentation?.presented.loadedTree ?? []
    return [self] + children.flatMap(\.loadedTree) + presented
  }

  /// The presentations of this controller and of its children, with all presentations above them.
  fileprivate var presentationsInTree: [Presentation] {
    let own = presentation.map { [$0] + $0.presented.presentationsInTree } ?? []
    return own + children.flatMap(\.presentationsInTree)
  }
}
