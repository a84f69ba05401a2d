import Foundation
import GlissadeLayers

extension NSObject {
  /// Returns whether the class of this object has the method of a selector.
  @preconcurrency @MainActor public func responds(to aSelector: Selector?) -> Bool {
    aSelector?.isMethod(of: self) ?? false
  }

  /// Calls a method without arguments, or with this object as its argument.
  ///
  /// - Returns: `nil`, because methods of selectors have no result.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>? {
    perform(aSelector, with: self)
  }

  /// Calls a method with an argument.
  ///
  /// - Returns: `nil`, because methods of selectors have no result.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? {
    guard let aSelector else { return nil }
    if !aSelector.send(to: self, from: (object ?? NSNull()) as AnyObject) {
      SceneResources.current?.warnOnce(
        "\(type(of: self)) does not have the method, or it takes another argument; not called")
    }
    return nil
  }

  /// Calls a method on the main run loop after a delay, by the wall clock.
  ///
  /// The object and the argument are kept until the call.
  ///
  /// - Parameters:
  ///   - aSelector: The method to call.
  ///   - anArgument: The argument of the method.
  ///   - delay: The delay in seconds.
  ///   - modes: The modes of the run loop in which the method may be called.
  @preconcurrency @MainActor public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode] = [.default]
  ) {
    UIApplication.shared.delayedCalls.add(
      aSelector, of: self, argument: anArgument, delay: delay, modes: modes)
  }

  /// Calls a method on the main thread.
  ///
  /// - Parameters:
  ///   - aSelector: The method to call.
  ///   - arg: The argument of the method.
  ///   - wait: A Boolean value that indicates whether to return after the call. On the main thread
  ///     such a call is made at once; any other is made when the work before it on the main queue
  ///     is done.
  public nonisolated func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    // Only the main thread uses object and argument, which the caller passes to it.
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) let argument = arg
    switch (MainContext.isCurrent, wait) {
    case (true, true):
      MainActor.assumeIsolated { object.call(aSelector, with: argument) }
    case (false, true):
      DispatchQueue.main.sync { object.call(aSelector, with: argument) }
    case (_, false):
      DispatchQueue.main.async { object.call(aSelector, with: argument) }
    }
  }

  @MainActor private func call(_ selector: Selector, with argument: Any?) {
    perform(selector, with: argument)
  }

  /// Cancels all pending delayed calls of methods of an object.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    UIApplication.shared.delayedCalls.cancel { $0.target === aTarget as AnyObject }
  }

  /// Cancels all pending delayed calls of methods of an object with an argument. Methods cannot be
  /// compared, so calls of all methods are cancelled, whatever `selector` is (N-03).
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector: Selector, object: Any?
  ) {
    UIApplication.shared.delayedCalls.cancel { call in
      call.target === aTarget as AnyObject && call.hasArgument(object)
    }
  }
}
