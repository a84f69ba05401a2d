import GlissadeTesting
import Testing

@testable import InterruptiblePanel

@MainActor @Suite struct PanelControllerTests {
  private let harness = Harness { MapPage() }

  private var panel: UIViewController? {
    harness.window.rootViewController?.presentedViewController
  }

  private var top: CGFloat { panel.map { harness.presentationFrame(of: $0.view).minY } ?? .nan }

  private func drag(from start: CGFloat, to end: CGFloat) {
    harness.drag(
      from: CGPoint(x: 180, y: start), to: CGPoint(x: 180, y: end), over: 0.3, hold: 0.2)
    #expect(harness.advanceUntilIdle())
  }

  @Test("the panel rests at its heights, and is dragged away")
  func heights() {
    harness.tap(at: CGPoint(x: 180, y: 100))
    #expect(harness.advanceUntilIdle())
    #expect(top == 333.5)
    drag(from: 400, to: 150)
    #expect(top == 60)
    drag(from: 100, to: 350)
    #expect(top == 333.5)
    drag(from: 350, to: 640)
    #expect(panel == nil)
  }

  @Test("a panel that is caught on its way in stays under the pointer")
  func caught() {
    harness.tap(at: CGPoint(x: 180, y: 100))
    harness.advance(by: 0.1)
    harness.mouseDown(at: CGPoint(x: 180, y: 650))
    harness.advance(by: 0.1)
    let caught = top
    harness.mouseMove(to: CGPoint(x: 180, y: 640))
    harness.advance(by: 1.0 / 60)
    #expect(abs(caught - top - 10) < 1e-6)
  }
}
