import Foundation

/// The fits of all kinds of motion to one stretch of samples. They are repeated with the errors
/// that follow from the residuals of the last round.
struct FitRounds {
  private let samples: [MotionSample]
  private let moving: Range<Int>
  private let floor: Double
  /// The spacing of the grid on which all values lie; 0 if they lie on none.
  private let grid: Double
  private let firstNoise: NoiseEstimate

  /// The number of times that greater errors are tried. With too small errors, only the end of a
  /// motion that is nearly that of a spring would be fitted. With greater errors at least twice as
  /// many samples of it agree; those of a drag do not.
  private static let toleranceSteps = 2
  /// The factor by which the errors are multiplied each time.
  private static let toleranceFactor = 4.0
  /// The charge of the criterion for a spring or a release that does not continue the velocity of
  /// the drag before it. Nearly all programs continue it.
  private static let breakCharge = 5.0
  /// The greatest error that is tried, as a part of the range of the values. With a greater error a
  /// spring would fit a drag, too.
  private static let greatestTolerance = 0.004

  init(
    _ samples: [MotionSample], _ stretch: MotionStretch, _ noise: NoiseEstimate, restCount: Int,
    resolution: Double
  ) {
    let lower = max(stretch.samples.lowerBound, stretch.moving.lowerBound - restCount)
    self.samples = Array(samples[lower..<stretch.samples.upperBound])
    moving = stretch.moving.lowerBound - lower..<stretch.moving.upperBound - lower
    let values = self.samples.map(\.value)
    grid = NoiseEstimate.grid(of: values)
    floor = max(NoiseEstimate.floor(of: values), resolution)
    firstNoise = noise
  }

  /// The motions that fit best, with the errors of the samples.
  struct Result {
    var models: [FittedModel]
    var noise: NoiseEstimate
  }

  /// Fits all kinds of motion in several rounds.
  func run(rounds: Int, greatestCount: Int) -> Result {
    let group = (samples.count + greatestCount - 1) / greatestCount
    let used = group > 1 ? Self.averages(of: samples, by: group) : samples
    let moving = self.moving.lowerBound / group..<(self.moving.upperBound + group - 1) / group
    let origin = used[0].time
    let offset = used[0].value
    let data = FitData(
      times: used.map { $0.time - origin }, values: used.map { $0.value - offset },
      scales: [],
      trusts: used.indices.map { used.isRepeated($0, noise: firstNoise.value) ? 0 : 1 },
      shares: Self.shares(of: used, grid: group > 1 ? 0 : grid))
    var state = State(data: data, noise: firstNoise, least: floor, found: [])
    state.data.scales = Self.speeds(of: data).map { firstNoise.scale(speed: $0) }
    state.found = candidates(state.data, moving)
    for _ in 0..<Self.toleranceSteps {
      guard let next = moreTolerant(state, moving) else { break }
      state = next
    }
    for _ in 1..<rounds {
      var next = state
      updateErrors(of: &next)
      next.found = candidates(next.data, moving)
      // Errors that are too small by chance would leave only the end of the motion explained.
      guard explained(by: next, moving) * 2 > explained(by: state, moving) else { break }
      state = next
    }
    return Result(
      models: models(of: state, origin: origin, offset: offset), noise: state.noise)
  }

  /// The motions that fit best, with the errors with which they were found.
  private struct State {
    var data: FitData
    var noise: NoiseEstimate
    /// The least error of the values in this state.
    var least: Double
    var found: [Candidate]
  }

  /// Returns the number of samples in motion that the best motion of a state explains.
  private func explained(by state: State, _ moving: Range<Int>) -> Int {
    moving.upperBound - state.found[0].fit.range.lowerBound
  }

  /// Returns the motions that fit best with greater errors, or `nil` if these explain neither all
  /// samples nor at least twice as many.
  private func moreTolerant(_ state: State, _ moving: Range<Int>) -> State? {
    let explained = explained(by: state, moving)
    guard explained < moving.count * 9 / 10 else { return nil }
    var next = state
    next.noise.value *= Self.toleranceFactor
    next.noise.time *= Self.toleranceFactor
    let values = state.data.values
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    guard next.noise.value <= range * Self.greatestTolerance else { return nil }
    next.least = next.noise.value / 2
    next.data.scales = Self.speeds(of: state.data).map { next.noise.scale(speed: $0) }
    next.found = candidates(next.data, moving)
    let more = self.explained(by: next, moving)
    return more >= explained * 2 || more >= moving.count ? next : nil
  }

  /// Sets the errors to those that follow from the residuals of the best motion.
  private func updateErrors(of state: inout State) {
    let fit = state.found[0].fit
    state.noise = noise(of: fit, state.data)
    state.noise.value = max(state.noise.value, state.least)
    let model = fit.model
    let speeds = Self.speeds(of: state.data)
    for index in 0..<state.data.count {
      let isExplained = state.data.times[index] >= model.start
      let speed = isExplained ? abs(model.velocity(at: state.data.times[index])) : speeds[index]
      state.data.scales[index] = state.noise.scale(speed: speed)
    }
  }

  /// Returns the motions with the intervals of their parameters, at the times and values of the
  /// samples.
  private func models(of state: State, origin: Double, offset: Double) -> [FittedModel] {
    let best = state.found[0].criterion
    return state.found.map { candidate in
      func summary(_ fit: ShapeFit) -> FittedModel {
        FitSummary(fit, state.data, origin: origin, offset: offset)
          .model(criterion: candidate.criterion - best)
      }
      let model = summary(candidate.fit)
      return candidate.free.map { model.widened(by: summary($0)) } ?? model
    }
  }

  /// Returns the best candidate of each kind of motion, the best one first.
  private func candidates(_ data: FitData, _ moving: Range<Int>) -> [Candidate] {
    let springs = SpringSearch(data: data, moving: moving)
    var all = springs.tails()
    guard let tail = all.first?.fit else { return all }
    let start = tail.range.lowerBound
    let late = Self.rest(endingNear: start, data)
    let early = Self.rest(endingNear: moving.lowerBound, data)
    let rests = Set([late, early].compactMap { $0 })
    let releases = ReleaseSearch(data: data, moving: moving, spring: tail)
    let released = releases.tail()
    all += [released].compactMap { $0 }
    if late == nil {
      for index in all.indices { all[index].criterion += Self.breakCharge }
      all += DragSearch(data: data).springs(near: tail)
    }
    all += [released.flatMap { DragSearch(data: data).release(near: $0.fit) }].compactMap { $0 }
    for rest in rests { all += springs.fromRest(rest, near: tail) + releases.fromRest(rest) }
    let curves = CurveSearch(data: data, moving: moving)
    all += curves.decays(
      from: Array(
        Set([start, max(start - 1, 0), min(start + 1, data.count - 6), moving.lowerBound])
      )
      .filter { $0 >= 0 },
      rest: late ?? early)
    let begins = [(late, start), (early, moving.lowerBound)]
    for (rest, begin) in begins {
      let range = (rest?.lowerBound ?? begin)..<data.count
      all += [curves.line(in: range), curves.bezier(in: range, isFromRest: rest != nil)]
        .compactMap { $0 }
    }
    let kinds = Dictionary(grouping: all) { $0.fit.model.name }
    return kinds.values.compactMap { $0.min { $0.criterion < $1.criterion } }
      .sorted { $0.criterion < $1.criterion }
  }

  /// Returns the longest range of equal values that ends within a few samples of an index, or `nil`
  /// if there is none.
  private static func rest(endingNear index: Int, _ data: FitData) -> Range<Int>? {
    let ends = max(index - 4, 0)...min(index + 2, data.count)
    return ends.compactMap { end -> Range<Int>? in
      var start = end
      while start > 0 {
        let level = Array(data.values[start - 1..<end]).median
        let isLevel = (start - 1..<end).allSatisfy {
          abs(data.values[$0] - level) < 3.5 * max(data.scales[$0], 1e-12)
        }
        guard isLevel else { break }
        start -= 1
      }
      return end - start >= 3 ? start..<end : nil
    }.max { ($0.count, $0.upperBound) < ($1.count, $1.upperBound) }
  }

  /// Returns the errors of the samples that follow from the residuals of a fit, at rest and in
  /// motion.
  private func noise(of fit: ShapeFit, _ data: FitData) -> NoiseEstimate {
    let model = fit.model
    // Only one of the samples with the same rounding error is used.
    let faults = fit.range.filter { index in
      guard data.times[index] >= model.start else { return false }
      return data.shares[index] == 1 || index == fit.range.lowerBound
        || abs(data.values[index] - data.values[index - 1]) > grid / 4
    }.map { index in
      (
        fault: data.values[index] - fit.value(at: data.times[index]),
        speed: abs(model.velocity(at: data.times[index]))
      )
    }
    let fastest = faults.map(\.speed).max() ?? 0
    let slow = faults.filter { $0.speed < fastest * 0.1 }
    // The motion has adapted to the samples by its parameters.
    let free = Double(max(faults.count - fit.shape.freedom, 1)) / Double(max(faults.count, 1))
    let error = (slow.count < 8 ? faults : slow).map(\.fault).spread / free.squareRoot()
    let value = max(error, floor)
    let fast = faults.filter { $0.speed > fastest * 0.25 }
    guard fast.count > 5 else { return NoiseEstimate(value: value, time: 0) }
    let spread = fast.map { $0.fault / $0.speed }.spread
    let share = value / fast.map(\.speed).median
    return NoiseEstimate(value: value, time: max(spread * spread - share * share, 0).squareRoot())
  }

  /// Returns the speed around each sample, in units per second.
  private static func speeds(of data: FitData) -> [Double] {
    (0..<data.count).map { index in
      let first = max(index - 1, 0)
      let last = min(index + 1, data.count - 1)
      return abs(data.values[last] - data.values[first])
        / max(data.times[last] - data.times[first], 1e-6)
    }
  }

  /// Returns the part of an independent sample that each sample counts as: 1/n for each of n
  /// consecutive samples with the same value on a grid.
  private static func shares(of samples: [MotionSample], grid: Double) -> [Double] {
    var shares = samples.map { _ in 1.0 }
    var first = 0
    for index in samples.indices where grid > 0 {
      if abs(samples[index].value - samples[first].value) > grid / 4 { first = index }
      for earlier in first...index { shares[earlier] = 1 / Double(index - first + 1) }
    }
    return shares
  }

  private static func averages(of samples: [MotionSample], by group: Int) -> [MotionSample] {
    stride(from: 0, to: samples.count, by: group).map { first in
      let part = samples[first..<min(first + group, samples.count)]
      return MotionSample(
        time: part.map(\.time).reduce(0, +) / Double(part.count),
        value: part.map(\.value).reduce(0, +) / Double(part.count))
    }
  }
}
