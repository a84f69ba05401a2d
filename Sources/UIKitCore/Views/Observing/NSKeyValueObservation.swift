import Foundation

/// The information that a change handler of `observe` receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change has the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change has the former value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The handler is called at once, with the present value as the new one.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The handler is called before each change, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kinds of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// A value was set.
  case setting = 1
  /// Elements of a collection were inserted, removed or replaced, which is not observed here.
  case insertion, removal, replacement
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public typealias Kind = NSKeyValueChange
  /// The kind, which is `.setting`.
  public let kind: Kind
  /// The new value with the option `.new`, or else `nil`.
  public let newValue: Value?
  /// The former value with the option `.old`, or else `nil`.
  public let oldValue: Value?
  /// The changed elements of a collection, which are not observed here.
  public let indexes: IndexSet?
  /// A Boolean value that indicates whether the change is about to happen.
  public let isPrior: Bool
}

/// An observation, which ends when it is released or invalidated.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
  private weak var list: ObservationList?
  private weak var observation: (any KeyPathObserving)?

  init(_ observation: any KeyPathObserving, in list: ObservationList) {
    self.observation = observation
    self.list = list
    super.init()
  }

  isolated deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    if let observation { list?.remove(observation) }
    observation = nil
  }
}
