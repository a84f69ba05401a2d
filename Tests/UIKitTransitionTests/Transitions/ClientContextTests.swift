import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tests of K-11: a percent driver with contexts that the client has made.
@MainActor struct ClientContextTests {
  /// A context like those that clients write for containers of their own.
  private final class ClientContext: UIViewControllerContextTransitioning {
    let containerView: UIView
    private let controllers: [UITransitionContextViewControllerKey: UIViewController]
    private(set) var isInteractive = true
    private(set) var transitionWasCancelled = false
    private(set) var received: [String] = []
    var onEnd: (Bool) -> Void = { _ in }

    init(_ container: UIView, from: UIViewController, to: UIViewController) {
      containerView = container
      controllers = [.from: from, .to: to]
    }

    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { .custom }
    var targetTransform: CGAffineTransform { .identity }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
      controllers[key]
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
      controllers[key == .from ? .from : .to]?.view
    }
    func initialFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
    func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {
      received.append("update \(percentComplete)")
    }
    func finishInteractiveTransition() {
      (isInteractive, transitionWasCancelled) = (false, false)
      received.append("finish")
    }
    func cancelInteractiveTransition() {
      (isInteractive, transitionWasCancelled) = (false, true)
      received.append("cancel")
    }
    func pauseInteractiveTransition() {
      isInteractive = true
      received.append("pause")
    }
    func completeTransition(_ didComplete: Bool) {
      received.append("complete \(didComplete)")
      onEnd(didComplete)
    }
  }

  private let setup: TransitionSetup
  private let root: UIViewController
  private let old = UIViewController()
  private let new = UIViewController()
  private let driver = UIPercentDrivenInteractiveTransition()
  private let animator = PageSlide(step: 1)
  private let context: ClientContext

  init() {
    let root = UIViewController()
    self.root = root
    setup = TransitionSetup { root }
    for child in [old, new] { root.addChild(child) }
    old.view.frame = root.view.bounds
    root.view.addSubview(old.view)
    context = ClientContext(root.view, from: old, to: new)
    setup.settle()
  }

  private func begin() {
    setup.run {
      driver.startInteractiveTransition(context)
      animator.animateTransition(using: context)
    }
  }

  private var x: CGFloat { old.view.layer.shownFrame.minX }

  @Test("K-11 what is animated in its container is where the driver has it")
  func stands() {
    begin()
    setup.frames(10)
    #expect(x == 0)
    #expect(driver.percentComplete == 0)
    for part in [0.4, 0.1, 0.75] {
      setup.run { driver.update(part) }
      setup.frame()
      #expect(abs(x + part * 375) < 1e-6)
      #expect(driver.percentComplete == CGFloat(part))
      #expect(abs(new.view.layer.shownFrame.minX - (1 - part) * 375) < 1e-6)
    }
    #expect(driver.duration == 0.35)
    #expect(context.received == ["update 0.4", "update 0.1", "update 0.75"])
  }

  @Test("K-11 E-02 a delay before all animations is no part of the progress")
  func delayed() {
    setup.run {
      driver.startInteractiveTransition(context)
      UIView.animate(withDuration: 0.35, delay: 0.2, options: .curveLinear) {
        old.view.frame.origin.x = -375
      } completion: { [context] _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    for part in [0, 0.4, 1, 0.6] {
      setup.run { driver.update(part) }
      setup.frame()
      #expect(abs(x + part * 375) < 1e-6)
    }
    #expect(abs(driver.duration - 0.35) < 1e-9)
    setup.run { driver.cancel() }
    setup.frames(11)
    #expect(abs(x) > 1)
    setup.frames(3)
    #expect(context.received.suffix(1) == ["complete false"])
    #expect(old.view.frame.minX == 0)
  }

  @Test("K-11 E-05 finish runs out what is left, and then the animation's completion is called")
  func finishes() {
    begin()
    setup.run {
      driver.update(0.4)
      driver.finish()
    }
    #expect(context.received == ["update 0.4", "finish"])
    setup.frames(11)
    #expect(context.received.count == 2)
    #expect(x < -150)
    #expect(x > -375)
    setup.frames(3)
    #expect(context.received.suffix(1) == ["complete true"])
    #expect(new.view.frame == root.view.bounds)
    #expect(old.view.frame.minX == -375)
    #expect(setup.settle())
    #expect(setup.scene.layerHost.population == 0)
    #expect(driver.percentComplete == 0)
  }

  @Test("K-11 E-10 E-20 cancel runs back, and everything is as it was before completions run")
  func cancels() {
    let before = old.view.frame
    begin()
    context.onEnd = { [old] completed in
      #expect(!completed)
      #expect(old.view.frame == before)
    }
    setup.run {
      driver.update(0.6)
      driver.cancel()
    }
    setup.frames(3)
    #expect(x < -50)
    #expect(x > -0.6 * 375)
    #expect(setup.settle())
    #expect(context.received == ["update 0.6", "cancel", "complete false"])
    #expect(x == 0)
    #expect(new.view.frame.minX == 375)
    #expect(setup.scene.layerHost.population == 0)
    #expect(setup.warnings.isEmpty)
  }

  @Test("K-11 E-08 it is caught while it leaves, and nothing moves by that")
  func caught() {
    begin()
    setup.run {
      driver.update(0.2)
      driver.finish()
    }
    setup.frames(8)
    let shown = x
    #expect(shown < -80)
    #expect(shown > -360)
    setup.run { driver.pause() }
    setup.frames(5)
    #expect(abs(x - shown) < 1e-6)
    #expect(abs(driver.percentComplete + shown / 375) < 1e-6)
    setup.run {
      driver.update(0.3)
      driver.cancel()
    }
    #expect(setup.settle())
    #expect(x == 0)
    #expect(
      context.received == [
        "update 0.2", "finish", "pause", "update 0.3", "cancel", "complete false",
      ])
  }

  @Test(
    "K-11 E-04 E-19 delays, nested durations, explicit animations and property animators follow")
  func allKinds() {
    let boxes = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for box in boxes { root.view.addSubview(box) }
    setup.frame()
    let property = UIViewPropertyAnimator(duration: 1, curve: .linear) { boxes[3].center.x = 105 }
    setup.run {
      driver.startInteractiveTransition(context)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { boxes[0].center.x = 105 }
      UIView.animate(withDuration: 0.5, delay: 0.5) { boxes[1].center.x = 105 }
      let slide = CABasicAnimation(keyPath: "position.x")
      (slide.fromValue, slide.toValue, slide.duration) = (5, 105, 1)
      boxes[2].layer.add(slide, forKey: "slide")
      property.startAnimation()
      driver.update(0.75)
    }
    setup.frames(3)
    let shown = boxes.map { $0.layer.shownFrame.midX }
    for (place, wanted) in zip(shown, [80.0, 55, 80, 80]) { #expect(abs(place - wanted) < 1e-6) }
    setup.run { driver.cancel() }
    #expect(setup.settle())
    for box in boxes { #expect(box.layer.shownFrame.midX == 5) }
    #expect(property.state == .inactive)
    #expect(setup.scene.layerHost.population == 0)
  }

  @Test("K-11 what is animated elsewhere, or after the driver has released, runs by itself")
  func elsewhere() {
    let (outside, inside) = (UIView(), UIView())
    setup.window.addSubview(outside)
    root.view.addSubview(inside)
    setup.frame()
    begin()
    setup.run { UIView.animate(withDuration: 0.2) { outside.alpha = 0 } }
    setup.frames(14)
    #expect(outside.shownAlpha == 0)
    setup.run {
      driver.update(0.1)
      driver.finish()
      UIView.animate(withDuration: 0.1) { inside.alpha = 0 }
    }
    setup.frames(8)
    #expect(inside.shownAlpha == 0)
    #expect(context.received.last == "finish")
    #expect(setup.settle())
  }

  @Test("K-11 E-09 one driver serves again, with the original's context and with ours")
  func reused() {
    for _ in 0..<2 {
      begin()
      setup.run {
        driver.update(0.5)
        driver.cancel()
      }
      #expect(setup.settle())
      #expect(driver.percentComplete == 0)
    }
    setup.run {
      new.view.removeFromSuperview()
      new.removeFromParent()
      let own = ContainerTransitionContext(
        container: root, containerView: root.view, from: old, to: new)
      own.start(animator: animator, driver: driver)
      driver.update(0.5)
    }
    setup.frame()
    #expect(abs(x + 187.5) < 1e-6)
    setup.run { driver.finish() }
    #expect(setup.settle())
    #expect(root.view.subviews == [new.view])
  }

  @Test("K-11 a driver that is released while it holds lets everything run on")
  func dropped() {
    var driver: UIPercentDrivenInteractiveTransition? = UIPercentDrivenInteractiveTransition()
    setup.run {
      driver?.startInteractiveTransition(context)
      animator.animateTransition(using: context)
      driver?.update(0.5)
    }
    setup.frame()
    driver = nil
    #expect(setup.settle())
    #expect(context.received == ["update 0.5", "complete true"])
    #expect(setup.scene.layerHost.population == 0)
  }

  @Test("B-14 K-11 a container in which nothing is animated is reported, and releases all the same")
  func nothing() {
    setup.run {
      driver.startInteractiveTransition(context)
      driver.update(0.5)
      driver.finish()
    }
    #expect(setup.settle())
    #expect(setup.warnings.count == 1)
    #expect(setup.scene.layerHost.population == 0)
    setup.run { driver.update(0.2) }
    #expect(setup.warnings.count == 1)
    #expect(setup.remarks.count == 1)
  }
}
