import Foundation
import Synchronization

/// The lag of dragged content behind the pointer: the delay by which the pointer's path has to be
/// shifted so that it fits the displayed positions best.
final class LagFit: Sendable {
  private struct Sample {
    var time: Double
    var value: Double
  }

  private struct Samples {
    var pointer: [Sample] = []
    var shown: [Sample] = []
  }

  private let samples = Mutex(Samples())

  /// Adds a position of the pointer, in points, at an instant in seconds.
  func addPointer(_ value: Double, at time: Double) {
    samples.withLock { $0.pointer.append(Sample(time: time, value: value)) }
  }

  /// Adds a displayed position of the content at the instant at which its picture was presented.
  func addShown(_ value: Double, at time: Double) {
    samples.withLock { $0.shown.append(Sample(time: time, value: value)) }
  }

  /// The lag in seconds with the least sum of squared deviations, from 0 to 40 ms in steps of
  /// 0.1 ms, or `nil` without samples. A constant offset between pointer and content is part of the
  /// fit, because content follows the pointer from the place of the press.
  var seconds: Double? {
    let (pointer, shown) = samples.withLock { ($0.pointer, $0.shown) }
    guard pointer.count > 10, shown.count > 10 else { return nil }
    return (0...400).map { Double($0) * 1e-4 }
      .min { Self.deviation(shown, pointer, $0) < Self.deviation(shown, pointer, $1) }
  }

  /// Returns the variance of the differences between the displayed positions and the pointer's
  /// positions a lag before them.
  private static func deviation(
    _ shown: [Sample], _ pointer: [Sample], _ lag: Double
  ) -> Double {
    var differences: [Double] = []
    var index = 0
    for sample in shown {
      let time = sample.time - lag
      while index + 1 < pointer.count, pointer[index + 1].time <= time { index += 1 }
      guard index + 1 < pointer.count, pointer[index].time <= time else { continue }
      let (start, end) = (pointer[index], pointer[index + 1])
      let part = (time - start.time) / (end.time - start.time)
      differences.append(sample.value - (start.value + part * (end.value - start.value)))
    }
    guard !differences.isEmpty else { return .infinity }
    let mean = differences.reduce(0, +) / Double(differences.count)
    return differences.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(differences.count)
  }
}
