import Foundation

/// The package from which a program was built, and the configuration of the build.
package struct PackageFolder: Hashable, Sendable {
  /// The package's folder, which contains `Package.swift`.
  package let url: URL
  /// The name of the product, which is also the name of the program's file.
  package let product: String
  /// A Boolean value that indicates whether the program was built for release.
  package let isRelease: Bool

  /// Finds the package of a program.
  ///
  /// SwiftPM writes programs to `.build/TRIPLE/CONFIGURATION` in the package's folder; `debug` and
  /// `release` in `.build` are links to such folders. A program at another place belongs to the
  /// package that contains the current folder.
  ///
  /// - Parameters:
  ///   - program: The program's file.
  ///   - current: The current folder.
  ///   - exists: A closure that returns whether a file exists at a path.
  ///
  /// Returns `nil` if no package is found.
  package init?(
    of program: URL, current: URL,
    exists: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) {
    func package(around folder: URL) -> URL? {
      var folder = folder.standardizedFileURL
      while true {
        if exists(folder.appendingPathComponent("Package.swift").path) { return folder }
        let parent = folder.deletingLastPathComponent()
        // A folder in `.build` belongs to a dependency, and not to the package that the user edits.
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

  /// The arguments with which `swift` builds the program.
  package var buildArguments: [String] {
    ["build", "--product", product] + (isRelease ? ["-c", "release"] : [])
  }
}
