import Foundation
import GlissadeFiles

/// The size and position of an instrument's window. A file in the user's state folder keeps them
/// from one run to the next.
struct WindowGeometry: Codable, Hashable {
  /// The size of the window, in points.
  var size: CGSize
  /// The position of the window's upper left corner on the desktop in points, or `nil` if unknown.
  var position: CGPoint?
  /// The size of the program's part of the window in points, or `nil` if the program fills the
  /// window.
  var device: CGSize?

  /// Returns the file of a program's geometry.
  ///
  /// - Parameters:
  ///   - program: The name of the program.
  ///   - environment: The environment variables, of which `XDG_STATE_HOME` and `HOME` are used.
  /// - Returns: The URL of the file, or `nil` if the environment gives no folder.
  static func file(of program: String, environment: [String: String]) -> URL? {
    UserFolder.state.ofGlissade(in: environment)?.appendingPathComponent("\(program)-window.json")
  }

  private static let longestFile = 1 << 16

  /// Returns the geometry that the last run wrote, or `nil` if there is no usable geometry.
  ///
  /// - Parameters:
  ///   - url: The file with the geometry.
  ///   - smallest: The smallest size of the window, in points.
  static func read(_ url: URL, smallest: CGSize) -> WindowGeometry? {
    guard let bytes = try? FileReader.read(url, as: .state, limit: longestFile),
      var geometry = try? JSONDecoder().decode(WindowGeometry.self, from: Data(bytes)),
      geometry.size.width.isFinite, geometry.size.height.isFinite
    else { return nil }
    geometry.size.width = min(max(geometry.size.width, smallest.width), 16384)
    geometry.size.height = min(max(geometry.size.height, smallest.height), 16384)
    return geometry
  }

  /// Writes the geometry to a file. Errors are ignored, in which case the next run does not restore
  /// it.
  func write(to url: URL) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try? Folders.make(url.deletingLastPathComponent())
    try? OutputFile.write([UInt8](data), to: url, as: .state)
  }
}
