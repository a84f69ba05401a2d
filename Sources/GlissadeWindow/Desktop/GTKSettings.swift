import Foundation

/// The settings files of GTK, of which the newer version's comes first.
struct GTKSettings: Sendable {
  /// A Boolean value that indicates whether interfaces animate, or `nil` if no file says so.
  let animates: Bool?

  /// Reads the files of the user whom an environment describes.
  init(environment: [String: String]) {
    let home = environment["HOME"] ?? ""
    let folder =
      environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.config"
    animates =
      ["gtk-4.0", "gtk-3.0"].lazy.compactMap { name -> Bool? in
        let text = try? String(contentsOfFile: "\(folder)/\(name)/settings.ini", encoding: .utf8)
        return text.flatMap(Self.animates)
      }.first
  }

  /// Returns the value of `gtk-enable-animations` in the group `Settings`, or `nil` if there is
  /// none.
  static func animates(in text: String) -> Bool? {
    var isInGroup = false
    var value: Bool?
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("[") { isInGroup = line == "[Settings]" }
      let pair = line.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard isInGroup, pair.count == 2, pair[0] == "gtk-enable-animations" else { continue }
      switch pair[1].lowercased() {
      case "1", "true": value = true
      case "0", "false": value = false
      default: break
      }
    }
    return value
  }
}
