import Foundation
import Testing

@testable import UIKit

/// Transitions between children whose end comes early, or whose callbacks do what they like.
@MainActor struct ChildTransitionEndTests {
  typealias Driver = UIPercentDrivenInteractiveTransition

  enum Way: CaseIterable { case plays, held, cancelling }

  private func begin(_ way: Way, on play: SwitchStage) -> Driver? {
    let driver = way == .plays ? nil : Driver()
    play.select(driver: driver)
    driver?.update(0.5)
    play.stage.frame()
    if way == .cancelling { driver?.cancel() }
    play.stage.frames(3)
    return driver
  }

  @Test(
    "L-08 a container that disappears ends it at once, cancelled unless it played",
    arguments: Way.allCases)
  func disappears(way: Way) {
    let play = SwitchStage()
    let driver = begin(way, on: play)
    let next = UIViewController()
    play.stage.run { play.container.present(next, animated: true) }
    #expect(play.stage.scene.transitions.count == 1)
    #expect(play.container.shown === (way == .plays ? play.b : play.a))
    #expect(play.container.children == [play.container.shown])
    driver?.finish()
    #expect(play.stage.settle())
    play.stage.run { next.dismiss(animated: false) }
    #expect(play.stage.settle())
    #expect(play.isSettled)
  }

  @Test(
    "L-08 a container whose view is taken out of the window ends it at once",
    arguments: Way.allCases)
  func leavesWindow(way: Way) {
    let play = SwitchStage()
    let driver = begin(way, on: play)
    play.stage.run { play.container.view.removeFromSuperview() }
    #expect(play.stage.scene.transitions.isEmpty && !play.container.isInChildTransition)
    #expect(play.container.host.subviews == [play.container.shown.view])
    driver?.cancel()
    #expect(play.stage.settle() && play.stage.violations.isEmpty)
  }

  @Test("L-01 a container that goes with its window's root is let go")
  func released() {
    let play = SwitchStage()
    weak var container: SwitchController?
    weak var page: DiaryController?
    do {
      let made = SwitchController("other", play.diary, first: DiaryController("c", play.diary))
      (container, page) = (made, made.shown)
      play.stage.window.rootViewController = made
      play.stage.settle()
      let plan = TransitionPlan(animator: play.animator, driver: Driver(), isAnimated: true)
      play.stage.run { _ = made.select(DiaryController("d", play.diary), plan) }
      play.stage.frames(2)
    }
    play.stage.window.rootViewController = UIViewController()
    play.stage.settle()
    play.animator.forget()
    #expect(container == nil && page == nil && play.stage.scene.transitions.isEmpty)
    #expect(play.stage.violations.isEmpty)
  }

  @Test("A-21 in a container that is not on show everything happens at once, without callbacks")
  func notOnShow() {
    let play = SwitchStage()
    let hidden = SwitchController("hidden", play.diary, first: DiaryController("c", play.diary))
    hidden.loadViewIfNeeded()
    let plan = TransitionPlan(animator: play.animator, driver: nil, isAnimated: true)
    play.stage.run { _ = hidden.select(play.b, plan) }
    #expect(play.diary.take() == ["commit true", "didEnd true", "done true"])
    #expect(hidden.host.subviews == [play.b.view] && hidden.children == [play.b])
    play.stage.window.rootViewController = hidden
    play.stage.settle()
    #expect(play.appearances().filter { $0.hasPrefix("b") } == ["b willAppear", "b didAppear"])
    #expect(play.stage.violations.isEmpty)
  }

  @Test("A-12 begun while the container appears: who comes has appeared when both have come")
  func duringAppearance() {
    let play = SwitchStage(duration: 0.2)
    let other = SwitchController("other", play.diary, first: DiaryController("c", play.diary))
    other.onCallback = { [unowned other, play] in
      guard $0 == "isAppearing" else { return }
      other.select(
        play.b, TransitionPlan(animator: play.animator, driver: nil, isAnimated: true))
    }
    play.stage.run { play.container.present(other, animated: true) }
    #expect(play.stage.settle())
    #expect(other.host.subviews == [play.b.view] && play.b.appearance.state == .appeared)
    #expect(play.stage.violations.isEmpty)
  }

  nonisolated static let moments = [
    "willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear",
  ]

  @Test("L-08 whatever is begun from whichever callback stays balanced", arguments: moments)
  func fromCallbacks(moment: String) {
    for case let (way, deed) in (0..<3).flatMap({ way in (0..<5).map { (way, $0) } }) {
      for who in 0..<2 {
        let play = SwitchStage()
        var isDone = false
        let page = who == 0 ? play.a : play.b
        page.onCallback = { [unowned play] in
          guard $0 == moment, !isDone else { return }
          isDone = true
          Self.act(deed, play)
        }
        let driver = way == 0 ? nil : Driver()
        play.select(driver: driver)
        driver?.update(0.3)
        play.stage.frame()
        way == 1 ? driver?.finish() : driver?.cancel()
        #expect(play.stage.settle())
        play.stage.window.rootViewController = play.container
        play.container.dismiss(animated: false)
        #expect(play.stage.settle())
        #expect(play.isSettled, "\(moment) of \(page.name), way \(way), deed \(deed)")
      }
    }
  }

  private static func act(_ deed: Int, _ play: SwitchStage) {
    switch deed {
    case 0: play.select(play.container.shown === play.a ? play.b : play.a)
    case 1: play.selectAtOnce(play.container.shown === play.a ? play.b : play.a)
    case 2: play.stage.window.rootViewController = UIViewController()
    case 3: play.container.present(UIViewController(), animated: true)
    default: play.container.change?.endNow()
    }
  }
}
