import Foundation
import GlissadeTesting
import Testing

@Suite("a program zooms a scroll view") @MainActor struct ProgramZoomTests {
  private let middle = CGPoint(x: 200, y: 300)

  @Test("zoomScale zooms at once around the center, within the limits")
  func scale() {
    let setup = ZoomSetup()
    setup.scroll.zoomScale = 2
    #expect(setup.scroll.zoomScale == 2)
    #expect(setup.scroll.contentSize == CGSize(width: 800, height: 1200))
    #expect(setup.scroll.contentOffset == CGPoint(x: 200, y: 300))
    #expect(setup.delegate.zooms == 1)
    setup.scroll.zoomScale = 9
    #expect(setup.scroll.zoomScale == 4)
    setup.scroll.zoomScale = 0.1
    #expect(setup.scroll.zoomScale == 1)
    #expect(setup.scroll.contentOffset == .zero)
    #expect(setup.delegate.received.isEmpty)
  }

  @Test("setZoomScale animates, with notifications at both ends")
  func animatedScale() {
    let setup = ZoomSetup()
    setup.scroll.setZoomScale(3, animated: true)
    setup.harness.advance(by: 0.05)
    #expect(setup.scroll.zoomScale > 1)
    #expect(setup.scroll.zoomScale < 3)
    let held = setup.content(at: middle)
    #expect(abs(held.x - 200) < 1e-6)
    #expect(setup.harness.advanceUntilIdle())
    #expect(setup.scroll.zoomScale == 3)
    #expect(setup.delegate.received == ["willBegin true", "didEnd true 3.0"])
  }

  @Test("zoom(to:) shows a rectangle as large as possible, centered as far as the content goes")
  func rectangle() {
    let setup = ZoomSetup()
    setup.scroll.zoom(to: CGRect(x: 150, y: 200, width: 100, height: 100), animated: true)
    #expect(setup.harness.advanceUntilIdle())
    #expect(setup.scroll.zoomScale == 4)
    let shown = setup.content(at: middle)
    #expect(abs(shown.x - 200) < 1e-6)
    #expect(abs(shown.y - 250) < 1e-6)
    setup.scroll.zoom(to: CGRect(x: 0, y: 0, width: 200, height: 200), animated: false)
    #expect(setup.scroll.zoomScale == 2)
    #expect(setup.scroll.contentOffset == .zero)
  }

  @Test("an animation in mid-flight continues from the visible scale with its velocity")
  func redirected() {
    let setup = ZoomSetup()
    setup.scroll.setZoomScale(4, animated: true)
    setup.harness.advance(by: 0.05)
    let before = setup.scroll.zoomScale
    setup.nextFrame()
    let step = setup.scroll.zoomScale - before
    setup.scroll.setZoomScale(1, animated: true)
    let turned = setup.scroll.zoomScale
    setup.nextFrame()
    #expect(abs(turned - before - step) < 1e-6)
    #expect(setup.scroll.zoomScale > turned)
    #expect(setup.harness.advanceUntilIdle())
    #expect(setup.scroll.zoomScale == 1)
  }

  @Test("content that the delegate centers by insets stays in the center")
  func centered() {
    let setup = ZoomSetup(minimum: 0.5, maximum: 4)
    setup.delegate.onZoom = { scroll in
      let size = scroll.contentSize
      let (x, y) = (max(0, (400 - size.width) / 2), max(0, (600 - size.height) / 2))
      scroll.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }
    setup.scroll.setZoomScale(0.5, animated: true)
    #expect(setup.harness.advanceUntilIdle())
    let frame = setup.harness.presentationFrame(of: setup.content)
    #expect(abs(frame.midX - 200) < 1e-6)
    #expect(abs(frame.midY - 300) < 1e-6)
    setup.harness.pinch(at: CGPoint(x: 150, y: 250), scale: 0.5, span: 200, hold: 0.1)
    #expect(setup.harness.advanceUntilIdle())
    let after = setup.harness.presentationFrame(of: setup.content)
    #expect(abs(after.midX - 200) < 1e-6)
    #expect(abs(after.midY - 300) < 1e-6)
    #expect(setup.scroll.zoomScale == 0.5)
  }

  @Test("constraints of the zoomed view hold at every scale")
  func constraints() {
    let setup = ZoomSetup()
    setup.content.translatesAutoresizingMaskIntoConstraints = false
    let guide = setup.scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      setup.content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      setup.content.topAnchor.constraint(equalTo: guide.topAnchor),
      setup.content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      setup.content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      setup.content.widthAnchor.constraint(equalToConstant: 400),
      setup.content.heightAnchor.constraint(equalToConstant: 600),
    ])
    setup.harness.advanceUntilIdle()
    setup.scroll.zoomScale = 2
    setup.scroll.setNeedsLayout()
    setup.nextFrame()
    #expect(setup.scroll.contentSize == CGSize(width: 800, height: 1200))
    #expect(setup.content.frame == CGRect(x: 0, y: 0, width: 800, height: 1200))
  }

  @Test("zoomed content is dragged to its ends; there a pager around it turns")
  func pageWhileZoomed() {
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 1200, height: 600)
    let setup = ZoomSetup { scroll in
      scroll.superview?.addSubview(pager)
      pager.addSubview(scroll)
    }
    setup.scroll.zoomScale = 2
    setup.harness.drag(
      from: CGPoint(x: 300, y: 300), to: CGPoint(x: 250, y: 300), over: 0.2, hold: 0.2)
    setup.harness.advanceUntilIdle()
    #expect(pager.contentOffset.x == 0)
    #expect(setup.scroll.contentOffset.x > 240)
    setup.scroll.contentOffset.x = 400
    setup.harness.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300), over: 0.2)
    setup.harness.advanceUntilIdle()
    #expect(pager.contentOffset.x == 400)
    #expect(setup.scroll.contentOffset.x == 400)
  }

  @Test("limits and scales that are no numbers leave the content as it is")
  func badInput() {
    let setup = ZoomSetup()
    setup.scroll.zoomScale = .nan
    setup.scroll.zoom(to: .zero, animated: false)
    setup.scroll.zoom(to: .null, animated: true)
    #expect(setup.scroll.zoomScale == 1)
    let limits = (setup.scroll.minimumZoomScale, setup.scroll.maximumZoomScale)
    setup.scroll.minimumZoomScale = .nan
    setup.scroll.maximumZoomScale = .infinity
    #expect((setup.scroll.minimumZoomScale, setup.scroll.maximumZoomScale) == limits)
    setup.scroll.minimumZoomScale = 2
    setup.scroll.maximumZoomScale = 1
    #expect(setup.scroll.pinchGestureRecognizer == nil)
  }
}
