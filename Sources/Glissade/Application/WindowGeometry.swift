import Foundation
import GlissadeFiles

/// The size and the position of an instrument's window, which are remembered from one run to the
/// next in the user's folder for states.
struct WindowGeometry: Codable, Hashable {
  /// The size in points.
  var size: CGSize
  /// The position of the upper left corner on the desktop in points, if it is known.
  var position: CGPoint?
  /// The size of the program's part of the window in points, if that is not the whole.
  var device: CGSize?

  /// Returns the file of a program's geometry.
  ///
  /// - Parameters:
  ///   - program: The name of the program.
  ///   - environment: The environment, whose `XDG_STATE_HOME` and `HOME` count.
  /// - Returns: `nil` if the user has no folder.
  static func file(of program: String, environment: [String: String]) -> URL? {
    let own = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : "\($0)/.local/state" }
    return (own ?? home).map {
      URL(fileURLWithPath: $0).appendingPathComponent("glissade")
        .appendingPathComponent("\(program)-window.json")
    }
  }

  private static let longestFile = 1 << 16

  /// Reads the geometry of the last run, or returns `nil` if there is none that is usable.
  ///
  /// - Parameters:
  ///   - url: The file.
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

  /// Writes the geometry. A folder that cannot be written only means that nothing is remembered.
  func write(to url: URL) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try? Folders.make(url.deletingLastPathComponent())
    try? OutputFile.write([UInt8](data), to: url, as: .state)
  }
}
