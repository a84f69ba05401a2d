import Foundation
import GlissadeTesting
import Testing

/// A scroll view that centers its content in its layout.
private final class CenteringScrollView: UIScrollView {
  var isCentering = false

  override func layoutSubviews() {
    super.layoutSubviews()
    if isCentering, let content = subviews.first { placeInMiddle(content, in: self) }
  }
}

@MainActor private func placeInMiddle(_ content: UIView, in scroll: UIScrollView) {
  let x = max((scroll.bounds.width - scroll.contentSize.width) / 2, 0)
  let y = max((scroll.bounds.height - scroll.contentSize.height) / 2, 0)
  content.center = CGPoint(
    x: scroll.contentSize.width / 2 + x, y: scroll.contentSize.height / 2 + y)
}

/// A place at which an owner centers zoomed content.
enum CenteringPlace: CaseIterable, Sendable { case delegate, layout }

/// Tests of V-42: content that its owner centers while it zooms.
@Suite("zoomed content that is centered by its owner") @MainActor struct CentredContentTests {
  private func setup(_ place: CenteringPlace, size: CGSize = CGSize(width: 400, height: 300))
    -> ZoomSetup
  {
    let scroll = CenteringScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let setup = ZoomSetup(scroll: scroll) { _ in }
    setup.content.frame = CGRect(origin: .zero, size: size)
    scroll.contentSize = size
    switch place {
    case .delegate: setup.delegate.onZoom = { placeInMiddle(setup.content, in: $0) }
    case .layout: scroll.isCentering = true
    }
    placeInMiddle(setup.content, in: scroll)
    scroll.setNeedsLayout()
    setup.harness.advanceUntilIdle()
    return setup
  }

  @Test(
    "V-42 after a pinch below the smallest scale it rests at its place",
    arguments: CenteringPlace.allCases, [CGPoint(x: 200, y: 300), CGPoint(x: 90, y: 420)])
  func bounce(place: CenteringPlace, point: CGPoint) {
    let setup = setup(place)
    for scale in [0.4, 0.7] {
      setup.harness.pinch(at: point, scale: scale, span: 120, over: 0.4, hold: 0.2)
      #expect(setup.scroll.zoomScale < 1)
      #expect(setup.harness.advanceUntilIdle())
      #expect(setup.scroll.zoomScale == 1)
      #expect(setup.scroll.contentOffset == .zero)
      #expect(setup.content.frame == CGRect(x: 0, y: 150, width: 400, height: 300))
    }
  }

  @Test(
    "V-42 it returns without a jump, and never faster than a spring",
    arguments: CenteringPlace.allCases)
  func steady(place: CenteringPlace) {
    let setup = setup(place)
    setup.harness.pinch(
      at: CGPoint(x: 120, y: 380), scale: 0.5, span: 120, over: 0.4, hold: 0.2)
    var last = setup.harness.presentationFrame(of: setup.content)
    for _ in 0..<90 {
      setup.nextFrame()
      let now = setup.harness.presentationFrame(of: setup.content)
      #expect(hypot(now.midX - last.midX, now.midY - last.midY) < 12)
      last = now
    }
  }

  @Test(
    "V-42 V-40 the point under a pinch stays there while its owner moves the content",
    arguments: CenteringPlace.allCases)
  func held(place: CenteringPlace) {
    let setup = setup(place)
    setup.begin(CGPoint(x: 140, y: 260), CGPoint(x: 260, y: 260))
    setup.move(CGPoint(x: 130, y: 260), CGPoint(x: 270, y: 260))
    let anchor = setup.content(at: CGPoint(x: 200, y: 260))
    for step in 1...10 {
      let spread = CGFloat(step) * 5
      setup.move(CGPoint(x: 130 + spread, y: 260), CGPoint(x: 270 - spread, y: 260))
      let now = setup.content(at: CGPoint(x: 200, y: 260))
      #expect(hypot(now.x - anchor.x, now.y - anchor.y) < 0.01)
    }
    setup.end(CGPoint(x: 180, y: 260), CGPoint(x: 220, y: 260))
  }

  @Test(
    "V-42 zoomed by the program it shows what was asked for, within its ends",
    arguments: CenteringPlace.allCases, [true, false])
  func byProgram(place: CenteringPlace, animated: Bool) {
    let setup = setup(place)
    setup.scroll.setZoomScale(4, animated: animated)
    #expect(setup.harness.advanceUntilIdle())
    let shown = setup.content(at: CGPoint(x: 200, y: 300))
    #expect(hypot(shown.x - 200, shown.y - 150) < 0.01)
    setup.scroll.setZoomScale(1, animated: animated)
    #expect(setup.harness.advanceUntilIdle())
    #expect(setup.scroll.contentOffset == .zero)
    #expect(setup.content.frame == CGRect(x: 0, y: 150, width: 400, height: 300))
  }
}
