import Foundation

/// A motion that was fitted to samples, with measures of the quality of the fit.
package struct FittedModel: Sendable {
  /// The motion, which has the times of the samples.
  package let motion: MotionModel
  /// The root of the mean square of the residuals in units of the values, without samples that
  /// count as wrong.
  package let rms: Double
  /// The number of samples that are compared with the motion.
  package let sampleCount: Int
  /// The number of compared samples that count as wrong, such as those of repeated frames.
  package let outlierCount: Int
  /// Schwarz's information criterion of this model minus that of the best model, which therefore
  /// has 0.
  package var criterion: Double
  /// The intervals that contain the parameters in 95 of 100 recordings, by the names of the
  /// parameters.
  package fileprivate(set) var intervals: [String: ClosedRange<Double>]

  /// Returns the motion with intervals that also contain those of another fit of the same kind.
  func widened(by other: FittedModel) -> FittedModel {
    var result = self
    result.intervals.merge(other.intervals) { one, other in
      min(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound)
    }
    return result
  }
}

/// An error for data to which no motion can be fitted. Its description contains advice.
package struct FitError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// Creates an error with a description.
  package init(_ description: String) { self.description = description }
}

/// The motions that fit samples, the best one first.
package struct MotionFit: Sendable {
  /// The best motion of each kind, in ascending order of the criterion.
  package let models: [FittedModel]
  /// The samples, in the order of time.
  package let samples: [MotionSample]
  /// The time range of the motion that was fitted, with the rests before and after it.
  package let span: ClosedRange<TimeInterval>
  /// The time ranges of the other motions in the samples.
  package let others: [ClosedRange<TimeInterval>]
  /// The standard deviation of the errors of the values, in the unit of the values.
  package let noise: Double

  /// The motion that fits best.
  package var best: FittedModel { models[0] }

  /// The spring that fits best, also where another motion fits better; `nil` if the best motion is
  /// not like that of a spring.
  package var spring: SpringModel? {
    guard best.motion.isSpringLike else { return nil }
    return models.lazy.compactMap { model in
      if case .spring(let spring) = model.motion { spring } else { nil }
    }.first
  }

  /// The part of the distance in the fitted time that the best motion covers: less than 1 if a drag
  /// comes before it.
  package var coverage: Double {
    let values = samples.filter { span.contains($0.time) }.map(\.value)
    guard let least = values.min(), let greatest = values.max(), greatest > least else { return 1 }
    return min(abs(best.motion.to - best.motion.from) / (greatest - least), 1)
  }

  /// The least number of samples to which a motion is fitted.
  private static let leastCount = 6
  /// The number of samples before a motion, at rest, that are compared with the motion.
  private static let restCount = 10
  /// The greatest number of samples that are compared with a motion. A larger number is reduced by
  /// averages.
  private static let greatestCount = 1200
  /// The least size of a motion as a fraction of the largest one. Of the motions of at least this
  /// size, the latest is chosen.
  private static let smallestPart = 0.25
  private static let rounds = 2

  /// Fits motions to samples.
  ///
  /// - Parameters:
  ///   - samples: Samples in any order.
  ///   - span: The time range in which a motion is fitted; `nil` means all times. Of several
  ///     motions, the last one is fitted that is at least a quarter as large as the largest.
  ///   - resolution: The least possible error of the values, in the unit of the values.
  package init(
    _ samples: [MotionSample], in span: ClosedRange<TimeInterval>? = nil, resolution: Double = 0
  ) throws(FitError) {
    var samples = try Self.ordered(samples, in: span)
    let roughNoise = NoiseEstimate(samples, least: resolution)
    let stretches = MotionStretch.all(in: samples, noise: roughNoise)
    let largest = stretches.map(\.extent).max() ?? 0
    guard let chosen = stretches.last(where: { $0.extent >= largest * Self.smallestPart }) else {
      let isStill = Set(samples.map(\.value)).count == 1
      throw FitError(
        (isStill ? "Nothing moves" : "No motion of several samples is seen")
          + " in the \(samples.count) samples; record the motion from before its start until it is"
          + " at rest, with at least 24 frames per second.")
    }
    guard chosen.moving.count >= 3 else {
      throw FitError(
        "The motion has \(chosen.moving.count) samples; record more frames per second.")
    }
    samples = LatePictures.corrected(samples, in: chosen.moving, noise: roughNoise.value)
    self.samples = samples
    let noise = NoiseEstimate(samples, least: resolution)
    let round = FitRounds(
      samples, chosen, noise, restCount: Self.restCount, resolution: resolution)
    let result = round.run(rounds: Self.rounds, greatestCount: Self.greatestCount)
    models = result.models
    self.noise = result.noise.value
    let used = chosen.samples
    self.span =
      samples[max(used.lowerBound, chosen.moving.lowerBound - Self.restCount)]
      .time...samples[
        used.upperBound - 1
      ].time
    others = stretches.filter { $0 != chosen }.map {
      samples[$0.moving.lowerBound].time...samples[$0.moving.upperBound - 1].time
    }
  }
  /// Returns the samples of a time range, in the order of time.
  private static func ordered(
    _ samples: [MotionSample], in span: ClosedRange<TimeInterval>?
  ) throws(FitError) -> [MotionSample] {
    let known = samples.inOrder
    let samples = known.filter { span?.contains($0.time) ?? true }
    if let span, samples.isEmpty, let first = known.first, let last = known.last {
      throw FitError(
        "There are no samples from \(number(span.lowerBound, 2)) to"
          + " \(number(span.upperBound, 2)) s; the file has"
          + " \(number(first.time, 2)) to \(number(last.time, 2)) s.")
    }
    guard samples.count >= leastCount else {
      throw FitError(
        "There are \(samples.count) samples, and a motion needs at least \(leastCount);"
          + " record a longer time or more frames per second.")
    }
    return samples
  }
}
