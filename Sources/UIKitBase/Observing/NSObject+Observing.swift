import Foundation

/// A key of the dictionary that describes a change to an observer by text.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key as text.
  public let rawValue: String
  /// Creates a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of the kind of the change, an `NSNumber` with the raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The key of the new value of the property with the option `.new`.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The key of the former value of the property with the option `.old`.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The key of the indices of changed elements. No change has one, because changes of collections
  /// are not observed here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// The key of the number `true` in a change that is about to happen, with the option `.prior`.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// An object that receives the changes of properties that it observes by text.
///
/// Views, controllers and other responders are such objects, and override the method. Another
/// subclass of `NSObject` declares the conformance, and the method without `override`.
@preconcurrency @MainActor public protocol KeyValueObserver: AnyObject {
  /// Handles a change of an observed property.
  ///
  /// - Parameters:
  ///   - keyPath: The key path with which the observer was added.
  ///   - object: The object that has the property.
  ///   - change: The change, by the keys of `NSKeyValueChangeKey`. Values have the type of the
  ///     property, such as `CGPoint`, and `nil` is an `NSNull`.
  ///   - context: The context with which the observer was added.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// An object that stores the observations of its properties.
@MainActor package protocol ObservedObject: NSObject {
  /// The observations of the object's properties, or `nil` before the first one.
  var observations: ObservationList? { get set }
  /// Returns a closure that reads the property with a key path from an object of this class, or
  /// `nil` if changes of the property are not reported.
  func observedReader(of keyPath: String) -> ((NSObject) -> Any?)?
}

extension ObservedObject {
  /// The observations of the object's properties, which are created if there are none.
  private var list: ObservationList {
    let list = observations ?? ObservationList()
    observations = list
    return list
  }

  /// Calls a closure that changes properties of the object, and notifies the observers of these
  /// properties.
  package func observing(_ change: () -> Void) {
    guard let observations else { return change() }
    observations.willChange()
    change()
    observations.didChange()
  }

  /// Adds and begins an observation.
  package func begin<Object, Value>(
    _ observation: KeyPathObservation<Object, Value>, name: ObservationList.Name? = nil
  ) -> ObservationList {
    let list = list
    list.add(observation, name: name)
    observation.begin()
    return list
  }
}

extension NSObject {
  /// Adds an observer of the property at a key path. The observer receives each change by
  /// `observeValue(forKeyPath:of:change:context:)`.
  ///
  /// The observable properties are those of `observe(_:options:changeHandler:)`, by the names
  /// `frame`, `bounds`, `center`, `alpha`, `hidden`, `contentOffset`, `contentSize`, `title`,
  /// `state`, `running` and `reversed`. The observer is held weakly.
  ///
  /// - Parameters:
  ///   - observer: A responder, or an object of another class that conforms to `KeyValueObserver`.
  ///   - keyPath: The name of the property.
  ///   - options: The values that the observer receives, and the times at which it is called in
  ///     addition to after a change.
  ///   - context: A value that the observer receives with each change.
  @preconcurrency @MainActor public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let observed = self as? any ObservedObject
    guard let observed, let read = observed.observedReader(of: keyPath) else {
      SceneResources.current?.warnOnce(
        "changes of “\(keyPath)” of \(type(of: self)) are not reported, so nothing observes them")
      return
    }
    guard observer is any KeyValueObserver else {
      SceneResources.current?.warnOnce(
        "\(type(of: observer)) receives no changes: it does not conform to KeyValueObserver")
      return
    }
    let observation = KeyPathObservation<NSObject, Any>(self, options) {
      read($0) ?? NSNull()
    } handler: { [weak observer] object, change in
      (observer as? any KeyValueObserver)?.observeValue(
        forKeyPath: keyPath, of: object, change: change.dictionary, context: context)
    }
    _ = observed.begin(
      observation, name: ObservationList.Name(observer, keyPath: keyPath, context: context))
  }

  /// Removes an observer of a key path, whatever its context is. Of several observations the last
  /// one is removed. A request that names no observation is logged.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeObservation(of: observer, keyPath, context: .none)
  }

  /// Removes an observer of a key path that was added with a context. Of several observations the
  /// last one is removed. A request that names no observation is logged.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObservation(of: observer, keyPath, context: .some(context))
  }

  /// Removes an observation on the main thread. The observer may be in its deinitialization, where
  /// it must not be kept.
  private func removeObservation(
    of observer: NSObject, _ keyPath: String, context: UnsafeMutableRawPointer??
  ) {
    // Only the main thread uses the request and this object, whose observations it stores.
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) let request = ObservationList.Request(
      observer: ObjectIdentifier(observer), keyPath: keyPath, context: context)
    if MainContext.isCurrent {
      MainActor.assumeIsolated { object.remove(request) }
    } else {
      DispatchQueue.main.async { object.remove(request) }
    }
  }

  @MainActor private func remove(_ request: ObservationList.Request) {
    if (self as? any ObservedObject)?.observations?.remove(request) == true { return }
    SceneResources.current?.warnOnce(
      "an observer of “\(request.keyPath)” of \(type(of: self)) is removed that was not added")
  }
}

extension NSKeyValueObservedChange {
  /// The change as a dictionary for an observer by text.
  fileprivate var dictionary: [NSKeyValueChangeKey: Any] {
    var values: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue)]
    values[.newKey] = newValue
    values[.oldKey] = oldValue
    if isPrior { values[.notificationIsPriorKey] = NSNumber(value: true) }
    return values
  }
}
