import UIKit

/// A pan gesture recognizer that begins at once on a moving view. On a view at rest it begins after
/// the usual distance, so that other gestures can begin first.
@MainActor package final class CatchingPanGestureRecognizer: UIPanGestureRecognizer {
  /// A closure that returns whether the view is moving by itself.
  package var isCatching: () -> Bool = { false }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, isCatching() { state = .began }
  }
}
