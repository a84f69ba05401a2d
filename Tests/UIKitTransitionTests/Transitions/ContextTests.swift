import Foundation
import GlissadeTesting
import Testing
import UIKit
import UIKitTestSupport

/// Tests of group B: the transition context.
@MainActor struct ContextTests {
  @Test("B-01 the container is there before the presentation begins and until it has ended")
  func containerLives() {
    let play = Play()
    var atStart: UIView?
    play.dresses = { $0.onWillBegin = { atStart = $0.containerView } }
    var atEnd: UIView?
    play.second.onCallback = { [unowned play] in
      if $0 == "didDisappear" { atEnd = play.context.containerView.window }
    }
    play.present()
    #expect(atStart === play.context.containerView)
    #expect(atStart?.window != nil)
    play.setup.settle()
    #expect(atStart?.window != nil)
    play.dismiss()
    #expect(play.context.containerView === atStart)
    play.setup.settle()
    #expect(atEnd == nil)
    #expect(atStart?.window == nil)
    #expect(play.setup.window.subviews == [play.first.view])
  }

  @Test("B-02 the animator adds the arriving view; the leaving one is in the container already")
  func whoAddsViews() {
    let play = Play(style: .fullScreen)
    var before: (to: UIView?, from: UIView?)
    play.animator!.instead = {
      before = ($0.view(forKey: .to)?.superview, $0.view(forKey: .from)?.superview)
    }
    play.present()
    #expect(before.to == nil)
    #expect(before.from === play.context.containerView)
  }

  @Test(
    "B-16 the presenter's view goes into the container and back to its place",
    arguments: [true, false])
  func presentersViewReturns(finishes: Bool) {
    let play = Play()
    let (below, above) = (UIView(), UIView())
    play.setup.window.insertSubview(below, at: 0)
    play.setup.window.addSubview(above)
    let order = play.setup.window.subviews
    let driver = play.drive()
    play.present()
    #expect(play.first.view.superview === play.chrome?.containerView)
    driver.update(0.5)
    finishes ? driver.finish() : driver.cancel()
    play.setup.settle()
    if finishes {
      #expect(play.first.view.superview == nil)
      play.driver = nil
      play.dismiss()
      play.setup.settle()
    }
    #expect(play.setup.window.subviews == order)
  }

  @Test("B-03 view(forKey:) is nil exactly for a presenter's view that stays")
  func viewsForKeys() {
    for removes in [true, false] {
      let play = Play(removes: removes)
      play.present()
      #expect(play.context.view(forKey: .from) === (removes ? play.first.view : nil))
      #expect(play.context.view(forKey: .to) === play.second.view)
      play.setup.settle()
      play.dismiss()
      #expect(play.context.view(forKey: .to) === (removes ? play.first.view : nil))
      #expect(play.context.view(forKey: .from) === play.second.view)
      #expect(play.context.viewController(forKey: .from) === play.second)
      #expect(play.context.viewController(forKey: .to) === play.first)
    }
  }

  @Test(
    "B-04 a presented controller has its frame in both directions; others are zero where they leave"
  )
  func frames() {
    let full = CGRect(x: 0, y: 0, width: 375, height: 667)
    for removes in [true, false] {
      let play = Play(removes: removes)
      let low = CGRect(x: 0, y: 300, width: 375, height: 367)
      play.dresses = { $0.customFrame = low }
      play.present()
      #expect(play.context.initialFrame(for: play.first) == full)
      #expect(play.context.initialFrame(for: play.second) == .zero)
      #expect(play.context.finalFrame(for: play.second) == low)
      #expect(play.context.finalFrame(for: play.first) == (removes ? .zero : full))
      #expect(play.context.finalFrame(for: UIViewController()) == .zero)
      play.setup.settle()
      play.dismiss()
      #expect(play.context.initialFrame(for: play.second) == low)
      #expect(play.context.finalFrame(for: play.second) == low)
      #expect(play.context.finalFrame(for: play.first) == full)
    }
  }

  @Test("B-05 a client's driver's update moves nothing but what goes alongside")
  func handMadeUpdates() {
    let play = Play(removes: false)
    let manual = ManualDriver()
    play.driver = manual
    play.present()
    play.setup.run { manual.context?.containerView.addSubview(play.second.view) }
    for p in [0.25, 0.5, 0.3] {
      manual.context?.updateInteractiveTransition(p)
      play.setup.frame()
      #expect(play.secondY == 0)
      #expect(abs((play.chrome?.dim.shownAlpha ?? 0) - p) < 1e-6)
      #expect(abs((play.coordinator?.percentComplete ?? 0) - p) < 1e-12)
    }
    manual.context?.finishInteractiveTransition()
    play.setup.advance(by: 0.2)
    let alpha = play.chrome?.dim.shownAlpha ?? 0
    #expect(alpha > 0.35)
    #expect(alpha < 1)
    play.setup.advance(by: 0.2)
    #expect(play.chrome?.dim.shownAlpha == 1)
    manual.context?.completeTransition(true)
    #expect(play.diary.take().contains("present done"))
  }

  @Test(
    "B-06 isInteractive lasts to finish or cancel; the cancel is known from then on",
    arguments: [true, false])
  func flags(finishes: Bool) {
    let play = Play()
    let driver = play.drive()
    play.present()
    #expect(play.context.isInteractive)
    #expect(!play.context.transitionWasCancelled)
    driver.update(0.5)
    #expect(play.context.isInteractive)
    finishes ? driver.finish() : driver.cancel()
    #expect(!play.context.isInteractive)
    #expect(play.context.transitionWasCancelled == !finishes)
    play.setup.settle()
    #expect(play.context.transitionWasCancelled == !finishes)
  }

  @Test("B-05 D-07 a client's cancel that completes at once leaves nothing running")
  func handMadeCancel() {
    let play = Play(removes: false)
    play.raise()
    let manual = ManualDriver()
    play.driver = manual
    play.dismiss()
    manual.context?.updateInteractiveTransition(0.5)
    play.setup.frame()
    let dim = play.chrome!.dim
    #expect(abs(dim.shownAlpha - 0.5) < 1e-6)
    manual.context?.cancelInteractiveTransition()
    play.setup.frame()
    manual.context?.completeTransition(false)
    #expect(dim.shownAlpha == 1)
    #expect(dim.alpha == 1)
    #expect(dim.layer.animationKeys() == nil)
    #expect(play.setup.settle())
    #expect(dim.shownAlpha == 1)
  }

  @Test("B-07 the transition lasts until completeTransition")
  func lastsUntilComplete() {
    let play = Play()
    let manual = ManualDriver()
    play.driver = manual
    play.present()
    manual.context?.finishInteractiveTransition()
    play.setup.advance(by: 0.7)
    #expect(play.coordinator != nil)
    #expect(!play.diary.lines.contains("present done"))
    manual.context?.completeTransition(true)
    #expect(play.coordinator == nil)
    #expect(play.diary.lines.contains("present done"))
  }

  @Test("B-08 completeTransition takes the view out that is not to stay")
  func takesViewsOut() {
    let play = Play()
    play.animator!.decision = false
    play.animator!.leavesToView = true
    play.present()
    play.setup.settle()
    #expect(play.second.view.superview == nil)
    #expect(play.chrome?.containerView == nil)
    #expect(play.diary.take().contains("presentationDidEnd false"))

    play.animator!.decision = nil
    play.raise()
    let driver = play.drive()
    play.animator!.leavesToView = true
    play.dismiss()
    driver.cancel()
    play.setup.settle()
    #expect(play.first.view.superview === play.chrome?.containerView)
    #expect(play.setup.warnings.count == 1)

    play.driver = nil
    let container = play.chrome?.containerView
    play.dismiss()
    play.setup.settle()
    #expect(container?.window == nil)
    #expect(play.second.view.superview == nil)
  }

  @Test("B-09 the Bool given to completeTransition counts, whatever was decided")
  func decisionCounts() {
    let play = Play()
    let driver = play.drive()
    play.animator!.decision = false
    play.present()
    driver.update(0.5)
    driver.finish()
    play.setup.settle()
    #expect(play.first.presentedViewController == nil)
    #expect(play.first.view.window != nil)
    #expect(play.history().contains("coordinator cancelled"))
    #expect(play.context.transitionWasCancelled)

    play.animator!.decision = true
    play.present()
    driver.update(0.5)
    driver.cancel()
    play.setup.settle()
    #expect(play.first.presentedViewController === play.second)
    #expect(play.history().contains("coordinator completed"))
    #expect(play.setup.violations.isEmpty)
  }

  @Test("B-10 N-20 what comes after completeTransition is refused with one line each")
  func refusals() {
    let play = Play()
    play.present()
    play.setup.settle()
    let context = play.context
    for (index, completed) in [true, false].enumerated() {
      context.completeTransition(completed)
      #expect(play.setup.warnings.count == index + 1)
    }
    let calls: [() -> Void] = [
      { context.updateInteractiveTransition(0.2) }, { context.finishInteractiveTransition() },
      { context.cancelInteractiveTransition() },
    ]
    for (index, call) in calls.enumerated() {
      call()
      call()
      #expect(play.setup.remarks.count == index + 1)
    }
    #expect(play.setup.warnings.count == 2)
    play.setup.settle()
    #expect(play.first.presentedViewController === play.second)
    #expect(play.secondY == 0)
    #expect(play.diary.take().filter { $0.hasPrefix("animationEnded") }.count == 1)
  }
}
