import UIKit

/// A pan gesture that moves the pages of a container. One drag can change several pages and reverse
/// at any time. Beyond the first and the last page a rubber band resists the drag.
@MainActor package final class PageDrag: NSObject {
  private unowned let container: any PagedController
  /// The pan gesture recognizer, which the container adds to its view.
  package let pan: CatchingPanGestureRecognizer
  /// The distance by which the pages have been dragged from the place of the disappearing page, in
  /// points to the left and without resistance; `nil` while nobody drags them.
  private var position: CGFloat?
  /// The velocity of a release that occurred while a page change was ending, in points per second.
  /// It takes effect when the change has ended.
  private var pendingVelocity: CGFloat?
  /// The fraction of the width beyond which a released page must coast to be selected, 0…1.
  package var threshold: CGFloat = 0.5
  /// The animator that moves pages back after a pull beyond the first or the last one.
  private var bounce: UIViewPropertyAnimator?

  /// Creates a drag for the pages of a container.
  ///
  /// - Parameters:
  ///   - container: The container, which retains the drag.
  ///   - name: The name of the pan in the log.
  package init(_ container: any PagedController, name: String) {
    self.container = container
    pan = CatchingPanGestureRecognizer()
    super.init()
    pan.addTarget(self, action: Selector(PageDrag.handlePan))
    pan.name = name
    pan.isCatching = { [weak self] in self?.isMoving ?? false }
    pan.delegate = self
    pan.allowedScrollTypesMask = .continuous
  }

  /// A Boolean value that indicates whether the user is dragging the pages.
  package var isActive: Bool { position != nil }

  /// The reading of a release of the pages at this instant; `nil` while nobody drags them.
  package var release: DragReading? {
    guard position != nil else { return nil }
    let velocity = -pan.velocity(in: nil).x
    if let turn = container.turn { return turn.release(velocity: velocity, threshold: threshold) }
    let name = container.pageNames[container.selectedIndex]
    return DragReading(
      progress: 0, velocity: velocity, outcome: .goes(to: DragStop.ID(rawValue: name)))
  }

  /// Cancels the drag, and moves the selected page back to its place.
  package func cancel() {
    position = nil
    pendingVelocity = nil
    pan.isEnabled = false
    pan.isEnabled = true
    if let turn = container.turn, isDriving { turn.cancel() }
    bounceBack(velocity: 0)
  }

  /// Continues a drag after a page change has ended, with the next change.
  package func turnEnded(_ turn: SlideTurn, completed: Bool) {
    if let position {
      goOn(at: completed ? position - turn.step * turn.distance : position)
    } else if bounce == nil {
      bounceBack(velocity: 0)
    }
  }

  /// Stops pages that move back from beyond an end, at the place where they are displayed.
  package func stopBounce() {
    bounce?.stopAnimation(true)
    bounce = nil
  }
}

extension PageDrag: UIGestureRecognizerDelegate {
  /// Returns whether the pan begins: in any direction on moving pages, only horizontally on pages
  /// at rest.
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard container.turn?.isFading != true else { return false }
    let translation = pan.translation(in: nil)
    return isMoving || abs(translation.x) >= abs(translation.y)
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { !(touch.view?.isDescendant(of: container.bar) ?? false) }

  private var isMoving: Bool { container.turn?.isFading == false || bounce != nil }
}

// The drag from its beginning to the release.
extension PageDrag {
  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin()
    case .changed:
      guard let position else { return }
      follow(position - pan.translation(in: nil).x)
      pan.setTranslation(.zero, in: nil)
    case .ended: end(velocity: -pan.velocity(in: nil).x)
    case .cancelled: end(velocity: 0)
    default: break
    }
  }

  /// Begins to drag the pages from the place where they are displayed.
  private func begin() {
    guard container.turn?.isFading != true else { return }
    // The remaining displacement of a bounce is kept until the release.
    stopBounce()
    container.dropWaitingSelection()
    container.turn?.driver.pause()
    position = container.turn?.position ?? band.pull(forOffset: container.stretch)
  }

  /// Moves the pages to a drag position. Between two pages, a transition displaces them; beyond the
  /// ends, the container's `stretch` does.
  private func follow(_ position: CGFloat) {
    self.position = position
    if let turn = container.turn { return follow(position, by: turn) }
    let goal = container.selectedIndex + (position > 0 ? 1 : -1)
    guard position != 0, container.pageNames.indices.contains(goal) else {
      container.stretch = band.offset(forPull: position)
      return endPending()
    }
    container.stretch = 0
    container.beginTurn(to: goal)
    if let turn = container.turn { follow(position, by: turn) }
  }

  private func follow(_ position: CGFloat, by turn: SlideTurn) {
    // A page change that is ending reports its end later. The next change begins after that report.
    guard isDriving else { return }
    let progress = position * turn.step / turn.distance
    if progress < 0 {
      turn.end(completed: false)
    } else if progress > 1 {
      turn.end(completed: true)
    } else {
      turn.driver.update(progress)
      endPending()
    }
  }

  /// Continues the drag after a change. The remaining displacement of a bounce is added to the
  /// drag.
  ///
  /// - Parameter position: The drag position relative to the selected page, in points.
  private func goOn(at position: CGFloat) {
    let rest = container.stretch
    container.stretch = 0
    let neighbor = container.selectedIndex + (rest > 0 ? 1 : -1)
    let isInside = container.pageNames.indices.contains(neighbor)
    follow(position + (isInside ? rest : band.pull(forOffset: rest)))
  }

  /// Releases the pages, which continue at the pan's velocity.
  private func end(velocity: CGFloat) {
    guard let position else { return }
    if container.turn != nil, !isDriving {
      pendingVelocity = velocity
      return
    }
    self.position = nil
    pendingVelocity = nil
    if let turn = container.turn {
      turn.endDrag(velocity: velocity, threshold: threshold)
      bounceBack(velocity: 0)
    } else {
      bounceBack(velocity: ReleaseRule.limit(velocity) * band.slope(atPull: position))
    }
  }

  private func endPending() {
    if let pendingVelocity { end(velocity: pendingVelocity) }
  }

  /// A Boolean value that indicates whether the drag drives the running page change.
  private var isDriving: Bool { container.transitionCoordinator?.isInteractive ?? false }

  // MARK: Beyond the ends

  /// The rubber band that resists a drag beyond the ends, as the content of a scroll view does.
  private var band: RubberBand { RubberBand(extent: max(container.view.bounds.width, 1)) }

  private func bounceBack(velocity: CGFloat) {
    let distance = -container.stretch
    guard distance != 0 else { return }
    let spring = HandOffSpring(velocity: velocity, distance: distance)
    let animator = UIViewPropertyAnimator(
      duration: 0, timingParameters: UISpringTimingParameters(spring))
    animator.addAnimations { [weak container] in container?.stretch = 0 }
    animator.addCompletion { [weak self] _ in self?.bounce = nil }
    bounce = animator
    animator.startAnimation()
  }
}
