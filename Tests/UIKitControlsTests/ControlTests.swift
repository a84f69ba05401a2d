import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Controls") struct ControlTests {
  private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
  private let harness: Harness
  private let recorder = Recorder()

  /// A target that records every event.
  final class Recorder {
    var events: [String] = []
    static let all: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]

    @MainActor func listen(to control: UIControl) {
      for (event, name) in Self.all {
        control.addAction(UIAction { [self] _ in events.append(name) }, for: event)
      }
    }

    /// Removes and returns the events since the last call, without repetitions.
    func take() -> [String] {
      defer { events = [] }
      return events.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
  }

  init() {
    let controller = UIViewController()
    harness = Harness { controller }
    controller.view.addSubview(control)
    recorder.listen(to: control)
    harness.advance(by: 0.1)
  }

  // Nothing here reads the current scene: another test's may be, between `init` and the test.

  private func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("F-18 a press highlights at once; a release inside acts")
  func press() {
    harness.mouseDown(at: at(140, 120))
    harness.advance(by: 1.0 / 60)
    #expect(control.isHighlighted)
    #expect(control.isTracking)
    #expect(control.isTouchInside)
    #expect(control.state == .highlighted)
    harness.mouseUp(at: at(140, 120))
    harness.advance(by: 1.0 / 60)
    #expect(!control.isHighlighted)
    #expect(!control.isTracking)
    #expect(recorder.take() == ["down", "up inside"])
  }

  @Test("F-18 dragging off and back highlights again and still acts")
  func offAndBack() {
    harness.mouseDown(at: at(140, 120))
    harness.mouseMove(to: at(140, 135))
    harness.advance(by: 1.0 / 60)
    #expect(control.isHighlighted)
    harness.mouseMove(to: at(140, 300))
    harness.advance(by: 1.0 / 60)
    #expect(!control.isHighlighted)
    #expect(control.isTracking)
    harness.mouseMove(to: at(140, 120))
    harness.advance(by: 1.0 / 60)
    #expect(control.isHighlighted)
    harness.mouseUp(at: at(140, 120))
    harness.advance(by: 1.0 / 60)
    #expect(
      recorder.take() == ["down", "inside", "exit", "outside", "enter", "inside", "up inside"])
  }

  @Test("F-18 a release outside does not act")
  func outside() {
    harness.drag(from: at(140, 120), to: at(140, 300), over: 0.1)
    #expect(!control.isHighlighted)
    let events = recorder.take()
    #expect(events.first == "down")
    #expect(events.last == "up outside")
    #expect(!events.contains("up inside"))
  }

  @Test("a little beyond the edge still counts as inside once pressed, but does not press")
  func reach() {
    harness.tap(at: at(140, 150))
    #expect(recorder.take().isEmpty)
    harness.drag(from: at(140, 120), to: at(140, 150), over: 0.1)
    #expect(recorder.take().last == "up inside")
  }

  @Test("F-23 lost focus cancels; the next press works")
  func cancelled() {
    harness.mouseDown(at: at(140, 120))
    harness.loseFocus()
    harness.advance(by: 1.0 / 60)
    #expect(recorder.take() == ["down", "cancel"])
    #expect(!control.isHighlighted)
    #expect(!control.isTracking)
    harness.tap(at: at(140, 120))
    #expect(recorder.take() == ["down", "up inside"])
  }

  @Test("two quick taps repeat")
  func repeated() {
    harness.tap(at: at(140, 120))
    harness.tap(at: at(140, 120))
    #expect(recorder.take() == ["down", "up inside", "down", "repeat", "up inside"])
  }

  @Test("a disabled control takes touches without effect; disabled under a touch it releases")
  func disabled() {
    control.isEnabled = false
    #expect(control.state == .disabled)
    harness.tap(at: at(140, 120))
    #expect(recorder.take().isEmpty)
    control.isEnabled = true
    harness.advance(by: 0.5)
    harness.mouseDown(at: at(140, 120))
    harness.advance(by: 1.0 / 60)
    control.isEnabled = false
    #expect(recorder.take() == ["down", "cancel"])
    #expect(!control.isHighlighted)
    #expect(!control.isTracking)
    harness.mouseUp(at: at(140, 120))
    harness.advance(by: 1.0 / 60)
    #expect(recorder.take().isEmpty)
  }

  @Test("L-16 a control that its own action removes is released without a further event")
  func removedByItself() {
    control.addAction(
      UIAction { [control] _ in control.removeFromSuperview() }, for: .touchDown)
    harness.tap(at: at(140, 120))
    #expect(!control.isHighlighted)
    #expect(!control.isTracking)
    #expect(!recorder.take().contains("up inside"))
  }

  // MARK: Tracking hooks

  final class Dial: UIControl {
    var log: [String] = []
    var stops = false
    var starts = true
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("begin")
      return starts
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("continue")
      sendActions(for: .valueChanged)
      return !stops
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
    override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
  }

  private func dial() -> Dial {
    let dial = Dial(frame: CGRect(x: 200, y: 300, width: 60, height: 60))
    harness.window.rootViewController?.view.addSubview(dial)
    recorder.listen(to: dial)
    return dial
  }

  @Test("a subclass follows its touch by the four tracking methods")
  func tracking() {
    let dial = dial()
    harness.drag(from: at(210, 310), to: at(240, 310), over: 0.1)
    #expect(dial.log.first == "begin")
    #expect(dial.log.last == "end")
    #expect(dial.log.contains("continue"))
    #expect(recorder.take().contains("value"))
    dial.log = []
    harness.mouseDown(at: at(210, 310))
    harness.loseFocus()
    harness.advance(by: 0.1)
    #expect(dial.log == ["begin", "cancel"])
  }

  @Test("a subclass may refuse a touch, or stop following it")
  func refusing() {
    let dial = dial()
    dial.starts = false
    harness.drag(from: at(210, 310), to: at(240, 310), over: 0.1)
    #expect(dial.log == ["begin"])
    #expect(recorder.take().isEmpty)
    dial.starts = true
    dial.stops = true
    dial.log = []
    harness.drag(from: at(210, 310), to: at(240, 310), over: 0.1)
    #expect(dial.log.filter { $0 == "continue" }.count == 1)
    #expect(!dial.isTracking)
    #expect(!recorder.take().contains("up inside"))
  }

  // MARK: Targets

  @MainActor final class Target {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func sender(_ control: UIControl) { calls.append("sender") }
    func button(_ button: UIButton) { calls.append("button") }
  }

  @Test("N-02, N-04 targets are called with the sender or without; a wrong sender is logged")
  func targets() {
    let target = Target()
    control.addTarget(target, action: Selector(Target.plain), for: .touchUpInside)
    control.addTarget(target, action: Selector(Target.sender), for: .touchUpInside)
    control.addTarget(target, action: Selector(Target.button), for: .touchUpInside)
    harness.tap(at: at(140, 120))
    #expect(target.calls == ["plain", "sender"])
    #expect(harness.log.contains { $0.hasPrefix("warning action of Target") })
  }

  @Test("N-03 targets are held weakly and removed by target, for some events or all")
  func removal() {
    weak var gone: Target?
    let (stays, goes) = (Target(), Target())
    do {
      let dies = Target()
      gone = dies
      control.addTarget(dies, action: Selector(Target.plain), for: .touchUpInside)
    }
    #expect(gone == nil)
    control.addTarget(stays, action: Selector(Target.plain), for: [.touchDown, .touchUpInside])
    control.addTarget(goes, action: Selector(Target.plain), for: .allTouchEvents)
    control.removeTarget(goes, action: nil, for: .allEvents)
    control.removeTarget(stays, action: nil, for: .touchDown)
    harness.tap(at: at(140, 120))
    #expect(stays.calls == ["plain"])
    #expect(goes.calls.isEmpty)
    control.removeTarget(nil, action: nil, for: .allEvents)
    harness.tap(at: at(140, 120))
    #expect(stays.calls == ["plain"])
  }

  @Test(
    "a nil target is the first responder of the chain that has the method; the event comes along")
  func responderChain() {
    let outer = ChainView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    control.superview?.addSubview(outer)
    outer.addSubview(control)
    control.addTarget(nil, action: Selector(ChainView.choose), for: .touchUpInside)
    control.addTarget(nil, action: Selector(Target.plain), for: .touchUpInside)
    harness.tap(at: at(140, 120))
    #expect(outer.phases == [.ended])
    #expect(!harness.log.contains { $0.hasPrefix("warning") })
  }

  @Test("an action knows its sender and is removed again")
  func actions() {
    var senders: [ObjectIdentifier?] = []
    let action = UIAction(title: "Go") { senders.append($0.sender.map(ObjectIdentifier.init)) }
    control.addAction(action, for: .touchUpInside)
    harness.tap(at: at(140, 120))
    control.removeAction(action, for: .touchUpInside)
    harness.tap(at: at(140, 120))
    #expect(senders == [ObjectIdentifier(control)])
  }
}

/// A target that records the phases of the touches with which its method is called.
private final class ChainView: UIView {
  var phases: [UITouch.Phase?] = []
  func choose(_ sender: UIControl, event: UIEvent) {
    phases.append(event.allTouches?.first?.phase)
  }
}
