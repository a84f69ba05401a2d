import Foundation

/// A search for the bends of a border between the rows and columns of a map.
///
/// The border in a map consists of straight lines between the places that are found on rows and
/// columns. Such a line cuts the corner of a border that bends between them. Where a line and its
/// neighbors are not straight, two releases beside the line show whether the border is there. If it
/// is not, its place is found by bisection, and the two lines to that place are checked in the same
/// way.
struct BendSearch {
  /// The part of a line at which it is checked. It is not the middle, because a border can be
  /// symmetrical about the middle of a line.
  private static let checkedPart = 0.4
  /// The distance of an end from the straight line through its neighbors up to which the border
  /// counts as straight, in units of the accuracy. It is more than the errors of three places.
  private static let straightness = 1.5
  /// The greatest number of times that a line is divided.
  private static let greatestDepth = 8

  /// A line between two places on the border. Its coordinates are velocities and positions.
  private struct Line {
    let start: CGPoint
    let end: CGPoint
    let depth: Int
    /// The square that the line divides.
    let square: DividedSquare
    /// The releases between which the border is searched for; `nil` before the line is checked.
    var interval: BorderInterval?
    /// The end of that interval whose outcome is expected and not simulated.
    var expected: Release?

    private var width: Double { Double(end.x - start.x) }
    private var height: Double { Double(end.y - start.y) }

    /// The extents of the line's box, in units of the accuracy.
    private var extents: (velocity: Double, position: Double) {
      (
        abs(width) / BorderInterval.accuracy(.velocity),
        abs(height) / BorderInterval.accuracy(.position)
      )
    }

    /// A Boolean value that indicates whether each place in the line's box is within half of the
    /// accuracy of the line.
    var isThin: Bool {
      let (velocity, position) = extents
      return 2 * velocity * position <= velocity + position
    }

    /// The direction in which the border is searched for: across the line.
    var direction: ReleaseMap.BorderPoint.Direction {
      extents.position < extents.velocity ? .position : .velocity
    }

    /// The outcomes at lower and at higher values in that direction.
    var outcomes: (before: String, after: String) {
      let isRightHigher = direction == .position ? width > 0 : height < 0
      return isRightHigher ? (square.left, square.right) : (square.right, square.left)
    }

    /// The releases at both sides of the line at which it is checked.
    var checks: [Release] {
      let place = place(at: BendSearch.checkedPart)
      return switch direction {
      case .velocity:
        BorderInterval.sides(of: Double(place.x), .velocity).map {
          Release(position: BorderInterval.rounded(Double(place.y)), velocity: $0)
        }
      case .position:
        BorderInterval.sides(of: Double(place.y), .position).map {
          Release(position: $0, velocity: BorderInterval.rounded(Double(place.x)))
        }
      }
    }

    private func place(at part: Double) -> CGPoint {
      CGPoint(x: start.x + width * part, y: start.y + height * part)
    }

    /// Begins the search for the border, unless the outcomes of the checks show that the border is
    /// between them, or that it is no border between the two outcomes.
    mutating func search(after found: [String]) {
      let checks = checks
      let (before, after) = outcomes
      let ends = (direction == .velocity ? [start.x, end.x] : [start.y, end.y]).map(Double.init)
      let margin = 2 * BorderInterval.accuracy(direction)
      func release(_ value: Double) -> Release {
        let value = BorderInterval.rounded(value)
        return direction == .velocity
          ? Release(position: checks[0].position, velocity: value)
          : Release(position: value, velocity: checks[0].velocity)
      }
      let lower: Release
      let upper: Release
      if found == [before, before] {
        lower = checks[1]
        upper = release((ends.max() ?? 0) + margin)
        expected = upper
      } else if found == [after, after] {
        lower = release((ends.min() ?? 0) - margin)
        upper = checks[0]
        expected = lower
      } else {
        return
      }
      interval = BorderInterval(direction, from: lower, to: upper, before: before, after: after)
    }

    /// The place that has been found, or `nil` if the outcome does not change within the square
    /// from one of the two to the other.
    var place: ReleaseMap.BorderPoint? {
      guard let interval, interval.isExact, interval.lower != expected, interval.upper != expected,
        interval.after == outcomes.after, square.contains(interval.middle)
      else { return nil }
      return interval.point
    }

    /// Returns the lines from the start to a place and from there to the end.
    func divided(at place: Release) -> [Line] {
      let point = CGPoint(x: place.velocity, y: place.position)
      return [(start, point), (point, end)].map {
        Line(start: $0, end: $1, depth: depth + 1, square: square)
      }
    }
  }

  private var lines: [Line]
  /// The places that have been found.
  private(set) var points: [ReleaseMap.BorderPoint] = []
  /// The number of releases that the search has simulated.
  private(set) var simulatedCount = 0

  /// Creates a search between the border points of a map.
  init(_ map: ReleaseMap) {
    let squares = RegionGeometry(map).dividedSquares()
    lines = squares.filter { Self.bends($0, among: squares) }.map {
      Line(start: $0.start, end: $0.end, depth: 0, square: $0)
    }
  }

  /// Returns whether the line of a square and the lines that continue it are not straight. A line
  /// without another one is not known to be straight.
  private static func bends(_ square: DividedSquare, among squares: [DividedSquare]) -> Bool {
    let (start, end) = (square.start, square.end)
    func neighbor(at end: CGPoint, from start: CGPoint) -> CGPoint? {
      for other in squares {
        if other.start == end, other.end != start { return other.end }
        if other.end == end, other.start != start { return other.start }
      }
      return nil
    }
    let distances = [(start, end), (end, start)].compactMap { one, other in
      neighbor(at: one, from: other).map { distance(of: one, from: $0, to: other) }
    }
    return distances.isEmpty || distances.contains { $0 > straightness }
  }

  /// Returns the distance of a point from the line between two others, in units of the accuracy.
  private static func distance(of point: CGPoint, from start: CGPoint, to end: CGPoint) -> Double {
    func scaled(_ to: CGPoint) -> (x: Double, y: Double) {
      (
        Double(to.x - start.x) / BorderInterval.accuracy(.velocity),
        Double(to.y - start.y) / BorderInterval.accuracy(.position)
      )
    }
    let (point, end) = (scaled(point), scaled(end))
    // The distance is half of the side of the least box around the point that touches the line.
    return abs(end.x * point.y - end.y * point.x) / max(abs(end.x) + abs(end.y), 1e-9)
  }

  /// Finds the bends.
  ///
  /// - Parameter outcomes: A function that simulates releases and returns their outcomes in the
  ///   same order, or `nil` if the simulation was ended.
  /// - Returns: `false` if the simulation was ended.
  mutating func run(
    _ outcomes: BorderSearch.Outcomes
  ) throws(ReleaseMapFault) -> Bool {
    lines.removeAll(where: \.isThin)
    while !lines.isEmpty {
      let probes = lines.map { line in line.interval.map { [$0.division] } ?? line.checks }
      guard let found = try outcomes(probes.flatMap { $0 }) else { return false }
      simulatedCount += found.count
      var rest = found[...]
      lines = zip(lines, probes).flatMap { line, releases in
        defer { rest = rest.dropFirst(releases.count) }
        return next(line, Array(rest.prefix(releases.count)))
      }
    }
    return true
  }

  /// Returns what remains of a line after the outcomes of its releases.
  private mutating func next(_ line: Line, _ found: [String]) -> [Line] {
    var line = line
    guard let interval = line.interval else {
      line.search(after: found)
      return line.interval == nil ? [] : [line]
    }
    line.interval?.narrow(at: interval.division, found[0])
    guard line.interval?.isExact == true else { return [line] }
    guard let place = line.place else { return [] }
    points.append(place)
    guard line.depth < Self.greatestDepth else { return [] }
    return line.divided(at: place.release).filter { !$0.isThin }
  }
}
