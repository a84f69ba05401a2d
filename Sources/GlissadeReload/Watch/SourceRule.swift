/// The rule for which files and folders of a package a build depends on.
package enum SourceRule {
  /// The folders in the package that no product is made of.
  private static let otherFolders: Set<String> = ["Tests", "Snippets"]
  private static let temporaryEndings = ["~", ".swp", ".swx", ".tmp", ".part", ".orig", ".rej"]

  /// Returns whether a change of a file needs a build. Hidden files and the temporary files of
  /// editors do not.
  ///
  /// - Parameter name: The last part of the file's path.
  package static func needsBuild(_ name: String) -> Bool {
    if name.isEmpty || name.hasPrefix(".") || name.hasPrefix("#") { return false }
    // Vim tests with a file of digits whether it may write to the folder.
    if name.allSatisfy(\.isNumber) { return false }
    return !temporaryEndings.contains { name.hasSuffix($0) }
  }

  /// Returns whether a folder is watched, with what it contains.
  ///
  /// - Parameters:
  ///   - name: The last part of the folder's path.
  ///   - isTopLevel: A Boolean value that indicates whether the folder lies directly in the
  ///     package's.
  package static func isWatched(_ name: String, isTopLevel: Bool) -> Bool {
    !name.hasPrefix(".") && !(isTopLevel && otherFolders.contains(name))
  }
}
