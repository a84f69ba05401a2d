import Foundation
import GlissadeFiles

/// The sizes that the user has given to the panes, in points. A pane without a size has its usual
/// one.
package struct PaneSizes: Codable, Hashable, Sendable {
  /// The width of the list of programs.
  package var side: Double?
  /// The width of the inspector.
  package var inspector: Double?
  /// The height of the curves.
  package var curves: Double?
  /// The height of the release map.
  package var map: Double?

  /// Creates the usual sizes.
  package init() {}

  private static let longestFile = 1 << 16

  /// Returns the file with the sizes of a user's panes.
  ///
  /// - Parameter environment: The environment variables, of which `XDG_CONFIG_HOME` and `HOME` are
  ///   used.
  /// - Returns: The URL of the file, or `nil` if the environment gives no folder.
  package static func file(in environment: [String: String]) -> URL? {
    UserFolder.configuration.ofGlissade(in: environment)?.appendingPathComponent("panes.json")
  }

  /// Reads sizes from a file.
  ///
  /// - Returns: `nil` if the file contains no sizes. A number that is not a size counts as absent.
  package static func read(_ url: URL) -> PaneSizes? {
    guard let bytes = try? FileReader.read(url, as: .settings, limit: longestFile),
      var sizes = try? JSONDecoder().decode(PaneSizes.self, from: Data(bytes))
    else { return nil }
    for path in [\PaneSizes.side, \.inspector, \.curves, \.map] {
      if let size = sizes[keyPath: path], !size.isFinite || size <= 0 { sizes[keyPath: path] = nil }
    }
    return sizes
  }

  /// Writes the sizes to a file, whose folder is made if it is missing.
  package func write(to url: URL) throws(FileError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(self) else { return }
    try Folders.make(url.deletingLastPathComponent())
    try OutputFile.write([UInt8](data), to: url, as: .settings)
  }
}
