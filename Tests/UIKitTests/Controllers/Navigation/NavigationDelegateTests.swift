import Foundation
import Testing

@testable import UIKit

/// Animators and drivers of the client's own.
@MainActor @Suite("Navigation: delegate")
struct NavigationDelegateTests {
  @Test(
    "K-01 the animator is asked for first, the driver only with one; B-02 from is in, to is not")
  func order() {
    let vendor = Vendor()
    let play = NavigationStage(depth: 1, delegate: vendor)
    vendor.vends = false
    play.push("b")
    #expect(vendor.asked == ["animator 1 a b"])
    play.stage.settle()
    vendor.asked = []
    vendor.vends = true
    play.pop()
    #expect(vendor.asked == ["animator 2 b a", "driver", "animate true false"])
    #expect(!play.stage.scene.transitions.isEmpty)
    play.stage.settle()
    #expect(play.names == "a" && play.faults == [])
    play.push("c", animated: false)
    #expect(vendor.asked.count == 3)
  }

  @Test(
    "K-02 a client's driver: the stack keeps who leaves until the end", arguments: [true, false])
  func driven(finishes: Bool) {
    let vendor = Vendor()
    let play = NavigationStage(depth: 2, delegate: vendor)
    let driver = UIPercentDrivenInteractiveTransition()
    vendor.driver = driver
    let top = play.nav.topViewController!
    #expect(play.pop() === top)
    #expect(play.names == "ab" && play.nav.topViewController === top)
    driver.update(0.4)
    play.stage.frame()
    #expect(abs(play.x(top)! - 150) < 1e-9)
    finishes ? driver.finish() : driver.cancel()
    #expect(play.names == "ab")
    vendor.driver = nil
    play.stage.settle()
    #expect(play.names == (finishes ? "a" : "ab") && play.faults == [])
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
    let play = NavigationStage(depth: 1, delegate: vendor)
    let driver = UIPercentDrivenInteractiveTransition()
    vendor.driver = driver
    let b = play.push("b")
    #expect(play.names == "a" && b.parent === play.nav)
    driver.update(0.3)
    play.stage.frame()
    driver.cancel()
    play.stage.settle()
    #expect(play.names == "a" && b.parent == nil && play.faults == [])
    #expect(b.movesToParent == ["will in", "will out", "did out"])
  }

  @Test("K-01 a pull from the edge drives whatever animator the client vends, there and back")
  func edgeDrivesTheirs() {
    let vendor = Vendor()
    let play = NavigationStage(depth: 2, delegate: vendor)
    let top = play.nav.topViewController!
    play.pull(by: 150)
    #expect(vendor.asked == ["animator 2 b a", "animate true false"])
    #expect(abs(play.x(top)! - 150) < 1e-9 && play.x(play.root) == 0)
    play.release()
    play.stage.settle()
    #expect(play.names == "ab" && play.faults == [])
    play.pull(by: 250)
    play.release()
    play.stage.settle()
    #expect(play.names == "a" && play.faults == [])
  }

  @Test("K-01 a client's animation that is not interruptible is not caught, and what follows waits")
  func plain() {
    let vendor = Vendor()
    let play = NavigationStage(depth: 1, delegate: vendor)
    let b = play.push("b")
    play.stage.frames(6)
    let before = play.x(b)!
    play.press(x: 200)
    play.release()
    #expect(play.x(b)! < before)
    play.pop()
    #expect(play.names == "a" && play.nav.change?.goal === b)
    play.stage.settle()
    #expect(play.visible == "a" && play.faults == [])
    #expect(play.appearances.filter { $0 == "b didAppear" }.count == 1)
  }

  @Test(
    "L-03 a client's animator that completes at once, or says that it was cancelled, is believed")
  func verdicts() {
    for completes in [true, false] {
      let vendor = Vendor()
      vendor.verdict = completes
      let play = NavigationStage(depth: 1, delegate: vendor)
      play.push("b")
      #expect(play.names == (completes ? "ab" : "a"))
      play.stage.settle()
      #expect(play.faults == [])
    }
  }
}

/// Vends an animator that slides the upper page alone, and a driver if it has one.
@MainActor
private final class Vendor: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var vends = true
  var driver: UIPercentDrivenInteractiveTransition?
  var asked: [String] = []
  /// Ends at once, with this.
  var verdict: Bool?
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
    if let verdict { return context.completeTransition(verdict) }
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
