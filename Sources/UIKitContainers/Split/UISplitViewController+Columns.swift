import Foundation
import UIKitCore

// The columns of a split view controller.
extension UISplitViewController {
  /// A Boolean value that indicates whether the window has compact width, in which only one
  /// controller is visible.
  private var isNarrow: Bool { traitCollection.horizontalSizeClass == .compact }

  func setUp() {
    line.backgroundColor = .separator
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.25)
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(UISplitViewController.closePrimary)))
    view.clipsToBounds = true
    isCollapsed = false
    for column in [secondary, primary] { attach(column) }
    for part in [dimming, line] { view.addSubview(part) }
  }

  func setControllers(_ new: [UIViewController]) {
    precondition(new.count <= 2, "A split view controller has two controllers.")
    let old = [primary, secondary].compactMap { $0 }
    pushedPages = []
    isCollapsed = false
    (primary, secondary) = (new.first, new.count > 1 ? new[1] : nil)
    // The callbacks of these steps may set other controllers, which then take precedence.
    for controller in old where !isColumn(controller) { detach(controller) }
    for column in [secondary, primary] { attach(column) }
    guard isViewLoaded else { return }
    adapt()
    view.setNeedsLayout()
  }

  /// Makes the controller of a column a child, and adds its view, unless a callback has put another
  /// controller into the column.
  private func attach(_ controller: UIViewController?) {
    guard let controller, isColumn(controller) else { return }
    let isNew = controller.parent !== self
    if isNew { addChild(controller) }
    guard remains(controller) else { return }
    guard isViewLoaded else {
      if isNew { controller.didMove(toParent: self) }
      return
    }
    controller.loadViewIfNeeded()
    guard remains(controller), let column = controller.view, column.superview !== view else {
      return
    }
    view.addSubview(column)
    if isNew { controller.didMove(toParent: self) }
    view.setNeedsLayout()
  }

  private func isColumn(_ controller: UIViewController) -> Bool {
    controller === primary || controller === secondary
  }

  /// Returns whether a child is the controller of a column after a callback. A column is left empty
  /// if the client has put its controller into another container.
  private func remains(_ controller: UIViewController) -> Bool {
    guard controller.parent === self else {
      forget(controller)
      return false
    }
    if !isColumn(controller) { detach(controller) }
    return controller.parent === self
  }

  /// Leaves the column of a controller empty.
  func forget(_ controller: UIViewController) {
    if primary === controller { primary = nil }
    if secondary === controller { secondary = nil }
  }

  private func detach(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    let outer = outgoing
    outgoing = controller
    controller.removeFromParent()
    outgoing = outer
  }

  // MARK: Narrow and wide windows

  /// Collapses or expands the container, as the width of the window requires.
  func adapt() {
    guard isViewLoaded, isNarrow != isCollapsed else { return }
    if isNarrow { collapse() } else { expand() }
    view.setNeedsLayout()
  }

  private func collapse() {
    isCollapsed = true
    ownMode = nil
    if let other = delegate?.primaryViewController(forCollapsing: self), other !== primary {
      if let primary { detach(primary) }
      primary = other
      attach(other)
    }
    guard let secondary else { return }
    detach(secondary)
    guard let primary,
      !(delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false)
    else { return }
    push(secondary, animated: false)
  }

  /// Pushes the pages of a secondary controller onto the primary one.
  private func push(_ controller: UIViewController, animated: Bool) {
    guard let stack = primary as? UINavigationController else {
      if animated { present(controller, animated: true) }
      return
    }
    var pages = [controller]
    if let inner = controller as? UINavigationController {
      pages = inner.viewControllers
      inner.setViewControllers([], animated: false)
    }
    pushedPages = pages
    let kept = stack.viewControllers.filter { page in !pages.contains { $0 === page } }
    stack.setViewControllers(kept + pages, animated: animated)
  }

  private func expand() {
    isCollapsed = false
    if let other = delegate?.primaryViewController(forExpanding: self), other !== primary {
      if let primary { detach(primary) }
      primary = other
      attach(other)
    }
    guard let primary else { return }
    let separated = delegate?.splitViewController(self, separateSecondaryFrom: primary)
    if let separated { secondary = separated } else { pullPages(from: primary) }
    pushedPages = []
    attach(secondary)
    for part in [primary.view, dimming, line] { part.map(view.bringSubviewToFront) }
  }

  /// Moves the pushed pages, and those above them, back to the secondary controller.
  private func pullPages(from primary: UIViewController) {
    guard !pushedPages.isEmpty, let stack = primary as? UINavigationController else { return }
    let all = stack.viewControllers
    let first = all.firstIndex { page in pushedPages.contains { $0 === page } }
    let pages = first.map { Array(all[$0...]) } ?? pushedPages
    if let first { stack.setViewControllers(Array(all[..<first]), animated: false) }
    if let inner = secondary as? UINavigationController {
      inner.setViewControllers(pages, animated: false)
    } else if pages.count == 1 {
      secondary = pages[0]
    } else if let last = pages.first {
      secondary = last
    }
  }

  func showDetail(_ controller: UIViewController) {
    if isCollapsed {
      secondary = controller
      return push(controller, animated: true)
    }
    if let secondary, secondary !== controller { detach(secondary) }
    secondary = controller
    attach(controller)
    for part in [primary?.view, dimming, line] { part.map(view.bringSubviewToFront) }
    if ownMode == .oneOverSecondary { closePrimary() }
  }

  func replacePrimary(_ controller: UIViewController) {
    if let primary { detach(primary) }
    primary = controller
    attach(controller)
  }

  // MARK: Arrangement

  func modeChanged() {
    ownMode = nil
    announceMode()
  }

  private func announceMode() {
    delegate?.splitViewController(self, willChangeTo: displayMode)
    guard isViewLoaded else { return }
    arrange()
    view.layoutIfNeeded()
  }

  private func change(to mode: DisplayMode) {
    ownMode = mode
    UIView.animate(withDuration: MotionDurations.columns) { self.announceMode() }
  }

  func closePrimary() { change(to: .secondaryOnly) }

  func togglePrimary() {
    guard !isCollapsed else { return }
    change(to: displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly)
  }

  func arrange() {
    let (size, width, mode) = (view.bounds.size, primaryColumnWidth, displayMode)
    let isShown = isCollapsed || mode != .secondaryOnly
    let start = mode == .oneBesideSecondary ? width + 0.5 : 0
    primary?.view.frame = CGRect(
      x: isShown ? 0 : -width, y: 0, width: width, height: size.height)
    if !isCollapsed {
      secondary?.view.frame = CGRect(
        x: start, y: 0, width: max(0, size.width - start), height: size.height)
    }
    line.frame = CGRect(x: isShown ? width : -1, y: 0, width: 0.5, height: size.height)
    line.isHidden = isCollapsed
    dimming.frame = CGRect(
      x: width, y: 0, width: max(0, size.width - width), height: size.height)
    dimming.alpha = !isCollapsed && mode == .oneOverSecondary ? 1 : 0
  }
}
