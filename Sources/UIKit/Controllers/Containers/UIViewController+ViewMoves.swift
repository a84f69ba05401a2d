import Foundation

// A child receives its appearance callbacks automatically if its view is added to a visible
// container by `addSubview`, or removed by `removeFromSuperview` (K-06).
extension UIView {
  /// Performs `move`, which moves this view into a window, out of one, or within one, with the
  /// callbacks of the controllers.
  func movingControllers(to newWindow: UIWindow?, _ move: () -> Void) {
    switch (window, newWindow) {
    case (nil, .some):
      // The frame sends the remaining callbacks of the controllers that appear.
      for controller in controllersInTree where controller.comesWithItsView {
        controller.arriveWithView()
      }
      move()
    case (.some, nil):
      let leaving = controllersInTree.filter { $0.disappearsWithItsView(in: self) }
      for controller in leaving { controller.willDisappear(false) }
      move()
      for controller in leaving where controller.viewIfLoaded?.window == nil {
        controller.didDisappear(false)
      }
    default: move()
    }
  }

  /// The controllers whose views are in this tree, each before its children.
  private var controllersInTree: [UIViewController] {
    var found: [UIViewController] = []
    forEachInTree { if let controller = $0.owningViewController { found.append(controller) } }
    return found
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether the controller appears with its view, because no
  /// container or presentation sends its callbacks.
  var comesWithItsView: Bool {
    guard appearance.state == .disappeared, let parent, parent.isOnShow else { return false }
    return parent.leavesAppearanceToViews(of: self)
  }

  /// Returns whether the controller disappears with its view.
  ///
  /// - Parameter tree: The view that leaves the window.
  fileprivate func disappearsWithItsView(in tree: UIView) -> Bool {
    guard isOnShow else { return false }
    guard let parent else {
      // The controller is a former child whose view is still in the container.
      return presentedBy == nil && viewIfLoaded?.window?.rootViewController !== self
    }
    // A controller that disappears together with its container is notified by that container.
    return parent.isOnShow && !(parent.viewIfLoaded?.isDescendant(of: tree) ?? false)
      && parent.leavesAppearanceToViews(of: self)
  }

  private func leavesAppearanceToViews(of child: UIViewController) -> Bool {
    shouldAutomaticallyForwardAppearanceMethods && !forwardsAppearanceItself
      && !(childTransition?.sendsCallbacks(to: child) ?? false)
  }

  /// Begins the appearance of the controller, whose view was added to the window of a visible
  /// container.
  func arriveWithView() {
    willAppear(false)
    // A controller that is appearing includes its children.
    if parent?.appearance.state == .appeared { scene?.awaitDidAppear(self) }
  }
}
