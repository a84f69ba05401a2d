import ArgumentParser
import Foundation
import Glissade
import GlissadeFiles
import GlissadeReleaseMap

/// A comparison of two release maps on the command line. A map is made by playing the releases of a
/// recording, or read from the comma-separated values that `glissade map` writes.
@MainActor struct MapComparisonReport {
  /// The greatest number of sentences in the report.
  private static let mostSentences = 12
  /// The greatest size of a file of comma-separated values, in bytes.
  private static let longestTable = 64 << 20

  private let comparison: ReleaseMapComparison
  private let tolerance: Double
  private let cellCount: Int

  /// Makes or reads the two maps.
  ///
  /// - Parameter tolerance: The accepted change of a border, in points per second.
  init(_ old: String, _ new: String, tolerance: Double) throws {
    self.tolerance = tolerance
    let map = try Self.map(at: old)
    cellCount = map.cells.count
    comparison = ReleaseMapComparison(map, try Self.map(at: new))
  }

  private static func map(at path: String) throws -> ReleaseMap {
    guard path.hasSuffix(".csv") else {
      let request = MapRequest(file: path)
      return try request.run(
        subject: ReplayCommand.subject, onWarning: { StandardError.write("warning: \($0)") }
      ).map
    }
    let bytes = try FileReader.read(
      URL(fileURLWithPath: path), as: .trace, limit: longestTable)
    do throws(ReleaseMap.CSVError) {
      return try ReleaseMap(csv: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw Failure("\(path.quoted), line \(error.line): \(error.description)")
    }
  }

  /// Writes the differences of the maps to standard output.
  ///
  /// - Throws: `ExitCode.failure` if a difference exceeds the tolerance.
  func write() throws {
    StandardOutput.write(
      "\(comparison.differences.count) of \(cellCount) releases are decided differently; the border"
        + String(format: " moves by up to %.0f pt/s", comparison.largestMove))
    let faults = comparison.faults(tolerance: tolerance)
    for fault in faults.prefix(Self.mostSentences) { StandardError.write(fault) }
    let more = faults.count - Self.mostSentences
    if more > 0 { StandardError.write("and \(more) more") }
    if !faults.isEmpty { throw ExitCode.failure }
  }
}
