import Foundation
import GlissadeTesting
import Testing

@Suite("a pinch zooms a scroll view") @MainActor struct PinchZoomTests {
  @Test("Q-04 the point under the center of the touches stays exactly under it")
  func centroid() {
    let setup = ZoomSetup()
    let start = CGPoint(x: 120, y: 400)
    setup.begin(CGPoint(x: 90, y: 400), CGPoint(x: 150, y: 400))
    setup.move(CGPoint(x: 80, y: 400), CGPoint(x: 160, y: 400))
    let held = setup.content(at: start)
    for step in 1...20 {
      let (way, shift) = (CGFloat(step) * 6, CGFloat(step) * 3)
      setup.move(
        CGPoint(x: 80 - way + shift, y: 400 - shift), CGPoint(x: 160 + way + shift, y: 400 - shift))
      let now = setup.content(at: CGPoint(x: 120 + shift, y: 400 - shift))
      #expect(abs(now.x - held.x) < 1e-6)
      #expect(abs(now.y - held.y) < 1e-6)
    }
    #expect(abs(setup.scroll.zoomScale - 320 / 80) < 1e-6)
  }

  @Test("zooming scales the view by its transform, and the content with it")
  func contentSize() {
    let setup = ZoomSetup()
    setup.harness.pinch(at: CGPoint(x: 200, y: 300), scale: 2, span: 100, hold: 0.2)
    let scale = setup.scroll.zoomScale
    #expect(scale > 1.7)
    #expect(scale < 2)
    #expect(setup.content.transform == CGAffineTransform(scaleX: scale, y: scale))
    #expect(setup.scroll.contentSize.width == 400 * scale)
    #expect(setup.scroll.contentSize.height == 600 * scale)
    #expect(abs(setup.content.frame.minX) < 1e-9)
    #expect(abs(setup.content.frame.minY) < 1e-9)
  }

  @Test("isZooming holds from the begin of the pinch to its end, and the delegate is notified")
  func delegate() {
    let setup = ZoomSetup()
    #expect(!setup.scroll.isZooming)
    setup.harness.pinch(at: CGPoint(x: 200, y: 300), scale: 2, hold: 0.1, release: false)
    #expect(setup.scroll.isZooming)
    #expect(setup.delegate.received == ["willBegin true"])
    #expect(setup.delegate.zooms > 5)
    setup.end(CGPoint(x: 320, y: 300), CGPoint(x: 80, y: 300))
    #expect(!setup.scroll.isZooming)
    #expect(setup.delegate.received.count == 2)
    #expect(setup.delegate.received.last?.hasPrefix("didEnd true 1.") == true)
  }

  @Test("without limits that differ, or without a view, nothing zooms")
  func disabled() {
    let plain = ZoomSetup(maximum: 1)
    #expect(plain.scroll.pinchGestureRecognizer == nil)
    plain.harness.pinch(at: CGPoint(x: 200, y: 300), scale: 2)
    #expect(plain.scroll.zoomScale == 1)
    let viewless = ZoomSetup()
    viewless.delegate.view = nil
    viewless.harness.pinch(at: CGPoint(x: 200, y: 300), scale: 2)
    #expect(viewless.scroll.zoomScale == 1)
    #expect(viewless.content.transform == .identity)
    #expect(viewless.delegate.received.isEmpty)
    #expect(viewless.scroll.pinchGestureRecognizer != nil)
  }

  @Test("M-11 beyond a limit the scale resists and returns to it")
  func bounce() {
    let setup = ZoomSetup(maximum: 1.5)
    setup.harness.pinch(
      at: CGPoint(x: 200, y: 300), scale: 4, span: 60, hold: 0.1, release: false)
    let pulled = setup.scroll.zoomScale
    #expect(pulled > 1.55)
    #expect(pulled < 3)
    setup.end(CGPoint(x: 320, y: 300), CGPoint(x: 80, y: 300))
    #expect(setup.scroll.isZoomBouncing)
    #expect(setup.delegate.received == ["willBegin true"])
    #expect(setup.harness.advanceUntilIdle())
    #expect(setup.scroll.zoomScale == 1.5)
    #expect(!setup.scroll.isZoomBouncing)
    #expect(setup.delegate.received == ["willBegin true", "didEnd true 1.5"])
  }

  @Test("without bouncesZoom the scale stops at its limits")
  func noBounce() {
    let setup = ZoomSetup(maximum: 1.5) { $0.bouncesZoom = false }
    setup.harness.pinch(at: CGPoint(x: 200, y: 300), scale: 4, span: 60, release: false)
    #expect(setup.scroll.zoomScale == 1.5)
  }

  @Test("content that is pinched below its smallest scale returns to its whole size and place")
  func below() {
    let setup = ZoomSetup()
    setup.harness.pinch(
      at: CGPoint(x: 100, y: 200), scale: 0.3, span: 180, hold: 0.1, release: false)
    #expect(setup.scroll.zoomScale < 0.9)
    #expect(setup.scroll.zoomScale > 0.5)
    setup.harness.touchUp(1, at: CGPoint(x: 127, y: 200))
    setup.harness.touchUp(2, at: CGPoint(x: 73, y: 200))
    #expect(setup.harness.advanceUntilIdle())
    #expect(setup.scroll.zoomScale == 1)
    #expect(setup.scroll.contentOffset == .zero)
    #expect(setup.harness.presentationFrame(of: setup.content) == setup.scroll.frame)
  }

  @Test("M-44 the return keeps the velocity of the scale, against the resistance")
  func velocity() {
    let setup = ZoomSetup(maximum: 1.2)
    setup.harness.pinch(
      at: CGPoint(x: 200, y: 300), scale: 3, span: 100, over: 0.5, release: false)
    let ends = (CGPoint(x: 350, y: 300), CGPoint(x: 50, y: 300))
    let before = setup.scroll.zoomScale
    setup.harness.touchUp(1, at: ends.0)
    setup.harness.touchUp(2, at: ends.1)
    setup.nextFrame()
    // It still grows, although it will return.
    #expect(setup.scroll.zoomScale > before)
    #expect(setup.harness.advanceUntilIdle())
    #expect(setup.scroll.zoomScale == 1.2)
  }

  @Test("a touch stops the return where it is, and its end lets it go on")
  func caught() {
    let setup = ZoomSetup(maximum: 1.5)
    setup.harness.pinch(at: CGPoint(x: 200, y: 300), scale: 4, span: 60, hold: 0.1)
    setup.harness.advance(by: 0.05)
    setup.harness.touchDown(at: CGPoint(x: 100, y: 100))
    setup.nextFrame()
    let caught = setup.scroll.zoomScale
    #expect(caught > 1.5)
    setup.harness.advance(by: 0.2)
    #expect(setup.scroll.zoomScale == caught)
    setup.harness.touchUp(at: CGPoint(x: 100, y: 100))
    #expect(setup.harness.advanceUntilIdle())
    #expect(setup.scroll.zoomScale == 1.5)
  }

  @Test("O-02 a touch that goes or comes in mid-pinch makes no jump")
  func changedTouches() {
    let setup = ZoomSetup()
    let left = CGPoint(x: 100, y: 300)
    let right = CGPoint(x: 300, y: 300)
    setup.begin(CGPoint(x: 150, y: 300), CGPoint(x: 250, y: 300))
    setup.move(CGPoint(x: 140, y: 300), CGPoint(x: 260, y: 300))
    setup.move(left, right)
    let shown = setup.harness.presentationFrame(of: setup.content)
    setup.harness.touchUp(2, at: right)
    setup.nextFrame()
    #expect(setup.harness.presentationFrame(of: setup.content) == shown)
    setup.harness.touchMove(1, to: CGPoint(x: 101, y: 300))
    setup.nextFrame()
    let moved = setup.harness.presentationFrame(of: setup.content)
    #expect(abs(moved.minX - shown.minX) <= 1)
    setup.harness.touchDown(3, at: CGPoint(x: 240, y: 420))
    setup.nextFrame()
    #expect(setup.harness.presentationFrame(of: setup.content) == moved)
    let held = setup.content(at: CGPoint(x: 170.5, y: 360))
    setup.harness.touchMove(3, to: CGPoint(x: 260, y: 440))
    setup.nextFrame()
    let now = setup.content(at: CGPoint(x: 180.5, y: 370))
    #expect(abs(now.x - held.x) < 1e-6)
    #expect(abs(now.y - held.y) < 1e-6)
  }

  @Test("a touch that remains after a pinch drags the content by its own movement")
  func remaining() {
    let setup = ZoomSetup()
    setup.begin(CGPoint(x: 150, y: 300), CGPoint(x: 250, y: 300))
    setup.move(CGPoint(x: 140, y: 300), CGPoint(x: 260, y: 300))
    setup.move(CGPoint(x: 50, y: 300), CGPoint(x: 350, y: 300))
    setup.harness.touchUp(2, at: CGPoint(x: 350, y: 300))
    setup.nextFrame()
    for step in 1...20 {
      setup.harness.touchMove(1, to: CGPoint(x: 50 + 4 * CGFloat(step), y: 300))
      setup.nextFrame()
    }
    let offset = setup.scroll.contentOffset.x
    setup.harness.touchMove(1, to: CGPoint(x: 140, y: 300))
    setup.nextFrame()
    #expect(abs(offset - setup.scroll.contentOffset.x - 10) < 1e-6)
    setup.harness.touchUp(1, at: CGPoint(x: 140, y: 300))
    #expect(setup.harness.advanceUntilIdle())
    #expect(!setup.scroll.isZooming)
  }
}
