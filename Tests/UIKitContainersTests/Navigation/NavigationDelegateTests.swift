import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Tests of the client's own animators and drivers.
@MainActor @Suite("Navigation: delegate")
struct NavigationDelegateTests {
  @Test(
    "K-01 the animator is asked for first, the driver only with one; B-02 from is in, to is not")
  func order() {
    let vendor = Vendor()
    let play = NavigationSetup(depth: 1, delegate: vendor)
    vendor.vends = false
    play.push("b")
    #expect(vendor.asked == ["animator 1 a b"])
    play.setup.settle()
    vendor.asked = []
    vendor.vends = true
    play.pop()
    #expect(vendor.asked == ["animator 2 b a", "driver", "animate true false"])
    #expect(!play.setup.scene.transitions.isEmpty)
    play.setup.settle()
    #expect(play.names == "a")
    #expect(play.faults == [])
    play.push("c", animated: false)
    #expect(vendor.asked.count == 3)
  }

  @Test(
    "K-02 a client's driver: the stack keeps who leaves until the end", arguments: [true, false])
  func driven(finishes: Bool) {
    let vendor = Vendor()
    let play = NavigationSetup(depth: 2, delegate: vendor)
    let driver = UIPercentDrivenInteractiveTransition()
    vendor.driver = driver
    let top = play.nav.topViewController!
    #expect(play.pop() === top)
    #expect(play.names == "ab")
    #expect(play.nav.topViewController === top)
    driver.update(0.4)
    play.setup.frame()
    #expect(abs(play.x(top)! - 150) < 1e-9)
    finishes ? driver.finish() : driver.cancel()
    #expect(play.names == "ab")
    vendor.driver = nil
    play.setup.settle()
    #expect(play.names == (finishes ? "a" : "ab"))
    #expect(play.faults == [])
    let expected =
      finishes
      ? ["b willDisappear", "a willAppear", "a isAppearing", "b didDisappear", "a didAppear"]
      : [
        "b willDisappear", "a willAppear", "a isAppearing", "a willDisappear", "a didDisappear",
        "b willAppear", "b isAppearing", "b didAppear",
      ]
    #expect(play.appearances == expected)
  }

  @Test("K-02 a client's interactive push that is cancelled was never in the stack")
  func drivenPush() {
    let vendor = Vendor()
    let play = NavigationSetup(depth: 1, delegate: vendor)
    let driver = UIPercentDrivenInteractiveTransition()
    vendor.driver = driver
    let b = play.push("b")
    #expect(play.names == "a")
    #expect(b.parent === play.nav)
    driver.update(0.3)
    play.setup.frame()
    driver.cancel()
    play.setup.settle()
    #expect(play.names == "a")
    #expect(b.parent == nil)
    #expect(play.faults == [])
    #expect(b.movesToParent == ["will in", "will out", "did out"])
  }

  @Test("K-01 the built-in edge pan does not begin where the delegate vends an animator")
  func edgeLeavesTheirsAlone() {
    let vendor = Vendor()
    let play = NavigationSetup(depth: 2, delegate: vendor)
    let top = play.nav.topViewController!
    play.pull(by: 150)
    #expect(vendor.asked == ["animator 2 b a"])
    #expect(play.nav.interactivePopGestureRecognizer?.state == .failed)
    #expect(play.x(top) == 0)
    #expect(play.nav.transitionCoordinator == nil)
    play.release()
    play.setup.settle()
    #expect(play.names == "ab")
    #expect(play.faults == [])
  }

  @Test("K-01 where the delegate vends nothing the built-in edge pan drives the built-in slide")
  func edgeWithSilentDelegate() {
    let vendor = Vendor()
    vendor.vends = false
    let play = NavigationSetup(depth: 2, delegate: vendor)
    let top = play.nav.topViewController!
    play.pull(by: 150)
    #expect(vendor.asked == ["animator 2 b a"])
    #expect(abs(play.x(top)! - 150) < 1e-9)
    play.move(by: 100, frames: 10)
    play.release()
    play.setup.settle()
    #expect(play.names == "a")
    #expect(play.faults == [])
  }

  @Test("B-12 a touch on a page in transition reaches the recognizers of the stack around it")
  func touchesAround() {
    let vendor = Vendor()
    let play = NavigationSetup(depth: 1, delegate: vendor)
    let received = Taps()
    for view in [play.nav.view!, play.root.view!] {
      view.addGestureRecognizer(
        UITapGestureRecognizer(target: received, action: Selector(Taps.tapped)))
    }
    play.push("b")
    play.setup.frames(5)
    play.press(x: 40)
    play.release()
    #expect(received.views == [play.nav.view])
    play.setup.settle()
    #expect(play.names == "ab")
    #expect(play.faults == [])
  }

  @Test("K-01 a client's animation that is not interruptible is not caught, and what follows waits")
  func plain() {
    let vendor = Vendor()
    let play = NavigationSetup(depth: 1, delegate: vendor)
    let b = play.push("b")
    play.setup.frames(6)
    let before = play.x(b)!
    play.press(x: 200)
    play.release()
    #expect(play.x(b)! < before)
    play.pop()
    #expect(play.names == "a")
    #expect(play.nav.change?.goal === b)
    play.setup.settle()
    #expect(play.visible == "a")
    #expect(play.faults == [])
    #expect(play.appearances.filter { $0 == "b didAppear" }.count == 1)
  }

  @Test(
    "L-03 a client's animator that completes at once, or says that it was cancelled, is believed")
  func decisions() {
    for completes in [true, false] {
      let vendor = Vendor()
      vendor.decision = completes
      let play = NavigationSetup(depth: 1, delegate: vendor)
      play.push("b")
      #expect(play.names == (completes ? "ab" : "a"))
      play.setup.settle()
      #expect(play.faults == [])
    }
  }
}

/// A delegate that vends an animator for the upper page alone, and a driver if it has one.
@MainActor
private final class Vendor: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var vends = true
  var driver: UIPercentDrivenInteractiveTransition?
  var asked: [String] = []
  /// The outcome with which the animator completes at once.
  var decision: Bool?
  private var operation = UINavigationController.Operation.none

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("animator \(operation.rawValue) \(fromVC.title ?? "") \(toVC.title ?? "")")
    self.operation = operation
    return vends ? self : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    asked.append("driver")
    return driver
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let from = context.view(forKey: .from)!
    let to = context.view(forKey: .to)!
    let container = context.containerView
    asked.append("animate \(from.superview === container) \(to.superview === container)")
    if let decision { return context.completeTransition(decision) }
    to.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
    let isPush = operation == .push
    isPush ? container.addSubview(to) : container.insertSubview(to, at: 0)
    let upper = isPush ? to : from
    let shown = upper.frame
    let away = shown.offsetBy(dx: container.bounds.width, dy: 0)
    upper.frame = isPush ? away : shown
    UIView.animate(withDuration: 0.4) {
      upper.frame = isPush ? shown : away
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
      upper.frame = shown
    }
  }
}

/// A target that records the views whose recognizers recognized a tap.
@MainActor private final class Taps {
  var views: [UIView?] = []
  func tapped(_ tap: UITapGestureRecognizer) { views.append(tap.view) }
}
