import Foundation
import UIKitCore

// The selection, and the visible page, which follows the selection.
extension UITabBarController {
  /// Selects a controller at the program's request.
  func select(_ controller: UIViewController) {
    guard controller !== selected else { return }
    selected = controller
    wantsAnimation = true
    if let change { redirect(change) } else { follow() }
  }

  /// Selects a controller at the user's request. Selecting the current one again pops its stack of
  /// pages to the root.
  func choose(_ controller: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true,
      controllers.contains(where: { $0 === controller })
    else { return }
    if controller !== selected {
      select(controller)
    } else if let change {
      redirect(change)
    } else {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Moves the current transition to the selected controller, if that is one of the two controllers
  /// of the transition.
  private func redirect(_ change: TabChange) {
    guard selected === change.from || selected === change.to else { return }
    change.child?.turn(toEnd: selected === change.to)
  }

  func replaceControllers(_ new: [UIViewController], animated: Bool) {
    let place = controllers.firstIndex { $0 === selected } ?? 0
    controllers = new
    selectMember(at: place)
    let isOutermost = entrance.run(new, into: self) {
      controllers
    } didEnter: {
      didAdd($0)
    } refuse: { controller in
      controllers.removeAll { $0 === controller }
    }
    guard isOutermost else { return }
    members += controllers.filter { controller in !members.contains { $0 === controller } }
    selectMember(at: place)
    tabBar.setItems(controllers.map { $0.tabBarItem }, animated: animated && isOnShow)
    wantsAnimation = false
    change?.child?.endNow()
    follow()
  }

  /// Selects the controller at an index, or else the first one, if the selected controller no
  /// longer has a tab.
  private func selectMember(at index: Int) {
    guard !controllers.contains(where: { $0 === selected }) else { return }
    selected = controllers.indices.contains(index) ? controllers[index] : controllers.first
  }

  /// Sends `didMove(toParent:)` to a new child, unless a callback has replaced it.
  private func didAdd(_ controller: UIViewController) {
    if !members.contains(where: { $0 === controller }) { members.append(controller) }
    guard controllers.contains(where: { $0 === controller }) else { return }
    controller.didMove(toParent: self)
  }

  // MARK: The screen

  /// Shows the selected controller, unless a change is in progress, or controllers are being added.
  func follow() {
    guard change == nil, !entrance.isUnderWay else { return }
    guard isViewLoaded, selected !== shown else { return settle() }
    let change = TabChange(from: shown, to: selected)
    let plan = wantsAnimation && isOnShow ? plan(for: change) : nil
    // The delegate may have changed the selection when it was called.
    guard self.change == nil, selected === change.to, shown === change.from else {
      return follow()
    }
    start(change, plan)
  }

  /// Returns the animator and the driver that the delegate vends, or `nil` if it vends no animator
  /// (K-05).
  private func plan(for change: TabChange) -> TransitionPlan? {
    guard let from = change.from, let to = change.to, let delegate,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: from, to: to)
    else { return nil }
    let driver = delegate.tabBarController(self, interactionControllerFor: animator)
    return TransitionPlan(animator: animator, driver: driver, isAnimated: true)
  }

  private func start(_ change: TabChange, _ plan: TransitionPlan?) {
    self.change = change
    if let to = change.to { place(to.view) }
    let child = ChildTransition(
      container: self, kind: .tab, hostView: pagesView, from: change.from, to: change.to,
      leaves: !controllers.contains { $0 === change.from })
    change.child = child
    // A transition that the client has begun between two controllers ends at once.
    childTransition?.endNow()
    let ran = child.run(plan) { [weak self] in
      self?.commit(change, completed: $0)
    } didEnd: { [weak self] _ in
      self?.tidy()
    } completion: { [weak self] _ in
      self?.follow()
    }
    guard ran else {
      restoreSelection(before: change)
      self.change = nil
      return settle()
    }
    // The bar is outside of the view in which the pages change.
    child.animateAlongside(in: tabBar) { [tabBar] in tabBar.select(change.to?.tabBarItem) }
  }

  /// Updates the selection at the end of a change. From here on the next change may begin.
  private func commit(_ change: TabChange, completed: Bool) {
    if !completed, selected === change.to { restoreSelection(before: change) }
    shown = completed ? change.to : change.from
    self.change = nil
    tabBar.select(shown?.tabBarItem)
  }

  /// Restores the selection from before a change, unless the controller that was selected then no
  /// longer has a tab.
  private func restoreSelection(before change: TabChange) {
    if controllers.contains(where: { $0 === change.from }) { selected = change.from }
  }

  /// Updates bar and children when the selected controller is shown.
  private func settle() {
    tabBar.select(selected?.tabBarItem)
    tidy()
  }

  /// Removes the controllers that no longer have a tab, unless they are still shown.
  private func tidy() {
    guard change == nil else { return }
    arrange()
    let outgoing = members.filter { member in
      member !== shown && !controllers.contains { $0 === member }
    }
    members.removeAll { member in outgoing.contains { $0 === member } }
    for member in outgoing where member.parent === self {
      member.willMove(toParent: nil)
      member.viewIfLoaded?.removeFromSuperview()
      member.removeFromParent()
    }
  }
}

// The frames of bar and pages.
extension UITabBarController: TabContainer {
  package func itemsChanged() {
    tabBar.setItems(controllers.map { $0.tabBarItem }, animated: false)
    if change == nil { tabBar.select(selected?.tabBarItem) }
  }

  var pagesView: UIView { (view as? TabsView)?.pages ?? view }

  /// Shows the selected controller in a view that has just been created.
  func showSelectedAtOnce() {
    // Controllers that are being added are shown when all have been added.
    guard !entrance.isUnderWay else { return }
    // Loading a page's view calls the client, which may select another controller to be shown.
    while shown == nil, let page = selected, !page.isViewLoaded { page.loadViewIfNeeded() }
    if shown == nil, let page = selected {
      shown = page
      place(page.view)
      pagesView.addSubview(page.view)
    }
    settle()
  }

  package func arrange() {
    guard let view = viewIfLoaded else { return }
    let (bounds, height) = (view.bounds, UITabBar.height)
    let isHidden = (selected as? UINavigationController)?.hidesBottomBar ?? false
    let bar = CGRect(
      x: 0, y: bounds.height - (isHidden ? 0 : height), width: bounds.width, height: height)
    let pages = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bar.minY))
    if tabBar.frame != bar { tabBar.frame = bar }
    if pagesView.frame != pages { pagesView.frame = pages }
    guard change == nil, let page = shown?.viewIfLoaded, page.superview === pagesView else {
      return
    }
    place(page)
    if !(shown is UINavigationController) { shownScrollView?.follower = self }
    tabBar.updateBackground()
  }

  package func updateBarBackground() { tabBar.updateBackground() }

  /// Places a page that is in no transition. The page fills `pagesView`, whatever its resizing
  /// mask.
  private func place(_ page: UIView) {
    if page.autoresizingMask.isEmpty {
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    let bounds = pagesView.bounds
    if page.bounds.size != bounds.size { page.bounds.size = bounds.size }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    if page.center != center { page.center = center }
  }
}

// The look of the bar depends on the scroll position of the page.
extension UITabBarController: ScrollFollower {
  /// The scroll view of the page that is shown or, for a navigation controller, of the top of its
  /// stack.
  private var shownScrollView: UIScrollView? {
    let page = (shown as? UINavigationController)?.topViewController ?? shown
    guard let view = page?.viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// A Boolean value that indicates whether the visible page is scrolled to its lower edge, or does
  /// not scroll.
  var isAtLowerEdge: Bool {
    guard let scrollView = shownScrollView else { return true }
    let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
    return scrollView.contentOffset.y + scrollView.bounds.height >= end - 0.5
  }

  package func contentMoved(in scrollView: UIScrollView) { tabBar.updateBackground() }

  package func restingOffset(of scrollView: UIScrollView, proposed: CGPoint) -> CGPoint { proposed }
}
