import GlissadeGestures

/// A recognizer that another module of the package defines. It implements this protocol, because it
/// cannot override members of this module that are not public.
@MainActor package protocol PartRecognizer: UIGestureRecognizer {
  /// The kind of the recognizer, which determines the allowed changes of state.
  var ownKind: RecognizerKind { get }
  /// A Boolean value that indicates whether the recognizer follows scrolls on a touchpad.
  var followsScrolls: Bool { get }
  /// Handles the change of the recognizer's state from `possible` to `began`.
  func handleBeginning()
}
