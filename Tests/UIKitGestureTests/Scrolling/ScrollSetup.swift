import Foundation
import GlissadeTesting
import UIKit
import UIKitTestSupport

/// A scroll view that fills a window of 375×667, with content 3000 pt high, and a pointer to drag
/// it.
@MainActor final class ScrollSetup {
  let scroll: UIScrollView
  let harness: Harness
  let recorder = ScrollRecorder()
  static let frame = 1.0 / 60

  init(
    content: CGSize = CGSize(width: 375, height: 3000), _ setUp: (UIScrollView) -> Void = { _ in }
  ) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    self.scroll = scroll
    harness = Harness {
      let controller = UIViewController()
      controller.view.addSubview(scroll)
      return controller
    }
    scroll.contentSize = content
    setUp(scroll)
    scroll.delegate = recorder
    harness.advanceUntilIdle()
  }

  var offset: CGFloat { scroll.contentOffset.y }

  func nextFrame() { harness.advance(by: Self.frame) }

  /// Presses at a point and moves on by `step` a frame, `count` times.
  func drag(from start: CGPoint, by step: CGPoint, count: Int, each: (Int) -> Void = { _ in })
    -> CGPoint
  {
    harness.mouseDown(at: start)
    nextFrame()
    return move(from: start, by: step, count: count, each: each)
  }

  /// Moves on by `step` a frame, `count` times.
  func move(from start: CGPoint, by step: CGPoint, count: Int, each: (Int) -> Void = { _ in })
    -> CGPoint
  {
    var place = start
    for index in 0..<count {
      place = CGPoint(x: place.x + step.x, y: place.y + step.y)
      harness.mouseMove(to: place)
      nextFrame()
      each(index)
    }
    return place
  }

  /// A drag at an even speed that ends with it: `velocity` is the pointer's, in pt/s.
  func throwContent(from start: CGPoint, velocity: CGPoint, frames: Int = 12) {
    let step = CGPoint(x: velocity.x * Self.frame, y: velocity.y * Self.frame)
    let end = drag(from: start, by: step, count: frames)
    // With the next frame, delivered together with the frame after the last move.
    harness.send(.up(at: end, t: harness.now))
  }

  /// The offsets of the next frames.
  func offsets(_ count: Int) -> [CGFloat] {
    (0..<count).map { _ in
      nextFrame()
      return offset
    }
  }
}

/// A delegate that records its calls, and determines the end of a motion.
@MainActor final class ScrollRecorder: UIScrollViewDelegate {
  var received: [String] = []
  var scrolls = 0
  var velocity = CGPoint.zero
  var proposed = CGPoint.zero
  var target: (CGPoint) -> CGPoint = { $0 }
  var onScroll: (UIScrollView) -> Void = { _ in }
  var onEndDragging: (UIScrollView) -> Void = { _ in }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    onScroll(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    received.append("willBeginDragging")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    received.append("willEndDragging")
    self.velocity = velocity
    proposed = targetContentOffset.pointee
    targetContentOffset.pointee = target(proposed)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    received.append("didEndDragging \(decelerate)")
    onEndDragging(scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    received.append("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    received.append("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    received.append("didEndScrollingAnimation")
  }
}
