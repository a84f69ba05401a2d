import Foundation
@testable import PanelDemo
import GlissadeTesting
import Testing

@MainActor @Suite("Panel with a list")
struct PanelListTests {
  let harness = Harness { MapViewController() }

  private var panel: UIViewController? {
    harness.window.rootViewController?.presentedViewController
  }
  private var top: CGFloat { harness.frame(of: "page.panel").minY }
  private var list: CGFloat { (harness.view("list") as? UIScrollView)?.contentOffset.y ?? .nan }
  private var days: CGFloat { (harness.view("days") as? UIScrollView)?.contentOffset.x ?? .nan }
  private let half: CGFloat = 333.5
  private let full: CGFloat = 48

  private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 150, y: y) }

  private func show(atFull: Bool = false) {
    harness.tap(at: harness.center(of: "button.heights"))
    harness.tap(at: harness.center(of: "button.open"))
    #expect(harness.advanceUntilIdle())
    guard atFull else { return }
    harness.drag(from: point(360), to: point(60), over: 0.3, hold: 0.2)
    #expect(harness.advanceUntilIdle())
    #expect(top == full)
  }

  @Test("L-07 content offset + panel offset = pointer travel, up and down again, in one drag")
  func oneDrag() {
    show()
    harness.mouseDown(at: point(640))
    harness.mouseMove(to: point(635))
    harness.advance(by: Harness.frame)
    var sawBoth = (panelOnly: false, listOnly: false)
    let up = Array(stride(from: 630.0, through: 70, by: -10))
    for y in up + up.reversed() {
      harness.mouseMove(to: point(y))
      harness.advance(by: Harness.frame)
      #expect(abs((half - top) + list - (635 - y)) < 1e-6, "at \(y): panel \(top), list \(list)")
      #expect(list == 0 || top == full)
      sawBoth.panelOnly = sawBoth.panelOnly || (list == 0 && top < half - 50)
      sawBoth.listOnly = sawBoth.listOnly || list > 50
    }
    #expect(sawBoth.panelOnly)
    #expect(sawBoth.listOnly)
    harness.advance(by: 0.2)
    harness.mouseUp(at: point(630))
    #expect(harness.advanceUntilIdle())
    #expect(top == half)
    #expect(list == 0)
  }

  @Test("L-07 pulled on downwards, the list takes the panel away")
  func away() {
    show()
    harness.drag(from: point(450), to: point(655), over: 0.4, hold: 0.2)
    #expect(harness.advanceUntilIdle())
    #expect(top == 500.25)
    #expect(panel != nil)
    harness.drag(from: point(610), to: point(720), over: 0.2, hold: 0.2)
    #expect(harness.advanceUntilIdle())
    #expect(panel == nil)
    #expect(harness.log.filter { $0.contains("warning") || $0.contains("violation") } == [])
  }

  @Test("O-06 L-02 a panel that a tap beside it sends away is dragged to its highest place")
  func tapBeside() {
    show()
    let beside = CGPoint(x: 190, y: 124)
    harness.touchDown(1, at: point(640))
    harness.touchDown(2, at: beside)
    harness.touchUp(2, at: beside)
    for y in stride(from: 620.0, through: 300, by: -20) {
      harness.touchMove(1, to: point(y))
      harness.advance(by: Harness.frame)
    }
    #expect(top == full)
    harness.touchUp(1, at: point(300))
    for _ in 0..<60 {
      harness.advance(by: Harness.frame)
      #expect(abs(top - full) < 1)
    }
    #expect(harness.advanceUntilIdle())
    #expect(top == full)
    #expect(panel != nil)
  }

  @Test("O-06 L-02 a second touch does not take the panel from the list that drags it")
  func secondTouch() {
    show()
    harness.touchDown(1, at: point(400))
    for y in stride(from: 410.0, through: 640, by: 10) {
      harness.touchMove(1, to: point(y))
      harness.advance(by: Harness.frame)
    }
    let held = top
    #expect(held > 500.25)
    harness.touchDown(2, at: CGPoint(x: 300, y: 655))
    harness.advance(by: Harness.frame)
    harness.touchUp(2, at: CGPoint(x: 300, y: 655))
    harness.advance(by: Harness.frame)
    #expect(top == held)
    harness.touchMove(1, to: point(630))
    harness.advance(by: Harness.frame)
    #expect(abs(top - (held - 10)) < 1e-6)
    harness.touchUp(1, at: point(630))
    #expect(harness.advanceUntilIdle())
    #expect(harness.log.filter { $0.contains("warning") || $0.contains("violation") } == [])
  }

  @Test("L-07 a fling in the list moves the list, and neither dismisses nor moves the panel")
  func fling() {
    show(atFull: true)
    harness.drag(from: point(600), to: point(300), over: 0.1, rate: 1000)
    harness.watch { #expect(top == full) }
    #expect(list > 300)
    harness.drag(from: point(300), to: point(420), over: 0.03, rate: 1000)
    harness.watch { #expect(top == full) }
    #expect(panel != nil)
    #expect(list == 0)
  }

  @Test(
    "L-07 H-06 released while the list drags the panel, the panel gets the speed and the list stays"
  )
  func carried() {
    show()
    harness.drag(from: point(600), to: point(520), over: 0.08, rate: 1000, release: false)
    harness.send(.up(at: point(520), t: harness.now))
    // The panel moves by itself from the last frame of the drag on (M-48).
    let released = top
    harness.advance(by: Harness.frame)
    #expect(abs((top - released) * 60 + 1000) < 0.05 * 1000 + 60, "\(released), \(top)")
    harness.watch { #expect(list == 0) }
    #expect(top == full)
  }

  @Test(
    "L-07 a diagonal picks one axis",
    arguments: [(CGVector(dx: -80, dy: -40), true), (CGVector(dx: -40, dy: -80), false)])
  func diagonal(distance: CGVector, movesDays: Bool) {
    show(atFull: true)
    let start = harness.center(of: "days")
    harness.drag(
      from: start, to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy), over: 0.4,
      hold: 0.1)
    #expect(harness.advanceUntilIdle())
    #expect((days > 40) == movesDays)
    #expect((days == 0) != movesDays)
    #expect((list > 40) != movesDays)
    #expect((list == 0) == movesDays)
    #expect(top == full)
  }
}
