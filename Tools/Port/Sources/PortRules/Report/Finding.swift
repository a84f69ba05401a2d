/// A place that the tool changed, or left to a person.
public struct Finding: Hashable, Comparable, Sendable {
  /// Whether a place is done.
  public enum Kind: Sendable { case changed, left }

  /// The subject.
  public let rule: Rule
  /// Whether the place is done.
  public let kind: Kind
  /// The line of the input.
  public let line: SourceLine
  /// One sentence: what was done, or what is to be done.
  public let message: String

  /// Orders findings by place, then by subject and message.
  public static func < (a: Finding, b: Finding) -> Bool {
    (a.line, a.rule.rawValue, a.message) < (b.line, b.rule.rawValue, b.message)
  }
}
