import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tests of group A: the requests to the delegate, and the effects of `present` and `dismiss`.
@MainActor struct PresentingTests {
  @Test("A-01 present asks the presented controller's delegate, not the presenter's")
  func asksPresented() {
    let play = Play()
    let other = Play()
    play.first.transitioningDelegate = other
    play.present()
    #expect(play.diary.lines.contains("asks animator"))
    #expect(!other.diary.lines.contains("asks animator"))
  }

  @Test("A-02 the animator is asked for first and the driver only if there is one")
  func asksAnimatorFirst() {
    let play = Play()
    play.present()
    #expect(
      play.diary.take().filter { $0.hasPrefix("asks") }.suffix(2) == [
        "asks animator", "asks driver",
      ])
    let bare = Play()
    bare.animator = nil
    bare.drive()
    bare.present()
    let asked = bare.diary.take().filter { $0.hasPrefix("asks") }
    #expect(asked == ["asks presentation", "asks animator"])
    bare.setup.settle()
    #expect(bare.second.view.shownY == 0)
  }

  @Test("A-03 a presentation controller is asked for only with style custom, and retained")
  func presentationControllerIsForCustom() {
    let play = Play()
    play.present()
    play.setup.settle()
    #expect(play.chrome != nil)
    #expect(play.second.presentationController === play.chrome)
    play.dismiss()
    play.setup.settle()
    #expect(play.chrome == nil)
    let full = Play(style: .fullScreen)
    full.present()
    #expect(!full.diary.lines.contains("asks presentation"))
  }

  @Test("A-04 with a driver startInteractiveTransition is called instead of animateTransition")
  func driverInsteadOfAnimator() {
    let play = Play()
    let manual = ManualDriver()
    play.driver = manual
    play.present()
    #expect(manual.context != nil)
    #expect(!play.diary.take().contains("animate"))
    play.animator!.animateTransition(using: manual.context!)
    play.setup.settle()
    #expect(play.second.view.shownY == 0)
    #expect(play.diary.take().contains("present done"))

    let plain = Play()
    plain.present()
    #expect(plain.diary.take().contains("animate"))
  }

  @Test("A-05 a driver that does not want an interactive start lets the animation run by itself")
  func noInteractiveStart() {
    let play = Play()
    let driver = play.drive()
    driver.wantsInteractiveStart = false
    play.present()
    #expect(!play.context.isInteractive)
    #expect(play.coordinator?.initiallyInteractive == false)
    play.setup.advance(by: 0.25)
    #expect(abs(play.secondY + 667 / 2) < 0.01)
    play.setup.settle()
    #expect(play.diary.take().contains("present done"))
  }

  @Test("A-05 a driver that does not say what it wants wants an interactive start")
  func interactiveStartIsTheDefault() {
    let play = Play()
    let manual = ManualDriver()
    play.driver = manual
    play.present()
    #expect(manual.context?.isInteractive == true)
    #expect(play.coordinator?.initiallyInteractive == true)
  }

  @Test("A-06 custom without animation still calls animateTransition")
  func customWithoutAnimation() {
    let play = Play(duration: 0)
    play.drive()
    play.present(animated: false)
    #expect(play.diary.take().contains("animate"))
    #expect(!play.context.isAnimated)
    #expect(!play.context.isInteractive)
    play.setup.frames(2)
    #expect(play.diary.take().contains("present done"))

    let full = Play(style: .fullScreen)
    full.present(animated: false)
    #expect(!full.diary.lines.contains("animate"))
    #expect(full.diary.lines.contains("present done"))
    #expect(full.second.view.window != nil)
    #expect(full.first.view.window == nil)
  }

  @Test("A-19 a dismissal takes what is above away at once, even one that animates all the same")
  func takesAwayAbove() {
    let play = Play()
    play.raise()
    let third = DiaryController("third", play.diary)
    third.modalPresentationStyle = .custom
    third.transitioningDelegate = play
    play.setup.run { play.second.present(third, animated: true) }
    play.setup.settle()
    #expect(third.view.window != nil)
    play.setup.run { play.first.dismiss(animated: true) }
    #expect(third.presentingViewController == nil)
    #expect(third.view.window == nil)
    #expect(play.coordinator != nil)
    #expect(play.first.presentedViewController === play.second)
    play.setup.settle()
    #expect(play.first.presentedViewController == nil)
    #expect(play.setup.violations.isEmpty)
    #expect(play.setup.window.subviews == [play.first.view])
  }

  @Test("A-07 completeTransition calls animationEnded exactly once", arguments: [true, false])
  func animationEndedOnce(decision: Bool) {
    let play = Play()
    play.animator!.decision = decision
    play.present()
    play.setup.settle()
    let ends = play.diary.take().filter { $0.hasPrefix("animationEnded") }
    #expect(ends == ["animationEnded \(decision)"])
  }

  @Test("A-08 present and dismiss complete after the callbacks; a cancelled one does not complete")
  func completions() throws {
    let play = Play()
    play.present()
    play.setup.settle()
    var history = play.history()
    #expect(
      try #require(history.firstIndex(of: "second didAppear"))
        < (try #require(history.firstIndex(of: "present done"))))
    play.dismiss()
    play.setup.settle()
    history = play.history()
    #expect(
      try #require(history.firstIndex(of: "second didDisappear"))
        < (try #require(history.firstIndex(of: "dismiss done"))))
    let driver = play.drive()
    play.present()
    driver.update(0.5)
    driver.cancel()
    play.setup.settle()
    history = play.history()
    #expect(!history.contains("present done"))
    #expect(history.contains("coordinator cancelled"))
  }

  @Test("A-17 a cancelled dismissal leaves the same objects, and dismissing again works")
  func cancelledDismissalLeavesAll() {
    let play = Play()
    play.raise()
    let (container, chrome) = (play.chrome?.containerView, play.chrome)
    let driver = play.drive()
    for _ in 0..<3 {
      play.dismiss()
      driver.update(0.3)
      driver.cancel()
      play.setup.settle()
      #expect(play.second.presentingViewController === play.first)
      #expect(play.first.presentedViewController === play.second)
      #expect(play.chrome === chrome)
      #expect(play.chrome?.containerView === container)
      #expect(container?.window != nil)
      #expect(play.secondY == 0)
      #expect(!play.second.isBeingDismissed)
    }
    play.driver = nil
    play.dismiss()
    play.setup.settle()
    #expect(play.first.presentedViewController == nil)
    #expect(container?.window == nil)
    #expect(play.first.view.window != nil)
  }

  @Test("A-18 present while presenting is refused and leaves the presentation intact")
  func presentTwice() {
    let play = Play()
    play.present()
    let third = DiaryController("third", play.diary)
    play.setup.run { play.first.present(third, animated: true) }
    #expect(play.setup.warnings.count == 1)
    play.setup.settle()
    #expect(play.first.presentedViewController === play.second)
    #expect(play.secondY == 0)
    play.setup.run { play.first.present(third, animated: true) }
    #expect(play.setup.warnings.count == 2)
    #expect(third.presentingViewController == nil)
    #expect(third.viewIfLoaded?.window == nil)
  }

  @Test("A-19 dismiss on the presented controller forwards to its presenter")
  func dismissForwards() {
    for asksPresenter in [true, false] {
      let play = Play()
      play.raise()
      play.setup.run { (asksPresenter ? play.first : play.second).dismiss(animated: true) }
      play.setup.settle()
      #expect(play.first.presentedViewController == nil)
    }
  }

  @Test("A-22 with the style full screen the presenter's view goes")
  func fullScreenStyle() {
    let play = Play(style: .fullScreen)
    play.animator = nil
    play.present()
    play.setup.advance(by: 0.2)
    #expect(play.secondY > 0)
    #expect(play.secondY < 667)
    #expect(play.first.view.window != nil)
    play.setup.settle()
    #expect(play.secondY == 0)
    #expect(play.first.view.window == nil)
    play.dismiss()
    play.setup.settle()
    #expect(play.first.view.superview === play.setup.window)
    #expect(play.first.view.shownY == 0)
  }

  @Test("A-22 over full screen the presenter's view stays")
  func overFullScreen() {
    let play = Play(style: .overFullScreen)
    play.present()
    play.setup.settle()
    #expect(play.first.view.superview === play.setup.window)
    #expect(play.appearances() == ["second willAppear", "second didAppear"])
  }
}

/// A driver that leaves everything to the test.
final class ManualDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
  }
}
