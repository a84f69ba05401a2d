import UIKitCore

/// A delegate that is notified when an animator starts and pauses (J-01).
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Notifies the delegate that the animator is about to start or continue.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Notifies the delegate that the animator has paused, for example because nothing moves any
  /// more.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// The default implementation does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// The default implementation does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
