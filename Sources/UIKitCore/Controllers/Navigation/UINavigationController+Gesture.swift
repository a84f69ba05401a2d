import Foundation

// The animator and the driver of a change, and the gesture.
extension UINavigationController {
  /// Asks the delegate for an animator, then for a driver (K-01). Without one the upper page's
  /// preferred zoom plays, or else the built-in slide. The built-in edge pan drives only the
  /// slide: it does not begin if the delegate vends an animator or the page zooms.
  func plan(for change: StackChange, byPull: Bool) -> TransitionPlan? {
    guard let from = change.from, let to = change.to else { return nil }
    if !byPull, let vended = vendedAnimator(change.operation, from: from, to: to) {
      let driver = delegate?.navigationController(self, interactionControllerFor: vended)
      return TransitionPlan(animator: vended, driver: driver, isAnimated: true)
    }
    if let page = change.upperPage,
      let own = interaction(with: page)?
        .makeTransitioning(of: page, isOpening: change.operation == .push)
    {
      change.preferred = own
      return TransitionPlan(animator: own, driver: own, isAnimated: true)
    }
    let driver = NavigationDriver(
      operation: change.operation, isInteractive: byPull,
      isFading: !byPull && (change.prefersFading || UIAccessibility.isReduceMotionEnabled))
    change.driver = driver
    let animator = NavigationSlide(change.operation, fades: driver.isFading)
    return TransitionPlan(animator: animator, driver: driver, isAnimated: true)
  }

  private func vendedAnimator(
    _ operation: Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
  }

  /// A Boolean value that indicates whether the built-in edge pan may begin: it catches the
  /// built-in slide, and starts a pop unless the delegate vends an animator for it (K-01).
  var allowsBuiltInPop: Bool {
    if change != nil { return true }
    guard let top = stack.last, let below = stack.dropLast().last else { return false }
    return vendedAnimator(.pop, from: top, to: below) == nil
  }

  /// A Boolean value that indicates whether there is a page to pull: one to go back from, or one in
  /// flight.
  var isOpenToGesture: Bool {
    if let change { return change.canBeCaught }
    return isOnShow && allowsBack && stack.last?.catchablePreference == nil
  }

  /// A Boolean value that indicates whether the user may go back from the top of the stack.
  private var allowsBack: Bool {
    stack.count > 1 && stack.last?.navigationItem.allowsBack ?? false
  }

  /// The controller of a page that touches can take back by its preferred transition, or `nil`.
  private var catchablePage: UIViewController? {
    guard change == nil, isOnShow, allowsBack, let top = stack.last,
      top.catchablePreference != nil,
      let below = stack.dropLast().last, vendedAnimator(.pop, from: top, to: below) == nil
    else { return nil }
    return top
  }

  /// Observes the touches that take back the top of the stack, if its preferred transition allows
  /// that.
  func preparePageInteraction() {
    if let top = stack.last, isViewLoaded { _ = interaction(with: top) }
  }

  /// Returns the touches that take back a page, if its preferred transition allows that.
  private func interaction(with page: UIViewController) -> (any PageInteraction)? {
    guard let preference = page.catchablePreference else { return nil }
    if let pageInteraction { return pageInteraction }
    let interaction = preference.makeInteraction(in: pagesView) { [weak self] in
      self?.catchablePage
    } takeBack: { [weak self] in
      self?.startPopByPull()
    }
    pageInteraction = interaction
    return interaction
  }

  /// Returns whether a touch catches pages in flight.
  func catches(_ touch: UITouch) -> Bool {
    guard let change, change.canBeCaught else { return false }
    return !(touch.view?.isDescendant(of: navigationBar) ?? false)
  }

  func handlePop(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began, change == nil { startPopByPull() }
    change?.driver?.follow(pan, width: pagesView.bounds.width)
  }
}
