import Foundation

/// The outlines of a map's regions, the borders between them and the contours of the times, in the
/// coordinates of the map: x is the velocity, y the position.
struct RegionGeometry {
  /// A line between two points.
  struct Segment: Hashable {
    let start: CGPoint
    let end: CGPoint
  }

  private let map: ReleaseMap
  private let alongRows: [Release: ReleaseMap.BorderPoint]
  private let alongColumns: [Release: ReleaseMap.BorderPoint]
  /// The number of columns of the map.
  private let columnCount: Int

  init(_ map: ReleaseMap) {
    self.map = map
    columnCount = map.velocities.count
    alongRows = Self.byCell(map, .velocity)
    alongColumns = Self.byCell(map, .position)
  }

  /// Returns the border points in one direction, by the release of the last cell before each.
  private static func byCell(
    _ map: ReleaseMap, _ direction: ReleaseMap.BorderPoint.Direction
  ) -> [Release: ReleaseMap.BorderPoint] {
    var found: [Release: ReleaseMap.BorderPoint] = [:]
    for point in map.borders where point.direction == direction {
      let velocity = map.velocities.last { $0 <= point.lower.velocity + 1e-9 }
      let position = map.positions.last { $0 <= point.lower.position + 1e-9 }
      guard let velocity, let position else { continue }
      found[Release(position: position, velocity: velocity)] = point
    }
    return found
  }

  private func point(_ release: Release) -> CGPoint {
    CGPoint(x: release.velocity, y: release.position)
  }

  // MARK: Squares

  /// A point of the outline of a square of four cells: a corner, or a border point between two
  /// corners.
  private enum OutlinePoint {
    case corner(ReleaseMap.Cell)
    case crossing(CGPoint, String, String)
  }

  /// Returns the outline of the square at a row and a column, clockwise.
  private func outline(row: Int, column: Int) -> [OutlinePoint] {
    let corners = [(0, 0), (0, 1), (1, 1), (1, 0)].map {
      map.cell(row: row + $0.0, column: column + $0.1)
    }
    return corners.indices.flatMap { index -> [OutlinePoint] in
      let (one, other) = (corners[index], corners[(index + 1) % 4])
      if one.outcome == other.outcome { return [.corner(one)] }
      return [
        .corner(one),
        .crossing(crossing(between: one, other), one.outcome, other.outcome),
      ]
    }
  }

  private func crossing(between one: ReleaseMap.Cell, _ other: ReleaseMap.Cell) -> CGPoint {
    let isRow = one.release.position == other.release.position
    let first =
      isRow
      ? min(one.release.velocity, other.release.velocity)
      : min(one.release.position, other.release.position)
    let key =
      isRow
      ? Release(position: one.release.position, velocity: first)
      : Release(position: first, velocity: one.release.velocity)
    if let border = isRow ? alongRows[key] : alongColumns[key] { return point(border.release) }
    let (a, b) = (point(one.release), point(other.release))
    return CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }

  private func squares(_ body: ([OutlinePoint]) -> Void) {
    for row in 0..<map.positions.count - 1 {
      for column in 0..<columnCount - 1 { body(outline(row: row, column: column)) }
    }
  }

  private static func crossings(in outline: [OutlinePoint]) -> [CGPoint] {
    outline.compactMap { if case .crossing(let point, _, _) = $0 { point } else { nil } }
  }

  /// Returns the center of a square in which more than two border points meet, or `nil` for a
  /// square that a single line divides.
  private static func center(of crossings: [CGPoint]) -> CGPoint? {
    guard crossings.count > 2 else { return nil }
    let count = Double(crossings.count)
    return CGPoint(
      x: crossings.reduce(0) { $0 + $1.x } / count, y: crossings.reduce(0) { $0 + $1.y } / count)
  }

  /// Returns the polygons of the regions, by outcome. Squares that are completely within a region
  /// are merged along the rows.
  func polygons() -> [String: [[CGPoint]]] {
    var found: [String: [[CGPoint]]] = [:]
    squares { outline in
      let center = Self.center(of: Self.crossings(in: outline))
      let outcomes = Set(
        outline.compactMap { point -> String? in
          if case .corner(let cell) = point { cell.outcome } else { nil }
        })
      for outcome in outcomes {
        found[outcome, default: []] += Self.polygons(of: outcome, in: outline, center)
      }
    }
    return found
  }

  private static func polygons(
    of outcome: String, in outline: [OutlinePoint], _ center: CGPoint?
  ) -> [[CGPoint]] {
    let points = outline.map { point -> CGPoint? in
      switch point {
      case .corner(let cell):
        cell.outcome == outcome
          ? CGPoint(x: cell.release.velocity, y: cell.release.position) : nil
      case .crossing(let place, let one, let other):
        one == outcome || other == outcome ? place : nil
      }
    }
    guard let center, let gap = points.firstIndex(of: nil) else {
      return [points.compactMap { $0 }]
    }
    // Each sequence of points between two gaps becomes a polygon that is closed through the center.
    let rotated = points[gap...] + points[..<gap]
    return rotated.split(separator: nil).map { run in run.compactMap { $0 } + [center] }
  }

  /// Returns the lines between regions with different outcomes.
  func borders() -> [Segment] {
    var found: [Segment] = []
    squares { outline in
      let crossings = Self.crossings(in: outline)
      if let center = Self.center(of: crossings) {
        found += crossings.map { Segment(start: $0, end: center) }
      } else if crossings.count == 2 {
        found.append(Segment(start: crossings[0], end: crossings[1]))
      }
    }
    return found
  }

  // MARK: Contours

  /// Returns the lines along which the time until rest has a given value, in seconds.
  func contour(at seconds: Double) -> [Segment] {
    var found: [Segment] = []
    squares { outline in
      guard Self.crossings(in: outline).isEmpty else { return }
      let corners = outline.compactMap { point -> ReleaseMap.Cell? in
        if case .corner(let cell) = point { cell } else { nil }
      }
      var ends: [CGPoint] = []
      for index in corners.indices {
        let (one, other) = (corners[index], corners[(index + 1) % corners.count])
        let (low, high) = (one.result.seconds, other.result.seconds)
        guard (low < seconds) != (high < seconds) else { continue }
        let part = (seconds - low) / (high - low)
        let (a, b) = (point(one.release), point(other.release))
        ends.append(CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part))
      }
      for index in stride(from: 0, to: ends.count - 1, by: 2) {
        found.append(Segment(start: ends[index], end: ends[index + 1]))
      }
    }
    return found
  }

  /// The times until rest at which contours are drawn, in seconds: at most four round values.
  var contourTimes: [Double] {
    let times = map.cells.map(\.result.seconds).sorted()
    guard let first = times.first, let last = times.last, last - first > 0.02 else { return [] }
    let step = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2].first { (last - first) / $0 <= 4.5 } ?? 5
    let start = (first / step).rounded(.down) + 1
    return (0..<4).map { (start + Double($0)) * step }.filter { $0 < last }
  }

  // MARK: Labels

  /// A piece of a row that belongs to one region.
  struct Span: Hashable {
    let row: Int
    /// The velocities at the ends of the piece, in points per second.
    let velocities: ClosedRange<Double>

    var width: Double { velocities.upperBound - velocities.lowerBound }
  }

  /// Returns the widest piece of each row of a region, from the upper row to the lower one.
  func spans(of outcome: String) -> [Span] {
    map.positions.indices.compactMap { row in
      spans(row: row).filter { $0.outcome == outcome }.map(\.span).max { $0.width < $1.width }
    }
  }

  /// Returns the pieces of a row with one outcome each, from the left to the right.
  private func spans(row: Int) -> [(outcome: String, span: Span)] {
    let cells = (0..<columnCount).map { map.cell(row: row, column: $0) }
    var found: [(outcome: String, span: Span)] = []
    var start = cells[0].release.velocity
    for (cell, next) in zip(cells, cells.dropFirst() + [cells[0]]) {
      let isLast = cell == cells[columnCount - 1]
      guard isLast || cell.outcome != next.outcome else { continue }
      let end = isLast ? cell.release.velocity : Double(crossing(between: cell, next).x)
      found.append((cell.outcome, Span(row: row, velocities: start...max(start, end))))
      start = end
    }
    return found
  }
}
