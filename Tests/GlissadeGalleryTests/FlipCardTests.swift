import Foundation
@testable import FlipCardDemo
import GlissadeTesting
import Testing

@MainActor @Suite("Flip card")
struct FlipCardTests {
  let harness = Harness { DeckViewController() }

  var deck: DeckViewController { harness.window.rootViewController as! DeckViewController }
  var page: PetPageViewController? { deck.presentedViewController as? PetPageViewController }
  private static let card = CGRect(x: 37.5, y: 133.5, width: 300, height: 400)

  private func choose(_ style: FlipStyle) {
    harness.tap(at: harness.center(of: "button.\(style)"))
  }

  private func open() {
    harness.tap(at: CGPoint(x: 187, y: 333))
    #expect(harness.advanceUntilIdle())
  }

  /// Presses at the left edge and moves by `distance` points of the flip.
  private func pull(_ distance: CGFloat, frames: Int = 20) {
    harness.mouseDown(at: CGPoint(x: 4, y: 300))
    harness.mouseMove(to: CGPoint(x: 14, y: 300))
    harness.advance(by: 1.0 / 60)
    for step in 1...frames {
      harness.mouseMove(to: CGPoint(x: 14 + distance * CGFloat(step) / CGFloat(frames), y: 300))
      harness.advance(by: 1.0 / 60)
    }
  }

  private func release(_ x: CGFloat) {
    harness.mouseUp(at: CGPoint(x: x, y: 300))
  }

  private func shown(_ identifier: String) -> CGRect {
    harness.view(identifier).map { harness.presentationFrame(of: $0) } ?? .null
  }

  /// The values of a view and its descendants that a transition may change.
  private func state(_ view: UIView) -> [String] {
    let layer = view.layer
    let own =
      "\(type(of: view)) \(view.frame) \(layer.bounds) \(layer.position) \(layer.transform) "
      + "\(layer.sublayerTransform) \(layer.cornerRadius) \(layer.zPosition) \(view.alpha) "
      + "\(view.isHidden) \(view.isUserInteractionEnabled) \(layer.animationKeys() ?? [])"
    return [own] + view.subviews.flatMap(state)
  }

  @Test("2.1 2.5 a tap on a card turns it over, from where the card is")
  func opens() {
    #expect(shown("card.cat") == Self.card)
    harness.tap(at: CGPoint(x: 187, y: 333))
    var widths: [CGFloat] = []
    for _ in 0..<60 where page?.view.isHidden ?? true {
      widths.append(max(shown("page.deck").width, shown("picture").width))
      harness.advance(by: 1.0 / 60)
    }
    // The card shrinks to nothing, its picture grows to the card, and then to the page.
    #expect(widths.count >= 30)
    #expect((widths.min() ?? 1) < 40)
    #expect(harness.advanceUntilIdle())
    #expect(shown("page.pet") == harness.window.bounds)
    #expect(deck.view.window == nil)
    #expect(harness.view("picture") == nil)
  }

  @Test(
    "2.3 M-43 200 points are the whole flip, at every point between", arguments: FlipStyle.allCases
  )
  func scrubs(style: FlipStyle) {
    choose(style)
    open()
    pull(0.001)
    for (progress, width) in [(1.0 / 6, 337.5), (1.0 / 3, 300), (2.0 / 3, 0)] {
      harness.mouseMove(to: CGPoint(x: 14 + 200 * progress, y: 300))
      harness.advance(by: 1.0 / 60)
      #expect(abs(shown("picture").width - width) < 1e-6, "at \(progress)")
    }
    #expect(shown("page.deck").width < 1e-6)
    harness.mouseMove(to: CGPoint(x: 214, y: 300))
    harness.advance(by: 1.0 / 60)
    #expect(shown("page.deck") == harness.window.bounds)
    #expect(shown("picture").width < 1e-6)
    #expect(shown("card.cat") == Self.card)
  }

  @Test(
    "2.3 released past half it turns back, else it stays, whatever the pointer's direction"
  )
  func decision() {
    open()
    pull(60, frames: 2)
    release(74)
    #expect(harness.advanceUntilIdle())
    #expect(page != nil)
    pull(180, frames: 30)
    harness.mouseMove(to: CGPoint(x: 125, y: 300))
    release(125)
    #expect(harness.advanceUntilIdle())
    #expect(page == nil)
    #expect(shown("card.cat") == Self.card)
  }

  @Test(
    "L-04 E-20 a flip reverted leaves everything as it was", arguments: FlipStyle.allCases)
  func takenBack(style: FlipStyle) {
    choose(style)
    open()
    let before = state(harness.window)
    for distance in [3.0, 40, 90] {
      pull(distance)
      harness.advance(by: 0.2)
      release(14 + distance)
      #expect(harness.advanceUntilIdle())
      #expect(page != nil, "after \(distance) pt")
      #expect(state(harness.window) == before, "after \(distance) pt")
    }
    pull(180)
    harness.loseFocus()
    #expect(harness.advanceUntilIdle())
    #expect((page != nil))
    #expect(state(harness.window) == before)
    #expect(!harness.log.contains { $0.hasPrefix("warning") || $0.hasPrefix("violation") })
  }

  @Test("E-20 a flip forth that is caught and reverted leaves the deck as it was")
  func caughtForth() {
    choose(.catchable)
    #expect(harness.advanceUntilIdle())
    let before = state(harness.window)
    harness.tap(at: CGPoint(x: 187, y: 333))
    harness.advance(by: 0.25)
    let caught = shown("picture")
    harness.mouseDown(at: CGPoint(x: 187, y: 333))
    harness.advance(by: 1.0 / 60)
    // It moves in the frame in which it is caught, and not afterwards.
    let held = shown("picture")
    harness.advance(by: 0.3)
    #expect(shown("picture") == held)
    #expect(abs(held.width - caught.width) < 70)
    for step in 1...30 {
      harness.mouseMove(to: CGPoint(x: 187 + step * 5, y: 333))
      harness.advance(by: 1.0 / 60)
    }
    harness.advance(by: 0.2)
    harness.mouseUp(at: CGPoint(x: 337, y: 333))
    #expect(harness.advanceUntilIdle())
    #expect(page == nil)
    #expect(state(harness.window) == before)
  }

  @Test("L-12 H-06 caught while it returns and flung on, it continues as fast as the pointer")
  func flung() throws {
    choose(.catchable)
    open()
    harness.tap(at: harness.center(of: "button.back"))
    harness.advance(by: 0.1)
    harness.mouseDown(at: CGPoint(x: 100, y: 333))
    harness.advance(by: 1.0 / 60)
    for step in 1...6 {
      harness.mouseMove(to: CGPoint(x: 100 + step * 8, y: 333))
      harness.advance(by: 1.0 / 60)
    }
    harness.mouseUp(at: CGPoint(x: 148, y: 333))
    #expect(harness.advanceUntilIdle())
    #expect(page == nil)
    #expect(shown("card.cat") == Self.card)
  }

  @Test(
    "L-10 M-44 released while it returns, a flip continues with the pointer's speed for two frames",
    arguments: FlipStyle.allCases,
    [(60.0, 300.0, 12), (50, 500, 10), (30, 600, 8), (150, -300, 15)])
  func continuesVelocity(style: FlipStyle, drag: (start: Double, speed: Double, frames: Int)) throws
  {
    choose(style)
    open()
    pull(drag.start, frames: 6)
    var x = 14 + drag.start
    for _ in 1...drag.frames {
      x += drag.speed / 60
      harness.mouseMove(to: CGPoint(x: x, y: 300))
      harness.advance(by: 1.0 / 60)
    }
    // The frame before the release shows the released position, and the next ones move from it.
    let start = try #require(harness.scene.transitionStatus)
    #expect(abs(start.progress - (x - 14) / 200) < 1e-9)
    release(x)
    for frame in 1...2 {
      harness.advance(by: 1.0 / 60)
      let shown = try #require(harness.scene.transitionStatus)
      #expect(shown.phase == "settling")
      let shift = (shown.progress - start.progress) * 200
      let expected = drag.speed / 60 * Double(frame)
      #expect(abs(shift - expected) < 0.05 * abs(expected) + 1, "\(shift) points in \(frame)")
    }
    #expect(harness.advanceUntilIdle())
    #expect((page == nil) == (drag.speed > 0))
  }

  @Test("F-17 a pointer that does not come from the left edge turns nothing")
  func elsewhere() {
    open()
    harness.drag(from: CGPoint(x: 120, y: 300), to: CGPoint(x: 330, y: 300), over: 0.3)
    #expect(harness.advanceUntilIdle())
    #expect(page != nil)
    #expect(shown("page.pet") == harness.window.bounds)
  }

  @Test("2.5 a deck that was resized meanwhile gets its card back where it is now")
  func resized() {
    open()
    harness.resize(to: CGSize(width: 500, height: 600))
    #expect(harness.advanceUntilIdle())
    harness.tap(at: harness.center(of: "button.back"))
    harness.advance(by: 0.2)
    #expect(abs(shown("picture").midX - 250) < 1)
    #expect(harness.advanceUntilIdle())
    #expect(abs(shown("card.cat").midX - 250) < 1e-6)
  }
}
