import UIKit

// Calls of a client, which can be made in a callback, too.
extension World {
  func performCall(_ action: Action) {
    switch action {
    case .present, .dismiss, .detent, .root: performPresentation(action)
    case .push, .pop, .setStack, .hideBar, .prefer: performNavigation(action)
    case .setTabs, .selectTab, .turn, .setColumns: performContainer(action)
    case .addChild, .removeChild, .exchange, .forget: performContainment(action)
    case .vend, .drive, .driver: performTransition(action)
    case .layout(let pick, let change): perform(change, on: page(pick))
    case .animate(let pick, let animation, let seconds):
      perform(animation, on: page(pick), seconds)
    case .animator(let pick, let call): perform(call, on: page(pick))
    case .physics(let pick, let behavior): perform(behavior, on: page(pick))
    case .gesture(let pick, let change): perform(change, on: page(pick), pick)
    case .view(let pick, let change): perform(change, on: page(pick))
    // In a callback no time passes, and input comes with a later frame.
    case .frames, .touch, .key, .resize, .reduceMotion, .inCallback: break
    }
  }

  /// Writes a call down. It has to come before the call, which may trap.
  private func call(_ controller: any Witnessed, _ text: String) {
    line("\(controller.witness.name).\(text)")
  }

  private func names(_ controllers: [any Witnessed]) -> String {
    "[\(controllers.map(\.witness.name).joined(separator: ", "))]"
  }

  private func completion(_ controller: any Witnessed) -> () -> Void {
    { [weak witness = controller.witness] in witness?.receive(.completion) }
  }

  private func isAncestor(_ controller: UIViewController, of other: UIViewController) -> Bool {
    // A hidden column of a split view controller can contain that.
    var passed: Set<ObjectIdentifier> = []
    var ancestor: UIViewController? = other
    while let current = ancestor, passed.insert(ObjectIdentifier(current)).inserted {
      if current === controller { return true }
      ancestor = container(of: current) ?? current.presentingViewController
    }
    return false
  }

  // MARK: Presentations

  private func performPresentation(_ action: Action) {
    switch action {
    case .present(let pick, let source, let style, let animated):
      let shown = controllers.filter { $0.viewIfLoaded?.window != nil }
      guard !shown.isEmpty else { return }
      let presenter = shown[source % shown.count]
      guard
        let presented = find(pick, where: { isFree($0) && !isAncestor($0, of: presenter) })
      else { return }
      apply(style, to: presented, from: presenter)
      call(presenter, "present(\(presented.witness.name), animated: \(animated))")
      presenter.present(presented, animated: animated, completion: completion(presented))
    case .dismiss(let pick, let animated):
      let all = controllers
      let controller = all[pick % all.count]
      guard isAncestorPresented(controller) || controller.presentedViewController != nil else {
        return
      }
      call(controller, "dismiss(animated: \(animated))")
      controller.dismiss(animated: animated, completion: completion(controller))
    case .detent(let pick, let large, let animated): selectDetent(pick, large, animated)
    case .root(let pick):
      guard let controller = find(pick, where: isFree), !(controller is Alert) else { return }
      line("window.rootViewController = \(controller.witness.name)")
      harness.window.rootViewController = controller
    default: break
    }
  }

  private func isAncestorPresented(_ controller: UIViewController) -> Bool {
    sequence(first: controller, next: \.parent).contains { $0.presentingViewController != nil }
  }

  private func selectDetent(_ pick: Int, _ large: Bool, _ animated: Bool) {
    let sheets = controllers.filter {
      $0.presentingViewController != nil
        && $0.presentationController is UISheetPresentationController
    }
    guard !sheets.isEmpty else { return }
    let controller = sheets[pick % sheets.count]
    guard let sheet = controller.presentationController as? UISheetPresentationController else {
      return
    }
    call(controller, "sheet.selectedDetentIdentifier = .\(large ? "large" : "medium")")
    let select = { sheet.selectedDetentIdentifier = large ? .large : .medium }
    if animated { sheet.animateChanges(select) } else { select() }
  }

  private func apply(
    _ style: Action.Style, to controller: any Witnessed, from presenter: any Witnessed
  ) {
    guard !(controller is Alert) else { return }
    controller.transitioningDelegate = nil
    controller.preferredTransition = nil
    controller.modalTransitionStyle = .coverVertical
    switch style {
    case .fullScreen: controller.modalPresentationStyle = .fullScreen
    case .pageSheet: controller.modalPresentationStyle = .pageSheet
    case .formSheet: controller.modalPresentationStyle = .formSheet
    case .overFullScreen: controller.modalPresentationStyle = .overFullScreen
    case .currentContext:
      presenter.definesPresentationContext = true
      controller.modalPresentationStyle = .currentContext
    case .overCurrentContext:
      presenter.definesPresentationContext = true
      controller.modalPresentationStyle = .overCurrentContext
    case .popover: controller.modalPresentationStyle = .popover
    case .crossDissolve:
      controller.modalPresentationStyle = .fullScreen
      controller.modalTransitionStyle = .crossDissolve
    case .zoom:
      controller.modalPresentationStyle = .fullScreen
      prefer(.zoom, controller)
    case .custom(let animator, let covers):
      controller.modalPresentationStyle = .custom
      let delegate = ClientTransitioning(controller.witness, style: (animator, covers))
      controller.witness.retained.append(delegate)
      controller.transitioningDelegate = delegate
    }
    call(controller, "modalPresentationStyle = .\(style)")
    guard let delegate = controller.witness.retained.first as? ClientTransitioning else { return }
    controller.presentationController?.delegate = delegate
    controller.sheetPresentationController?.detents = [.medium(), .large()]
    guard let view = presenter.view else { return }
    let popover = controller.popoverPresentationController
    popover?.sourceView = view
    popover?.sourceRect = CGRect(x: 40, y: 40, width: 40, height: 20)
  }

  private func prefer(_ preference: Action.Preference, _ controller: any Witnessed) {
    switch preference {
    case .none: controller.preferredTransition = nil
    case .crossDissolve: controller.preferredTransition = .crossDissolve
    case .zoom:
      controller.preferredTransition = .zoom { ($0.sourceViewController as? Page)?.box }
    }
  }

  // MARK: Navigation

  private func performNavigation(_ action: Action) {
    switch action {
    case .push(let pick, let page, let animated):
      let stack = find(Navigation.self, pick)
      guard let page = findMember(page, of: stack, where: { !stack.viewControllers.contains($0) })
      else { return }
      call(stack, "pushViewController(\(page.witness.name), animated: \(animated))")
      stack.pushViewController(page, animated: animated)
    case .pop(let pick, let target, let animated):
      pop(find(Navigation.self, pick), target, animated)
    case .setStack(let pick, let picks, let animated):
      let stack = find(Navigation.self, pick)
      let pages = members(picks, of: stack) { $0 is Navigation || $0 is Alert || $0 is Columns }
      call(stack, "setViewControllers(\(names(pages)), animated: \(animated))")
      stack.setViewControllers(pages, animated: animated)
    case .hideBar(let pick, let hides, let animated):
      let stack = find(Navigation.self, pick)
      call(stack, "setNavigationBarHidden(\(hides), animated: \(animated))")
      stack.setNavigationBarHidden(hides, animated: animated)
    case .prefer(let pick, let preference):
      guard let controller = find(pick, [.page, .pager], where: isFree) else { return }
      call(controller, "preferredTransition = .\(preference)")
      prefer(preference, controller)
    default: break
    }
  }

  private func pop(_ stack: Navigation, _ target: Action.PopTarget, _ animated: Bool) {
    switch target {
    case .below:
      call(stack, "popViewController(animated: \(animated))")
      stack.popViewController(animated: animated)
    case .root:
      call(stack, "popToRootViewController(animated: \(animated))")
      stack.popToRootViewController(animated: animated)
    case .index(let pick):
      let pages = stack.viewControllers
      guard !pages.isEmpty else { return }
      let index = pick % pages.count
      call(stack, "popToViewController(viewControllers[\(index)], animated: \(animated))")
      stack.popToViewController(pages[index], animated: animated)
    }
  }

  private func findMember(
    _ pick: Int, of container: any Witnessed, where condition: (any Witnessed) -> Bool
  ) -> (any Witnessed)? {
    find(pick, [.page, .pager, .tabs]) {
      condition($0) && isFree($0) && !isAncestor($0, of: container)
    }
  }

  /// Returns distinct controllers that are free or members of the container already.
  private func members(
    _ picks: [Int], of container: any Witnessed, except isRefused: (any Witnessed) -> Bool
  ) -> [any Witnessed] {
    var chosen: [any Witnessed] = []
    func canJoin(_ controller: any Witnessed) -> Bool {
      (isFree(controller) || controller.parent === container) && !isRefused(controller)
        && !isAncestor(controller, of: container)
    }
    for pick in picks {
      let found = find(pick) { controller in
        canJoin(controller) && !chosen.contains { $0 === controller }
      }
      if let found { chosen.append(found) }
    }
    // The making of a controller, which finds its pages, performs actions that wait for callbacks.
    return chosen.filter(canJoin)
  }

  // MARK: Tabs, pages and columns

  private func performContainer(_ action: Action) {
    switch action {
    case .setTabs(let pick, let picks, let animated):
      let tabs = find(Tabs.self, pick)
      let pages = members(picks, of: tabs) { $0 is Alert || $0 is Tabs }
      call(tabs, "setViewControllers(\(names(pages)), animated: \(animated))")
      tabs.setViewControllers(pages, animated: animated)
    case .selectTab(let pick, let index):
      let tabs = find(Tabs.self, pick)
      guard let count = tabs.viewControllers?.count, count > 0 else { return }
      call(tabs, "selectedIndex = \(index % count)")
      tabs.selectedIndex = index % count
    case .turn(let pick, let index, let forward, let animated):
      let pager = find(Pager.self, pick)
      let page = pager.pages[index % pager.pages.count]
      let options = "direction: .\(forward ? "forward" : "reverse"), animated: \(animated)"
      call(pager, "setViewControllers([\(page.witness.name)], \(options))")
      let end = completion(pager)
      pager.setViewControllers(
        [page], direction: forward ? .forward : .reverse, animated: animated
      ) { _ in end() }
    case .setColumns(let pick, let picks):
      let columns = find(Columns.self, pick)
      let pages = members(picks, of: columns) { $0 is Alert || $0 is Columns }
      guard pages.count == 2 else { return }
      call(columns, "viewControllers = \(names(pages))")
      setColumns(pages, of: columns)
      columns.viewControllers = pages
    default: break
    }
  }

  // MARK: Containment

  private func performContainment(_ action: Action) {
    switch action {
    case .addChild(let pick, let place):
      let parent = page(place)
      guard let child = find(pick, where: { isFree($0) && !isAncestor($0, of: parent) }),
        !(child is Alert)
      else { return }
      call(parent, "addChild(\(child.witness.name)) // with its view")
      parent.addChild(child)
      // A callback may have put it into another container.
      guard child.parent === parent else { return }
      child.view.frame = CGRect(x: 100, y: 200, width: 200, height: 300)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    case .removeChild(let pick):
      guard let child = ownChild(pick) else { return }
      call(child, "removeFromParent() // with its view")
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    case .exchange(let pick, let other, let seconds): exchange(pick, other, seconds)
    case .forget(let pick):
      guard let controller = find(pick, where: isFree), controller.presentedViewController == nil
      else { return }
      line("\(controller.witness.name) = nil")
      forget(controller)
    default: break
    }
  }

  /// Returns a child of a page, whose containment is the client's own.
  private func ownChild(_ pick: Int) -> (any Witnessed)? {
    let children = controllers.filter { $0.parent is Page }
    return children.isEmpty ? nil : children[pick % children.count]
  }

  private func exchange(_ pick: Int, _ other: Int, _ seconds: Double) {
    guard let old = ownChild(pick), let parent = old.parent as? Page else { return }
    guard let new = find(other, where: { isFree($0) && !isAncestor($0, of: parent) }),
      !(new is Alert)
    else { return }
    call(parent, "transition(from: \(old.witness.name), to: \(new.witness.name), \(seconds) s)")
    old.willMove(toParent: nil)
    // A callback may have shown the new controller elsewhere.
    guard isFree(new) else { return }
    parent.addChild(new)
    guard new.parent === parent else { return }
    new.view.frame = CGRect(x: 100, y: 200, width: 200, height: 300)
    let end = completion(parent)
    parent.transition(
      from: old, to: new, duration: seconds, options: [.transitionCrossDissolve],
      animations: { new.view.alpha = 1 }
    ) { [weak parent, weak new, weak old] _ in
      if old?.parent === parent { old?.removeFromParent() }
      if new?.parent === parent { new?.didMove(toParent: parent) }
      end()
    }
  }

  // MARK: Transitions

  private func performTransition(_ action: Action) {
    switch action {
    case .vend(let animator):
      vended = animator
      line("// delegates vend \(animator.map { "\($0)" } ?? "nothing")")
    case .drive:
      isNextDriven = true
      line("// the next transition is interactive")
    case .driver(let driverCall):
      guard let driver = drivers.last else { return }
      line("driver.\(driverCall)")
      switch driverCall {
      case .update(let fraction): driver.update(fraction)
      case .finish: driver.finish()
      case .cancel: driver.cancel()
      case .pause: driver.pause()
      case .release(let velocity): driver.release(velocity: velocity, distance: 400)
      }
    default: break
    }
  }
}
