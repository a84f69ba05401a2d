import Foundation
import GlissadeGestures
import Testing
import UIKit

/// Tests of several touches at a time: what recognizers make of them.
@MainActor @Suite("Gestures of several touches")
struct SeveralTouchesGestureTests {
  let setup = GestureSetup()
  let recorder = StateRecorder()

  @Test("O-02 recognizers receive all touches, whatever isMultipleTouchEnabled says")
  func touchesOfRecognizers() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    setup.down(touch: 1, 100, 200, at: 0)
    setup.down(touch: 2, 200, 240, at: 0)
    #expect(pan.numberOfTouches == 2)
    #expect(pan.location(ofTouch: 1, in: nil) == CGPoint(x: 200, y: 240))
    setup.move(touch: 1, 100, 230, at: 0.1)
    setup.move(touch: 2, 200, 270, at: 0.1)
    #expect(recorder.states == [.began])
    #expect(pan.location(in: nil) == CGPoint(x: 150, y: 250))
    setup.up(touch: 1, 100, 230, at: 0.2)
    #expect(pan.numberOfTouches == 1)
    #expect(pan.state == .began)
    setup.up(touch: 2, 200, 270, at: 0.3)
    #expect(recorder.states == [.began, .ended])
  }

  @Test("O-02 touches that move at the same time are one event, also when one of them rests")
  func sameTime() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    var translations: [CGPoint] = []
    recorder.onCall = { [unowned pan] _ in translations.append(pan.translation(in: nil)) }
    setup.down(touch: 1, 100, 200, at: 0)
    setup.down(touch: 2, 200, 200, at: 0)
    for step in 1...4 {
      let y = 200 + Double(step) * 20
      setup.move(touch: 1, 100, y, at: Double(step) * 0.01)
      setup.move(touch: 2, 200, y, at: Double(step) * 0.01)
    }
    #expect(translations.map(\.y) == [0, 20, 40, 60])
    setup.move(touch: 1, 100, 290, at: 0.05)
    #expect(translations.count == 4)
    setup.dispatcher.step(to: 0.06)
    #expect(translations.map(\.y) == [0, 20, 40, 60, 65])
  }

  @Test("O-02 with a pause of time, too, moves that wait are delivered before it")
  func pausedTime() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    setup.down(touch: 1, 100, 200, at: 0)
    setup.down(touch: 2, 200, 200, at: 0)
    setup.move(touch: 1, 100, 240, at: 0.01)
    setup.dispatcher.isTimePaused = true
    #expect(recorder.states == [.began])
    #expect(pan.numberOfTouches == 2)
  }

  @Test("O-02 a pan ignores touches beyond its maximum: neither counted, nor in its location")
  func maximum() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    pan.maximumNumberOfTouches = 1
    setup.down(touch: 1, 100, 200, at: 0)
    setup.move(touch: 1, 100, 260, at: 0.1)
    setup.down(touch: 2, 300, 200, at: 0.2)
    setup.move(touch: 2, 300, 300, at: 0.3)
    setup.dispatcher.step(to: 0.31)
    #expect(pan.numberOfTouches == 1)
    #expect(pan.location(in: nil) == CGPoint(x: 100, y: 260))
    #expect(pan.translation(in: nil) == .zero)
    setup.up(touch: 1, 100, 260, at: 0.4)
    #expect(recorder.states == [.began, .ended])
    setup.up(touch: 2, 300, 300, at: 0.5)
    #expect(pan.state == .possible)
  }

  @Test("O-02 a pan of two touches begins with the second, and needs both to move on")
  func minimum() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    pan.minimumNumberOfTouches = 2
    setup.down(touch: 1, 100, 200, at: 0)
    setup.move(touch: 1, 100, 260, at: 0.1)
    #expect(recorder.states.isEmpty)
    setup.down(touch: 2, 200, 200, at: 0.2)
    setup.move(touch: 1, 100, 300, at: 0.3)
    setup.move(touch: 2, 200, 240, at: 0.3)
    #expect(recorder.states == [.began])
    setup.move(touch: 1, 100, 320, at: 0.4)
    setup.move(touch: 2, 200, 260, at: 0.4)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
    setup.up(touch: 2, 200, 260, at: 0.5)
    setup.move(touch: 1, 100, 400, at: 0.6)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
    setup.up(touch: 1, 100, 400, at: 0.7)
    #expect(recorder.states.last == .ended)
  }

  @Test("M-01 O-02 the hysteresis is the device's, 10 pt for a touch, unless the client sets one")
  func slop() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    setup.down(touch: 1, 100, 200, at: 0)
    #expect(pan.hysteresis == 10)
    setup.move(touch: 1, 100, 210, at: 0.1)
    #expect(recorder.states.isEmpty)
    setup.move(touch: 1, 100, 211, at: 0.2)
    #expect(recorder.states == [.began])
    setup.up(touch: 1, 100, 211, at: 0.3)
    #expect(pan.hysteresis == 4)
    pan.hysteresis = 2
    setup.down(touch: 2, 100, 200, at: 1)
    setup.move(touch: 2, 100, 203, at: 1.1)
    #expect(recorder.states.suffix(2) == [.ended, .began])
  }

  @Test("O-02 recognizers of different touches do not exclude each other, those of one do")
  func exclusion() {
    let child = TouchRecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let sibling = TouchRecordingView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))
    setup.view.addSubview(child)
    setup.view.addSubview(sibling)
    let (one, other, outer) = (StateRecorder(), StateRecorder(), StateRecorder())
    _ = one.add(UIPanGestureRecognizer(), on: child)
    _ = other.add(UIPanGestureRecognizer(), on: sibling)
    _ = outer.add(UIPanGestureRecognizer(), on: setup.view)
    setup.down(touch: 1, 60, 110, at: 0)
    setup.down(touch: 2, 210, 110, at: 0)
    for step in 1...3 {
      setup.move(touch: 1, 60, 110 + Double(step) * 20, at: Double(step) * 0.1)
      setup.move(touch: 2, 210, 110 + Double(step) * 20, at: Double(step) * 0.1)
    }
    #expect(one.states == [.began, .changed, .changed])
    #expect(other.states == [.began, .changed, .changed])
    #expect(outer.states.isEmpty)
  }

  @Test("O-02 a tap with two touches needs two, and a tap with one fails with two")
  func taps() {
    let single = StateRecorder()
    _ = single.add(UITapGestureRecognizer(), on: setup.view)
    let double = recorder.add(UITapGestureRecognizer(), on: setup.view)
    double.numberOfTouchesRequired = 2
    setup.down(touch: 1, 100, 200, at: 0)
    setup.down(touch: 2, 200, 200, at: 0.01)
    setup.up(touch: 1, 100, 200, at: 0.1)
    setup.up(touch: 2, 200, 200, at: 0.11)
    #expect(recorder.states == [.ended])
    #expect(single.states.isEmpty)
  }

  @Test("O-02 a recognizer ignores a touch on request, which its view receives further")
  func ignored() {
    let pan = recorder.add(IgnoringPan(), on: setup.view)
    setup.down(touch: 1, 100, 200, at: 0)
    setup.move(touch: 1, 100, 260, at: 0.1)
    setup.up(touch: 1, 100, 260, at: 0.2)
    #expect(recorder.states.isEmpty)
    #expect(pan.numberOfTouches == 0)
    #expect(setup.view.received == ["began", "moved", "ended"])
  }
}

/// A pan that ignores all touches.
private final class IgnoringPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { ignore(touch, for: event) }
  }
}
