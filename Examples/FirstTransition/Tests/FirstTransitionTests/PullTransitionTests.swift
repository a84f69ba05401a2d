import GlissadeTesting
import Testing

@testable import FirstTransition

@MainActor @Suite struct PullTransitionTests {
  private let harness = Harness { FirstPage() }

  private var second: UIViewController? {
    harness.window.rootViewController?.presentedViewController
  }

  @Test("a page that is dragged follows the pointer, point by point")
  func follows() throws {
    harness.drag(
      from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 400), over: 0.2, release: false)
    let page = try #require(second?.view)
    let before = harness.presentationFrame(of: page).minY
    harness.mouseMove(to: CGPoint(x: 180, y: 300))
    harness.advance(by: 1.0 / 60)
    #expect(abs(before - harness.presentationFrame(of: page).minY - 100) < 1e-6)
  }

  @Test("released past the middle, it arrives")
  func finishes() throws {
    harness.drag(
      from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 200), over: 0.3, hold: 0.1)
    #expect(harness.advanceUntilIdle())
    let page = try #require(second?.view)
    #expect(harness.presentationFrame(of: page) == harness.window.bounds)
    #expect(harness.log.contains("viewDidAppear SecondPage"))
  }

  @Test("released while it moves, it keeps the pointer's speed")
  func keepsSpeed() throws {
    harness.drag(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 400), over: 0.1)
    let page = try #require(second?.view)
    let before = harness.presentationFrame(of: page).minY
    harness.advance(by: 1.0 / 60)
    let step = before - harness.presentationFrame(of: page).minY
    // 200 points in 0.1 s are 33.3 points a frame.
    #expect(abs(step - 33.3) < 1)
  }

  @Test("flicked downwards, it goes back, wherever it is")
  func cancels() {
    harness.drag(
      from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 100), over: 0.3, release: false)
    harness.mouseMove(to: CGPoint(x: 180, y: 160))
    harness.advance(by: 1.0 / 60)
    harness.mouseMove(to: CGPoint(x: 180, y: 220))
    harness.mouseUp(at: CGPoint(x: 180, y: 220))
    #expect(harness.advanceUntilIdle())
    #expect(second == nil)
  }

  @Test("a page that is pulled down leaves")
  func leaves() {
    harness.drag(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 100), over: 0.2)
    harness.advanceUntilIdle()
    harness.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 600), over: 0.2)
    #expect(harness.advanceUntilIdle())
    #expect(second == nil)
  }
}
