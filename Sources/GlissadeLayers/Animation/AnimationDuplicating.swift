import Foundation

/// An animation of a client's class that makes a new one of the same class.
///
/// UIKit adds the conformance to all animations: see `InitializableObject`.
@MainActor package protocol AnimationDuplicating: CAAnimation {
  /// Returns a new animation of the same class.
  func makeSame() -> CAAnimation
}
