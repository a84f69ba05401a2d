/// The names that the modules declare: the list in `UIKitTypes.txt`, which a test makes of the
/// sources of the modules.
enum UIKitTypes {
  /// The superclasses or raw types by the names of types; empty texts for those without any, and for
  /// functions and constants.
  private static let parents: [String: String] = {
    let text = String(decoding: PackageResources.UIKitTypes_txt, as: UTF8.self)
    var found: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      found[words[0]] = words.count > 1 ? words[1] : ""
    }
    return found
  }()

  /// Returns whether the modules declare a type, function or constant.
  static func declares(_ name: String) -> Bool { parents[name] != nil }

  /// Returns a class and its superclasses.
  static func lineage(of name: String) -> [String] {
    var names = [name]
    while let parent = parents[names[names.count - 1]], !parent.isEmpty, !names.contains(parent) {
      names.append(parent)
    }
    return names
  }

  /// Returns whether the properties of a class can be read and written by their names, or nil if
  /// nothing is known of it.
  static func hasValues(_ name: String) -> Bool? {
    let lineage = lineage(of: name)
    if lineage.contains(where: {
      ["CAAnimation", "CALayer", "UIBarItem", "UIDevice", "UIResponder"].contains($0)
    }) {
      return true
    }
    return declares(name) || lineage.last == "NSObject" ? false : nil
  }

  /// Returns whether a name has the form of one of UIKit's or Core Animation's.
  static func isInForm(_ name: String) -> Bool {
    guard let prefix = ["CA", "CG", "UI"].first(where: name.hasPrefix) else { return false }
    let rest = name.dropFirst(prefix.count)
    return rest.first?.isUppercase == true && rest.contains(where: \.isLowercase)
  }
}
