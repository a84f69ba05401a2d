import Foundation
import GlissadeTransitions
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// Tests of a transition between two children: groups A, B and C as they apply to containers.
@MainActor struct ChildTransitionTests {
  typealias Driver = UIPercentDrivenInteractiveTransition

  private static let there = [
    "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
  ]
  private static let thereAndBack = [
    "a willDisappear", "b willAppear", "b willDisappear", "b didDisappear", "a willAppear",
    "a didAppear",
  ]

  @Test(
    "A-12 old will, new will, old did disappear, new did appear: played, driven, at once"
  )
  func orderOfCallbacks() {
    for distance in 0..<3 {
      let play = SwitchSetup()
      let driver = distance == 1 ? Driver() : nil
      if distance == 2 { play.selectAtOnce() } else { play.select(driver: driver) }
      driver?.update(0.4)
      play.setup.frame()
      driver?.finish()
      #expect(play.setup.settle())
      #expect(play.appearances() == Self.there)
      #expect(play.isSettled)
      #expect(play.container.shown === play.b)
    }
  }

  @Test("A-13 a cancelled one takes back what it began, and leaves no trace")
  func cancelled() {
    let play = SwitchSetup()
    let frame = play.a.view.frame
    for _ in 0..<2 {
      let driver = Driver()
      play.select(driver: driver)
      driver.update(0.4)
      play.setup.frame()
      #expect(abs(play.a.view.shownY - (50 - 0.4 * 567)) < 1e-6)
      driver.cancel()
      #expect(play.setup.settle())
      #expect(play.appearances() == Self.thereAndBack)
      #expect(play.isSettled)
      #expect(play.container.shown === play.a)
      #expect(play.a.view.frame == frame)
    }
  }

  @Test("A-21 the end, step by step")
  func end() {
    let play = SwitchSetup()
    play.select()
    play.b.transitionCoordinator?.animate(alongsideTransition: nil) { [diary = play.diary] in
      diary.write("coordinator \($0.isCancelled)")
    }
    _ = play.diary.take()
    play.a.onCallback = { [unowned play] in
      if $0 == "didDisappear" { #expect(play.a.view.superview == nil) }
    }
    play.setup.settle()
    #expect(
      play.diary.take() == [
        "animations end", "commit true", "a didDisappear", "b didAppear",
        "didEnd true", "coordinator false", "animationEnded true", "done true",
      ])
  }

  @Test("B-01 B-02 B-03 B-04 the context knows the views and where they start and end")
  func context() {
    let play = SwitchSetup()
    let bounds = CGRect(x: 0, y: 0, width: 375, height: 567)
    play.animator.instead = { context in
      #expect(context.containerView === play.container.host)
      #expect(play.a.view.superview === play.container.host)
      #expect(play.b.view.superview == nil)
      #expect(context.view(forKey: .from) === play.a.view)
      #expect(context.view(forKey: .to) === play.b.view)
      #expect(context.initialFrame(for: play.a) == bounds)
      #expect(context.finalFrame(for: play.b) == bounds)
      #expect(context.finalFrame(for: play.a) == .zero)
      context.completeTransition(true)
    }
    play.select()
    #expect(play.isSettled)
    #expect(play.b.view.frame == bounds)
  }

  @Test("C-01 both children and the container have the coordinator, up to the end")
  func coordinator() {
    let play = SwitchSetup()
    play.b.onCallback = { [unowned b = play.b] callback in
      if callback != "isAppearing" { #expect(b.transitionCoordinator != nil) }
    }
    play.select()
    let coordinator = play.b.transitionCoordinator
    #expect(coordinator != nil)
    #expect(coordinator === play.a.transitionCoordinator)
    #expect(coordinator === play.container.transitionCoordinator)
    play.setup.settle()
    #expect(play.a.transitionCoordinator == nil)
    #expect(play.b.transitionCoordinator == nil)
    #expect(play.container.transitionCoordinator == nil)
  }

  @Test("C-01 a container that is being presented keeps the coordinator of that")
  func presentedContainer() {
    let play = SwitchSetup()
    let other = SwitchController(
      "other", play.diary, first: DiaryController("c", play.diary))
    play.setup.run { play.container.present(other, animated: true) }
    let outer = other.transitionCoordinator
    play.setup.frames(3)
    play.setup.run {
      _ = other.select(
        play.b, TransitionPlan(animator: play.animator, driver: nil, isAnimated: true))
    }
    #expect(other.transitionCoordinator === outer)
    #expect(outer != nil)
    #expect(play.b.transitionCoordinator !== outer)
    #expect(play.setup.settle())
    #expect(play.setup.violations.isEmpty)
    #expect(play.b.appearance.state == .appeared)
  }

  @Test(
    "K-06 isMovingToParent and isMovingFromParent hold inside the callbacks of who comes and goes",
    arguments: [TransitionKind.push, .pop, .tab, .custom])
  func moving(kind: TransitionKind) {
    let play = SwitchSetup(kind: kind)
    var received: [String] = []
    for page in [play.a, play.b] {
      page.onCallback = { [unowned page] in
        guard $0 != "isAppearing" else { return }
        if page.isMovingToParent { received.append("\(page.name) \($0) in") }
        if page.isMovingFromParent { received.append("\(page.name) \($0) out") }
      }
    }
    play.select()
    #expect(!play.b.isMovingToParent)
    #expect(!play.a.isMovingFromParent)
    play.setup.settle()
    let (gone, come) = (
      ["a willDisappear out", "a didDisappear out"], ["b willAppear in", "b didAppear in"]
    )
    switch kind {
    case .push: #expect(received == come)
    case .pop: #expect(received == gone)
    case .custom: #expect(received == [gone[0], come[0], gone[1], come[1]])
    default: #expect(received.isEmpty)
    }
  }

  @Test("a trace contains the kind and the two controllers")
  func trace() {
    let play = SwitchSetup(kind: .push)
    play.select(driver: Driver())
    let status = play.setup.scene.transitionStatus
    #expect(status?.kind == "push")
    #expect(status?.phase == "interactive")
  }

  @Test("L-16 a second one is refused while one is in progress, and accepted from its end on")
  func second() {
    let play = SwitchSetup()
    play.select()
    let other = ChildTransition(
      container: play.container, kind: .push, hostView: play.container.host, from: play.b,
      to: play.a)
    let isAccepted = other.run(nil) { _ in Issue.record("must not be called") }
    #expect(!isAccepted)
    #expect(play.setup.warnings.count == 1)
    play.b.onCallback = { [unowned play] in
      if $0 == "didAppear" { #expect(play.select(play.a)) }
    }
    #expect(play.setup.settle())
    #expect(play.isSettled)
    #expect(play.container.shown === play.a)
  }

  @Test("B-12 while it plays by itself the views in it get no touches, and then they do")
  func touches() {
    let play = SwitchSetup()
    var taps = 0
    let button = UIButton(type: .system)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.frame = play.container.host.bounds
    play.b.view.addSubview(button)
    play.select()
    play.setup.frames(5)
    play.setup.harness.tap(at: CGPoint(x: 100, y: 300))
    play.setup.frames(2)
    #expect(taps == 0)
    play.setup.settle()
    play.setup.harness.tap(at: CGPoint(x: 100, y: 300))
    play.setup.settle()
    #expect(taps == 1)
  }
}

extension ChildTransitionTests {
  /// A page that records its moves between containers.
  private final class Mover: UIViewController {
    var received: [String] = []
    override func willMove(toParent parent: UIViewController?) {
      received.append("will \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
      received.append("did \(parent == nil ? "out" : "in")")
    }
  }

  @Test(
    "K-06 K-07 who enters and who leaves is moved, and back if it is cancelled",
    arguments: [TransitionKind.push, .pop, .tab, .custom], [true, false])
  func containment(kind: TransitionKind, completes: Bool) {
    let (container, a, b) = (UIViewController(), Mover(), Mover())
    let setup = TransitionSetup { container }
    container.addChild(a)
    container.view.addSubview(a.view)
    if kind == .pop || kind == .tab { container.addChild(b) }
    (a.received, b.received) = ([], [])
    let driver = Driver()
    let plan = TransitionPlan(
      animator: SlideAnimator(duration: 0.3, diary: Diary()), driver: driver, isAnimated: true)
    setup.run {
      let change = ChildTransition(
        container: container, kind: kind, hostView: container.view, from: a, to: b)
      change.run(plan) { #expect($0 == completes) }
      driver.update(0.5)
      completes ? driver.finish() : driver.cancel()
    }
    #expect(setup.settle())
    let (enters, leaves) = (kind == .push || kind == .custom, kind == .pop || kind == .custom)
    #expect(
      b.received
        == (!enters ? [] : ["will in"] + (completes ? ["did in"] : ["will out", "did out"])))
    #expect(a.received == (!leaves ? [] : ["will out", completes ? "did out" : "did in"]))
    let isChild = { (page: Mover) in container.children.contains { $0 === page } }
    #expect(isChild(b) == (!enters || completes))
    #expect(isChild(a) == (!leaves || !completes))
    #expect(container.view.subviews == [completes ? b.view : a.view])
  }
}
