import Foundation

/// Pictures of a screen that show the frame before the newest one.
///
/// A recording of 60 pictures a second shows each second frame of a program that makes 120. Where
/// the picture and a frame come at nearly the same instant, some pictures show that frame and some
/// the one before, which is late by the interval between two frames, at its speed several pixels.
/// Such errors have two values and are not those of a normal distribution, so that the times can be
/// put right: those are chosen for which the motion is smoothest.
struct LatePictures {
  /// The frequencies of displays, in frames per second.
  private static let displays = [240.0, 165, 144, 120, 90, 75, 60]
  /// The greatest lateness, as a part of the time between two pictures.
  private static let greatestPart = 0.9
  /// The cost of a change between late and timely pictures, in squares of standard deviations.
  /// Chance does not make so much smoother.
  private static let changeCost = 12.0
  /// The cost of a late picture. Where one choice is as smooth as another, fewer pictures are late.
  private static let lateCost = 0.05
  /// The greatest cost of a sample, which a wrong one has.
  private static let limit = 100.0
  /// The part of the cost that is left at most where pictures were late.
  private static let greatestRest = 0.3
  /// The greatest number of samples for which the times are chosen.
  private static let greatestCount = 2000

  private let samples: [MotionSample]
  /// The standard deviation of the values.
  private let noise: Double

  /// Returns samples of which those that are late have the time of the frame that they show, or the
  /// same samples if none are late.
  ///
  /// - Parameters:
  ///   - range: The range of the samples during a motion. Its first two are left as they are,
  ///     because a motion that begins at rest is not smooth there.
  ///   - noise: The standard deviation of the values.
  static func corrected(
    _ samples: [MotionSample], in range: Range<Int>, noise: Double
  ) -> [MotionSample] {
    // A repeated picture has no time of its own.
    let indices = range.dropFirst(2).filter { !samples.isRepeated($0, noise: noise) }
    let part = indices.map { samples[$0] }
    guard part.count > 8, part.count <= greatestCount else { return samples }
    let pictures = LatePictures(samples: part, noise: noise)
    let interval = zip(part.dropFirst(), part).map { $0.time - $1.time }.min() ?? 0
    let plain = pictures.path(lateness: 0)
    let paths = displays.map { 1 / $0 }.filter { $0 < interval * greatestPart }
      .map { (lateness: $0, path: pictures.path(lateness: $0)) }
    guard let best = paths.min(by: { $0.path.cost < $1.path.cost }),
      best.path.cost < plain.cost * greatestRest
    else { return samples }
    var result = samples
    for (index, isLate) in zip(indices, best.path.isLate) where isLate {
      result[index].time -= best.lateness
    }
    return result
  }

  /// The pictures that are late, with the roughness of the motion.
  private struct Path {
    var isLate: [Bool]
    var cost: Double
  }

  /// Returns the choice of late pictures with which the motion is smoothest, by the algorithm of
  /// A. Viterbi: a state says which of the last four pictures are late.
  private func path(lateness: TimeInterval) -> Path {
    let late = lateness > 0 ? Self.changeCost : .infinity
    var costs = (0..<16).map { $0 == 0 ? 0 : late }
    var sources: [[UInt8]] = []
    for index in 4..<samples.count {
      var next = [Double](repeating: .infinity, count: 16)
      var source = [UInt8](repeating: 0, count: 16)
      for state in 0..<16 {
        for bit in 0...(lateness > 0 ? 1 : 0) {
          let window = state << 1 | bit
          let change = (state & 1) == bit ? 0 : Self.changeCost
          let cost =
            costs[state] + change + Double(bit) * Self.lateCost
            + roughness(endingAt: index, window, lateness)
          if cost < next[window & 15] {
            next[window & 15] = cost
            source[window & 15] = UInt8(state)
          }
        }
      }
      costs = next
      sources.append(source)
    }
    var state = costs.indices.min { costs[$0] < costs[$1] } ?? 0
    let cost = costs[state]
    var isLate: [Bool] = []
    for source in sources.reversed() {
      isLate.append(state & 1 == 1)
      state = Int(source[state])
    }
    isLate += (0..<4).map { state >> $0 & 1 == 1 }
    return Path(isLate: isLate.reversed(), cost: cost)
  }

  /// Returns the cost of the difference between a sample and the cubic curve through the two before
  /// and the two after it, of which the last has an index.
  ///
  /// - Parameter window: The lateness of the five, one bit each, the last one the lowest.
  private func roughness(endingAt index: Int, _ window: Int, _ lateness: TimeInterval) -> Double {
    func time(_ place: Int) -> TimeInterval {
      samples[index - 4 + place].time - (window >> (4 - place) & 1 == 1 ? lateness : 0)
    }
    func value(_ place: Int) -> Double { samples[index - 4 + place].value }
    let (smooth, gain) = NoiseEstimate.interpolate(
      SIMD4(value(0), value(1), value(3), value(4)), at: SIMD4(time(0), time(1), time(3), time(4)),
      for: time(2))
    let ratio = (value(2) - smooth) / (gain * noise)
    return min(ratio * ratio, Self.limit)
  }
}
