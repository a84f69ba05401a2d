import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// Tests of transitions between children that end early, or whose callbacks act on the container.
@MainActor struct ChildTransitionEndTests {
  typealias Driver = UIPercentDrivenInteractiveTransition

  enum Progress: CaseIterable { case plays, held, cancelling }

  private func begin(_ progress: Progress, on play: SwitchSetup) -> Driver? {
    let driver = progress == .plays ? nil : Driver()
    play.select(driver: driver)
    driver?.update(0.5)
    play.setup.frame()
    if progress == .cancelling { driver?.cancel() }
    play.setup.frames(3)
    return driver
  }

  @Test(
    "L-08 a container that disappears ends it at once, cancelled unless it played",
    arguments: Progress.allCases)
  func disappears(progress: Progress) {
    let play = SwitchSetup()
    let driver = begin(progress, on: play)
    let next = UIViewController.covering()
    play.setup.run { play.container.present(next, animated: true) }
    #expect(play.setup.scene.transitions.count == 1)
    #expect(play.container.shown === (progress == .plays ? play.b : play.a))
    #expect(play.container.children == [play.container.shown])
    driver?.finish()
    #expect(play.setup.settle())
    play.setup.run { next.dismiss(animated: false) }
    #expect(play.setup.settle())
    #expect(play.isSettled)
  }

  @Test(
    "L-08 a container whose view is taken out of the window ends it at once",
    arguments: Progress.allCases)
  func leavesWindow(progress: Progress) {
    let play = SwitchSetup()
    let driver = begin(progress, on: play)
    play.setup.run { play.container.view.removeFromSuperview() }
    #expect(play.setup.scene.transitions.isEmpty)
    #expect(!play.container.isInChildTransition)
    #expect(play.container.host.subviews == [play.container.shown.view])
    driver?.cancel()
    #expect(play.setup.settle())
    #expect(play.setup.violations.isEmpty)
  }

  @Test("L-01 a container that goes with its window's root is released")
  func released() {
    let play = SwitchSetup()
    weak var container: SwitchController?
    weak var page: DiaryController?
    do {
      let made = SwitchController("other", play.diary, first: DiaryController("c", play.diary))
      (container, page) = (made, made.shown)
      play.setup.window.rootViewController = made
      play.setup.settle()
      let plan = TransitionPlan(animator: play.animator, driver: Driver(), isAnimated: true)
      play.setup.run { _ = made.select(DiaryController("d", play.diary), plan) }
      play.setup.frames(2)
    }
    play.setup.window.rootViewController = UIViewController()
    play.setup.settle()
    play.animator.forget()
    #expect(container == nil)
    #expect(page == nil)
    #expect(play.setup.scene.transitions.isEmpty)
    #expect(play.setup.violations.isEmpty)
  }

  @Test("A-21 in a container that is not on show everything happens at once, without callbacks")
  func notOnShow() {
    let play = SwitchSetup()
    let hidden = SwitchController("hidden", play.diary, first: DiaryController("c", play.diary))
    hidden.loadViewIfNeeded()
    let plan = TransitionPlan(animator: play.animator, driver: nil, isAnimated: true)
    play.setup.run { _ = hidden.select(play.b, plan) }
    #expect(play.diary.take() == ["commit true", "didEnd true", "done true"])
    #expect(hidden.host.subviews == [play.b.view])
    #expect(hidden.children == [play.b])
    play.setup.window.rootViewController = hidden
    play.setup.settle()
    #expect(play.appearances().filter { $0.hasPrefix("b") } == ["b willAppear", "b didAppear"])
    #expect(play.setup.violations.isEmpty)
  }

  @Test("A-12 begun while the container appears: who comes has appeared when both have come")
  func duringAppearance() {
    let play = SwitchSetup(duration: 0.2)
    let other = SwitchController("other", play.diary, first: DiaryController("c", play.diary))
    other.onCallback = { [unowned other, play] in
      guard $0 == "isAppearing" else { return }
      other.select(
        play.b, TransitionPlan(animator: play.animator, driver: nil, isAnimated: true))
    }
    play.setup.run { play.container.present(other, animated: true) }
    #expect(play.setup.settle())
    #expect(other.host.subviews == [play.b.view])
    #expect(play.b.appearance.state == .appeared)
    #expect(play.setup.violations.isEmpty)
  }

  nonisolated static let moments = [
    "willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear",
  ]

  @Test("L-08 whatever is begun from whichever callback stays balanced", arguments: moments)
  func fromCallbacks(moment: String) {
    for case let (progress, deed) in (0..<3).flatMap({ progress in (0..<5).map { (progress, $0) } })
    {
      for who in 0..<2 {
        let play = SwitchSetup()
        var isDone = false
        let page = who == 0 ? play.a : play.b
        page.onCallback = { [unowned play] in
          guard $0 == moment, !isDone else { return }
          isDone = true
          Self.act(deed, play)
        }
        let driver = progress == 0 ? nil : Driver()
        play.select(driver: driver)
        driver?.update(0.3)
        play.setup.frame()
        progress == 1 ? driver?.finish() : driver?.cancel()
        #expect(play.setup.settle())
        play.setup.window.rootViewController = play.container
        play.container.dismiss(animated: false)
        #expect(play.setup.settle())
        #expect(play.isSettled, "\(moment) of \(page.name), progress \(progress), deed \(deed)")
      }
    }
  }

  private static func act(_ deed: Int, _ play: SwitchSetup) {
    switch deed {
    case 0: play.select(play.container.shown === play.a ? play.b : play.a)
    case 1: play.selectAtOnce(play.container.shown === play.a ? play.b : play.a)
    case 2: play.setup.window.rootViewController = UIViewController()
    case 3: play.container.present(.covering(), animated: true)
    default: play.container.change?.endNow()
    }
  }
}
