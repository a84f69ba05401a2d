/// The names of what exists on a phone and not here: the list in `Absent.txt`.
enum AbsentNames {
  /// The names of types that do not have the form of UIKit's.
  static let types = Set(lines.filter { !$0.contains(": ") })

  /// The sentences of the report about functions, by their names.
  static let functions: [String: String] = {
    let entries = lines.compactMap { line in
      line.firstRange(of: ": ").map {
        (String(line[..<$0.lowerBound]), String(line[$0.upperBound...]))
      }
    }
    return Dictionary(entries) { a, _ in a }
  }()

  private static let lines: [String] = {
    let text = String(decoding: PackageResources.Absent_txt, as: UTF8.self)
    return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }()
}
