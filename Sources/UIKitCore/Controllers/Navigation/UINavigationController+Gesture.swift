import Foundation

// The animator and the driver of a change of the stack, and the gesture that pops a page.
extension UINavigationController {
  /// Returns the animator and the driver of a change, or `nil` if one of its pages is missing. The
  /// delegate is called for the animator first and then for the driver (K-01). If it vends no
  /// animator, the upper page's preferred zoom plays, or else the built-in slide. The built-in edge
  /// pan drives only the slide: it does not begin if the delegate vends an animator or the page
  /// zooms.
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
      isFading: !byPull && (change.prefersFading || UIAccessibility.isReduceMotionEnabled),
      isMirrored: pagesView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    change.driver = driver
    let animator = NavigationSlide(change.operation, fades: driver.isFading)
    return TransitionPlan(animator: animator, driver: driver, isAnimated: true)
  }

  private func vendedAnimator(
    _ operation: Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
  }

  /// A Boolean value that indicates whether the built-in edge pan may begin: to catch the built-in
  /// slide, or to start a pop for which the delegate vends no animator (K-01).
  var allowsBuiltInPop: Bool {
    if change != nil { return true }
    guard let top = stack.last, let below = stack.dropLast().last else { return false }
    return vendedAnimator(.pop, from: top, to: below) == nil
  }

  /// A Boolean value that indicates whether there is a page for the edge pan to move: one from
  /// which the user can go back, or one in a transition that can be caught.
  var isOpenToGesture: Bool {
    if let change { return change.canBeCaught }
    return isOnShow && allowsBack && stack.last?.catchablePreference == nil
  }

  /// A Boolean value that indicates whether the user may go back from the top of the stack.
  private var allowsBack: Bool {
    stack.count > 1 && stack.last?.navigationItem.allowsBack ?? false
  }

  /// The controller of the page that touches can pop by the page's preferred transition, or `nil`
  /// if there is none.
  private var catchablePage: UIViewController? {
    guard change == nil, isOnShow, allowsBack, let top = stack.last,
      top.catchablePreference != nil,
      let below = stack.dropLast().last, vendedAnimator(.pop, from: top, to: below) == nil
    else { return nil }
    return top
  }

  /// Begins to observe touches that pop the top of the stack, if the preferred transition of that
  /// page can follow touches.
  func preparePageInteraction() {
    if let top = stack.last, isViewLoaded { _ = interaction(with: top) }
  }

  /// Returns the interaction that lets touches pop a page, or `nil` if the page's preferred
  /// transition cannot follow touches.
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

  /// Returns whether a touch catches the pages of the transition that is in progress.
  func catches(_ touch: UITouch) -> Bool {
    guard let change, change.canBeCaught else { return false }
    return !(touch.view?.isDescendant(of: navigationBar) ?? false)
  }

  func handlePop(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began, change == nil { startPopByPull() }
    change?.driver?.follow(pan, width: pagesView.bounds.width)
  }
}
