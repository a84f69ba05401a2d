/// Two releases between which the outcome changes, on a row or a column.
struct BorderInterval {
  /// The accuracy in the direction of the velocity, in points per second.
  private static let velocityAccuracy = 5.0
  /// The accuracy in the direction of the position, in points.
  private static let positionAccuracy = 1.0
  /// The number of possible values per unit. Values with few binary digits are the same after they
  /// have been written as text.
  private static let grain = 32.0

  let direction: ReleaseMap.BorderPoint.Direction
  private(set) var lower: Release
  private(set) var upper: Release
  private(set) var before: String
  private(set) var after: String

  /// Creates an interval.
  ///
  /// - Parameters:
  ///   - direction: The direction from the lower to the upper release.
  ///   - lower: The release with the outcome `before`.
  ///   - upper: The release with the outcome `after`.
  ///   - before: The outcome of the lower release.
  ///   - after: The outcome of the upper release.
  init(
    _ direction: ReleaseMap.BorderPoint.Direction, from lower: Release, to upper: Release,
    before: String, after: String
  ) {
    self.direction = direction
    self.lower = lower
    self.upper = upper
    self.before = before
    self.after = after
  }

  /// Returns the accuracy in a direction, in points per second or in points.
  static func accuracy(_ direction: ReleaseMap.BorderPoint.Direction) -> Double {
    switch direction {
    case .velocity: velocityAccuracy
    case .position: positionAccuracy
    }
  }

  /// Returns the nearest possible value.
  static func rounded(_ value: Double) -> Double { (value * grain).rounded() / grain }

  /// Returns the values at both sides of a place that are apart by the accuracy.
  static func sides(of place: Double, _ direction: ReleaseMap.BorderPoint.Direction) -> [Double] {
    let distance = (0.48 * accuracy(direction) * grain).rounded(.down) / grain
    return [rounded(place) - distance, rounded(place) + distance]
  }

  /// A Boolean value that indicates whether the releases are as close as the accuracy requires.
  var isExact: Bool { length <= Self.accuracy(direction) }

  private var length: Double {
    switch direction {
    case .velocity: upper.velocity - lower.velocity
    case .position: upper.position - lower.position
    }
  }

  /// The lower and the upper release.
  var ends: [Release] { [lower, upper] }

  /// The release in the middle.
  var middle: Release { point.release }

  /// The release near the middle at which the interval is divided.
  var division: Release {
    switch direction {
    case .velocity: release(at: Self.rounded(middle.velocity))
    case .position: release(at: Self.rounded(middle.position))
    }
  }

  var point: ReleaseMap.BorderPoint {
    ReleaseMap.BorderPoint(
      direction: direction, lower: lower, upper: upper, before: before, after: after)
  }

  /// Returns the release at a velocity or position of the row or column.
  func release(at value: Double) -> Release {
    switch direction {
    case .velocity: Release(position: lower.position, velocity: value)
    case .position: Release(position: value, velocity: lower.velocity)
    }
  }

  func contains(_ release: Release) -> Bool {
    switch direction {
    case .velocity: lower.velocity < release.velocity && release.velocity < upper.velocity
    case .position: lower.position < release.position && release.position < upper.position
    }
  }

  mutating func narrow(at release: Release, _ outcome: String) {
    // The result of another release can have moved the interval away from this one.
    guard contains(release) else { return }
    if outcome == before {
      lower = release
    } else {
      upper = release
      after = outcome
    }
  }
}
