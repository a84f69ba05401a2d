import Foundation
import Testing
import UIKit

@MainActor @Suite("Recognizers in mid-gesture")
struct GestureLifeTests {
  let setup = GestureSetup()
  let recorder = StateRecorder()

  private func begin(_ pan: UIPanGestureRecognizer) {
    setup.down(200, 200, at: 0)
    setup.move(200, 220, at: 0.01)
    #expect(pan.state == .began)
  }

  @Test("F-15 disabling in mid-gesture: a cancelled action, then possible; the touch is lost to it")
  func disabled() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    begin(pan)
    pan.isEnabled = false
    #expect(recorder.states == [.began, .cancelled])
    #expect(pan.state == .possible)
    pan.isEnabled = true
    setup.move(200, 260, at: 0.02)
    setup.up(200, 260, at: 0.03)
    #expect(recorder.states.count == 2)
    setup.down(200, 200, at: 1)
    setup.move(200, 220, at: 1.01)
    #expect(recorder.states == [.began, .cancelled, .began])
  }

  @Test("F-15 disabling inside its own action does the same")
  func disabledInAction() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    recorder.onCall = { recognizer in
      guard recognizer.state == .changed else { return }
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    begin(pan)
    setup.move(200, 230, at: 0.02)
    setup.move(200, 240, at: 0.03)
    #expect(recorder.states == [.began, .changed, .cancelled])
    #expect(pan.state == .possible)
  }

  @Test("F-15 disabled by another's action before its own began action: nobody is notified")
  func disabledUnannounced() {
    let judge = Judge()
    judge.together = { _ in true }
    let other = StateRecorder()
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    let late = other.add(UIPanGestureRecognizer(), on: setup.window)
    pan.delegate = judge
    recorder.onCall = { [unowned late] _ in late.isEnabled = false }
    begin(pan)
    setup.move(200, 230, at: 0.02)
    #expect(recorder.states == [.began, .changed])
    #expect(other.states.isEmpty)
    #expect(late.state == .possible)
  }

  @Test("F-15 a disabled recognizer sees nothing")
  func neverEnabled() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    pan.isEnabled = false
    setup.down(200, 200, at: 0)
    setup.move(200, 220, at: 0.01)
    #expect(recorder.states.isEmpty)
  }

  @Test("F-19 adding it again to its own view changes nothing, even in mid-gesture")
  func addedAgain() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    begin(pan)
    setup.view.addGestureRecognizer(pan)
    setup.move(200, 230, at: 0.02)
    #expect(recorder.states == [.began, .changed])
    #expect(setup.view.gestureRecognizers == [pan])
  }

  @Test("F-19 adding it to another view moves it; removing it in mid-gesture cancels")
  func moved() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    setup.window.addGestureRecognizer(pan)
    #expect(setup.view.gestureRecognizers == nil)
    #expect(setup.window.gestureRecognizers == [pan])
    #expect(pan.view === setup.window)
    begin(pan)
    setup.window.removeGestureRecognizer(pan)
    #expect(recorder.states == [.began, .cancelled])
    #expect(pan.view == nil)
    setup.up(200, 220, at: 0.1)
  }

  @Test("F-22 the gesture survives its view being covered and moved into a container")
  func covered() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    begin(pan)
    let container = UIView(frame: setup.window.bounds)
    setup.window.addSubview(container)
    container.addSubview(setup.view)
    container.addSubview(TouchRecordingView(frame: container.bounds))
    setup.move(200, 230, at: 0.02)
    setup.up(200, 230, at: 0.03)
    #expect(recorder.states == [.began, .changed, .ended])
  }

  @Test(
    "F-22 its view leaving the window cancels it, at the next frame if no event comes",
    arguments: [true, false])
  func leavesWindow(_ byEvent: Bool) {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    begin(pan)
    setup.view.removeFromSuperview()
    if byEvent { setup.move(200, 230, at: 0.02) } else { setup.dispatcher.step(to: 0.02) }
    #expect(recorder.states == [.began, .cancelled])
    #expect(pan.state == .possible)
  }

  @Test("F-22 a view that leaves its window is notified that its touch is cancelled")
  func viewLeaves() {
    setup.down(200, 200, at: 0)
    setup.view.removeFromSuperview()
    setup.dispatcher.step(to: 0.01)
    setup.up(200, 200, at: 0.02)
    #expect(setup.view.received == ["began", "cancelled"])
  }

  @Test("F-24 targets are called in order; one added in mid-gesture from the next event on")
  func targetOrder() {
    var order: [String] = []
    let second = StateRecorder()
    let third = StateRecorder()
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    pan.addTarget(second, action: Selector(StateRecorder.record))
    recorder.onCall = { [unowned pan] _ in
      order.append("1")
      if pan.state == .began { pan.addTarget(third, action: Selector(StateRecorder.record)) }
    }
    second.onCall = { _ in order.append("2") }
    third.onCall = { _ in order.append("3") }
    begin(pan)
    #expect(order == ["1", "2"])
    setup.move(200, 230, at: 0.02)
    #expect(order == ["1", "2", "1", "2", "3"])
  }

  @Test("F-14 location(in:) of a view is in its points, nil is the window")
  func locations() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    begin(pan)
    #expect(pan.location(in: nil) == CGPoint(x: 200, y: 220))
    #expect(pan.location(in: setup.view) == CGPoint(x: 150, y: 120))
    #expect(pan.location(in: setup.window) == CGPoint(x: 200, y: 220))
  }
}
