import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Windows, their levels and their events") struct WindowTests {
  /// A window that logs its calls.
  private final class NotingWindow: UIWindow {
    var notes: [String] = []
    var passesOn = true
    override func becomeKey() { notes.append("become") }
    override func resignKey() { notes.append("resign") }
    override func sendEvent(_ event: UIEvent) {
      notes.append("\(event.allTouches?.first?.phase.rawValue ?? -1)")
      if passesOn { super.sendEvent(event) }
    }
  }

  /// A view that counts its touches.
  private final class TouchedView: UIView {
    var phases: [UITouch.Phase] = []
    private func note(_ touches: Set<UITouch>) { phases += touches.map(\.phase) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  }

  private func harness() -> (Harness, NotingWindow, TouchedView) {
    let harness = Harness { UIViewController() }
    let window = NotingWindow()
    let view = TouchedView(frame: window.bounds)
    let controller = UIViewController()
    controller.view = view
    window.rootViewController = controller
    window.makeKeyAndVisible()
    harness.advance(by: 0.1)
    return (harness, window, view)
  }

  @Test("N-37 a window of a higher level is in front, whatever was shown last")
  func levels() {
    let (harness, window, _) = harness()
    harness.window.windowLevel = .alert
    #expect(harness.window.windowScene?.windows == [window, harness.window])
    window.windowLevel = .alert + 1
    #expect(harness.window.windowScene?.windows == [harness.window, window])
    window.windowLevel = .statusBar
    #expect(harness.window.windowScene?.windows.last === harness.window)
    #expect(UIWindow.Level.normal < .statusBar)
  }

  @Test("N-37 windows are told who receives keys")
  func keys() {
    let (harness, window, _) = harness()
    #expect(window.notes == ["become"])
    #expect(window.isKeyWindow)
    harness.window.makeKey()
    #expect(window.notes == ["become", "resign"])
    window.makeKey()
    window.isHidden = true
    #expect(harness.window.isKeyWindow)
    #expect(window.notes.last == "resign")
  }

  @Test("N-37 the events of touches pass through their window")
  func events() {
    let (harness, window, view) = harness()
    window.notes = []
    harness.drag(from: CGPoint(x: 9, y: 9), to: CGPoint(x: 30, y: 9), over: 0.1)
    #expect(window.notes.first == "\(UITouch.Phase.began.rawValue)")
    #expect(window.notes.last == "\(UITouch.Phase.ended.rawValue)")
    #expect(view.phases.first == .began)
    #expect(view.phases.last == .ended)
  }

  @Test("N-37 P-01 touches whose events are kept back are cancelled")
  func withheld() {
    let (harness, window, view) = harness()
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    harness.drag(from: .zero, to: CGPoint(x: 60, y: 0), over: 0.2, release: false)
    #expect(pan.state == .changed)
    window.passesOn = false
    harness.mouseUp(at: CGPoint(x: 60, y: 0))
    harness.advance(by: 0.1)
    #expect(pan.state == .possible)
    #expect(view.phases.last == .cancelled)
    window.passesOn = true
    harness.drag(from: .zero, to: CGPoint(x: 60, y: 0), over: 0.2, release: false)
    #expect(pan.state == .changed)
    harness.mouseUp(at: CGPoint(x: 60, y: 0))
    #expect(harness.advanceUntilIdle())
  }

  @Test("N-37 touches that begin while interaction is ignored have no effect")
  func ignoring() {
    let (harness, _, view) = harness()
    UIApplication.shared.beginIgnoringInteractionEvents()
    harness.tap(at: CGPoint(x: 9, y: 9))
    #expect(view.phases == [])
    UIApplication.shared.endIgnoringInteractionEvents()
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    harness.tap(at: CGPoint(x: 9, y: 9))
    #expect(view.phases.first == .began)
  }

  @Test("N-37 spaces convert to each other by way of the screen")
  func spaces() {
    let (harness, window, view) = harness()
    #expect(harness.window.screen === window.screen)
    let card = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 50))
    view.addSubview(card)
    let screen = window.screen.coordinateSpace
    #expect(card.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 31, y: 42))
    #expect(card.convert(CGPoint(x: 31, y: 42), from: screen) == CGPoint(x: 1, y: 2))
    #expect(screen.convert(card.bounds, from: card) == card.frame)
    #expect(screen.convert(card.frame, to: card) == card.bounds)
    let space: any UICoordinateSpace = card
    #expect(space.convert(CGPoint.zero, to: view as any UICoordinateSpace) == card.frame.origin)
    #expect(card.accessibilityFrame == card.frame)
    #expect(screen.bounds == harness.window.screen.bounds)
  }
}
