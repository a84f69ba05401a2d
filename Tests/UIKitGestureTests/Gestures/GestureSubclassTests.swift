import Foundation
import Testing
import UIKit

@MainActor @Suite("Recognizer subclasses")
struct GestureSubclassTests {
  let setup = GestureSetup()
  let recorder = StateRecorder()

  @Test("F-21 began set in touchesBegan: no second began, moves are changes at once")
  func instantPan() {
    let pan = recorder.add(InstantPan(), on: setup.view)
    var translations: [CGFloat] = []
    recorder.onCall = { [unowned pan] _ in translations.append(pan.translation(in: nil).y) }
    setup.down(200, 200, at: 0)
    setup.move(200, 201, at: 0.01)
    setup.move(200, 230, at: 0.02)
    setup.up(200, 230, at: 0.03)
    #expect(recorder.states == [.began, .changed, .changed, .ended])
    #expect(translations == [0, 1, 30, 30])
  }

  @Test("F-21 failed set in touchesMoved: no action, others may begin, possible afterwards")
  func directionalPan() {
    let pan = recorder.add(DownwardPan(), on: setup.view)
    let other = StateRecorder()
    _ = other.add(UIPanGestureRecognizer(), on: setup.window)
    setup.down(200, 200, at: 0)
    setup.move(220, 200, at: 0.01)
    setup.up(220, 200, at: 0.02)
    #expect(recorder.states.isEmpty)
    #expect(other.states == [.began, .ended])
    #expect(pan.state == .possible)
    #expect(
      setup.log == [
        "DownwardPan failed", "UIPanGestureRecognizer began", "UIPanGestureRecognizer ended",
      ])
    setup.down(200, 200, at: 1)
    setup.move(200, 220, at: 1.01)
    #expect(recorder.states == [.began])
  }

  @Test(
    "N-09 a recognizer of a client's own gets touches, sets its state and is reset once a sequence")
  func custom() {
    let press = recorder.add(Press(), on: setup.view)
    setup.tap(200, 200, at: 0)
    #expect(recorder.states == [.began, .ended])
    #expect(press.resets == 1)
    #expect(press.state == .possible)
    setup.down(200, 200, at: 1)
    setup.dispatcher.deliver(.focus(false, t: 1.1))
    #expect(recorder.states == [.began, .ended, .began, .cancelled])
    #expect(press.resets == 2)
    #expect(press.received == ["began", "ended", "began", "cancelled"])
  }

  @Test("F-01 a client's recognizer that forgets to end is cancelled with its touch")
  func forgetful() {
    let forgetful = recorder.add(Forgetful(), on: setup.view)
    setup.tap(200, 200, at: 0)
    #expect(recorder.states == [.began, .cancelled])
    #expect(forgetful.state == .possible)
  }

  @Test("F-02 a recognizer's own state changes within one event are each announced")
  func twoStatesInOneEvent() {
    let quick = recorder.add(Quick(), on: setup.view)
    setup.down(200, 200, at: 0)
    #expect(recorder.states == [.began, .ended])
    setup.up(200, 200, at: 0.1)
    #expect(quick.state == .possible)
  }
}

private final class InstantPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

private final class DownwardPan: UIPanGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible || state == .began else { return }
    let moved = velocity(in: view)
    if abs(moved.x) > abs(moved.y) { state = .failed }
  }
}

private final class Press: UIGestureRecognizer {
  var received: [String] = []
  var resets = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    received.append("began")
    state = .began
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    received.append("ended")
    state = .ended
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    received.append("cancelled")
    state = .cancelled
  }
  override func reset() { resets += 1 }
}

private final class Forgetful: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
}

private final class Quick: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .began
    state = .ended
  }
}
