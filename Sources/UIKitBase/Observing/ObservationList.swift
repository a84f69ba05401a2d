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
  /// The observer, the key path and the context by which an observation by text is removed.
  package struct Name {
    /// The observer, or `nil` after its end.
    package private(set) weak var observer: NSObject?
    private let identity: ObjectIdentifier
    private let keyPath: String
    private let context: UnsafeMutableRawPointer?

    package init(_ observer: NSObject, keyPath: String, context: UnsafeMutableRawPointer?) {
      self.observer = observer
      identity = ObjectIdentifier(observer)
      self.keyPath = keyPath
      self.context = context
    }

    fileprivate func matches(_ request: Request) -> Bool {
      identity == request.observer && keyPath == request.keyPath
        && request.context.map { $0 == context } ?? true
    }
  }

  /// A request to remove an observation by text.
  package struct Request {
    /// The observer, which may be deallocated already.
    package var observer: ObjectIdentifier
    package var keyPath: String
    /// The context of the observation, which can be `nil` itself; `.none` stands for any context.
    package var context: UnsafeMutableRawPointer??

    package init(
      observer: ObjectIdentifier, keyPath: String, context: UnsafeMutableRawPointer??
    ) {
      self.observer = observer
      self.keyPath = keyPath
      self.context = context
    }
  }

  private struct Entry {
    let observation: any KeyPathObserving
    /// The name of an observation by text, or `nil` for any other observation.
    let name: Name?
  }

  private var entries: [Entry] = []
  /// The number of changes that are in progress; a change can contain others.
  private var depth = 0

  package init() {}

  /// Adds an observation. The observations by text whose observers no longer exist are removed.
  package func add(_ observation: any KeyPathObserving, name: Name? = nil) {
    entries.removeAll { $0.name.map { $0.observer == nil } ?? false }
    entries.append(Entry(observation: observation, name: name))
  }

  package func remove(_ observation: any KeyPathObserving) {
    entries.removeAll { $0.observation === observation }
  }

  /// Removes the last observation by text that a request names, and returns whether there was one.
  package func remove(_ request: Request) -> Bool {
    let index = entries.lastIndex { $0.name?.matches(request) ?? false }
    if let index { entries.remove(at: index) }
    return index != nil
  }

  package func willChange() {
    depth += 1
    guard depth == 1 else { return }
    for entry in entries { entry.observation.willChange() }
  }

  package func didChange() {
    // A list that was created during a change has not received the beginning of that change.
    guard depth > 0 else { return }
    depth -= 1
    guard depth == 0 else { return }
    for entry in entries { entry.observation.didChange() }
  }
}

/// An observation of one property, which is read by a closure.
@MainActor package final class KeyPathObservation<Object: AnyObject, Value>: KeyPathObserving {
  package typealias Handler = (Object, NSKeyValueObservedChange<Value>) -> Void

  private weak var object: Object?
  private let read: (Object) -> Value
  private let options: NSKeyValueObservingOptions
  private let handler: Handler
  private var former: Value?

  package init(
    _ object: Object, _ options: NSKeyValueObservingOptions, read: @escaping (Object) -> Value,
    handler: @escaping Handler
  ) {
    self.object = object
    self.read = read
    self.options = options
    self.handler = handler
  }

  /// Calls the handler with the present value of the property, if the options contain `.initial`.
  package func begin() {
    guard options.contains(.initial), let object else { return }
    report(object, old: nil, new: read(object))
  }

  package func willChange() {
    guard let object else { return }
    let value = read(object)
    former = value
    if options.contains(.prior) { report(object, old: value, new: nil, isPrior: true) }
  }

  package func didChange() {
    guard let object, let former else { return }
    self.former = nil
    let value = read(object)
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
