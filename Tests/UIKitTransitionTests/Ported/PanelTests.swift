import Foundation
import GlissadeMotion
import Testing
import UIKit
import UIKitTestSupport

/// Tests of system 4: the ported panel works as 4.1–4.6 list.
@MainActor struct PanelTests {
  /// The greatest step of the panel in a frame by its own curve, in points.
  static let fastest = 2.1 * PanelSetup.height / 0.3 / 60 + 1

  @Test("4.2 4.5 a button presents without interaction, ease-out over 0.3 s, the dim alongside")
  func button() {
    let play = PanelSetup()
    play.setup.harness.tap(at: CGPoint(x: 187, y: 122))
    #expect(play.coordinator?.isInteractive == false)
    #expect(play.coordinator?.initiallyInteractive == false)
    #expect(play.coordinator?.isInterruptible == true)
    play.setup.frame()
    let raised = play.raised
    let time = UnitBezier.easeOut
    #expect((1..<18).contains { abs(time.value(at: Double($0) / 18) - raised) < 1e-6 })
    play.setup.settle()
    #expect(play.isPresented)
    #expect(play.top == 333.5)
    #expect(play.dim == 1)
    #expect(play.driver.direction == .dismiss)
    #expect(play.dimError < 0.01)
    #expect(play.setup.warnings.isEmpty)
    #expect(play.setup.violations.isEmpty)
  }

  @Test("4.1 4.3 M-43 the bottom edge brings it, exactly as far as the pointer goes")
  func edge() {
    let play = PanelSetup()
    play.press(660)
    play.move(by: -24, frames: 4)
    #expect(play.coordinator?.isInteractive == true)
    #expect(play.first.presentations == 1)
    #expect(play.coordinator?.initiallyInteractive == true)
    play.move(by: -200, frames: 40) { _ in
      #expect(abs((play.dim ?? -1) - play.raised) < 0.01)
    }
    let before = (play.top!, play.pointer.y)
    play.move(by: 60, frames: 10)
    #expect(abs((play.top! - before.0) - (play.pointer.y - before.1)) < 1e-6)
    play.move(by: -100, frames: 10)
    #expect(abs((play.top! - before.0) - (play.pointer.y - before.1)) < 1e-6)
    play.setup.advance(by: 0.2)
    play.release()
    play.setup.settle()
    #expect(play.isPresented)
    #expect(play.top == 333.5)
    #expect(play.driver.direction == .dismiss)
    #expect(play.setup.warnings.isEmpty)
    #expect(play.setup.violations.isEmpty)
  }

  @Test("4.3 4.4 a short pull at the edge goes back and leaves no trace")
  func shortPull() {
    let play = PanelSetup()
    let before = Picture(of: play.setup.window)
    for _ in 0..<3 {
      play.press(660)
      play.move(by: -80, frames: 20)
      #expect(play.panel != nil)
      play.setup.advance(by: 0.2)
      play.release()
      play.setup.settle()
      #expect(play.panel == nil)
      #expect(play.driver.direction == .present)
      #expect(Picture(of: play.setup.window) == before)
    }
    #expect(play.setup.warnings.isEmpty)
    #expect(play.setup.violations.isEmpty)
  }

  @Test("4.3 4.4 a pan on the panel dismisses it past half, and reverts it before")
  func panelPan() {
    let play = PanelSetup()
    play.raise()
    for (distance, isDismissed) in [(100.0, false), (60, false), (230, true)] {
      play.press(400)
      play.move(by: 20, frames: 4)
      let start = (play.top!, play.pointer.y)
      play.move(by: distance, frames: 30) { _ in
        #expect(abs((play.top! - start.0) - (play.pointer.y - start.1)) < 1e-6)
      }
      play.setup.advance(by: 0.2)
      play.release()
      play.setup.settle()
      #expect(play.isPresented == !isDismissed)
      if !isDismissed {
        #expect(play.top == 333.5)
        #expect(play.dim == 1)
      }
    }
    #expect(play.driver.direction == .present)
    #expect(play.panel == nil)
    #expect(play.setup.warnings.isEmpty)
    #expect(play.setup.violations.isEmpty)
  }

  @Test(
    "4.3 L-09 L-12 a panel in flight is caught by each touch and thrown to either end",
    arguments: [true, false], [true, false])
  func caught(isPresenting: Bool, throwsDown: Bool) {
    let play = PanelSetup()
    if isPresenting {
      play.open()
    } else {
      play.raise()
      play.setup.run { play.panel?.close() }
    }
    play.setup.frames(7)
    let direction = play.driver.direction
    play.press(600)
    play.move(by: throwsDown ? 8 : -8, frames: 2)
    #expect(play.coordinator?.isInteractive == true)
    let start = (play.top!, play.pointer.y)
    play.move(by: throwsDown ? 30 : -30, frames: 5) { _ in
      let sought = start.0 + play.pointer.y - start.1
      #expect(abs(play.top! - min(max(sought, 333.5), 667)) < 1e-6)
    }
    play.release()
    #expect(
      play.coordinator?.isCancelled == ((direction == .present) == throwsDown)
        || play.coordinator == nil)
    play.setup.settle()
    #expect(play.isPresented == !throwsDown)
    #expect(play.longestStep < Self.fastest)
    #expect(play.dimError < 0.01)
    #expect(play.setup.warnings.isEmpty)
    #expect(play.setup.violations.isEmpty)
  }

  @Test("L-12 a tap beside it turns it round while it is presented, and dismisses it when it is up")
  func tapOutside() {
    let play = PanelSetup()
    let before = Picture(of: play.setup.window)
    play.open()
    play.setup.frames(5)
    let raised = play.raised
    play.setup.harness.tap(at: CGPoint(x: 60, y: 200))
    play.setup.frame()
    #expect(play.coordinator?.isCancelled == true)
    #expect(play.raised > raised)
    play.setup.frames(2)
    play.setup.settle()
    #expect(play.panel == nil)
    #expect(Picture(of: play.setup.window) == before)
    play.raise()
    play.setup.harness.tap(at: CGPoint(x: 60, y: 200))
    play.setup.settle()
    #expect(play.panel == nil)
    #expect(play.setup.warnings.isEmpty)
    #expect(play.setup.violations.isEmpty)
  }

  @Test("4.3 a cancelled gesture ends like one that was released")
  func cancelledGesture() {
    let play = PanelSetup()
    play.raise()
    play.press(400)
    play.move(by: 250, frames: 30)
    play.setup.loseFocus()
    play.setup.settle()
    #expect(play.panel == nil)
    #expect(play.coordinator == nil)
    play.press(660)
    play.move(by: -60, frames: 20)
    play.setup.loseFocus()
    play.setup.settle()
    #expect(play.panel == nil)
    #expect(play.setup.violations.isEmpty)
  }

  @Test("L-16 taps at 20 Hz: never two presentations, no lost state")
  func rapidTaps() {
    let play = PanelSetup()
    for round in 0..<60 {
      let y: CGFloat = [122, 376, 200][round % 3]
      play.setup.down(187, y)
      play.setup.frame()
      play.setup.up()
      play.setup.frames(2)
      #expect(play.setup.window.subviews.count <= 2)
    }
    play.setup.settle()
    #expect(play.setup.violations.isEmpty)
    #expect(play.coordinator == nil)
    let isUp = play.panel != nil
    #expect(play.driver.direction == (isUp ? .dismiss : .present))
    if isUp {
      #expect(play.raised == 1)
      #expect(play.dim == 1)
    }
    play.setup.run { isUp ? play.panel?.close() : play.first.open() }
    play.setup.settle()
    #expect((play.panel == nil) == isUp)
  }

  @Test("4.6 the window is resized in between: it ends where it belongs", arguments: [true, false])
  func resized(isPresenting: Bool) {
    let play = PanelSetup()
    isPresenting ? play.open() : play.raise()
    if !isPresenting { play.setup.run { play.panel?.close() } }
    play.setup.frames(5)
    play.setup.harness.resize(to: CGSize(width: 400, height: 800))
    play.setup.frames(3)
    play.press(790)
    play.move(by: -20, frames: 4)
    #expect(play.coordinator?.isInteractive == true)
    play.move(by: -300, frames: 10)
    play.release()
    play.setup.settle()
    #expect(play.isPresented)
    #expect(play.panel?.view.layer.animationKeys() == nil)
    play.setup.run { play.setup.window.setNeedsLayout() }
    #expect(play.panel?.view.frame.maxY ?? 0 >= 667)
  }
}
