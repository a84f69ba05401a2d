/// The names of the methods that the modules declare: the list in `UIKitMethods.txt`, which a test
/// makes of the sources of the modules.
///
/// A method of a client's that has one of these names may be overloaded: its name alone does not
/// identify it.
enum UIKitMethods {
  private static let names: Set<String> = {
    let text = String(decoding: PackageResources.UIKitMethods_txt, as: UTF8.self)
    return Set(text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init))
  }()

  /// Returns whether the modules declare a method with a name, without its labels.
  static func declares(_ name: String) -> Bool { names.contains(name) }
}
