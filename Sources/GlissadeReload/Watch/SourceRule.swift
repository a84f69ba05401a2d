/// The rule that decides on which files and folders of a package a build depends.
package enum SourceRule {
  /// The folders of a package whose files belong to no product.
  private static let otherFolders: Set<String> = ["Tests", "Snippets"]
  private static let temporaryEndings = ["~", ".swp", ".swx", ".tmp", ".part", ".orig", ".rej"]

  /// Returns whether a change of a file requires a build. Hidden files and the temporary files of
  /// editors do not require one.
  ///
  /// - Parameter name: The last component of the file's path.
  package static func needsBuild(_ name: String) -> Bool {
    if name.isEmpty || name.hasPrefix(".") || name.hasPrefix("#") { return false }
    // Vim creates a file with a name of digits to test whether it may write to the folder.
    if name.allSatisfy(\.isNumber) { return false }
    return !temporaryEndings.contains { name.hasSuffix($0) }
  }

  /// Returns whether a folder is watched, together with its contents.
  ///
  /// - Parameters:
  ///   - name: The last component of the folder's path.
  ///   - isTopLevel: A Boolean value that indicates whether the folder is directly in the folder of
  ///     the package.
  package static func isWatched(_ name: String, isTopLevel: Bool) -> Bool {
    !name.hasPrefix(".") && !(isTopLevel && otherFolders.contains(name))
  }
}
