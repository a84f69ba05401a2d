import GlissadeMotion

/// The age at which a drag shows its pointer (M-51).
///
/// Samples and frames have different rates, so that the age of the newest sample differs from frame
/// to frame. A drag that showed the newest sample would move by uneven steps. A drag therefore
/// shows the pointer at the mean of these ages, which adds no lag. All durations are seconds of
/// real time, so that they are equal at every speed of the scene's time.
package struct SampleAge: Hashable, Sendable {
  /// The weight of a frame in the means (our choice): with it, the age follows a change within ten
  /// frames and changes no step of a drag by more than a tenth meanwhile.
  private static let weight = 0.1
  /// The longest interval between samples of a moving pointer, in seconds. Samples that are further
  /// apart come from a pointer that has rested.
  package static let longestInterval = 0.025
  /// The longest time beyond the newest sample for which a movement is continued, in seconds.
  package static let longestExtrapolation = 0.004
  /// The longest interval between samples, in seconds, for which the extrapolation covers the half
  /// of it by which the newest sample can be older than the mean. Devices with longer intervals
  /// have a higher age instead.
  private static let shortInterval = 2.5 * longestExtrapolation

  private var mean: Double?
  /// The mean deviation of the ages from their mean, in seconds.
  private var deviation = 0.0
  /// The mean interval between two samples, in seconds; `nil` before the second sample.
  private var interval: Double?
  /// The ages of the newest sample in the frames since it arrived. They enter the means when the
  /// next sample shows that the pointer had not stopped.
  private var pending: [Double] = []
  private var hasNewSample = false

  /// Creates an age without a value.
  package init() {}

  /// The age in seconds, or `nil` before the first frame that showed a movement.
  ///
  /// The age is a multiple of 2⁻²⁰ s, about a microsecond, so that adding it to a time is exact:
  /// the same stroke leads to the same bits at any time.
  package var value: Double? {
    guard var age = mean else { return nil }
    if let interval, interval > Self.shortInterval {
      // The ages are spread evenly over an interval, so they deviate by a quarter of it.
      age += max(0, 2 * deviation - Self.longestExtrapolation)
    }
    return (age * Self.unitsPerSecond).rounded() / Self.unitsPerSecond
  }

  private static let unitsPerSecond = 1_048_576.0

  /// Adds a sample that arrived `gap` seconds after the one before.
  package mutating func addSample(after gap: Double) {
    if gap > 0, gap <= Self.longestInterval {
      interval = interval.map { $0 + Self.weight * (gap - $0) } ?? gap
      for age in pending { add(age) }
    }
    pending = []
    hasNewSample = true
  }

  /// Adds a frame in which the newest sample had an age.
  package mutating func addFrame(age: Double) {
    let age = max(age, 0)
    if hasNewSample {
      if isOfAnotherSource(age) { mean = age } else { add(min(age, MotionConstants.velocityPause)) }
    } else if age <= Self.longestInterval {
      pending.append(age)
    }
    hasNewSample = false
  }

  /// Returns whether the age of a new sample lies outside the range of the device's ages, so that
  /// its latency has changed.
  private func isOfAnotherSource(_ age: Double) -> Bool {
    guard let mean else { return false }
    return abs(age - mean) > (interval ?? 0) / 2 + Self.longestExtrapolation
  }

  private mutating func add(_ age: Double) {
    guard let known = mean else {
      mean = age
      return
    }
    deviation += Self.weight * (abs(age - known) - deviation)
    mean = known + Self.weight * (age - known)
  }
}
