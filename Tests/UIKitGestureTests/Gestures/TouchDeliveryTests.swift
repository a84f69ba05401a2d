import Foundation
import Testing
import UIKit

@MainActor @Suite("Touches and views")
struct TouchDeliveryTests {
  let setup = GestureSetup()
  let recorder = StateRecorder()

  @Test("a touch without recognizers goes to the view from down to up")
  func plain() {
    setup.down(200, 200, at: 0)
    setup.move(220, 200, at: 0.1)
    setup.up(220, 200, at: 0.2)
    #expect(setup.view.received == ["began", "moved", "ended"])
  }

  @Test("F-11 just before the first action the view gets touchesCancelled, then nothing")
  func cancels() {
    var order: [String] = []
    setup.view.onTouch = { order.append($0) }
    recorder.onCall = { order.append("action \($0.state)") }
    _ = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    setup.down(200, 200, at: 0)
    setup.move(200, 202, at: 0.01)
    setup.move(200, 210, at: 0.02)
    setup.move(200, 220, at: 0.03)
    setup.up(200, 220, at: 0.04)
    #expect(
      order == ["began", "moved", "cancelled", "action began", "action changed", "action ended"])
  }

  @Test("F-11 with cancelsTouchesInView false both streams interleave")
  func interleaves() {
    var order: [String] = []
    setup.view.onTouch = { order.append($0) }
    recorder.onCall = { order.append("action \($0.state)") }
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    pan.cancelsTouchesInView = false
    setup.down(200, 200, at: 0)
    setup.move(200, 210, at: 0.02)
    setup.up(200, 210, at: 0.04)
    #expect(order == ["began", "action began", "moved", "action ended", "ended"])
  }

  @Test("F-11 delaysTouchesEnded: the view is notified of the end when the double tap has failed")
  func delaysEnd() {
    let tap = recorder.add(UITapGestureRecognizer(), on: setup.view)
    tap.numberOfTapsRequired = 2
    setup.tap(200, 200, at: 0)
    #expect(setup.view.received == ["began"])
    setup.dispatcher.step(to: 0.4)
    #expect(setup.view.received == ["began", "ended"])
    tap.delaysTouchesEnded = false
    setup.tap(200, 200, at: 1)
    #expect(setup.view.received == ["began", "ended", "began", "ended"])
  }

  @Test("F-11 delaysTouchesBegan: the view is notified of nothing until the recognizer failed")
  func delaysBegin() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    pan.delaysTouchesBegan = true
    setup.down(200, 200, at: 0)
    setup.move(200, 201, at: 0.01)
    #expect(setup.view.received.isEmpty)
    setup.up(200, 201, at: 0.02)
    #expect(setup.view.received == ["began", "ended"])
    setup.down(200, 200, at: 1)
    setup.move(200, 220, at: 1.01)
    setup.up(200, 220, at: 1.02)
    #expect(setup.view.received == ["began", "ended"])
  }

  @Test(
    "F-23 lost focus cancels recognizer and view; so does a lost pointer", arguments: [true, false])
  func lostFocus(_ focus: Bool) {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    pan.cancelsTouchesInView = false
    setup.down(200, 200, at: 0)
    setup.move(200, 220, at: 0.01)
    let place = CGPoint(x: 200, y: 220)
    setup.dispatcher.deliver(focus ? .focus(false, t: 0.02) : .cancel(at: place, t: 0.02))
    #expect(recorder.states == [.began, .cancelled])
    #expect(pan.state == .possible)
    #expect(setup.view.received.last == "cancelled")
    #expect(!setup.dispatcher.isTracking)
    setup.move(200, 260, at: 0.03)
    setup.up(200, 260, at: 0.04)
    #expect(recorder.states.count == 2)
  }

  @Test("F-23 leaving the window with the button pressed cancels nothing")
  func leavesWindow() {
    _ = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    setup.down(200, 200, at: 0)
    setup.move(200, -500, at: 0.01)
    setup.move(900, 2000, at: 0.02)
    setup.up(200, 250, at: 0.03)
    #expect(recorder.states == [.began, .changed, .changed, .ended])
  }

  @Test("L-16 other buttons during a press, and a press whose release was lost, never confuse")
  func secondButton() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    setup.down(200, 200, at: 0)
    setup.down(210, 210, at: 0.01, button: 3)
    setup.move(200, 220, at: 0.02)
    setup.up(200, 220, at: 0.03, button: 3)
    #expect(pan.state == .began)
    #expect(pan.numberOfTouches == 1)
    setup.down(100, 200, at: 0.04)
    #expect(recorder.states == [.began, .cancelled])
    #expect(pan.numberOfTouches == 1)
    setup.up(100, 200, at: 0.05)
    #expect(recorder.states == [.began, .cancelled])
    #expect(pan.state == .possible)
  }

  @Test("UITouch and UIEvent report phase, places, time, view and recognizers")
  func touchFacts() {
    let view = FactView(frame: setup.view.frame)
    setup.window.addSubview(view)
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.window)
    setup.down(200, 200, at: 1)
    setup.move(202, 201, at: 1.5)
    #expect(view.facts == ["began (150, 100) (150, 100) 1.0", "moved (152, 101) (150, 100) 1.5"])
    #expect(view.touch?.view === view)
    #expect(view.touch?.window === setup.window)
    #expect(view.touch?.gestureRecognizers == [pan])
    #expect(view.event?.allTouches?.count == 1)
    #expect(view.event?.timestamp == 1.5)
    #expect(view.event?.touches(for: view)?.count == 1)
    #expect(view.event?.touches(for: setup.view) == nil)
    #expect(view.event?.touches(for: pan)?.count == 1)
    #expect(view.event?.touches(for: setup.window)?.count == 1)
  }

  @Test("coordinates and times that are not finite are ignored")
  func notFinite() {
    _ = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    setup.down(.nan, 200, at: 0)
    setup.down(200, 200, at: .infinity)
    #expect(!setup.dispatcher.isTracking)
    setup.down(200, 200, at: 0)
    setup.move(200, .infinity, at: 0.01)
    setup.move(200, 220, at: 0.02)
    #expect(recorder.states == [.began])
  }
}

private final class FactView: UIView {
  var facts: [String] = []
  weak var touch: UITouch?
  var event: UIEvent?

  private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
    self.event = event
    touch = touches.first
    for touch in touches {
      let here = touch.location(in: self)
      let before = touch.previousLocation(in: self)
      facts.append(
        "\(touch.phase) (\(Int(here.x)), \(Int(here.y)))"
          + " (\(Int(before.x)), \(Int(before.y))) \(touch.timestamp)"
      )
    }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
}
