import Foundation
import GlissadeTesting

/// A scroll view that fills a window of 400×600, with a view of the same size that can be zoomed
/// from 1 to 4.
@MainActor final class ZoomSetup {
  let scroll: UIScrollView
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let delegate = ZoomDelegate()
  let harness: Harness

  init(
    minimum: CGFloat = 1, maximum: CGFloat = 4,
    scroll: UIScrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600)),
    _ setUp: (UIScrollView) -> Void = { _ in }
  ) {
    self.scroll = scroll
    let content = content
    harness = Harness(size: CGSize(width: 400, height: 600)) {
      let controller = UIViewController()
      controller.view.addSubview(scroll)
      scroll.addSubview(content)
      return controller
    }
    scroll.contentSize = content.bounds.size
    scroll.minimumZoomScale = minimum
    scroll.maximumZoomScale = maximum
    scroll.delegate = delegate
    delegate.view = content
    setUp(scroll)
    harness.advanceUntilIdle()
  }

  /// The point of the content that is shown at a point of the window.
  func content(at point: CGPoint) -> CGPoint {
    let frame = harness.presentationFrame(of: content)
    let scale = frame.width / content.bounds.width
    return CGPoint(x: (point.x - frame.minX) / scale, y: (point.y - frame.minY) / scale)
  }

  func nextFrame() { harness.advance(by: 1.0 / 60) }

  /// Moves the two touches to new locations, in one frame.
  func move(_ first: CGPoint, _ second: CGPoint) {
    harness.touchMove(1, to: first)
    harness.touchMove(2, to: second)
    nextFrame()
  }

  /// Begins two touches at the same time.
  func begin(_ first: CGPoint, _ second: CGPoint) {
    harness.touchDown(1, at: first)
    harness.touchDown(2, at: second)
    nextFrame()
  }

  /// Ends both touches.
  func end(_ first: CGPoint, _ second: CGPoint) {
    harness.touchUp(1, at: first)
    harness.touchUp(2, at: second)
    nextFrame()
  }
}

/// A delegate that records its calls.
@MainActor final class ZoomDelegate: UIScrollViewDelegate {
  var view: UIView?
  var received: [String] = []
  var zooms = 0
  var onZoom: (UIScrollView) -> Void = { _ in }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    received.append("willBegin \(view === self.view)")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    zooms += 1
    onZoom(scrollView)
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    received.append("didEnd \(view === self.view) \((scale * 100).rounded() / 100)")
  }
}
