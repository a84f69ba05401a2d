import Foundation

/// An observation of a property of one object.
@MainActor package protocol KeyPathObserving: AnyObject {
  /// Stores the value of the property before a change.
  func willChange()
  /// Calls the handler after a change, if the value of the property differs from the stored one.
  func didChange()
}

/// The observations of one object's properties.
///
/// The object reports each change of its properties to the list, and every observation compares the
/// values of its own property before and after the change. So a change of `frame` also reaches the
/// observers of `center`.
@MainActor package final class ObservationList {
  private var observations: [any KeyPathObserving] = []
  /// The number of changes that are in progress; a change can contain others.
  private var depth = 0

  package init() {}

  package func add(_ observation: any KeyPathObserving) { observations.append(observation) }
  package func remove(_ observation: any KeyPathObserving) {
    observations.removeAll { $0 === observation }
  }

  package func willChange() {
    depth += 1
    guard depth == 1 else { return }
    for observation in observations { observation.willChange() }
  }

  package func didChange() {
    // A list that was created during a change has not received the beginning of that change.
    guard depth > 0 else { return }
    depth -= 1
    guard depth == 0 else { return }
    for observation in observations { observation.didChange() }
  }
}

/// An observation of the property at a key path.
@MainActor package final class KeyPathObservation<Object: AnyObject, Value>: KeyPathObserving {
  package typealias Handler = (Object, NSKeyValueObservedChange<Value>) -> Void

  private weak var object: Object?
  private let keyPath: KeyPath<Object, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: Handler
  private var former: Value?

  package init(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping Handler
  ) {
    self.object = object
    self.keyPath = keyPath
    self.options = options
    self.handler = handler
  }

  /// Calls the handler with the present value of the property, if the options contain `.initial`.
  package func begin() {
    guard options.contains(.initial), let object else { return }
    report(object, old: nil, new: object[keyPath: keyPath])
  }

  package func willChange() {
    guard let object else { return }
    let value = object[keyPath: keyPath]
    former = value
    if options.contains(.prior) { report(object, old: value, new: nil, isPrior: true) }
  }

  package func didChange() {
    guard let object, let former else { return }
    self.former = nil
    let value = object[keyPath: keyPath]
    if !options.contains(.prior), Self.areEqual(former, value) { return }
    report(object, old: former, new: value)
  }

  private func report(_ object: Object, old: Value?, new: Value?, isPrior: Bool = false) {
    handler(
      object,
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior))
  }

  private static func areEqual(_ a: Value, _ b: Value) -> Bool {
    guard let a = a as? any Equatable else { return false }
    return a.isEqual(to: b)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
