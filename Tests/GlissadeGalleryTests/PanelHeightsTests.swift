import Foundation
@testable import PanelDemo
import GlissadeTesting
import Testing

@MainActor @Suite("Panel with three heights")
struct PanelHeightsTests {
  let harness = Harness { MapViewController() }

  private var panel: UIViewController? {
    harness.window.rootViewController?.presentedViewController
  }
  private var top: CGFloat { harness.frame(of: "page.panel").minY }
  private let half: CGFloat = 333.5
  private let quarter: CGFloat = 500.25
  private let full: CGFloat = 48

  private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 100, y: y) }

  private func show() {
    harness.tap(at: harness.center(of: "button.heights"))
    harness.tap(at: harness.center(of: "button.open"))
    #expect(harness.advanceUntilIdle())
    #expect(top == half)
  }

  /// Drags the panel by its head, at rest when it is released.
  private func pull(by distance: CGFloat) {
    let start = top + 30
    harness.drag(from: point(start), to: point(start + distance), over: 0.3, hold: 0.2)
    #expect(harness.advanceUntilIdle())
  }

  @Test("released at rest it goes to the nearest height, and below the lowest it goes")
  func heights() {
    show()
    pull(by: -200)
    #expect(top == full)
    pull(by: 200)
    #expect(top == half)
    pull(by: 120)
    #expect(top == quarter)
    pull(by: 60)
    #expect(top == quarter)
    #expect(panel != nil)
    pull(by: 120)
    #expect(panel == nil)
  }

  @Test("H-07 thrown it goes to the height nearest to where it would slide")
  func thrown() {
    show()
    harness.drag(from: point(360), to: point(320), over: 0.05, rate: 1000)
    #expect(harness.advanceUntilIdle())
    #expect(top == full)
    harness.drag(from: point(80), to: point(110), over: 0.05, rate: 1000)
    #expect(harness.advanceUntilIdle())
    #expect(top == half)
  }

  @Test("L-09 M-43 from height to height and out in one drag, it is where the pointer put it")
  func oneDrag() {
    show()
    harness.mouseDown(at: point(360))
    harness.mouseMove(to: point(365))
    harness.advance(by: Harness.frame)
    let ys = Array(stride(from: 370.0, through: 640, by: 10))
    for y in ys + ys.reversed() + Array(stride(from: 360.0, through: 90, by: -10)) {
      harness.mouseMove(to: point(y))
      harness.advance(by: Harness.frame)
      #expect(abs(top - (half + y - 365)) < 1e-6, "pointer at \(y)")
    }
    harness.advance(by: 0.2)
    harness.mouseUp(at: point(90))
    #expect(harness.advanceUntilIdle())
    #expect(top == full)
    #expect(panel != nil)
    #expect(harness.log.filter { $0.contains("warning") || $0.contains("violation") } == [])
  }

  @Test("L-12 in flight to a height it is caught within a frame, and keeps its speed when released")
  func caught() {
    show()
    harness.drag(from: point(360), to: point(300), over: 0.06, rate: 1000)
    harness.advance(by: 0.05)
    let shown = top
    harness.expectToCatch("page.panel", at: point(shown + 20))
    #expect(shown - top > 6)
    harness.mouseUp(at: point(shown + 20))
    #expect(harness.advanceUntilIdle())
    #expect([full, half].contains(top))
  }

  @Test("closed in flight to a height, it goes from where it is, without a jump")
  func closedInFlight() {
    show()
    harness.drag(from: point(360), to: point(300), over: 0.06, rate: 1000)
    harness.advance(by: 0.05)
    harness.mouseDown(at: point(20))
    harness.mouseUp(at: point(20))
    var tops = [top]
    harness.watch { if top.isFinite { tops.append(top) } }
    let steps = zip(tops, tops.dropFirst()).map { abs($1 - $0) }
    for (index, step) in steps.enumerated() {
      let neighbours = [index - 1, index + 1].filter { steps.indices.contains($0) }
      // It starts off at its greatest speed.
      #expect(step <= 1.05 * (neighbours.map { steps[$0] }.max() ?? 0) + 1, "\(tops)")
    }
    #expect(panel == nil)
  }
}
