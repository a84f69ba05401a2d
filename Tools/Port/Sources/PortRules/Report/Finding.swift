/// A place that the tool changed, or left to a person.
public struct Finding: Hashable, Comparable, Sendable {
  /// The part of a person in a place.
  public enum Kind: Sendable {
    /// The tool has changed the place.
    case changed
    /// A person has to change the place.
    case left
    /// The place stays, and does less than on a phone.
    case noted
  }

  /// The subject.
  public let rule: Rule
  /// The part of a person in the place.
  public let kind: Kind
  /// The line of the input.
  public let line: SourceLine
  /// One sentence: what was done, or what is to be done.
  public let message: String
  /// The kind of a file that is no source, for which the whole kind has one line.
  var others: OtherFile?

  /// Orders findings by place, then by subject and message.
  public static func < (a: Finding, b: Finding) -> Bool {
    (a.line, a.rule.rawValue, a.message) < (b.line, b.rule.rawValue, b.message)
  }
}
