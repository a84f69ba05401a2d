import Foundation
import GlissadeGestures
import Testing
import UIKit

@testable import UIKitCore

/// Tests of several touches at a time: what views receive of them.
@MainActor @Suite("Several touches")
struct SeveralTouchesTests {
  let setup = GestureSetup()
  let recorder = StateRecorder()

  @Test("O-02 a view receives one touch at a time, unless isMultipleTouchEnabled is set")
  func multipleTouchEnabled() {
    for touch in 1...3 { setup.down(touch: touch, 100 + Double(touch) * 30, 200, at: 0) }
    #expect(setup.view.received == ["began"])
    for touch in 1...3 { setup.up(touch: touch, 100 + Double(touch) * 30, 200, at: 1) }
    #expect(setup.view.received == ["began", "ended"])
    setup.view.received = []
    setup.view.isMultipleTouchEnabled = true
    for touch in 1...3 { setup.down(touch: touch, 100 + Double(touch) * 30, 200, at: 2) }
    for touch in 1...3 { setup.up(touch: touch, 100 + Double(touch) * 30, 200, at: 3) }
    #expect(setup.view.received == ["began", "began", "began", "ended", "ended", "ended"])
  }

  @Test("O-02 each touch has its own view, and two views receive one each")
  func hitTest() {
    let child = TouchRecordingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    setup.view.addSubview(child)
    setup.down(touch: 1, 200, 200, at: 0)
    setup.down(touch: 2, 60, 110, at: 0)
    #expect(setup.view.received == ["began"])
    #expect(child.received == ["began"])
    setup.up(touch: 1, 200, 200, at: 1)
    #expect(setup.view.received == ["began", "ended"])
    #expect(child.received == ["began"])
    setup.up(touch: 2, 60, 110, at: 2)
    #expect(child.received == ["began", "ended"])
    #expect(!setup.dispatcher.isTracking)
  }

  @Test("O-02 allTouches has every touch that is down, those without news as stationary")
  func allTouches() {
    let view = PhaseView(frame: setup.view.frame)
    view.isMultipleTouchEnabled = true
    setup.window.addSubview(view)
    setup.down(touch: 1, 200, 200, at: 0)
    setup.down(touch: 2, 250, 200, at: 0)
    setup.move(touch: 1, 210, 200, at: 0.1)
    setup.dispatcher.step(to: 0.2)
    setup.up(touch: 2, 250, 200, at: 0.3)
    #expect(view.phases == ["began", "stationary began", "moved stationary", "stationary ended"])
  }

  @Test("O-01 the type of a touch is its device's, and allowedTouchTypes selects by it")
  func types() {
    let view = PhaseView(frame: setup.view.frame)
    setup.window.addSubview(view)
    let pan = recorder.add(UIPanGestureRecognizer(), on: view)
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    setup.down(200, 200, at: 0)
    #expect(view.types == [.indirectPointer])
    setup.move(200, 260, at: 0.1)
    setup.up(200, 260, at: 0.2)
    #expect(recorder.states.isEmpty)
    setup.down(touch: 1, 200, 200, at: 1)
    #expect(view.types.last == .direct)
    setup.move(touch: 1, 200, 260, at: 1.1)
    #expect(recorder.states == [.began])
  }

  @Test("F-23 a cancelled touch ends alone, a lost focus cancels all")
  func cancels() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    setup.view.isMultipleTouchEnabled = true
    pan.cancelsTouchesInView = false
    setup.down(touch: 1, 100, 200, at: 0)
    setup.down(touch: 2, 200, 200, at: 0)
    setup.dispatcher.deliver(.touchCancel(1, at: CGPoint(x: 100, y: 200), t: 0.1))
    #expect(setup.view.received == ["began", "began", "cancelled"])
    #expect(setup.dispatcher.isTracking)
    setup.down(touch: 3, 100, 200, at: 0.2)
    setup.dispatcher.deliver(.focus(false, t: 0.3))
    #expect(setup.view.received.suffix(2) == ["cancelled", "cancelled"])
    #expect(!setup.dispatcher.isTracking)
    #expect(pan.state == .possible)
  }

  @Test("O-02 a mouse beside a touch is a touch of its own, and both end")
  func mouseAndTouch() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    setup.down(touch: 1, 100, 200, at: 0)
    setup.down(200, 200, at: 0.1)
    #expect(pan.numberOfTouches == 2)
    setup.up(200, 200, at: 0.2)
    #expect(pan.numberOfTouches == 1)
    setup.up(touch: 1, 100, 200, at: 0.3)
    #expect(pan.state == .possible)
    #expect(!setup.dispatcher.isTracking)
  }

  @Test("O-02 a control tracks its first touch to its end; another one changes nothing")
  func control() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.isMultipleTouchEnabled = true
    setup.view.addSubview(button)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    setup.down(touch: 1, 100, 120, at: 0)
    setup.down(touch: 2, 150, 120, at: 0.1)
    setup.up(touch: 2, 150, 120, at: 0.2)
    #expect(presses == 0)
    #expect(button.isTracking)
    setup.up(touch: 1, 100, 120, at: 0.3)
    #expect(presses == 1)
    #expect(!button.isTracking)
  }
}

/// A view that records the phases of all touches of its events, in order of arrival.
private final class PhaseView: UIView {
  var phases: [String] = []
  var types: [UITouch.TouchType] = []

  private func record(_ event: UIEvent?) {
    let touches = (event?.allTouches ?? []).inOrder
    phases.append(touches.map { "\($0.phase)" }.joined(separator: " "))
    if let last = touches.last { types.append(last.type) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { record(event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { record(event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { record(event) }
}
