import Foundation
import Testing
import UIKit

@MainActor @Suite("Tap gesture")
struct TapGestureTests {
  let setup = GestureSetup()
  let recorder = StateRecorder()
  let other = StateRecorder()

  @Test("F-01 a tap goes from possible to ended with one action, then possible again")
  func tap() {
    let tap = recorder.add(UITapGestureRecognizer(), on: setup.view)
    setup.tap(200, 200, at: 0)
    #expect(recorder.states == [.ended])
    #expect(tap.state == .possible)
    #expect(UIGestureRecognizer.State.recognized == .ended)
    setup.tap(200, 200, at: 5)
    #expect(recorder.states == [.ended, .ended])
  }

  @Test("F-18 M-13 a tap fails beyond its slop")
  func slop() {
    _ = recorder.add(UITapGestureRecognizer(), on: setup.view)
    setup.down(200, 200, at: 0)
    setup.move(206, 208, at: 0.1)
    setup.up(200, 200, at: 0.2)
    #expect(recorder.states == [.ended])
    setup.down(200, 200, at: 1)
    setup.move(206, 209, at: 1.1)
    setup.move(200, 200, at: 1.2)
    setup.up(200, 200, at: 1.3)
    #expect(recorder.states == [.ended])
  }

  @Test("F-18 a tap fails when a pan on its touch begins, and works below the pan's hysteresis")
  func panWins() {
    _ = recorder.add(UITapGestureRecognizer(), on: setup.view)
    _ = other.add(UIPanGestureRecognizer(), on: setup.window)
    setup.down(200, 200, at: 0)
    setup.move(200, 206, at: 0.1)
    setup.up(200, 206, at: 0.2)
    #expect(recorder.states.isEmpty)
    #expect(other.states == [.began, .ended])
    setup.down(200, 200, at: 1)
    setup.move(200, 203, at: 1.1)
    setup.up(200, 203, at: 1.2)
    #expect(recorder.states == [.ended])
    #expect(other.states.count == 2)
  }

  @Test("M-13 two taps in 0.3 s are a double tap; a third press starts anew")
  func doubleTap() {
    let tap = recorder.add(UITapGestureRecognizer(), on: setup.view)
    tap.numberOfTapsRequired = 2
    setup.tap(200, 200, at: 0)
    #expect(recorder.states.isEmpty)
    setup.tap(200, 200, at: 0.2)
    #expect(recorder.states == [.ended])
    setup.tap(200, 200, at: 0.4)
    #expect(recorder.states == [.ended])
    setup.tap(200, 200, at: 2)
    setup.tap(200, 200, at: 2.4)
    #expect(recorder.states == [.ended])
  }

  @Test("F-12 a single tap that waits for a double tap comes after the deadline, by time alone")
  func singleWaitsForDouble() throws {
    let single = recorder.add(UITapGestureRecognizer(), on: setup.view)
    let double = other.add(UITapGestureRecognizer(), on: setup.view)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    setup.tap(200, 200, at: 0)
    let deadline = try #require(setup.dispatcher.nextDeadline)
    #expect(abs(deadline - 0.35) < 1e-9)
    setup.dispatcher.step(to: 0.34)
    #expect(recorder.states.isEmpty)
    #expect(single.state == .possible)
    setup.dispatcher.step(to: 0.36)
    #expect(recorder.states == [.ended])
    #expect(other.states.isEmpty)
    #expect(setup.dispatcher.nextDeadline == nil)
    setup.tap(200, 200, at: 1)
    setup.tap(200, 200, at: 1.2)
    setup.dispatcher.step(to: 3)
    #expect(recorder.states == [.ended])
    #expect(other.states == [.ended])
    #expect(single.state == .possible)
    #expect(double.state == .possible)
  }

  @Test("M-13 presses within 0.3 s and 100 pt count up in tapCount")
  func tapCount() {
    let view = CountingView(frame: setup.view.frame)
    setup.window.addSubview(view)
    setup.tap(200, 200, at: 0)
    setup.tap(250, 200, at: 0.2)
    setup.tap(355 - 10, 200, at: 0.4)
    setup.tap(200, 200, at: 0.6)
    setup.tap(200, 200, at: 1.2)
    #expect(view.counts == [1, 2, 3, 1, 1])
  }

  @Test("two touches wanted: one pointer never makes them")
  func twoTouches() {
    let tap = recorder.add(UITapGestureRecognizer(), on: setup.view)
    tap.numberOfTouchesRequired = 2
    setup.tap(200, 200, at: 0)
    #expect(recorder.states.isEmpty)
    #expect(tap.state == .possible)
  }
}

private final class CountingView: UIView {
  var counts: [Int] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    counts += touches.map(\.tapCount)
  }
}
