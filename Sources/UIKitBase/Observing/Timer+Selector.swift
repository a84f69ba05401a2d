import Foundation
import GlissadeLayers

extension Timer {
  /// Creates a timer that calls a method of a target, and schedules it on the current run loop.
  ///
  /// The timer keeps its target until it is invalidated. Timers run by the wall clock; motion is
  /// better made by animations and display links, which follow slow motion and replays.
  ///
  /// - Parameters:
  ///   - ti: The interval in seconds.
  ///   - aTarget: The object that has the method.
  ///   - aSelector: The method, which has the timer as its argument, or no argument.
  ///   - userInfo: An object that the method reads from the timer's `userInfo`.
  ///   - yesOrNo: A Boolean value that indicates whether the timer fires again and again.
  @preconcurrency @MainActor @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = TargetTimer(
      interval: ti, target: aTarget as AnyObject, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// The object that was passed as `userInfo` at the creation of a timer with a target, or `nil`.
  public var userInfo: Any? { (self as? TargetTimer)?.info }
}

/// A timer that calls a method of a target.
final class TargetTimer: Timer {
  // This property is set once, before the timer is scheduled.
  fileprivate let info: Any?

  @MainActor init(
    interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    info = userInfo
    // A timer of the main run loop fires on the main thread, so the target is used only there.
    nonisolated(unsafe) let object = target
    super.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats
    ) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        if selector.send(to: object, from: timer) { return }
        SceneResources.current?.warnOnce(
          "the method of \(type(of: object)) does not take a Timer; not called")
        timer.invalidate()
      }
    }
  }
}
