import Foundation

/// The package that a program was built from, and how it was built.
package struct PackageFolder: Hashable, Sendable {
  /// The folder with `Package.swift`.
  package let url: URL
  /// The name of the product, which is that of the program's file.
  package let product: String
  /// A Boolean value that indicates whether the program was built for release.
  package let isRelease: Bool

  /// Finds the package of a program.
  ///
  /// SwiftPM writes programs to `.build/TRIPLE/CONFIGURATION` in the package's folder; `debug` and
  /// `release` in `.build` are links to these. A program elsewhere belongs to the package around
  /// the current folder.
  ///
  /// - Parameters:
  ///   - program: The program's file.
  ///   - current: The current folder.
  ///   - exists: A closure that returns whether there is a file at a path.
  ///
  /// Returns `nil` if there is no package.
  package init?(
    of program: URL, current: URL,
    exists: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) {
    func package(around folder: URL) -> URL? {
      var folder = folder.standardizedFileURL
      while true {
        if exists(folder.appendingPathComponent("Package.swift").path) { return folder }
        let parent = folder.deletingLastPathComponent()
        // A folder in `.build` is a dependency's, and not the package that is edited.
        if parent.path == folder.path { return nil }
        folder = parent
      }
    }
    let folder = program.deletingLastPathComponent()
    let isBuilt = folder.pathComponents.contains(".build")
    guard let url = (isBuilt ? package(around: folder) : nil) ?? package(around: current) else {
      return nil
    }
    self.url = url
    product = program.lastPathComponent
    isRelease = folder.lastPathComponent == "release"
  }

  /// The arguments of `swift` that build the program.
  package var buildArguments: [String] {
    ["build", "--product", product] + (isRelease ? ["-c", "release"] : [])
  }
}
