import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// Tests of group L: mistakes of clients, and their bounded effects.
@MainActor struct MisuseTests {
  @Test(
    "L-03 a client that forgets to complete is named within a second of the expected end",
    arguments: [true, false])
  func forgets(isDriven: Bool) {
    let play = Play()
    let driver = isDriven ? play.drive() : nil
    play.animator!.instead = { context in
      context.containerView.addSubview(context.view(forKey: .to)!)
      UIView.animate(withDuration: 0.5) { context.view(forKey: .to)!.alpha = 0.5 }
    }
    play.present()
    driver?.update(0.5)
    play.setup.advance(by: 3)
    driver?.finish()
    if isDriven { #expect(play.setup.warnings.isEmpty) }
    let before = play.setup.warnings.count
    play.setup.advance(by: isDriven ? 1.2 : 0)
    if isDriven { #expect(play.setup.warnings.count == before) }
    play.setup.advance(by: 0.4)
    #expect(play.setup.warnings.count == 1)
    #expect(play.setup.warnings.first?.contains("SlideAnimator") == true)
    play.setup.advance(by: 3)
    #expect(play.setup.warnings.count == 1)
    play.context.completeTransition(true)
    #expect(play.diary.lines.contains("present done"))
    #expect(play.coordinator == nil)
    #expect(play.setup.settle())
  }

  @Test(
    "L-05 N-20 the first decision wins; the second and later updates do nothing but one line each",
    arguments: [true, false], [true, false])
  func doubleEnd(first: Bool, second: Bool) {
    let play = Play()
    let driver = play.drive()
    driver.completionCurve = .linear
    play.present()
    driver.update(0.4)
    first ? driver.finish() : driver.cancel()
    second ? driver.finish() : driver.cancel()
    #expect(play.setup.warnings.count == 1)
    play.setup.frames(3)
    let distance = 0.05 / 0.5
    #expect(abs(play.secondY - 667 * (0.4 + (first ? distance : -distance) - 1)) < 1e-6)
    driver.update(0.9)
    #expect(abs(play.secondY - 667 * (0.4 + (first ? distance : -distance) - 1)) < 1e-6)
    #expect(play.setup.warnings.count == 2)
    play.setup.settle()
    #expect((play.first.presentedViewController != nil) == first)
    #expect(play.diary.lines.filter { $0.hasPrefix("animationEnded") }.count == 1)
    for _ in 1...3 {
      driver.finish()
      driver.update(0.1)
    }
    #expect(play.setup.warnings.count == 2)
    #expect(
      play.setup.remarks
        == ["finish", "update"].map {
          "\($0) of a driver after its transition's end has no effect"
        })
  }

  @Test("L-05 B-10 what a context is reported too late is logged, though its container is gone")
  func lateCalls() {
    let play = Play()
    let driver = play.drive()
    play.present()
    driver.cancel()
    play.setup.settle()
    #expect(play.context.containerView.window == nil)
    play.context.finishInteractiveTransition()
    play.context.updateInteractiveTransition(0.5)
    play.context.completeTransition(true)
    #expect(play.setup.warnings.count == 1)
    #expect(play.setup.remarks.count == 2)
    #expect(play.first.presentedViewController == nil)
  }

  @Test(
    "L-04 after a cancelled presentation all is as before, and again", arguments: [true, false])
  func cancelLeavesNoTrace(removes: Bool) {
    let play = Play(removes: removes)
    let before = Picture(of: play.setup.window)
    let driver = play.drive()
    for percent in [0.0, 0.2, 0.7, 1] {
      play.present()
      driver.update(percent)
      play.setup.frames(2)
      driver.cancel()
      play.setup.settle()
      #expect(Picture(of: play.setup.window) == before)
      #expect(play.first.presentedViewController == nil)
      #expect(play.second.presentingViewController == nil)
    }
    #expect(play.setup.warnings.isEmpty)
    #expect(play.setup.violations.isEmpty)
  }

  @Test("L-08 random ends of random transitions: the checker finds nothing to object to")
  func checkerIsContent() {
    for removes in [true, false] {
      let play = Play(removes: removes, duration: 0.1)
      for turn in 0..<120 {
        let driver = turn % 3 == 0 ? nil : play.drive()
        if driver == nil { play.driver = nil }
        play.animator!.decision = turn % 7 == 3 ? turn % 2 == 0 : nil
        play.first.presentedViewController == nil ? play.present() : play.dismiss()
        driver?.update(Double(turn % 5) / 4)
        if turn % 4 == 1 { play.setup.frame() }
        turn % 2 == 0 ? driver?.finish() : driver?.cancel()
        #expect(play.setup.settle())
        #expect(play.coordinator == nil)
      }
      #expect(play.setup.violations.isEmpty)
    }
  }

  @Test("L-08 a callback out of order is a violation in the log")
  func violationIsLogged() {
    let play = Play()
    #expect(play.first.checker.observe(.viewDidDisappear) != nil)
    play.present()
    #expect(play.setup.violations.count == 1)
  }

  @Test("Decision 15 nothing is left of 1 000 transitions")
  func nothingLeaks() {
    let play = Play(removes: false, duration: 0.01)
    weak var chrome: ChromeController?
    weak var driver: UIPercentDrivenInteractiveTransition?
    weak var coordinator: AnyObject?
    weak var container: UIView?
    for turn in 0..<1000 {
      autoreleased {
        driver = play.drive()
        let isUp = play.first.presentedViewController != nil
        isUp ? play.dismiss() : play.present()
        if !isUp { chrome = play.chrome }
        coordinator = play.coordinator
        container = play.context.containerView
        driver?.update(0.5)
        turn % 3 == 0 ? driver?.cancel() : driver?.finish()
        play.driver = nil
        play.setup.settle()
        _ = play.diary.take()
      }
      if driver != nil || coordinator != nil {
        Issue.record("turn \(turn) left something behind")
        return
      }
    }
    if play.first.presentedViewController != nil {
      play.dismiss()
      play.setup.settle()
    }
    play.animator = nil
    #expect(chrome == nil)
    #expect(container == nil)
    #expect(play.setup.scene.transitions.isEmpty)
  }

  private func autoreleased(_ body: () -> Void) { body() }

  @Test("Decision 15 a scene that is dropped in mid-transition is freed")
  func droppedScene() {
    weak var scene: UIWindowScene?
    weak var presented: UIViewController?
    do {
      let play = Play()
      scene = play.setup.scene
      presented = play.second
      play.raise()
    }
    #expect(scene == nil)
    #expect(presented == nil)
  }
}
