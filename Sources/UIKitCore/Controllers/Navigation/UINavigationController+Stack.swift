import Foundation

// The stack, and the visible page, which follows the top of the stack.
extension UINavigationController {
  /// Replaces the stack at the program's request.
  func replaceStack(_ new: [UIViewController], animated: Bool) {
    change?.isOverruled = true
    wantsAnimation = animated
    stack = new
    let isOutermost = entrance.run(new, into: self) {
      stack
    } didEnter: {
      coming.insert(ObjectIdentifier($0))
    } refuse: { controller in
      stack.removeAll { $0 === controller }
    }
    guard isOutermost else { return }
    for controller in children where controller.parent === self && !isInStack(controller) {
      announceLeaving(controller)
    }
    if let change { redirect(change) } else { follow() }
  }

  private func isInStack(_ controller: UIViewController) -> Bool {
    stack.contains { $0 === controller }
  }

  /// Applies a request for another stack during a change: ends the change if the request is not
  /// animated, reverses the change if it leads back, or else does nothing until the end.
  private func redirect(_ change: StackChange) {
    guard wantsAnimation else { return change.child?.endNow() ?? () }
    guard let top = stack.last, top === change.from || top === change.to, top !== change.goal
    else { return }
    change.reverse(towardsEnd: top === change.to)
  }

  /// Shows the top of the stack, unless a change is in progress, or pages are being added.
  func follow() {
    guard change == nil, !entrance.isUnderWay else { return }
    guard isViewLoaded, stack.last !== shown else { return settle() }
    let top = stack.last
    let isReturn = settled.contains { $0 === top }
    start(
      StackChange(
        isReturn || top == nil ? .pop : .push, from: shown, to: top, before: settled, after: stack,
        isAnimated: wantsAnimation && isOnShow),
      byPull: false)
  }

  /// Starts a pop that a drag of the user drives.
  func startPopByPull() {
    guard change == nil, stack.count > 1 else { return }
    let before = stack
    if let top = before.last { announceLeaving(top) }
    // The client, which was notified, may have changed the stack.
    guard change == nil, stack.elementsEqual(before, by: ===) else { return }
    let after = Array(before.dropLast())
    wantsAnimation = true
    start(
      StackChange(
        .pop, from: shown, to: after.last, before: before, after: after, isAnimated: true),
      byPull: true)
  }

  private func start(_ change: StackChange, byPull: Bool) {
    self.change = change
    preparePageInteraction()
    let plan = change.isAnimated ? plan(for: change, byPull: byPull) : nil
    // The delegate may have changed the stack when it was called.
    guard self.change === change, !change.isOverruled || !byPull else {
      self.change = nil
      return follow()
    }
    if byPull || plan?.driver?.wantsInteractiveStart ?? false, !change.isOverruled {
      stack = change.before
    }
    let child = ChildTransition(
      container: self, kind: change.operation == .pop ? .pop : .push, hostView: pagesView,
      from: change.from, to: change.to, enters: change.operation == .push,
      leaves: !change.after.contains { $0 === change.from })
    change.child = child
    // The container, such as a popover, changes its size along with the page.
    announceTopSize()
    child.movesChildren = false
    child.onBegin = { [weak self] in self?.willBegin(change) }
    // A transition that the client has begun between two pages ends at once.
    childTransition?.endNow()
    let ran = child.run(plan) { [weak self] in
      self?.commit(change, completed: $0)
    } didEnd: { [weak self] in
      self?.didEnd(change, completed: $0)
    } completion: { [weak self] _ in
      self?.complete(change)
    }
    if !ran { giveUp(change) }
  }

  /// Restores the stack from before a change, because the change cannot begin.
  private func giveUp(_ change: StackChange) {
    stack = change.before.filter { $0.parent === self }
    self.change = nil
    settle()
  }

  // MARK: The steps of a change

  private func willBegin(_ change: StackChange) {
    guard let to = change.to else { return }
    makeFlexible(to.view)
    if isOnShow { announce(to, change.isAnimated, didShow: false) }
    guard let transition = change.transition, let coordinator = transition.coordinator else {
      return
    }
    let isPush = change.operation == .push
    let pages = isPush ? change.after : change.before
    makeRoom(in: to, among: pages)
    let extent = titleExtent(of: to, among: pages)
    navigationBar.prepare(to.navigationItem, back: backItem(from: to, in: change), isPush: isPush)
    coordinator.animateAlongsideTransition(in: view) { [self] _ in
      navigationBar.move(isPush: isPush, extent: extent)
      updateBottomBar(for: change.after)
    } completion: { _ in
    }
  }

  private func backItem(from controller: UIViewController, in change: StackChange)
    -> UINavigationItem?
  {
    guard let index = change.after.firstIndex(where: { $0 === controller }), index > 0 else {
      return nil
    }
    return change.after[index - 1].navigationItem
  }

  private func commit(_ change: StackChange, completed: Bool) {
    if !change.isOverruled { stack = completed ? change.after : change.before }
    shown = completed ? change.to : change.from
    settled = completed ? change.after : change.before
    if !completed, let wasHidden = change.barWasHidden { hidesBar = wasHidden }
    change.barWasHidden = nil
    announceTopSize()
  }

  private func didEnd(_ change: StackChange, completed: Bool) {
    updateBottomBar(for: stack)
    updateToolbar(animated: true)
    navigationBar.settle(arrived: completed)
    arrange()
    tidyChildren()
    if completed, let to = change.to, isOnShow { announce(to, change.isAnimated, didShow: true) }
  }

  private func complete(_ change: StackChange) {
    guard self.change === change else { return }
    self.change = nil
    follow()
  }

  /// Updates bar and children when the screen shows the top of the stack.
  private func settle() {
    settled = stack
    announceTopSize()
    updateBottomBar(for: stack)
    updateToolbar(animated: false)
    preparePageInteraction()
    navigationBar.show(
      stack.last?.navigationItem, back: stack.dropLast().last?.navigationItem)
    if isViewLoaded { arrange() }
    tidyChildren()
  }

  /// Removes the controllers that are no longer in the stack from the container, and sends
  /// `didMove(toParent:)` to those that were added. The controllers of the stack before the next
  /// change remain, because a cancellation of that change brings them back. A client may change
  /// the stack in the callbacks.
  private func tidyChildren() {
    let outgoing = children.filter { child in
      child !== shown && !isInStack(child) && !settled.contains { $0 === child }
    }
    for child in outgoing where child.parent === self {
      announceLeaving(child)
      going.remove(ObjectIdentifier(child))
      coming.remove(ObjectIdentifier(child))
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    // The children have the order of the stack, from the bottom to the top.
    let others = children.filter { !isInStack($0) }
    children = (stack + others).filter { $0.parent === self }
    for child in stack where hasArrived(child) {
      coming.remove(ObjectIdentifier(child))
      going.remove(ObjectIdentifier(child))
      child.didMove(toParent: self)
    }
  }

  /// Returns whether a controller of the stack has received `willMove(toParent:)`, and is due to
  /// receive `didMove(toParent:)`.
  private func hasArrived(_ child: UIViewController) -> Bool {
    let id = ObjectIdentifier(child)
    guard child.parent === self, going.contains(id) || coming.contains(id) else { return false }
    return child === shown || child !== stack.last || !isViewLoaded
  }

  private func announceLeaving(_ controller: UIViewController) {
    guard going.insert(ObjectIdentifier(controller)).inserted else { return }
    controller.willMove(toParent: nil)
  }

  /// Shows the top of the stack in the view of the container, which has just been created.
  func showTopAtOnce() {
    // Pages that are being added are shown when all have been added.
    guard !entrance.isUnderWay else { return }
    // Loading a page's view calls the client, which may change the stack, so that another page is
    // to be shown.
    while shown == nil, let top = stack.last, !top.isViewLoaded { top.loadViewIfNeeded() }
    if shown == nil, let top = stack.last {
      shown = top
      place(top.view)
      pagesView.addSubview(top.view)
    }
    settle()
  }

  /// Notifies the container, such as a popover, if the page at the top prefers another size than
  /// the one before (P-06).
  func announceTopSize() {
    let size = topViewController?.preferredContentSize ?? .zero
    guard size != announcedSize else { return }
    announcedSize = size
    announcePreferredSize()
  }

  // MARK: The delegate

  private func announce(_ controller: UIViewController, _ animated: Bool, didShow: Bool) {
    guard didShow else {
      delegate?.navigationController(self, willShow: controller, animated: animated)
      return
    }
    announced = controller
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }

  /// Notifies the delegate that the top of the stack will be or has been shown, when the navigation
  /// controller itself appears.
  func announceTop(_ animated: Bool, didShow: Bool) {
    guard change == nil, let shown, announced !== shown else { return }
    announce(shown, animated, didShow: didShow)
  }
}
