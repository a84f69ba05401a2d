import Foundation

/// Samples in milliseconds, and where they lie.
struct Percentiles {
  private var samples: [Double] = []

  mutating func add(_ milliseconds: Double) { samples.append(milliseconds) }

  var count: Int { samples.count }
  var mean: Double { samples.isEmpty ? 0 : samples.reduce(0, +) / Double(samples.count) }

  /// The smallest sample that `part` (0…1) of all do not exceed; 0 without samples.
  func value(at part: Double) -> Double {
    guard !samples.isEmpty else { return 0 }
    let rank = Int((part * Double(samples.count)).rounded(.up))
    return samples.sorted()[min(max(rank, 1), samples.count) - 1]
  }
}
