import UIKit

/// The pan that moves the pages of a container. One drag can change several pages and reverse at
/// any time; beyond the first and the last page they follow on a rubber band.
@MainActor package final class PageDrag: NSObject {
  private unowned let container: any PagedController
  /// The pan, which the container adds to its view.
  package let pan: CatchingPanGestureRecognizer
  /// The position to which the pages are dragged, in points to the left of the place of the page
  /// that disappears and without any resistance; `nil` while they are not dragged.
  private var position: CGFloat?
  /// The velocity of a release during the end of a change, which takes effect when the change has
  /// ended.
  private var pendingVelocity: CGFloat?
  /// The fraction of the width beyond which a page must coast to be selected, 0…1.
  package var threshold: CGFloat = 0.5
  /// The animator that moves pages back that were pulled beyond the first or the last one.
  private var bounce: UIViewPropertyAnimator?

  /// Creates a drag.
  ///
  /// - Parameters:
  ///   - container: The container, which keeps the drag.
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

  /// A Boolean value that indicates whether the pages are dragged.
  package var isActive: Bool { position != nil }

  /// The release of the pages at this instant; `nil` while they are not dragged.
  package var release: DragReading? {
    guard position != nil else { return nil }
    let velocity = -pan.velocity(in: nil).x
    if let turn = container.turn { return turn.release(velocity: velocity, threshold: threshold) }
    let name = container.pageNames[container.selectedIndex]
    return DragReading(
      progress: 0, velocity: velocity, outcome: .goes(to: DragStop.ID(rawValue: name)))
  }

  /// Cancels the drag, and the selected page moves back to its place.
  package func cancel() {
    position = nil
    pendingVelocity = nil
    pan.isEnabled = false
    pan.isEnabled = true
    if let turn = container.turn, isDriving { turn.cancel() }
    bounceBack(velocity: 0)
  }

  /// Continues the drag with the next change after one has ended.
  package func turnEnded(_ turn: SlideTurn, completed: Bool) {
    if let position {
      goOn(at: completed ? position - turn.step * turn.distance : position)
    } else if bounce == nil {
      bounceBack(velocity: 0)
    }
  }

  /// Stops pages that move back from beyond an end where they are displayed.
  package func stopBounce() {
    bounce?.stopAnimation(true)
    bounce = nil
  }
}

extension PageDrag: UIGestureRecognizerDelegate {
  /// Moving pages are caught by a pan in any direction. At rest only a horizontal pan begins.
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

// The drag from its begin to the release.
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

  /// Begins to drag the pages from where they are displayed.
  private func begin() {
    guard container.turn?.isFading != true else { return }
    // What is left of a bounce stays until the release.
    stopBounce()
    container.dropWaitingSelection()
    container.turn?.driver.pause()
    position = container.turn?.position ?? band.pull(forOffset: container.stretch)
  }

  /// Moves the pages to a drag position. Between two pages a transition shows it; beyond the ends
  /// the container's own stretch does.
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
    // A change that is ending reports its end later, and the next one follows then.
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

  /// Continues the drag at the end of a change. What is left of a bounce becomes a part of it.
  ///
  /// - Parameter position: The drag position in relation to the selected page.
  private func goOn(at position: CGFloat) {
    let rest = container.stretch
    container.stretch = 0
    let neighbor = container.selectedIndex + (rest > 0 ? 1 : -1)
    let isInside = container.pageNames.indices.contains(neighbor)
    follow(position + (isInside ? rest : band.pull(forOffset: rest)))
  }

  /// Releases the pages, which continue with the pan's velocity.
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

  /// A Boolean value that indicates whether the drag drives the running change.
  private var isDriving: Bool { container.transitionCoordinator?.isInteractive ?? false }

  // MARK: Beyond the ends

  /// The rubber band beyond the ends, with the resistance of a scroll view's content.
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
