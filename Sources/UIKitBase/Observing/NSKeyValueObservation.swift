import Foundation

/// Options for the values that a change handler of `observe` receives, and for the times at which
/// the handler is called.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The handler receives the new value of the property.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The handler receives the former value of the property.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The handler is also called at once, with the present value as the new one.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The handler is called before each change as well as after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kinds of change of a property.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value of the property was set.
  case setting = 1
  /// Elements of a collection were inserted, removed or replaced. Such changes are not observed
  /// here.
  case insertion, removal, replacement
}

/// A change of an observed property, which a change handler receives.
public struct NSKeyValueObservedChange<Value> {
  /// The type of the kind of a change.
  public typealias Kind = NSKeyValueChange
  /// The kind of the change, which is always `.setting`.
  public let kind: Kind
  /// The new value of the property with the option `.new`, or else `nil`.
  public let newValue: Value?
  /// The former value of the property with the option `.old`, or else `nil`.
  public let oldValue: Value?
  /// The indices of the changed elements of a collection. They are always `nil`, because changes of
  /// collections are not observed here.
  public let indexes: IndexSet?
  /// A Boolean value that indicates whether the change is about to happen.
  public let isPrior: Bool
}

/// An observation, which ends when it is released or invalidated.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
  private weak var list: ObservationList?
  private weak var observation: (any KeyPathObserving)?

  package init(_ observation: any KeyPathObserving, in list: ObservationList) {
    self.observation = observation
    self.list = list
    super.init()
  }

  isolated deinit { invalidate() }

  /// Ends the observation, so that its handler is not called any more.
  public func invalidate() {
    if let observation { list?.remove(observation) }
    observation = nil
  }
}
