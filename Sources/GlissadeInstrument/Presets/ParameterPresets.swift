import Foundation
import GlissadeFiles
import GlissadeInspector
import UIKit

/// Named sets of changed parameters that the user keeps for later runs (T-12).
///
/// The file is read again before each change, so that nothing is lost that another window or an
/// editor has written. A file that cannot be read is never replaced.
package struct ParameterPresets: Hashable, Sendable {
  /// The values of a preset, by the names that recordings use. Names of later versions stay in the
  /// file.
  package typealias Values = [String: Double]

  private static let longestFile = 1 << 20
  /// The presets, by their names.
  private var byName: [String: Values] = [:]

  /// Creates an empty set.
  package init() {}

  /// The names of all presets, in alphabetical order.
  package var names: [String] { byName.keys.sorted() }

  /// Returns the parameters of a preset, within their ranges, or `nil` without such a preset.
  package func parameters(of name: String) -> ParameterSets.Values? {
    byName[name].map { values in
      var known: ParameterSets.Values = [:]
      for (name, value) in values where value.isFinite {
        guard let parameter = Tuning.Parameter(rawValue: name) else { continue }
        known[parameter] = min(
          max(value, parameter.range.lowerBound), parameter.range.upperBound)
      }
      return known
    }
  }

  /// Returns the values of a preset as they are kept, or `nil` without such a preset.
  package func values(of name: String) -> Values? { byName[name] }

  /// Sets the values of a preset; `nil` removes the preset.
  package mutating func set(_ name: String, to values: Values?) { byName[name] = values }

  // MARK: The file

  /// Returns the file with the presets of a user.
  ///
  /// - Parameter environment: The environment variables, of which `XDG_CONFIG_HOME` and `HOME` are
  ///   used.
  /// - Returns: The URL of the file, or `nil` if the environment gives no folder.
  package static func file(in environment: [String: String]) -> URL? {
    UserFolder.configuration.ofGlissade(in: environment)?.appendingPathComponent("presets.json")
  }

  /// Reads presets from a file. A file that does not exist has none.
  package static func read(_ url: URL) throws(FileError) -> ParameterPresets {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(url, as: .presets, limit: longestFile)
    } catch {
      if error.cause == .system(ENOENT) { return ParameterPresets() }
      throw error
    }
    var presets = ParameterPresets()
    do {
      presets.byName = try JSONDecoder().decode([String: Values].self, from: Data(bytes))
    } catch {
      throw FileError(.presets, at: url, .reading, .invalid("it is no list of presets"))
    }
    return presets
  }

  /// Sets the values of a preset in a file, whose folder is made if it is missing; `nil` removes
  /// the preset. All others in the file stay as they are.
  package static func write(
    _ name: String, _ values: Values?, to url: URL
  ) throws(FileError) {
    var presets = try read(url)
    presets.set(name, to: values)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(presets.byName) else { return }
    try Folders.make(url.deletingLastPathComponent())
    try OutputFile.write([UInt8](data), to: url, as: .presets)
  }
}
