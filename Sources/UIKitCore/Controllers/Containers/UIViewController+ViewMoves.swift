import Foundation

// A child receives its appearance callbacks automatically if its view is added to a visible
// container by `addSubview`, or removed by `removeFromSuperview` (K-06).
extension UIView {
  /// Performs `move`, which moves this view into a window, out of one, or within one, and sends the
  /// controllers of the views in its tree their appearance callbacks. A callback that moves the
  /// view elsewhere takes precedence.
  func movingControllers(to newWindow: UIWindow?, _ move: () -> Void) {
    switch (window, newWindow) {
    case (nil, let window?):
      // The layout of the window's scene sends the remaining callbacks of the controllers that
      // appear.
      let arriving = controllersInTree
      let outer = superview
      window.windowScene.map { $0.enter { appear(arriving) } } ?? appear(arriving)
      guard superview == nil || superview === outer else { return }
      move()
      if self.window != nil { appear(arriving) }
    case (let window?, nil):
      for controller in controllersInTree {
        controller.presentation?.endIfDetached(leavingWith: self)
        controller.presentedBy?.endIfDetached(leavingWith: self)
      }
      for presentation in window.presentationsInFront {
        presentation.endIfDetached(leavingWith: self)
      }
      var leaving: [UIViewController] = []
      for controller in controllersInTree
      where controller.isShown(in: self) && controller.disappearsWithItsView(in: self) {
        leaving.append(controller)
        controller.willDisappear(false)
      }
      move()
      for controller in leaving where controller.viewIfLoaded?.window == nil {
        controller.didDisappear(false)
      }
    default: move()
    }
  }

  /// Sends `viewWillAppear` to those controllers whose views are in this tree and to which no
  /// container or presentation sends callbacks.
  private func appear(_ controllers: [UIViewController]) {
    for controller in controllers where controller.isShown(in: self) && controller.comesWithItsView
    {
      controller.willAppear(false)
    }
  }

  /// The controllers whose views are in this tree, each before its children. The array stays valid
  /// if a callback to one of them moves the views of others.
  private var controllersInTree: [UIViewController] {
    var found: [UIViewController] = []
    forEachInTree { if let controller = $0.owningViewController { found.append(controller) } }
    return found
  }
}

extension UIWindow {
  /// The presentations over the window, from the back to the front.
  fileprivate var presentationsInFront: [Presentation] {
    subviews.compactMap { ($0 as? PresentationContainerView)?.controller?.presentation }
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether the controller appears with its view, because no
  /// container or presentation sends its callbacks.
  var comesWithItsView: Bool {
    guard appearance.state == .disappeared, let parent, parent.isOnShow else { return false }
    return parent.leavesAppearanceToViews(of: self)
  }

  /// Returns whether the controller disappears because its view leaves the window.
  ///
  /// - Parameter tree: The view that leaves the window.
  fileprivate func disappearsWithItsView(in tree: UIView) -> Bool {
    guard isOnShow else { return false }
    guard let parent else {
      // The controller is a former child whose view is still in the container.
      return presentedBy == nil && viewIfLoaded?.window?.rootViewController !== self
    }
    // A controller that disappears together with its container is notified by that container.
    return !(parent.isOnShow && parent.isShown(in: tree))
      && parent.leavesAppearanceToViews(of: self)
  }

  /// Returns whether the controller's view is `tree` or in it.
  fileprivate func isShown(in tree: UIView) -> Bool {
    viewIfLoaded?.isDescendant(of: tree) ?? false
  }

  private func leavesAppearanceToViews(of child: UIViewController) -> Bool {
    shouldAutomaticallyForwardAppearanceMethods && !forwardsAppearanceItself
      && !(childTransition?.sendsCallbacks(to: child) ?? false)
  }
}
