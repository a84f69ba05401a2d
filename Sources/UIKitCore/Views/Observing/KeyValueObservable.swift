import Foundation

/// An object with properties that `observe(_:options:changeHandler:)` observes (N-12).
///
/// The observable properties are `frame`, `bounds`, `center`, `alpha` and `isHidden` of views,
/// `contentOffset` and `contentSize` of scroll views, `title` of view controllers, `state` of
/// gesture recognizers, and `isRunning`, `state` and `isReversed` of property animators.
@preconcurrency @MainActor public protocol KeyValueObservable: NSObject {}

extension KeyValueObservable {
  /// Calls a handler whenever the property at a key path gets another value.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of a property that `KeyValueObservable` lists. Changes of other
  ///     properties are not observed.
  ///   - options: The values that the handler receives, and the times at which it is called in
  ///     addition to after a change.
  ///   - changeHandler: A closure that is called after each change.
  /// - Returns: The observation, which ends when it is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = KeyPathObservation<Self, Value>(
      self, options, read: { $0[keyPath: keyPath] }, handler: changeHandler)
    guard let observed = self as? any ObservedObject else {
      observation.begin()
      return NSKeyValueObservation(observation, in: ObservationList())
    }
    return NSKeyValueObservation(observation, in: observed.begin(observation))
  }
}

extension UIResponder: AccessibleObject {}

extension UIResponder: KeyValueObservable, ObservedObject, KeyValueObserver {}
