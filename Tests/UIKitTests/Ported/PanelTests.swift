import Foundation
import GlissadeMotion
import Testing

@testable import UIKit

/// SPEC system 4: the ported panel works as 4.1–4.6 list.
@MainActor struct PanelTests {
  /// As far as the panel goes in a frame by its own curve at the most, points.
  static let fastest = 2.1 * PanelStage.height / 0.3 / 60 + 1

  @Test("4.2 4.5 a button presents without interaction, ease-out over 0.3 s, the dim alongside")
  func button() {
    let play = PanelStage()
    play.stage.harness.tap(at: CGPoint(x: 187, y: 122))
    #expect(play.coordinator?.isInteractive == false)
    #expect(play.coordinator?.initiallyInteractive == false)
    #expect(play.coordinator?.isInterruptible == true)
    play.stage.frame()
    let raised = play.raised
    let time = UnitBezier.easeOut
    #expect((1..<18).contains { abs(time.value(at: Double($0) / 18) - raised) < 1e-6 })
    play.stage.settle()
    #expect(play.isPresented && play.top == 333.5 && play.dim == 1)
    #expect(play.driver.direction == .dismiss && play.dimError < 0.01)
    #expect(play.stage.warnings.isEmpty && play.stage.violations.isEmpty)
  }

  @Test("4.1 4.3 M-43 the bottom edge brings it, exactly as far as the finger goes")
  func edge() {
    let play = PanelStage()
    play.press(660)
    play.move(by: -24, frames: 4)
    #expect(play.coordinator?.isInteractive == true && play.first.presentations == 1)
    #expect(play.coordinator?.initiallyInteractive == true)
    play.move(by: -200, frames: 40) { _ in
      #expect(abs((play.dim ?? -1) - play.raised) < 0.01)
    }
    let before = (play.top!, play.finger.y)
    play.move(by: 60, frames: 10)
    #expect(abs((play.top! - before.0) - (play.finger.y - before.1)) < 1e-6)
    play.move(by: -100, frames: 10)
    #expect(abs((play.top! - before.0) - (play.finger.y - before.1)) < 1e-6)
    play.stage.advance(by: 0.2)
    play.release()
    play.stage.settle()
    #expect(play.isPresented && play.top == 333.5 && play.driver.direction == .dismiss)
    #expect(play.stage.warnings.isEmpty && play.stage.violations.isEmpty)
  }

  @Test("4.3 4.4 a short pull at the edge goes back and leaves no trace")
  func shortPull() {
    let play = PanelStage()
    let before = Picture(of: play.stage.window)
    for _ in 0..<3 {
      play.press(660)
      play.move(by: -80, frames: 20)
      #expect(play.panel != nil)
      play.stage.advance(by: 0.2)
      play.release()
      play.stage.settle()
      #expect(play.panel == nil && play.driver.direction == .present)
      #expect(Picture(of: play.stage.window) == before)
    }
    #expect(play.stage.warnings.isEmpty && play.stage.violations.isEmpty)
  }

  @Test("4.3 4.4 a pan on the panel dismisses it past half, and takes it back before")
  func panelPan() {
    let play = PanelStage()
    play.raise()
    for (distance, isDismissed) in [(100.0, false), (60, false), (230, true)] {
      play.press(400)
      play.move(by: 20, frames: 4)
      let start = (play.top!, play.finger.y)
      play.move(by: distance, frames: 30) { _ in
        #expect(abs((play.top! - start.0) - (play.finger.y - start.1)) < 1e-6)
      }
      play.stage.advance(by: 0.2)
      play.release()
      play.stage.settle()
      #expect(play.isPresented == !isDismissed)
      if !isDismissed { #expect(play.top == 333.5 && play.dim == 1) }
    }
    #expect(play.driver.direction == .present && play.panel == nil)
    #expect(play.stage.warnings.isEmpty && play.stage.violations.isEmpty)
  }

  @Test(
    "4.3 L-09 L-12 a panel on its way is caught by the next touch, to and fro, and thrown either way",
    arguments: [true, false], [true, false])
  func caught(isPresenting: Bool, throwsDown: Bool) {
    let play = PanelStage()
    if isPresenting {
      play.open()
    } else {
      play.raise()
      play.stage.run { play.panel?.close() }
    }
    play.stage.frames(7)
    let direction = play.driver.direction
    play.press(600)
    play.move(by: throwsDown ? 8 : -8, frames: 2)
    #expect(play.coordinator?.isInteractive == true)
    let start = (play.top!, play.finger.y)
    play.move(by: throwsDown ? 30 : -30, frames: 5) { _ in
      let sought = start.0 + play.finger.y - start.1
      #expect(abs(play.top! - min(max(sought, 333.5), 667)) < 1e-6)
    }
    play.release()
    #expect(
      play.coordinator?.isCancelled == ((direction == .present) == throwsDown)
        || play.coordinator == nil)
    play.stage.settle()
    #expect(play.isPresented == !throwsDown)
    #expect(play.longestStep < Self.fastest && play.dimError < 0.01)
    #expect(play.stage.warnings.isEmpty && play.stage.violations.isEmpty)
  }

  @Test("L-12 a tap beside it turns it round while it is presented, and dismisses it when it is up")
  func tapOutside() {
    let play = PanelStage()
    let before = Picture(of: play.stage.window)
    play.open()
    play.stage.frames(5)
    let raised = play.raised
    play.stage.harness.tap(at: CGPoint(x: 60, y: 200))
    play.stage.frame()
    #expect(play.coordinator?.isCancelled == true && play.raised > raised)
    play.stage.frames(2)
    play.stage.settle()
    #expect(play.panel == nil && Picture(of: play.stage.window) == before)
    play.raise()
    play.stage.harness.tap(at: CGPoint(x: 60, y: 200))
    play.stage.settle()
    #expect(play.panel == nil)
    #expect(play.stage.warnings.isEmpty && play.stage.violations.isEmpty)
  }

  @Test("4.3 a cancelled gesture ends like one that was let go")
  func cancelledGesture() {
    let play = PanelStage()
    play.raise()
    play.press(400)
    play.move(by: 250, frames: 30)
    play.stage.loseFocus()
    play.stage.settle()
    #expect(play.panel == nil && play.coordinator == nil)
    play.press(660)
    play.move(by: -60, frames: 20)
    play.stage.loseFocus()
    play.stage.settle()
    #expect(play.panel == nil && play.stage.violations.isEmpty)
  }

  @Test("L-16 taps at 20 Hz: never two presentations, no lost state")
  func rapidTaps() {
    let play = PanelStage()
    for round in 0..<60 {
      let y: CGFloat = [122, 376, 200][round % 3]
      play.stage.down(187, y)
      play.stage.frame()
      play.stage.up()
      play.stage.frames(2)
      #expect(play.stage.window.subviews.count <= 2)
    }
    play.stage.settle()
    #expect(play.stage.violations.isEmpty && play.coordinator == nil)
    let isUp = play.panel != nil
    #expect(play.driver.direction == (isUp ? .dismiss : .present))
    if isUp { #expect(play.raised == 1 && play.dim == 1) }
    play.stage.run { isUp ? play.panel?.close() : play.first.open() }
    play.stage.settle()
    #expect((play.panel == nil) == isUp)
  }

  @Test("4.6 the window is resized on the way: it ends where it belongs", arguments: [true, false])
  func resized(isPresenting: Bool) {
    let play = PanelStage()
    isPresenting ? play.open() : play.raise()
    if !isPresenting { play.stage.run { play.panel?.close() } }
    play.stage.frames(5)
    play.stage.harness.resize(to: CGSize(width: 400, height: 800))
    play.stage.frames(3)
    play.press(790)
    play.move(by: -20, frames: 4)
    #expect(play.coordinator?.isInteractive == true)
    play.move(by: -300, frames: 10)
    play.release()
    play.stage.settle()
    #expect(play.isPresented && play.panel?.view.layer.animationKeys() == nil)
    play.stage.run { play.stage.window.setNeedsLayout() }
    #expect(play.panel?.view.frame.maxY ?? 0 >= 667)
  }
}
