/// A set of kinds of scrolls. The steps of a wheel move scroll views alone, and are no kind here.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits of the kinds.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The continuous scrolls of a touchpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All kinds.
  public static let all: UIScrollTypeMask = [.continuous]
}
