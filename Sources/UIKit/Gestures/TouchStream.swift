import Foundation

/// What the view under a touch hears of it: everything, later, or no more (F-11).
@MainActor final class TouchStream {
  /// How much the view knows.
  private enum Stage { case unaware, following, closed }

  let touch: UITouch
  private var stage = Stage.unaware
  /// Phases that the view has yet to hear, in order; movements among them are dropped.
  private var held: [UITouch.Phase] = []

  init(touch: UITouch) {
    self.touch = touch
  }

  /// Nothing more will come: the view heard the end, or of the touch being taken away.
  var isOver: Bool { stage == .closed && held.isEmpty }

  /// The touch did what its phase says; the view hears of it unless a recognizer delays that.
  func offer(with event: UIEvent) {
    guard stage != .closed else { return }
    if touch.phase != .moved || held.isEmpty { held.append(touch.phase) }
    release(with: event)
  }

  /// Tells what no recognizer delays any more.
  func release(with event: UIEvent) {
    while stage != .closed, let next = held.first, !isDelayed(next) {
      held.removeFirst()
      tell(next, with: event)
    }
  }

  /// The view hears no more: what it was following is cancelled, what it knew nothing of stays so.
  func cancel(with event: UIEvent) {
    held.removeAll()
    if stage == .following { tell(.cancelled, with: event) }
    stage = .closed
  }

  private func isDelayed(_ phase: UITouch.Phase) -> Bool {
    touch.followers.contains { follower in
      guard follower.stage == .possible else { return false }
      if stage == .unaware && follower.delaysTouchesBegan { return true }
      return phase == .ended && follower.delaysTouchesEnded
    }
  }

  private func tell(_ phase: UITouch.Phase, with event: UIEvent) {
    stage = phase == .ended || phase == .cancelled ? .closed : .following
    guard let view = touch.view else { return }
    let current = touch.phase
    touch.phase = phase
    switch phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    case .stationary: break
    }
    touch.phase = current
  }
}
