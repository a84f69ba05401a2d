/// Finds the public classes of a source with what they inherit from.
struct ClassScanner {
  struct Declaration: Equatable {
    let name: String
    /// The first of the inherited types, without generic arguments, or `nil` without any. Only it
    /// can be a superclass.
    let firstInherited: String?
  }

  private let text: String

  init(_ source: MaskedSource) { text = source.lines.joined(separator: "\n") }

  /// The public classes at the top level.
  var publicClasses: [Declaration] {
    text.matches(of: #/(?m)^(?:@\w+\s+)*(?:public|open) (?:final )?class (\w+)([^{]*)\{/#).map {
      Declaration(name: String($0.1), firstInherited: Self.firstInherited(in: $0.2))
    }
  }

  /// Returns the first inherited type in what follows a class's name, whose generic parameters can
  /// have constraints.
  private static func firstInherited(in head: Substring) -> String? {
    var depth = 0
    for index in head.indices {
      switch head[index] {
      case "<": depth += 1
      case ">": depth -= 1
      case ":" where depth == 0:
        let name = head[index...].dropFirst().drop { $0.isWhitespace || $0 == "@" }
          .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return String(name)
      default: break
      }
    }
    return nil
  }
}
