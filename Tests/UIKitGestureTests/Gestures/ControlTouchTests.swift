import Foundation
import GlissadeLayers
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Controls among recognizers")
struct ControlTouchTests {
  let setup = GestureSetup()
  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
  let recorder = StateRecorder()
  let presses = Presses()

  init() {
    setup.view.addSubview(control)
    control.addTarget(presses, action: Selector(Presses.inside), for: .touchUpInside)
    control.addTarget(presses, action: Selector(Presses.outside), for: .touchUpOutside)
    control.addTarget(presses, action: Selector(Presses.cancelled), for: .touchCancel)
  }

  @Test("F-18 a button in a pannable view taps below the pan's hysteresis, and is cancelled beyond")
  func panBeyond() {
    _ = recorder.add(UIPanGestureRecognizer(), on: setup.window)
    setup.down(200, 220, at: 0)
    #expect(control.isHighlighted)
    setup.move(202, 222, at: 0.1)
    setup.up(202, 222, at: 0.2)
    #expect(presses.received == ["inside"])
    #expect(recorder.states.isEmpty)
    setup.down(200, 220, at: 1)
    setup.move(200, 230, at: 1.1)
    #expect(presses.received == ["inside", "cancelled"])
    #expect(!control.isHighlighted)
    setup.up(200, 230, at: 1.2)
    #expect(presses.received.count == 2)
    #expect(recorder.states == [.began, .ended])
  }

  @Test("F-18 dragging off and back highlights again; release inside counts, outside does not")
  func dragOffAndBack() {
    setup.down(200, 220, at: 0)
    setup.move(200, 350, at: 0.1)
    #expect(!control.isHighlighted)
    setup.move(200, 220, at: 0.2)
    #expect(control.isHighlighted)
    setup.up(200, 220, at: 0.3)
    #expect(presses.received == ["inside"])
    setup.down(200, 220, at: 1)
    setup.up(200, 350, at: 1.1)
    #expect(presses.received == ["inside", "outside"])
    #expect(!control.isHighlighted)
  }

  @Test(
    "F-18 a plain tap on a control is not taken by an ancestor's tap recognizer; a double tap is")
  func ancestorTap() {
    let tap = recorder.add(UITapGestureRecognizer(), on: setup.view)
    setup.tap(200, 220, at: 0)
    #expect(presses.received == ["inside"])
    #expect(recorder.states.isEmpty)
    setup.tap(80, 120, at: 1)
    #expect(recorder.states == [.ended])
    control.isEnabled = false
    setup.tap(200, 220, at: 2)
    #expect(recorder.states == [.ended, .ended])
    #expect(presses.received == ["inside"])
    control.isEnabled = true
    tap.numberOfTapsRequired = 2
    setup.tap(200, 220, at: 3)
    setup.tap(200, 220, at: 3.2)
    #expect(recorder.states.count == 3)
  }

  @Test("F-23 lost focus releases a pressed control without its action")
  func lostFocus() {
    setup.down(200, 220, at: 0)
    setup.dispatcher.deliver(.focus(false, t: 0.1))
    #expect(presses.received == ["cancelled"])
    #expect(!control.isHighlighted)
    #expect(!control.isTracking)
  }

  @Test("F-14 location(in:) and convert go by what is shown while a transition moves the view")
  func shownGeometry() {
    let host = LayerHost()
    host.root.addSublayer(setup.window.layer)
    host.makeCurrent()
    let clock = TransitionClock(host: host, base: nil)
    clock.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        setup.view.center.y += 100
      }
    }
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.window)
    setup.down(10, 10, at: 0)
    setup.move(60, 400, at: 0.1)
    for (time, top) in [(0.0, 100.0), (0.25, 125), (0.5, 150)] {
      host.setNow(time)
      #expect(abs(pan.location(in: setup.view).y - (400 - top)) < 1e-9)
      #expect(abs(setup.view.convert(CGPoint.zero, to: nil).y - top) < 1e-9)
      #expect(pan.translation(in: setup.view) == .zero)
    }
  }
}
