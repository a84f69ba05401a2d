import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tests of a client that never completes its transition (L-03).
@MainActor struct OverdueTests {
  private func rude() -> Play {
    let play = Play()
    play.animator!.instead = { context in
      context.containerView.addSubview(context.view(forKey: .to)!)
      UIView.animate(withDuration: 0.5) { context.view(forKey: .to)!.alpha = 0.5 }
    }
    play.present()
    return play
  }

  @Test("L-03 it is named within a second of its expected end, and then nothing moves any more")
  func named() {
    let play = rude()
    play.setup.advance(by: 1.4)
    #expect(play.setup.scene.overdueTransition == nil)
    play.setup.advance(by: 0.1)
    let overdue = play.setup.scene.overdueTransition
    #expect(overdue?.culprit == "SlideAnimator")
    #expect(overdue?.kind == "present")
    // The transition is at its end and has no velocity.
    #expect(play.setup.scene.transitionStatus?.progress == 1)
    #expect(play.setup.scene.transitionStatus?.velocity == 0)
    play.setup.advance(by: 0.1)
    #expect(!play.setup.scene.needsFrame)
  }

  @Test("L-03 completed in its client's place it ends as one that was completed")
  func completed() {
    let play = rude()
    play.setup.advance(by: 2)
    play.setup.scene.completeOverdueTransition()
    #expect(play.setup.scene.overdueTransition == nil)
    #expect(play.diary.lines.contains("present done"))
    #expect(play.coordinator == nil)
    #expect(play.setup.settle())
    #expect(play.first.presentedViewController === play.second)
    // There is nothing left to complete.
    play.setup.scene.completeOverdueTransition()
    #expect(play.setup.settle())
  }
}
