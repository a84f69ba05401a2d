import Foundation

/// An animation that can create a new animation of its own class, also of a client's subclass.
///
/// UIKit adds the conformance to all animations: see `InitializableObject`.
@MainActor package protocol AnimationDuplicating: CAAnimation {
  /// Returns a new animation of the same class.
  func makeSame() -> CAAnimation
}
