import Foundation

extension ReleaseMap {
  /// The share of each outcome, in a line each, and the outcome of the drag's own release.
  package var summary: String {
    let width = outcomes.map(\.count).max() ?? 0
    var lines = outcomes.map { outcome -> String in
      let found = cells.filter { $0.outcome == outcome }
      let share = Double(found.count) / Double(cells.count) * 100
      let seconds = found.map(\.result.seconds)
      let space = String(repeating: " ", count: width - outcome.count)
      return outcome + space
        + String(
          format: "  %3.0f %%  %.2f to %.2f s", share, seconds.min() ?? 0, seconds.max() ?? 0)
    }
    if let release = release ?? path.last {
      lines.append(
        "\(ReleaseMapComparison.text(release.velocity)) pt/s at"
          + " \(ReleaseMapComparison.text(release.position)) pt: \(sentence(for: release))")
    }
    return (lines + faults).joined(separator: "\n")
  }
}
