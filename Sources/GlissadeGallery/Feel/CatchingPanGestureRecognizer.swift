import UIKit

/// A pan that takes hold at once of what is moving; what stands still it leaves to other gestures
/// until the finger has gone some way.
@MainActor final class CatchingPanGestureRecognizer: UIPanGestureRecognizer {
  /// Whether what it moves is moving by itself.
  var isCatching: () -> Bool = { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, isCatching() { state = .began }
  }
}
