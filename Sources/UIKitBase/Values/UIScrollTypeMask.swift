/// A set of the kinds of scrolls that a pan follows. The steps of a wheel are not among them,
/// because they move only scroll views.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits of the kinds.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The continuous scrolls of a touchpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All kinds of scrolls.
  public static let all: UIScrollTypeMask = [.continuous]
}
