import Foundation

/// An object with properties that `observe(_:options:changeHandler:)` observes (N-12).
///
/// These are `frame`, `bounds`, `center`, `alpha` and `isHidden` of views, `contentOffset` and
/// `contentSize` of scroll views, `title` of view controllers, `state` of gesture recognizers, and
/// `isRunning`, `state` and `isReversed` of property animators.
@preconcurrency @MainActor public protocol KeyValueObservable: NSObject {}

/// The part of observable objects that is not public.
@MainActor protocol ObservedObject: AnyObject {
  /// The observations, or `nil` before the first one.
  var observations: ObservationList? { get set }
}

extension ObservedObject {
  /// Makes a change of properties, and notifies their observers.
  func observing(_ change: () -> Void) {
    guard let observations else { return change() }
    observations.willChange()
    change()
    observations.didChange()
  }
}

extension KeyValueObservable {
  /// Calls a handler whenever the property at a key path gets another value.
  ///
  /// - Parameters:
  ///   - keyPath: One of the properties above. Changes of others are not observed.
  ///   - options: What the handler receives, and when it is called.
  ///   - changeHandler: A closure that is called after each change.
  /// - Returns: The observation, which ends when it is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let object = self as? any ObservedObject
    let list = object?.observations ?? ObservationList()
    object?.observations = list
    let observation = KeyPathObservation(self, keyPath, options, changeHandler)
    list.add(observation)
    observation.begin()
    return NSKeyValueObservation(observation, in: list)
  }
}

extension UIResponder: KeyValueObservable, ObservedObject {}
