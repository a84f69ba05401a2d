import Foundation

/// The format of a message, whose placeholders begin with a per cent sign.
///
/// Each placeholder is filled by one argument if the argument has its type, and is written as it is
/// otherwise. So a wrong format cannot read beyond the arguments.
struct MessageFormat {
  private enum Part {
    case text(String)
    /// A placeholder with its text, the words in its braces, its flags, width and precision, and
    /// its letter.
    case value(text: String, words: String, flags: String, letter: Character)
  }

  private var parts: [Part] = []

  init(_ format: String) {
    let placeholder = #/%(?:\{([^}]*)\})?([-+ 0#]*\d*(?:\.\d+)?)(?:hh|h|ll|l|q|z|t|j)?([@a-zA-Z%])/#
    var rest = format[...]
    while let match = rest.firstMatch(of: placeholder) {
      parts.append(.text(String(rest[..<match.range.lowerBound])))
      let letter = match.output.3.first ?? "%"
      parts.append(
        letter == "%"
          ? .text("%")
          : .value(
            text: String(match.output.0), words: String(match.output.1 ?? ""),
            flags: String(match.output.2), letter: letter))
      rest = rest[match.range.upperBound...]
    }
    parts.append(.text(String(rest)))
  }

  /// Returns the message with arguments in place of the placeholders.
  func text(_ arguments: [any CVarArg]) -> String {
    var remaining = arguments[...]
    return parts.map { part in
      switch part {
      case .text(let text): return text
      case .value(let text, let words, let flags, let letter):
        guard let argument = remaining.popFirst() else { return text }
        if words.contains("private") || words.contains("sensitive") { return "<private>" }
        return Self.shown(argument, flags, letter) ?? text
      }
    }.joined()
  }

  private static func shown(
    _ argument: any CVarArg, _ flags: String, _ letter: Character
  ) -> String? {
    switch (letter, argument) {
    case ("@", _): String(describing: argument)
    case ("d", let value as any BinaryInteger), ("i", let value as any BinaryInteger),
      ("u", let value as any BinaryInteger):
      number("%\(flags)lld", Int64(truncatingIfNeeded: value))
    case ("x", let value as any BinaryInteger), ("X", let value as any BinaryInteger),
      ("o", let value as any BinaryInteger):
      number("%\(flags)ll\(letter)", Int64(truncatingIfNeeded: value))
    case ("d", let value as Bool): value ? "1" : "0"
    case ("c", let value as any BinaryInteger):
      UInt32(exactly: value).flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
    case ("s", let value as UnsafePointer<CChar>): String(cString: value)
    case ("s", let value as UnsafeMutablePointer<CChar>): String(cString: value)
    case ("s", let value as String): value
    case ("p", _): String(describing: argument)
    case ("f", let value as any BinaryFloatingPoint), ("g", let value as any BinaryFloatingPoint),
      ("e", let value as any BinaryFloatingPoint), ("F", let value as any BinaryFloatingPoint),
      ("G", let value as any BinaryFloatingPoint), ("E", let value as any BinaryFloatingPoint):
      number("%\(flags)\(letter)", Double(value))
    default: nil
    }
  }

  private static func number(_ format: String, _ value: any CVarArg) -> String {
    String(format: format, value)
  }
}
