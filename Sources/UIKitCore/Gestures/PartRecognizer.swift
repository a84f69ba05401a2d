import GlissadeGestures

/// A recognizer in another part of UIKit, which cannot override members of the core that are not
/// public.
@MainActor package protocol PartRecognizer: UIGestureRecognizer {
  /// The kind of the recognizer, which determines the allowed changes of state.
  var ownKind: RecognizerKind { get }
  /// A Boolean value that indicates whether the recognizer follows scrolls of a touchpad.
  var followsScrolls: Bool { get }
  /// Handles the change from `possible` to `began`.
  func handleBeginning()
}
