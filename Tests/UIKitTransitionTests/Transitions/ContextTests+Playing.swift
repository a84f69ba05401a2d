import Foundation
import GlissadeTesting
import Testing
import UIKit
import UIKitTestSupport

/// Tests of the context while its transition plays.
extension ContextTests {
  @Test("B-11 driver and animator are called inside the call that triggers the transition")
  func startsAtOnce() {
    let play = Play()
    play.present()
    #expect(play.diary.take().contains("animate"))
    play.setup.settle()
    let manual = ManualDriver()
    play.driver = manual
    play.dismiss()
    #expect(manual.context != nil)
  }

  @Test("B-12 a transition that plays by itself keeps touches from its views")
  func touches() {
    let play = Play(removes: false)
    let point = CGPoint(x: 100, y: 300)
    func hit() -> UIView? { play.setup.run { play.setup.window.hitTest(point, with: nil) } }
    #expect(hit() === play.first.view)
    play.present()
    play.setup.advance(by: 0.4)
    #expect(hit() === play.setup.window)
    play.setup.settle()
    #expect(hit() === play.second.view)
    let driver = play.drive()
    play.dismiss()
    driver.update(0.1)
    play.setup.frame()
    #expect(hit() === play.second.view)
    driver.cancel()
    play.setup.frame()
    #expect(hit() === play.setup.window)
    play.setup.settle()
    #expect(hit() === play.second.view)
  }

  @Test("B-13 the target transform is the identity")
  func targetTransform() {
    let play = Play()
    play.present()
    #expect(play.context.targetTransform == .identity)
    #expect(play.coordinator?.targetTransform == .identity)
  }

  @Test("B-14 an animator may animate nothing, but not under a percent driver")
  func animatesNothing() {
    let play = Play()
    play.animator!.instead = { $0.completeTransition(true) }
    play.present()
    #expect(play.diary.take().contains("present done"))
    #expect(play.setup.warnings.isEmpty)

    let driven = Play()
    driven.animator!.instead = { _ in }
    driven.drive()
    driven.present()
    #expect(driven.setup.warnings.count == 1)
  }
}
