import UIKitCore
import GlissadeGestures

/// The interaction with which touches dismiss a zoomed page. Its view contains the page both at
/// rest and during transitions.
@MainActor final class ZoomInteraction: NSObject, PageInteraction {
  /// A closure that returns the controller of the page that touches can dismiss, or `nil`.
  private let page: () -> UIViewController?
  /// A closure that begins to dismiss the page, in a transition that the touches drive.
  private let takeBack: () -> Void
  private let recognizer = ZoomGestureRecognizer()
  /// The animator and driver of the current transition, or `nil` if there is none.
  private(set) var current: ZoomTransitioning?
  /// A Boolean value that indicates whether touches drive the transition that is about to start.
  private(set) var isBeginning = false

  /// The direction in which a single touch pulls the page.
  private var direction = downwards
  private static let downwards = CGVector(dx: 0, dy: 1)
  private static let rightwards = CGVector(dx: 1, dy: 0)
  /// The maximum age of the last touch event, in seconds: two frames. A released page begins to
  /// move at the time of that event, or at the present time if the event is older. The event is
  /// older after a scroll that ends because no more events arrive.
  private static let longestDelay = 1.0 / 30

  /// Creates the interaction, and adds its gesture recognizer to a view.
  init(in view: UIView, page: @escaping () -> UIViewController?, takeBack: @escaping () -> Void) {
    (self.page, self.takeBack) = (page, takeBack)
    super.init()
    recognizer.name = "zoom"
    recognizer.catches = { [weak self] _ in self?.current?.canBeCaught ?? false }
    recognizer.isOpen = { [weak self] in self?.openPage != nil }
    recognizer.begins = { [weak self] in self?.begins($0) ?? false }
    recognizer.addTarget(self, action: Selector(ZoomInteraction.handle))
    view.addGestureRecognizer(recognizer)
  }

  func makeTransitioning(of page: UIViewController, isOpening: Bool)
    -> (any CatchableTransitioning)?
  {
    guard let zoom = page.preferredZoom else { return nil }
    let next = ZoomTransitioning(zoom, isOpening: isOpening, isInteractive: isBeginning)
    next.onEnd = { [weak self, weak next] in
      if let self, self.current === next { self.current = nil }
    }
    next.touches = { [weak recognizer] in
      recognizer.map { ($0.velocity, $0.hasMoved) }
    }
    current = next
    return next
  }

  private var openPage: UIViewController? { current == nil ? page() : nil }

  // MARK: The beginning

  private func begins(_ start: ZoomGestureRecognizer.Start) -> Bool {
    guard let page = openPage, let zoom = page.preferredZoom, let view = page.viewIfLoaded else {
      return false
    }
    let willBegin: Bool
    switch start {
    case .pan(let travel, let origin): willBegin = pans(travel, from: origin, on: view)
    case .pinch(let scale):
      direction = Self.downwards
      willBegin = scale < 1 && !isZoomedIn(on: view)
    }
    let velocity = view.vectorFromWindow(recognizer.velocity.travel)
    return zoom.begins(
      .init(
        location: view.locationFromWindow(recognizer.velocity.centroid),
        velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: willBegin))
  }

  /// Returns whether a pan dismisses the page: from the left edge to the right, or down where no
  /// scroll view scrolls down.
  private func pans(_ travel: CGPoint, from origin: CGPoint, on view: UIView) -> Bool {
    let region = CGFloat(GestureConstants.screenEdgeRegion)
    let isAtEdge = view.locationFromWindow(origin).x < region
    let leads = recognizer.touches.first?.type == .indirect || isAtEdge
    direction = leads && travel.x > abs(travel.y) ? Self.rightwards : Self.downwards
    if direction == Self.rightwards { return true }
    return travel.y > abs(travel.x) && !scrolls(travel, on: view)
  }

  /// Returns whether a scroll view under the touches has content in the direction of a pan.
  private func scrolls(_ travel: CGPoint, on view: UIView) -> Bool {
    scrollViews(on: view).contains { $0.scrollsAlong(travel) }
  }

  /// The scroll views under the touches.
  private func scrollViews(on view: UIView) -> [UIScrollView] {
    let hit = recognizer.touches.first?.view
    return sequence(first: hit, next: { $0?.superview }).prefix { $0 != nil && $0 !== view }
      .compactMap { $0 as? UIScrollView }
  }

  /// Returns whether a scroll view under the touches has zoomed in, so that a pinch zooms it out
  /// again.
  private func isZoomedIn(on view: UIView) -> Bool {
    scrollViews(on: view).contains { $0.zoomScale > $0.minimumZoomScale }
  }

  // MARK: The gesture

  private func handle(_ recognizer: ZoomGestureRecognizer) {
    switch recognizer.state {
    case .began: begin()
    case .changed: current?.follow(recognizer.takeStep())
    case .ended:
      current?.release(recognizer.velocity, at: releaseTime, hasMoved: recognizer.hasMoved)
    case .cancelled: current?.cancelTouches(at: releaseTime)
    default: break
    }
  }

  private func begin() {
    if current == nil {
      isBeginning = true
      takeBack()
      isBeginning = false
    } else {
      direction = Self.downwards
    }
    current?.grab(direction: direction)
  }

  private var releaseTime: TimeInterval {
    let now = CACurrentMediaTime()
    guard recognizer.view?.window?.windowScene?.inputRule == .frames else { return now }
    let time = recognizer.lastTime
    return now - time > Self.longestDelay ? now : min(time, now)
  }
}

extension UIScrollView {
  /// Returns whether the scroll view has content in the direction of a vertical pan. Otherwise the
  /// pan would only pull the content beyond its edge.
  fileprivate func scrollsAlong(_ travel: CGPoint) -> Bool {
    isScrollEnabled && canDrag(along: verticalAxis)
      && hasContent(towards: CGPoint(x: 0, y: travel.y))
  }
}
