import Foundation

/// A stroke along one axis as a function of time, to be reported as mice of several rates report
/// it.
///
/// Distances are fractions of the distance that a whole transition takes; times are in seconds.
package struct SmoothStroke: Sendable, CustomStringConvertible {
  /// One report of a mouse.
  package struct Sample: Equatable {
    package let time: Double
    /// The distance since the press, in whole points.
    package let travel: Double
  }

  package let description: String
  /// The time from the press to the end of the motion.
  package let duration: Double
  /// The time between the end of the motion and the release.
  package var hold = 0.0
  /// The travelled fraction at a time from 0 to `duration`.
  package let travel: @Sendable (Double) -> Double

  /// The time from the press to the release.
  package var releaseTime: Double { duration + hold }

  /// The reports of a mouse that reports so often a second, at multiples of its own interval.
  ///
  /// - Parameter distance: the length of the whole transition, in points.
  package func samples(rate: Double, distance: Double) -> [Sample] {
    let count = Int((duration * rate + 1e-9).rounded(.down))
    return (1...max(1, count)).map { index in
      let time = Double(index) / rate
      return Sample(time: time, travel: (travel(min(time, duration)) * distance).rounded())
    }
  }

  /// Strokes whose decision is clear: none ends close to where a release rule turns.
  package static let clear: [SmoothStroke] = [
    SmoothStroke("far, then held", 0.5, hold: 0.2) { smooth($0 / 0.5, to: 0.8) },
    SmoothStroke("short, then held", 0.5, hold: 0.2) { smooth($0 / 0.5, to: 0.25) },
    SmoothStroke("far, released as it stops", 0.5) { smooth($0 / 0.5, to: 0.8) },
    SmoothStroke("short, released as it stops", 0.5) { smooth($0 / 0.5, to: 0.25) },
    SmoothStroke("an accelerated flick", 0.2) { 0.4 * pow($0 / 0.2, 2) },
    SmoothStroke("an even, fast drag", 0.2) { 0.5 * $0 / 0.2 },
    SmoothStroke("an even, slow drag", 0.8) { 0.25 * $0 / 0.8 },
    SmoothStroke("out, and flicked back", 0.6) {
      $0 < 0.4 ? smooth($0 / 0.4, to: 0.8) : 0.8 - 0.4 * pow(($0 - 0.4) / 0.2, 2)
    },
    SmoothStroke("out, and slowly back", 1.2) {
      $0 < 0.4 ? smooth($0 / 0.4, to: 0.95) : 0.95 - 0.2 * ($0 - 0.4) / 0.8
    },
    SmoothStroke("slow, then flicked", 0.7) {
      $0 < 0.5 ? 0.1 * $0 / 0.5 : 0.1 + 0.25 * pow(($0 - 0.5) / 0.2, 2)
    },
  ]

  private init(
    _ description: String, _ duration: Double, hold: Double = 0,
    travel: @escaping @Sendable (Double) -> Double
  ) {
    (self.description, self.duration, self.hold) = (description, duration, hold)
    self.travel = travel
  }

  /// A motion from rest to rest.
  private static func smooth(_ fraction: Double, to end: Double) -> Double {
    end * fraction * fraction * (3 - 2 * fraction)
  }
}
