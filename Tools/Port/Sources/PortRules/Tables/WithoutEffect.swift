/// The declarations that exist so that programs compile, without an effect: the list in
/// `WithoutEffect.txt`.
enum WithoutEffect {
  struct Member {
    /// The types that have the member.
    var types: Set<String>
    let reason: String
  }

  /// The members by their names.
  static let members = lines.reduce(into: [String: Member]()) { members, line in
    guard !line.name.hasSuffix(")"), let dot = line.name.lastIndex(of: ".") else { return }
    let name = String(line.name[line.name.index(after: dot)...])
    members[name, default: Member(types: [], reason: line.reason)].types
      .insert(String(line.name[..<dot]))
  }

  /// The reasons of methods that share their base name with others, by their names with labels.
  static let methods = lines.reduce(into: [String: String]()) { methods, line in
    guard line.name.hasSuffix(")"), let dot = line.name.lastIndex(of: ".") else { return }
    methods[String(line.name[line.name.index(after: dot)...])] = line.reason
  }

  /// The reasons of types whose members have no effect, either.
  static let types = lines.reduce(into: [String: String]()) { types, line in
    if !line.name.contains(".") { types[line.name] = line.reason }
  }

  /// Returns whether other types have a member of this name that has an effect.
  static func isCommon(_ name: String) -> Bool { commonNames.contains(name) }

  private static let commonNames: Set<String> = [
    "Notification", "force", "motion", "open", "orientation", "post", "setValue", "url",
  ]

  private static let lines: [(name: String, reason: String)] = {
    let text = String(decoding: PackageResources.WithoutEffect_txt, as: UTF8.self)
    var (reason, found) = ("", [(name: String, reason: String)]())
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("  ") {
        found.append((line.filter { $0 != " " }, reason))
      } else {
        reason = String(line.split(separator: ":", maxSplits: 1)[1].drop { $0 == " " })
      }
    }
    return found
  }()
}
