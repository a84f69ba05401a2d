import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tests of K-07, K-09, K-10: transitions in a container of a client's making.
@MainActor struct ContainerContextTests {
  typealias Kind = ContainerSetup.Kind
  private static let there = [
    "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
  ]
  private static let thereAndBack = [
    "a willDisappear", "b willAppear", "b willDisappear", "b didDisappear", "a willAppear",
    "a didAppear",
  ]

  @Test("K-10 it scrubs and finishes, with balanced callbacks", arguments: Kind.allCases)
  func finishes(kind: Kind) {
    let play = ContainerSetup(kind)
    play.select(1, isHeld: true)
    for part in [0.1, 0.35, 0.2] {
      play.driver.update(part)
      play.setup.frame()
      #expect(abs(play.pages[0].view.shownY + part * 667) < 1e-6)
      #expect(play.container.context?.isInteractive == true)
    }
    play.driver.finish()
    #expect(play.setup.settle())
    #expect(play.appearances() == Self.there)
    #expect(play.container.selected == 1)
    #expect(play.disagreements.isEmpty)
    #expect(play.setup.warnings.isEmpty)
  }

  @Test(
    "K-07 cancelled, it leaves the arriving one without parent and view, and all as it was",
    arguments: Kind.allCases)
  func cancels(kind: Kind) {
    let play = ContainerSetup(kind)
    for _ in 0..<2 {
      play.select(1, isHeld: true)
      #expect(play.pages[1].parent === play.container)
      play.driver.update(0.4)
      play.setup.frame()
      play.driver.cancel()
      #expect(play.setup.settle())
      #expect(play.pages[1].parent == nil)
      #expect(play.pages[1].view.superview == nil)
      #expect(play.container.context?.transitionWasCancelled == true)
      #expect(play.container.selected == 0)
      #expect(play.disagreements.isEmpty)
      #expect(play.appearances() == Self.thereAndBack)
    }
  }

  @Test(
    "K-10 L-12 played by itself it is caught in flight, where it shows, and led in either direction"
  )
  func caught() {
    for finishes in [true, false] {
      let play = ContainerSetup(.catchable)
      play.select(1)
      play.setup.frames(12)
      let shown = play.pages[0].view.shownY
      #expect(shown < -100)
      #expect(shown > -600)
      play.driver.pause()
      play.setup.frames(5)
      #expect(abs(play.pages[0].view.shownY - shown) < 1e-6)
      play.driver.update(play.driver.percentComplete + 0.05)
      play.setup.frame()
      #expect(abs(play.pages[0].view.shownY - (shown - 0.05 * 667)) < 1e-6)
      finishes ? play.driver.finish() : play.driver.cancel()
      #expect(play.setup.settle())
      #expect(play.container.selected == (finishes ? 1 : 0))
      #expect(play.disagreements.isEmpty)
    }
  }

  @Test("K-09 it continues at the speed that its driver was given", arguments: Kind.allCases)
  func keepsSpeed(kind: Kind) {
    for finishes in [true, false] {
      let play = ContainerSetup(kind)
      play.select(1, isHeld: true)
      play.driver.update(0.4)
      play.setup.frame()
      let (distance, speed) = ((finishes ? 0.6 : 0.4) * 667.0, 900.0)
      let frequency = 2 * speed / distance
      play.driver.timingCurve = UISpringTimingParameters(
        mass: 1, stiffness: frequency * frequency, damping: 2 * frequency,
        initialVelocity: CGVector(dx: speed / distance, dy: speed / distance))
      finishes ? play.driver.finish() : play.driver.cancel()
      let start = play.pages[0].view.shownY
      play.setup.frame()
      let shown = (play.pages[0].view.shownY - start) * 60
      #expect(abs(abs(shown) - speed) < 0.05 * speed)
      #expect((shown < 0) == finishes)
      #expect(play.setup.settle())
      #expect(play.disagreements.isEmpty)
    }
  }

  @Test(
    "K-10 C-06 crossing zero continues to the other neighbour, in the frame of the crossing",
    arguments: Kind.allCases)
  func crossesZero(kind: Kind) {
    let play = ContainerSetup(kind)
    play.select(1, animated: false)
    _ = play.diary.take()
    play.select(2, isHeld: true)
    play.driver.update(0.3)
    play.setup.frame()
    play.container.onEnd = { [unowned play] completed in
      #expect(!completed)
      play.container.onEnd = { _ in }
      #expect(play.container.select(0, isHeld: true))
      play.driver.update(0.2)
    }
    play.driver.update(0)
    play.driver.cancel()
    play.setup.frame()
    #expect(play.container.children == [play.pages[1], play.pages[0]])
    #expect(abs(play.pages[1].view.shownY + 0.2 * 667) < 1e-6)
    play.driver.finish()
    #expect(play.setup.settle())
    #expect(play.container.selected == 0)
    #expect(play.disagreements.isEmpty)
    #expect(
      play.appearances() == [
        "b willDisappear", "c willAppear", "c willDisappear", "c didDisappear", "b willAppear",
        "b didAppear", "b willDisappear", "a willAppear", "b didDisappear", "a didAppear",
      ])
  }

  @Test("C-01 C-02 coordinators of both and of the container, and what goes along")
  func coordinators() {
    let play = ContainerSetup()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    play.container.view.addSubview(bar)
    play.select(1, isHeld: true)
    let coordinator = play.container.transitionCoordinator
    #expect(coordinator != nil)
    #expect(coordinator === play.pages[0].transitionCoordinator)
    #expect(coordinator === play.pages[1].transitionCoordinator)
    play.setup.run {
      coordinator?.animateAlongsideTransition(
        in: bar, animation: { _ in bar.alpha = 0 },
        completion: { [diary = play.diary] in diary.write("along, cancelled \($0.isCancelled)") })
    }
    play.driver.update(0.25)
    play.setup.frame()
    #expect(abs(bar.shownAlpha - 0.75) < 1e-6)
    play.driver.cancel()
    play.setup.settle()
    #expect(bar.alpha == 1)
    #expect(play.diary.take().contains("along, cancelled true"))
  }

  @Test("K-10 animators and drivers are given this context itself")
  func identity() {
    let play = ContainerSetup()
    play.select(1, isHeld: true)
    let context = play.container.context
    #expect((play.container.animator as? SlideAnimator)?.context === context)
    #expect(context?.view(forKey: .to) === play.pages[1].view)
    #expect(context?.viewController(forKey: .from) === play.pages[0])
    #expect(context?.initialFrame(for: play.pages[0]) == play.container.host.bounds)
    #expect(context?.finalFrame(for: play.pages[1]) == play.container.host.bounds)
    #expect(context?.finalFrame(for: play.pages[0]) == .zero)
    context?.updateInteractiveTransition(0.7)
    play.setup.frame()
    #expect(play.setup.warnings.count == 1)
    #expect(abs(play.pages[0].view.shownY) < 1e-6)
    context?.completeTransition(true)
    #expect(play.container.selected == 1)
  }

  @Test("B-05 a driver that moves views itself works as in a presentation")
  func handMade() {
    let play = ContainerSetup()
    let manual = ManualDriver()
    let context = ContainerTransitionContext(
      container: play.container, containerView: play.container.host, from: play.pages[0],
      to: play.pages[1])
    var ends: [Bool] = []
    play.setup.run {
      context.start(
        animator: play.container.animator, driver: manual, completion: { ends.append($0) })
    }
    #expect(manual.context === context)
    #expect(context.isInteractive)
    manual.context?.updateInteractiveTransition(0.5)
    #expect(play.container.transitionCoordinator?.percentComplete == 0.5)
    manual.context?.cancelInteractiveTransition()
    manual.context?.completeTransition(false)
    #expect(ends == [false])
    #expect(play.container.children == [play.pages[0]])
    #expect(play.setup.settle())
    #expect(play.disagreements.isEmpty)
  }

  private final class ManualDriver: NSObject, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
    }
  }

  @Test("5.1 without an animator everything is changed at once")
  func atOnce() {
    let play = ContainerSetup()
    play.select(2, animated: false)
    #expect(play.container.selected == 2)
    #expect(
      play.appearances() == [
        "a willDisappear", "c willAppear", "a didDisappear", "c didAppear",
      ])
    #expect(play.disagreements.isEmpty)
  }

  @Test("K-07 where both are children already they remain so, finished or cancelled")
  func keepsChildren() {
    let play = ContainerSetup()
    play.container.addChild(play.pages[1])
    for finishes in [false, true] {
      play.select(1, isHeld: true)
      play.driver.update(0.5)
      finishes ? play.driver.finish() : play.driver.cancel()
      play.setup.settle()
      #expect(play.container.children == [play.pages[0], play.pages[1]])
      #expect(play.container.host.subviews == [play.pages[finishes ? 1 : 0].view])
    }
  }

  @Test("L-16 refused, with one line: used twice, to itself, from elsewhere, one in progress")
  func refused() {
    let play = ContainerSetup()
    let make = { (from: UIViewController, to: UIViewController) in
      ContainerTransitionContext(
        container: play.container, containerView: play.container.host, from: from, to: to)
    }
    let (a, b, c) = (play.pages[0], play.pages[1], play.pages[2])
    play.setup.run {
      #expect(!make(a, a).start(animator: nil))
      #expect(!make(b, c).start(animator: nil))
      #expect(!make(a, play.container).start(animator: nil))
      make(a, b).completeTransition(true)
    }
    #expect(play.setup.warnings.count == 4)
    play.select(1)
    play.setup.run {
      #expect(play.container.context?.start(animator: nil) == false)
      #expect(!make(a, c).start(animator: nil))
    }
    #expect(play.setup.warnings.count == 6)
    #expect(play.setup.settle())
    #expect(play.disagreements.isEmpty)
    #expect(play.container.selected == 1)
  }

  @Test("B-01 the arriving view ends where finalFrame says")
  func finalFrame() {
    let play = ContainerSetup()
    let frame = CGRect(x: 10, y: 20, width: 300, height: 400)
    let context = ContainerTransitionContext(
      container: play.container, containerView: play.container.host, from: play.pages[0],
      to: play.pages[1])
    context.finalFrame = { frame }
    play.setup.run { _ = context.start(animator: play.container.animator) }
    play.setup.settle()
    #expect(play.pages[1].view.frame == frame)
  }

  @Test("Decision 15 nothing of a transition outlives it")
  func released() {
    let play = ContainerSetup()
    weak var context: ContainerTransitionContext?
    do {
      let made = ContainerTransitionContext(
        container: play.container, containerView: play.container.host, from: play.pages[0],
        to: play.pages[1])
      context = made
      play.setup.run { _ = made.start(animator: PageSlide(step: 1)) }
    }
    #expect(context != nil)
    play.setup.settle()
    #expect(context == nil)
  }
}
