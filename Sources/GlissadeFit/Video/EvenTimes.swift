import Foundation

/// The times of pictures at an even rate, from stamps that a file format has rounded.
///
/// The stamps of a GIF are multiples of 10 ms and those of WebM multiples of 1 ms. At 60 pictures a
/// second a GIF therefore has the stamps 0, 0.02, 0.03, 0.05 … s. Such errors follow a pattern, so
/// that they do not cancel out: a spring with the damping ratio 1 is read 3 % too stiff from them.
struct EvenTimes {
  /// The units of stamps in seconds, the greatest first.
  private static let units = [0.01, 0.001]
  /// The greatest difference of a stamp from a multiple of a unit, as a fraction of the unit.
  private static let slack = 0.001
  /// The greatest width of the differences between stamps and times, in units. It is above 1 by
  /// the errors of the search.
  private static let greatestWidth = 1.01
  /// The number of stamps with which the search for the interval begins.
  private static let firstCount = 16
  /// The number of intervals that the search tries.
  private static let trialCount = 120
  /// The number of thirds by which the search for the least width narrows.
  private static let narrowingCount = 32

  /// The interval between two pictures, in seconds.
  let interval: TimeInterval
  /// The times of the pictures, in seconds: multiples of the interval after the first one.
  let times: [TimeInterval]

  /// Finds even times that differ from stamps by less than the unit to which these are rounded.
  /// Pictures can be missing.
  ///
  /// - Parameter stamps: The stamps in seconds, ascending.
  ///
  /// - Returns: `nil` if the stamps are not rounded, or not even before they were rounded.
  init?(_ stamps: [TimeInterval]) {
    guard stamps.count > 2, let unit = Self.unit(of: stamps) else { return nil }
    let gaps = zip(stamps.dropFirst(), stamps).map { $0 - $1 }.sorted()
    guard gaps[0] > 0 else { return nil }
    let usual = gaps[gaps.count / 2]
    var best: Grid?
    for grid in Self.grids(stamps, near: usual, unit) {
      // A grid with a greater interval is better.
      if let best, grid.interval < best.interval - unit / Double(Self.firstCount) { break }
      guard let whole = grid.extended(to: stamps, unit) else { continue }
      if best.map({ whole.isBetter(than: $0) }) ?? true { best = whole }
    }
    guard let best else { return nil }
    interval = best.interval
    times = best.times
  }

  /// Returns the grids of the first stamps whose intervals are near a value, with the greatest
  /// interval first.
  private static func grids(
    _ stamps: [TimeInterval], near usual: TimeInterval, _ unit: TimeInterval
  ) -> [Grid] {
    let first = stamps.prefix(firstCount)
    var grids: [Grid] = []
    // Most intervals number the first stamps as another one did.
    var tried: Set<[Double]> = []
    for trial in 0...trialCount {
      let interval = usual + unit * (2 * Double(trial) / Double(trialCount) - 1)
      guard interval > unit / 2 else { continue }
      // The first stamp can be rounded up or down.
      for shift in [0, -0.25, 0.25, -0.5, 0.5] {
        let start = stamps[0] + shift * unit
        let numbers = first.map { (($0 - start) / interval).rounded() }
        guard tried.insert(numbers).inserted else { continue }
        if let grid = Grid(first, numbers, near: interval, unit) { grids.append(grid) }
      }
    }
    return grids.sorted { $0.interval > $1.interval }
  }

  /// Returns the unit of which all stamps are multiples, in seconds, or `nil`.
  private static func unit(of stamps: [TimeInterval]) -> TimeInterval? {
    units.first { unit in
      stamps.allSatisfy { abs($0 / unit - ($0 / unit).rounded()) < slack }
    }
  }

  /// Times with numbers that are as close to stamps as rounding allows.
  private struct Grid {
    private(set) var interval: TimeInterval
    private var start: TimeInterval
    private var numbers: [Double] = []
    /// The distance between the greatest and the least difference of a stamp from its time.
    private var width: TimeInterval = 0

    var times: [TimeInterval] { numbers.map { start + $0 * interval } }

    /// Creates the grid of some stamps with numbers.
    init?(
      _ stamps: ArraySlice<TimeInterval>, _ numbers: [Double], near interval: TimeInterval,
      _ unit: TimeInterval
    ) {
      self.interval = interval
      self.numbers = numbers
      start = stamps[0]
      guard isAscending else { return nil }
      // The stamps can have these numbers with any interval that is tried.
      fit(stamps, within: 2 * unit)
      guard width <= unit * EvenTimes.greatestWidth else { return nil }
    }

    /// Returns the grid of all stamps. More of them each time determine the interval more exactly.
    func extended(to stamps: [TimeInterval], _ unit: TimeInterval) -> Grid? {
      var grid = self
      while grid.numbers.count < stamps.count {
        let part = stamps.prefix(grid.numbers.count * 3 / 2 + 1)
        grid.numbers = part.map { (($0 - grid.start) / grid.interval).rounded() }
        guard grid.isAscending, let last = grid.numbers.last else { return nil }
        grid.fit(part, within: 2 * unit / (last - grid.numbers[0]))
        guard grid.width <= unit * EvenTimes.greatestWidth else { return nil }
      }
      return grid
    }

    func isBetter(than other: Grid) -> Bool {
      let (last, otherLast) = (numbers.last ?? 0, other.numbers.last ?? 0)
      return last == otherLast ? width < other.width : last < otherLast
    }

    /// A Boolean value that indicates whether no two stamps have the same number.
    private var isAscending: Bool { zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 } }

    /// Finds the interval for which the width is least. The width is a convex function of it.
    private mutating func fit(_ stamps: ArraySlice<TimeInterval>, within span: TimeInterval) {
      var (low, high) = (interval - span, interval + span)
      for _ in 0..<EvenTimes.narrowingCount {
        let third = (high - low) / 3
        if range(of: stamps, low + third).width < range(of: stamps, high - third).width {
          high -= third
        } else {
          low += third
        }
      }
      interval = (low + high) / 2
      (start, width) = range(of: stamps, interval)
    }

    /// Returns the middle and the width of the differences between stamps and multiples of an
    /// interval.
    private func range(
      of stamps: ArraySlice<TimeInterval>, _ interval: TimeInterval
    ) -> (middle: TimeInterval, width: TimeInterval) {
      var (least, greatest) = (Double.infinity, -Double.infinity)
      for (stamp, number) in zip(stamps, numbers) {
        let difference = stamp - number * interval
        least = min(least, difference)
        greatest = max(greatest, difference)
      }
      return ((least + greatest) / 2, greatest - least)
    }
  }
}
