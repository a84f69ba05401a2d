import Foundation
import Testing
import UIKit

@MainActor @Suite("Long press and swipe")
struct PressAndSwipeTests {
  let setup = GestureSetup()
  let recorder = StateRecorder()

  @Test("M-13 a long press begins with time alone, then follows the pointer")
  func longPress() {
    let press = recorder.add(UILongPressGestureRecognizer(), on: setup.view)
    setup.down(200, 200, at: 0)
    #expect(setup.dispatcher.nextDeadline == 0.5)
    setup.move(206, 208, at: 0.2)
    setup.dispatcher.step(to: 0.49)
    #expect(press.state == .possible)
    #expect(recorder.states.isEmpty)
    setup.dispatcher.step(to: 0.5)
    #expect(recorder.states == [.began])
    #expect(setup.dispatcher.nextDeadline == nil)
    #expect(press.location(in: nil) == CGPoint(x: 206, y: 208))
    setup.move(300, 300, at: 0.6)
    setup.up(300, 300, at: 0.7)
    #expect(recorder.states == [.began, .changed, .ended])
    #expect(press.state == .possible)
  }

  @Test("M-13 a pointer that strays or leaves early was no long press")
  func noLongPress() {
    let press = recorder.add(UILongPressGestureRecognizer(), on: setup.view)
    setup.down(200, 200, at: 0)
    setup.move(211, 200, at: 0.1)
    setup.dispatcher.step(to: 1)
    setup.up(211, 200, at: 1.1)
    setup.down(200, 200, at: 2)
    setup.up(200, 200, at: 2.4)
    setup.dispatcher.step(to: 3)
    #expect(recorder.states.isEmpty)
    #expect(press.state == .possible)
  }

  @Test("a long press's duration, slop and number of touches change what it takes")
  func longPressTuning() {
    let press = recorder.add(UILongPressGestureRecognizer(), on: setup.view)
    (press.minimumPressDuration, press.allowableMovement) = (0.1, 30)
    setup.down(200, 200, at: 0)
    setup.move(229, 200, at: 0.05)
    setup.dispatcher.step(to: 0.1)
    #expect(recorder.states == [.began])
    setup.up(229, 200, at: 0.2)
    press.numberOfTouchesRequired = 2
    setup.down(200, 200, at: 1)
    setup.dispatcher.step(to: 2)
    #expect(press.state == .possible)
    setup.up(200, 200, at: 2.1)
    #expect(recorder.states == [.began, .ended])
    (press.minimumPressDuration, press.numberOfTouchesRequired) = (0, 1)
    setup.down(200, 200, at: 3)
    #expect(recorder.states == [.began, .ended, .began])
  }

  @Test("F-11 F-13 a long press takes the touch away from its view and keeps a tap out")
  func longPressExcludes() {
    let tapRecorder = StateRecorder()
    let tap = tapRecorder.add(UITapGestureRecognizer(), on: setup.view)
    _ = recorder.add(UILongPressGestureRecognizer(), on: setup.view)
    setup.down(200, 200, at: 0)
    setup.dispatcher.step(to: 0.5)
    #expect(setup.view.received == ["began", "cancelled"])
    setup.up(200, 200, at: 0.6)
    #expect(recorder.states == [.began, .ended])
    #expect(tapRecorder.states.isEmpty)
    #expect(tap.state == .possible)
    setup.tap(200, 200, at: 1)
    #expect(tapRecorder.states == [.ended])
  }

  @Test("M-13 a swipe is one action, as soon as it is long enough")
  func swipe() {
    let swipe = recorder.add(UISwipeGestureRecognizer(), on: setup.view)
    setup.down(100, 200, at: 0)
    setup.move(149, 200, at: 0.1)
    #expect(recorder.states.isEmpty)
    setup.move(151, 200, at: 0.15)
    #expect(recorder.states == [.ended])
    setup.move(300, 200, at: 0.3)
    setup.up(300, 200, at: 0.4)
    #expect(recorder.states == [.ended])
    #expect(swipe.state == .possible)
  }

  @Test("M-13 N-13 a swipe has its direction: right by default, and in time")
  func swipeDirection() {
    let swipe = recorder.add(UISwipeGestureRecognizer(), on: setup.view)
    #expect(swipe.direction == .right)
    func stroke(_ dx: Double, _ dy: Double, in time: Double, at start: Double) -> Bool {
      recorder.states = []
      setup.down(200, 250, at: start)
      setup.move(200 + dx, 250 + dy, at: start + time)
      setup.up(200 + dx, 250 + dy, at: start + time)
      return recorder.states == [.ended]
    }
    #expect(!stroke(-80, 0, in: 0.1, at: 1))
    #expect(!stroke(80, 60, in: 0.1, at: 2))
    #expect(!stroke(80, 0, in: 0.6, at: 3))
    #expect(stroke(80, 0, in: 0.4, at: 4))
    swipe.direction = [.left, .up]
    #expect(!stroke(80, 0, in: 0.1, at: 5))
    #expect(stroke(-80, 0, in: 0.1, at: 6))
    #expect(stroke(0, -80, in: 0.1, at: 7))
    swipe.numberOfTouchesRequired = 2
    #expect(!stroke(-80, 0, in: 0.1, at: 8))
  }

  @Test("F-12 a pan that waits for a swipe begins once the swipe is too slow")
  func panWaitsForSwipe() {
    let swipe = recorder.add(UISwipeGestureRecognizer(), on: setup.view)
    let panRecorder = StateRecorder()
    let pan = panRecorder.add(UIPanGestureRecognizer(), on: setup.view)
    pan.require(toFail: swipe)
    setup.down(100, 200, at: 0)
    setup.move(120, 200, at: 0.1)
    #expect(panRecorder.states.isEmpty)
    setup.dispatcher.step(to: 0.51)
    #expect(panRecorder.states == [.began])
    setup.up(120, 200, at: 0.6)
    setup.down(100, 200, at: 1)
    setup.move(160, 200, at: 1.1)
    setup.up(160, 200, at: 1.2)
    #expect(recorder.states == [.ended])
    #expect(panRecorder.states == [.began, .ended])
  }
}
