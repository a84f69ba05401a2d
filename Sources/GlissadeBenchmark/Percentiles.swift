import Foundation

/// A collection of samples in milliseconds that computes their percentiles.
struct Percentiles {
  private var samples: [Double] = []

  mutating func add(_ milliseconds: Double) { samples.append(milliseconds) }

  var count: Int { samples.count }
  var mean: Double { samples.isEmpty ? 0 : samples.reduce(0, +) / Double(samples.count) }

  /// Returns the smallest sample that is at least as large as the given fraction (0…1) of all
  /// samples, or 0 if there are no samples.
  func value(at part: Double) -> Double {
    guard !samples.isEmpty else { return 0 }
    let rank = Int((part * Double(samples.count)).rounded(.up))
    return samples.sorted()[min(max(rank, 1), samples.count) - 1]
  }
}
