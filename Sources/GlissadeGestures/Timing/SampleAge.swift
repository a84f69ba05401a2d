import GlissadeMotion

/// The age at which a drag shows its pointer (M-51).
///
/// Samples and frames have different rates, so that the age of the newest sample differs from frame
/// to frame. A drag that showed the newest sample would move by uneven steps. It shows the pointer
/// at the mean of these ages, which adds no lag. All durations are seconds of the hand, so that
/// they are alike at every speed of the scene's time.
package struct SampleAge: Hashable, Sendable {
  /// The weight of a frame in the means (our choice): the age follows a change within ten frames,
  /// and no step changes by more than a tenth of it meanwhile.
  private static let weight = 0.1
  /// The longest interval of a device that samples by itself. Samples that are further apart come
  /// from a pointer that has rested.
  package static let longestInterval = 0.025
  /// The longest time beyond the newest sample for which a movement is continued.
  package static let longestExtrapolation = 0.004
  /// The interval up to which the extrapolation covers the half of an interval by which the newest
  /// sample can be older than the mean. The age of slower devices is higher instead.
  private static let shortInterval = 2.5 * longestExtrapolation

  private var mean: Double?
  /// The mean deviation of an age from the mean.
  private var deviation = 0.0
  /// The mean interval between two samples.
  private var interval: Double?
  /// The ages in the frames since the newest sample. They count once the next sample shows that the
  /// pointer had not stopped.
  private var pending: [Double] = []
  private var hasNewSample = false

  /// Creates an age that is not known yet.
  package init() {}

  /// The age, or `nil` before the first frame that showed a movement.
  ///
  /// It is a multiple of 2⁻²⁰ s, about a microsecond, so that its sums with times are exact: the
  /// same stroke leads to the same bits at any time.
  package var value: Double? {
    guard var age = mean else { return nil }
    if let interval, interval > Self.shortInterval {
      // The ages are spread evenly over an interval, so they deviate by a quarter of it.
      age += max(0, 2 * deviation - Self.longestExtrapolation)
    }
    return (age * Self.unitsPerSecond).rounded() / Self.unitsPerSecond
  }

  private static let unitsPerSecond = 1_048_576.0

  /// Adds a sample, so many seconds after the one before.
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

  /// Returns whether the age of a new sample lies outside of the range in which those of the device
  /// are, so that its latency has changed.
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
