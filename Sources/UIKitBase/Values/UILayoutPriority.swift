/// The priority of a constraint over contradictory ones, 1…1000.
///
/// A constraint is never satisfied at the expense of a constraint with a higher priority. A number
/// can be added to a priority: `.defaultHigh + 1`.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number of the priority.
  public var rawValue: Float
  /// Creates a priority from a number, 1…1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number, 1…1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a constraint that must hold, 1000.
  public static let required = UILayoutPriority(1000)
  /// The priority with which contents resist being compressed, 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which a drag resizes a scene, 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size, 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that does not resize a scene, 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which views hug their contents, 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in `systemLayoutSizeFitting(_:)`, 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns whether a priority is lower than another one.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  /// Returns a priority that is higher by an amount.
  public static func + (priority: Self, amount: Float) -> Self {
    UILayoutPriority(priority.rawValue + amount)
  }
  /// Returns a priority that is lower by an amount.
  public static func - (priority: Self, amount: Float) -> Self {
    UILayoutPriority(priority.rawValue - amount)
  }
  /// Raises a priority by an amount.
  public static func += (priority: inout Self, amount: Float) { priority = priority + amount }
  /// Lowers a priority by an amount.
  public static func -= (priority: inout Self, amount: Float) { priority = priority - amount }
}
