import GlissadeTesting
import UIKit

// What must hold after a sequence.
extension World {
  /// Lets everything come to rest, and checks it.
  func settle() {
    guard faults.isEmpty else { return }
    line("// at the end")
    endInput()
    // Callbacks may begin something again, at most as often as actions wait for them. What a driver
    // holds does not move.
    for _ in 0..<8 {
      endMotions()
      if advanceToRest(), drivers.isEmpty { break }
    }
    if !advanceToRest() {
      fault("L-01 something still moves 5 s after the last action", detail: moving)
    }
    checkLog()
    guard faults.isEmpty else { return }
    checkControllers()
    checkContainers()
    checkWindow()
  }

  /// Makes frames until nothing moves.
  ///
  /// - Returns: `false` if something still moves 5 s after the last action.
  private func advanceToRest() -> Bool {
    while harness.now < lastAction + 5 {
      if harness.advanceUntilIdle(timeout: 0.25) { return true }
    }
    return harness.advanceUntilIdle(timeout: 5)
  }

  private var moving: String {
    let names = controllers.filter { $0.transitionCoordinator != nil }.map(\.witness.name)
    return "transitions of \(names)"
  }

  private func checkLog() {
    for text in harness.log {
      if text.hasPrefix("violation") { fault("L-08 a violation", detail: text) }
      if text.contains("should have ended") { fault("L-03 a transition without end", detail: text) }
    }
  }

  private func checkControllers() {
    for controller in controllers {
      let (name, state) = (controller.witness.name, controller.witness.state)
      let isSeen = controller.viewIfLoaded?.window != nil
      // Nobody shows a controller that has left the hierarchy in a callback, while its view came.
      let isSettled = state == .shown || state == .gone
      if isSeen && !isInHierarchy(controller) ? !isSettled : state != (isSeen ? .shown : .gone) {
        fault(
          "L-08 the view of a \(type(of: controller)) is \(isSeen ? "seen" : "not seen"), its "
            + "controller \(state)", detail: name)
      }
      if controller.isBeingPresented || controller.isBeingDismissed {
        fault("A-16 a controller is still being presented or dismissed", detail: name)
      }
      if controller.isMovingToParent || controller.isMovingFromParent {
        fault("K-06 a controller still moves to or from its parent", detail: name)
      }
      if controller.transitionCoordinator != nil {
        fault("C-01 a controller keeps a coordinator", detail: name)
      }
    }
  }

  /// Returns whether a controller, or a container of it, is the root of the window, or is presented
  /// by one for which that holds.
  private func isInHierarchy(_ controller: UIViewController) -> Bool {
    let outermost = sequence(first: controller, next: \.parent).reversed()[0]
    if outermost === harness.window.rootViewController { return true }
    return outermost.presentingViewController.map { isInHierarchy($0) } ?? false
  }

  private func checkContainers() {
    for controller in controllers where controller.viewIfLoaded?.window != nil {
      let name = controller.witness.name
      if let stack = controller as? Navigation {
        check(stack.viewControllers.last, of: stack, "L-06 the top of a stack")
        if stack.children != stack.viewControllers {
          let children = stack.children.map(\.witnessName)
          let pages = stack.viewControllers.map(\.witnessName)
          fault(
            "L-06 the children of a stack are not its pages",
            detail: "\(name): \(children), not \(pages)")
        }
      }
      if let tabs = controller as? Tabs {
        check(tabs.selectedViewController, of: tabs, "K-05 the selected tab")
      }
      if let pager = controller as? Pager {
        check(pager.viewControllers?.first, of: pager, "K-07 the page of a page view controller")
      }
    }
  }

  /// Checks that a container shows one child, unless that child's view is with a presentation that
  /// covers it.
  private func check(_ shown: UIViewController?, of container: UIViewController, _ what: String) {
    let name = container.witnessName
    if let shown, shown.viewIfLoaded?.window == nil, !isCovered(shown) {
      fault("\(what) is not seen", detail: name)
    }
    for child in container.children
    where child !== shown && child.viewIfLoaded?.window != nil {
      fault("\(what) is seen together with another one", detail: name)
    }
  }

  /// Returns whether a presentation in a current context covers the controller.
  private func isCovered(_ controller: UIViewController) -> Bool {
    controller.presentedViewController.map { isCovering($0) } ?? false
  }

  private func isCovering(_ presented: UIViewController) -> Bool {
    let presentation = presented.presentationController
    return presentation?.shouldRemovePresentersView ?? false
  }

  /// Checks the presentations, and that the window shows nothing else.
  private func checkWindow() {
    guard let root = harness.window.rootViewController else { return }
    var controller = root
    while let presented = controller.presentedViewController { controller = presented }
    if controller.viewIfLoaded?.window == nil {
      fault("L-01 the controller at the front is not seen", detail: "\(type(of: controller))")
    }
    let presented = presentedControllers
    let containers = presented.compactMap { $0.presentationController?.containerView }
    // What a child presents in its context is covered together with the view around the child.
    for controller in presented
    where controller.presentationController?.containerView?.window != nil
      && controller.viewIfLoaded?.window == nil && !isCovered(controller)
    {
      fault("L-01 a presented controller is not seen", detail: "\(type(of: controller))")
    }
    let strays = harness.window.subviews.filter { $0 !== root.view && !containers.contains($0) }
    if !strays.isEmpty {
      fault("L-01 stray views are in the window", detail: "\(strays.map { type(of: $0) })")
    }
  }

  /// The controllers that are presented, also those that the client has forgotten.
  private var presentedControllers: [UIViewController] {
    var found: [UIViewController] = []
    for controller in controllers {
      var next = controller.presentedViewController
      while let presented = next, !found.contains(presented) {
        found.append(presented)
        next = presented.presentedViewController
      }
    }
    return found
  }

  /// Shows a new page and taps it: no earlier action may block input.
  func checkInput() {
    guard faults.isEmpty else { return }
    endCallbacks()
    let probe = Probe()
    harness.window.rootViewController = probe
    harness.advanceUntilIdle()
    let size = harness.window.bounds.size
    harness.tap(at: CGPoint(x: size.width / 2, y: size.height / 2))
    harness.advanceUntilIdle()
    if probe.tapCount != 1 {
      fault("L-01 a new root gets no touches", detail: "\(probe.tapCount) taps")
    }
    for controller in controllers where controller.witness.state != .gone {
      fault(
        "L-08 a \(type(of: controller)) is \(controller.witness.state) after its root has gone",
        detail: controller.witness.name)
    }
  }
}

/// A page that counts taps.
@MainActor final class Probe: UIViewController {
  private(set) var tapCount = 0

  override func viewDidLoad() {
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(Probe.tapped)))
  }

  func tapped() { tapCount += 1 }
}
