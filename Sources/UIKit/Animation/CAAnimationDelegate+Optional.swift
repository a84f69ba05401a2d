import Foundation
import GlissadeLayers

// Optional methods of the protocol, for calls with `?` as in UIKit: every object has them, by
// their default implementations if by nothing else.
extension CAAnimationDelegate {
  /// The method `animationDidStart(_:)`.
  @_disfavoredOverload public var animationDidStart: (@MainActor (CAAnimation) -> Void)? {
    { self.animationDidStart($0) }
  }
  /// The method `animationDidStop(_:finished:)`.
  @_disfavoredOverload public var animationDidStop: CAAnimationDelegateCalls.AnimationDidStop? {
    CAAnimationDelegateCalls.AnimationDidStop(owner: self)
  }
}

/// The methods of the protocol that are called by their names and labels.
public enum CAAnimationDelegateCalls {
  /// The methods `animationDidStop` of an object.
  @preconcurrency @MainActor public struct AnimationDidStop {
    let owner: any CAAnimationDelegate

    /// Calls `animationDidStop(_:finished:)`.
    public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
      owner.animationDidStop(anim, finished: flag)
    }
  }
}
