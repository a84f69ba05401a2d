import Foundation

// A child whose view comes into a container on show by `addSubview`, or goes by `removeFromSuperview`,
// hears of it without anyone's help (K-06).
extension UIView {
  /// Moves this view, with `move`, into a window, out of one, or within one.
  func movingControllers(to newWindow: UIWindow?, _ move: () -> Void) {
    switch (window, newWindow) {
    case (nil, .some):
      // Once they are there the frame tells them the rest.
      for controller in controllersInTree where controller.comesWithItsView {
        controller.arriveWithView()
      }
      move()
    case (.some, nil):
      let leaving = controllersInTree.filter { $0.goesWithItsView(in: self) }
      for controller in leaving { controller.willDisappear(false) }
      move()
      for controller in leaving where controller.viewIfLoaded?.window == nil {
        controller.didDisappear(false)
      }
    default: move()
    }
  }

  /// Whose views are in this tree, the outside first.
  private var controllersInTree: [UIViewController] {
    var found: [UIViewController] = []
    forEachInTree { if let controller = $0.owningViewController { found.append(controller) } }
    return found
  }
}

extension UIViewController {
  /// Whether nobody else tells it that it appears.
  var comesWithItsView: Bool {
    guard appearance.state == .disappeared, let parent, parent.isOnShow else { return false }
    return parent.leavesAppearanceToViews(of: self)
  }

  /// - Parameter tree: the view that leaves the window.
  fileprivate func goesWithItsView(in tree: UIView) -> Bool {
    guard isOnShow else { return false }
    guard let parent else {
      // A former child whose container has left its view behind.
      return presentedBy == nil && viewIfLoaded?.window?.rootViewController !== self
    }
    // With its container it goes when that one is told.
    return parent.isOnShow && !(parent.viewIfLoaded?.isDescendant(of: tree) ?? false)
      && parent.leavesAppearanceToViews(of: self)
  }

  private func leavesAppearanceToViews(of child: UIViewController) -> Bool {
    shouldAutomaticallyForwardAppearanceMethods && !tellsChildrenItself
      && !(childTransition?.speaksFor(child) ?? false)
  }

  /// Its view comes into the window of a container on show.
  func arriveWithView() {
    willAppear(false)
    // One that is appearing takes its children along.
    if parent?.appearance.state == .appeared { scene?.awaitDidAppear(self) }
  }
}
