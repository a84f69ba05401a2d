import Foundation
import GlissadeTesting
import Testing
import UIKit

/// Tests of the gestures that take a page back.
@MainActor @Suite("Zoom: gestures")
struct ZoomGestureTests {
  @Test("Q-01 a pan from the left edge takes the page back", arguments: ZoomKind.allCases)
  func edge(kind: ZoomKind) {
    let zoom = ZoomSetup(kind)
    zoom.openAndSettle()
    zoom.harness.drag(
      from: CGPoint(x: 8, y: 300), to: CGPoint(x: 208, y: 320), over: 0.3, release: false)
    #expect(zoom.frame.width < 260)
    let held = zoom.page.view.convert(CGPoint(x: 208, y: 320), from: nil)
    #expect(abs(held.x - 8) < 8)
    zoom.harness.mouseUp(at: CGPoint(x: 208, y: 320))
    zoom.harness.advanceUntilIdle()
    #expect(!zoom.isOpen)
    #expect(zoom.leftovers == [])
  }

  @Test("Q-01 pans up, to the side and outside the edge do nothing", arguments: ZoomKind.allCases)
  func otherPans(kind: ZoomKind) {
    let zoom = ZoomSetup(kind)
    zoom.openAndSettle()
    for end in [CGPoint(x: 200, y: 100), CGPoint(x: 40, y: 300), CGPoint(x: 360, y: 310)] {
      zoom.harness.drag(from: CGPoint(x: 200, y: 300), to: end, over: 0.2)
      zoom.harness.advanceUntilIdle()
      #expect(zoom.isOpen)
      #expect(zoom.frame == CGRect(origin: .zero, size: ZoomSetup.size))
    }
  }

  @Test(
    "Q-01 O-03 a pinch takes the page back, and one outwards does not", arguments: ZoomKind.allCases
  )
  func pinch(kind: ZoomKind) {
    let zoom = ZoomSetup(kind)
    zoom.openAndSettle()
    zoom.harness.pinch(at: CGPoint(x: 180, y: 320), scale: 1.8)
    zoom.harness.advanceUntilIdle()
    #expect(zoom.isOpen)
    zoom.harness.pinch(
      at: CGPoint(x: 180, y: 320), scale: 0.4, span: 240, over: 0.4, release: false)
    #expect(zoom.frame.width < 190)
    for touch in [1, 2] { zoom.harness.touchUp(touch, at: CGPoint(x: 180, y: 320)) }
    zoom.harness.advanceUntilIdle()
    #expect(!zoom.isOpen)
    #expect(zoom.leftovers == [])
  }

  @Test("Q-01 a second touch scales and turns the page about the centroid")
  func secondTouch() {
    let zoom = ZoomSetup(.present)
    zoom.openAndSettle()
    let harness = zoom.harness
    harness.touchDown(1, at: CGPoint(x: 120, y: 200))
    for step in 1...10 {
      harness.touchMove(1, to: CGPoint(x: 120, y: 200 + 6 * step))
      harness.advance(by: 1.0 / 60)
    }
    let before = zoom.frame
    harness.touchDown(2, at: CGPoint(x: 220, y: 260))
    harness.advance(by: 1.0 / 60)
    #expect(zoom.frame == before)
    let points = [CGPoint(x: 120, y: 260), CGPoint(x: 220, y: 260)].map {
      zoom.page.view.convert($0, from: nil)
    }
    let ends = [CGPoint(x: 150, y: 280), CGPoint(x: 150, y: 230)]
    for step in 1...10 {
      let f = CGFloat(step) / 10
      harness.touchMove(1, to: CGPoint(x: 120 + 30 * f, y: 260 + 20 * f))
      harness.touchMove(2, to: CGPoint(x: 220 - 70 * f, y: 260 - 30 * f))
      harness.advance(by: 1.0 / 60)
    }
    for (point, end) in zip(points, ends) {
      let shown = zoom.page.view.convert(point, to: nil)
      #expect(hypot(shown.x - end.x, shown.y - end.y) < 0.1)
    }
    let held = zoom.frame
    harness.touchUp(2, at: ends[1])
    harness.advance(by: 0.2)
    #expect(zoom.frame == held)
    harness.touchUp(1, at: ends[0])
    harness.advanceUntilIdle()
    #expect(zoom.leftovers == [])
  }

  @Test("Q-01 a flick takes the page back, and one upwards leaves it", arguments: ZoomKind.allCases)
  func flicks(kind: ZoomKind) {
    let zoom = ZoomSetup(kind)
    zoom.openAndSettle()
    zoom.harness.mouseDown(at: CGPoint(x: 200, y: 300))
    zoom.harness.advance(by: 0.05)
    zoom.harness.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), over: 0.3, release: false)
    zoom.harness.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400), over: 0.06)
    zoom.harness.advanceUntilIdle()
    #expect(zoom.isOpen)
    zoom.harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 350), over: 0.06)
    zoom.harness.advanceUntilIdle()
    #expect(!zoom.isOpen)
    #expect(zoom.leftovers == [])
  }

  @Test(
    "Q-01 a page that is thrown away is caught in flight and taken back out",
    arguments: ZoomKind.allCases)
  func caughtOnTheWay(kind: ZoomKind) {
    let zoom = ZoomSetup(kind)
    zoom.openAndSettle()
    zoom.harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 220, y: 420), over: 0.15)
    zoom.harness.advance(by: 0.06)
    let before = zoom.frame
    zoom.harness.mouseDown(at: CGPoint(x: before.midX, y: before.midY))
    zoom.harness.advance(by: 1.0 / 60)
    #expect(zoom.frame == before)
    zoom.harness.drag(
      from: CGPoint(x: before.midX, y: before.midY), to: CGPoint(x: before.midX, y: 100), over: 0.1)
    zoom.harness.advanceUntilIdle()
    #expect(zoom.isOpen)
    #expect(zoom.frame == CGRect(origin: .zero, size: ZoomSetup.size))
    #expect(zoom.leftovers == [])
  }

  @Test("Q-01 a list in the page scrolls first, and pulls the page from its top")
  func list() {
    let zoom = ZoomSetup(.present)
    let list = UIScrollView(frame: CGRect(origin: .zero, size: ZoomSetup.size))
    list.contentSize = CGSize(width: 375, height: 3000)
    zoom.page.view.addSubview(list)
    zoom.openAndSettle()
    list.contentOffset.y = 500
    zoom.harness.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 360), over: 0.1, hold: 0.2)
    zoom.harness.advanceUntilIdle()
    #expect(zoom.isOpen)
    #expect(list.contentOffset.y < 460)
    list.contentOffset.y = 0
    zoom.harness.drag(
      from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400), over: 0.1, hold: 0.2)
    zoom.harness.advanceUntilIdle()
    #expect(list.contentOffset.y > 80)
    list.contentOffset.y = 0
    zoom.harness.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), over: 0.2, release: false)
    #expect(zoom.frame.width < 330)
    #expect(list.contentOffset.y == 0)
    zoom.harness.mouseUp(at: CGPoint(x: 200, y: 500))
    zoom.harness.advanceUntilIdle()
    #expect(!zoom.isOpen)
  }

  @Test("Q-01 O-05 a scroll of a touchpad takes the page back", arguments: ZoomKind.allCases)
  func touchpad(kind: ZoomKind) {
    let zoom = ZoomSetup(kind)
    zoom.openAndSettle()
    zoom.harness.scroll(by: CGPoint(x: 0, y: -260), at: CGPoint(x: 200, y: 300), over: 0.3)
    #expect(zoom.frame.width < 330)
    zoom.harness.advanceUntilIdle()
    #expect(!zoom.isOpen)
    #expect(zoom.leftovers == [])
  }

  @Test("Q-01 touches that are taken away leave the page as it was", arguments: ZoomKind.allCases)
  func focus(kind: ZoomKind) {
    let zoom = ZoomSetup(kind)
    zoom.openAndSettle()
    zoom.harness.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), over: 0.2, release: false)
    zoom.harness.loseFocus()
    zoom.harness.advanceUntilIdle()
    #expect(zoom.isOpen)
    #expect(zoom.leftovers == [])
  }

  @Test(
    "O-06 M-07 touches that were close to each other do not fling the page", arguments: [6, -6])
  func closeTouches(offset: CGFloat) {
    let zoom = ZoomSetup(.present)
    zoom.openAndSettle()
    let harness = zoom.harness
    harness.touchDown(1, at: CGPoint(x: 180, y: 200))
    for step in 1...20 {
      harness.touchMove(1, to: CGPoint(x: 180, y: 200 + 15 * step))
      harness.advance(by: 1.0 / 60)
    }
    let held = zoom.frame
    harness.touchDown(2, at: CGPoint(x: 180, y: 500 + offset))
    harness.advance(by: 0.01)
    harness.touchMove(1, to: CGPoint(x: 180 - offset, y: 500 - 3 * offset))
    for touch in [1, 2] { harness.touchUp(touch, at: CGPoint(x: 180, y: 500)) }
    var largest = held.width
    for _ in 0..<120 {
      harness.advance(by: 1.0 / 60)
      largest = max(largest, zoom.frame.width)
    }
    #expect(largest < 5 * ZoomSetup.size.width)
    #expect(harness.advanceUntilIdle())
    #expect(zoom.leftovers == [])
  }

  @Test("O-06 five touches at once end settled", arguments: ZoomKind.allCases)
  func manyTouches(kind: ZoomKind) {
    let zoom = ZoomSetup(kind)
    zoom.openAndSettle()
    let starts = (0..<5).map { CGPoint(x: 60 + 60 * $0, y: 200 + 40 * ($0 % 3)) }
    let ends = starts.map { CGPoint(x: 187 + ($0.x - 187) * 0.4, y: $0.y + 120) }
    zoom.harness.touches(from: starts, to: ends, over: 0.3)
    #expect(zoom.harness.advanceUntilIdle())
    #expect(zoom.leftovers == [])
  }
}
