import Foundation

/// An object with properties that `observe(_:options:changeHandler:)` observes (N-12).
///
/// The observable properties are `frame`, `bounds`, `center`, `alpha` and `isHidden` of views,
/// `contentOffset` and `contentSize` of scroll views, `title` of view controllers, `state` of
/// gesture recognizers, and `isRunning`, `state` and `isReversed` of property animators.
@preconcurrency @MainActor public protocol KeyValueObservable: NSObject {}

/// An object that stores the observations of its properties.
@MainActor protocol ObservedObject: AnyObject {
  /// The observations of the object's properties, or `nil` before the first one.
  var observations: ObservationList? { get set }
}

extension ObservedObject {
  /// Calls a closure that changes properties of the object, and notifies the observers of these
  /// properties.
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
