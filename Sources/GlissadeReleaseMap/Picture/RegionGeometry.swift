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
  /// The border points between the rows and columns, by the square that contains them.
  private let bends: [CellBlocks.Index: [CGPoint]]
  /// The number of columns of the map.
  private let columnCount: Int

  init(_ map: ReleaseMap) {
    self.map = map
    columnCount = map.velocities.count
    alongRows = Self.byCell(map, .velocity)
    alongColumns = Self.byCell(map, .position)
    bends = Self.bySquare(map)
  }

  /// Returns the border points between the rows and columns, by the square that contains them.
  private static func bySquare(_ map: ReleaseMap) -> [CellBlocks.Index: [CGPoint]] {
    var found: [CellBlocks.Index: [CGPoint]] = [:]
    for border in map.borders where !map.isOnLine(border) {
      let place = border.release
      let row = map.positions.dropLast().lastIndex { $0 <= place.position } ?? 0
      let column = map.velocities.dropLast().lastIndex { $0 <= place.velocity } ?? 0
      found[CellBlocks.Index(row: row, column: column), default: []].append(
        CGPoint(x: place.velocity, y: place.position))
    }
    return found
  }

  /// Returns the border points on rows or columns, by the release of the last cell before each.
  private static func byCell(
    _ map: ReleaseMap, _ direction: ReleaseMap.BorderPoint.Direction
  ) -> [Release: ReleaseMap.BorderPoint] {
    var found: [Release: ReleaseMap.BorderPoint] = [:]
    for point in map.borders where point.direction == direction && map.isOnLine(point) {
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

  private func squares(_ body: ([OutlinePoint], [CGPoint]) -> Void) {
    for row in 0..<map.positions.count - 1 {
      for column in 0..<columnCount - 1 {
        body(outline(row: row, column: column), bends(row: row, column: column))
      }
    }
  }

  /// Returns the border points within the square at a row and a column, in any order.
  private func bends(row: Int, column: Int) -> [CGPoint] {
    bends[CellBlocks.Index(row: row, column: column)] ?? []
  }

  /// Returns border points in the order in which a border from one point to another passes them.
  private static func ordered(
    _ bends: [CGPoint], from start: CGPoint, to end: CGPoint
  ) -> [CGPoint] {
    let scale = (
      x: BorderInterval.accuracy(.velocity), y: BorderInterval.accuracy(.position)
    )
    let step = CGPoint(x: (end.x - start.x) / scale.x, y: (end.y - start.y) / scale.y)
    func way(_ point: CGPoint) -> Double {
      Double(point.x * step.x / scale.x + point.y * step.y / scale.y)
    }
    return bends.sorted { way($0) < way($1) }
  }

  /// Returns the squares of four cells that one line divides.
  func dividedSquares() -> [DividedSquare] {
    var found: [DividedSquare] = []
    squares { outline, _ in
      let crossings = Self.crossings(in: outline)
      let corners = outline.compactMap { point -> ReleaseMap.Cell? in
        if case .corner(let cell) = point { cell } else { nil }
      }
      if crossings.count == 2 {
        found.append(DividedSquare(from: crossings[0], to: crossings[1], corners: corners))
      }
    }
    return found
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
    squares { outline, bends in
      let center = Self.center(of: Self.crossings(in: outline))
      let outcomes = Set(
        outline.compactMap { point -> String? in
          if case .corner(let cell) = point { cell.outcome } else { nil }
        })
      for outcome in outcomes {
        found[outcome, default: []] += Self.polygons(of: outcome, in: outline, center, bends)
      }
    }
    return found
  }

  private static func polygons(
    of outcome: String, in outline: [OutlinePoint], _ center: CGPoint?, _ bends: [CGPoint]
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
    guard let gap = points.firstIndex(of: nil) else { return [points.compactMap { $0 }] }
    // Each sequence of points between two gaps becomes a polygon that is closed through the center,
    // or along the border.
    let rotated = points[gap...] + points[..<gap]
    return rotated.split(separator: nil).map { run in
      let run = run.compactMap { $0 }
      if let center { return run + [center] }
      return run + ordered(bends, from: run[run.count - 1], to: run[0])
    }
  }

  /// Returns the lines between regions with different outcomes.
  func borders() -> [Segment] {
    var found: [Segment] = []
    squares { found += Self.lines(in: $0, $1).map(\.segment) }
    return found
  }

  // MARK: Single releases

  /// A place on a line of equal position at which the outcome changes.
  struct Crossing: Hashable {
    let velocity: Double
    /// The outcome at velocities below the place.
    let before: String
    /// The outcome at velocities above the place.
    let after: String
  }

  /// Returns the outcome of a release, by the region that contains it.
  func outcome(of release: Release) -> String {
    let crossings = crossings(at: release.position)
    let passed = crossings.last { $0.velocity <= release.velocity }
    return passed?.after ?? crossings.first?.before ?? outcomeAtLeft(release.position)
  }

  /// Returns the outcome of the release with the lowest velocity at a position.
  private func outcomeAtLeft(_ position: Double) -> String {
    let (row, part) = place(of: position)
    let upper = map.cell(row: row, column: 0)
    guard part > 0 else { return upper.outcome }
    let lower = map.cell(row: row + 1, column: 0)
    guard upper.outcome != lower.outcome else { return upper.outcome }
    let border = Double(crossing(between: upper, lower).y)
    return min(position, map.positions[row + 1]) < border ? upper.outcome : lower.outcome
  }

  /// Returns the row above a position or at it, and the part of the distance to the next row,
  /// 0..<1.
  private func place(of position: Double) -> (row: Int, part: Double) {
    let row = map.positions.lastIndex { $0 <= position } ?? 0
    guard row + 1 < map.positions.count else { return (row, 0) }
    let (first, next) = (map.positions[row], map.positions[row + 1])
    return (row, max(0, (position - first) / (next - first)))
  }

  /// Returns the places at which the outcome changes at a position, by ascending velocity. At
  /// positions outside of the map they are those of the nearest row.
  func crossings(at position: Double) -> [Crossing] {
    let (row, part) = place(of: position)
    guard part > 0 else { return crossings(row: row) }
    var ends: [(velocity: Double, outcomes: [String])] = []
    for column in 0..<columnCount - 1 {
      let outline = outline(row: row, column: column)
      for (segment, outcomes) in Self.lines(in: outline, bends(row: row, column: column)) {
        let (a, b) = (segment.start, segment.end)
        guard (a.y < position) != (b.y < position) else { continue }
        ends.append((a.x + (b.x - a.x) * (position - a.y) / (b.y - a.y), outcomes))
      }
    }
    var before = outcomeAtLeft(position)
    return ends.sorted { $0.velocity < $1.velocity }.compactMap { end in
      guard let after = end.outcomes.first(where: { $0 != before }) else { return nil }
      defer { before = after }
      return Crossing(velocity: end.velocity, before: before, after: after)
    }
  }

  private func crossings(row: Int) -> [Crossing] {
    (0..<columnCount - 1).compactMap { column in
      let cell = map.cell(row: row, column: column)
      let next = map.cell(row: row, column: column + 1)
      guard cell.outcome != next.outcome else { return nil }
      return Crossing(
        velocity: Double(crossing(between: cell, next).x), before: cell.outcome,
        after: next.outcome)
    }
  }

  /// Returns the lines that divide a square, each with the outcomes at its sides.
  private static func lines(
    in outline: [OutlinePoint], _ bends: [CGPoint]
  ) -> [(segment: Segment, outcomes: [String])] {
    let crossings = outline.compactMap { point -> (place: CGPoint, outcomes: [String])? in
      if case .crossing(let place, let one, let other) = point {
        (place, [one, other])
      } else {
        nil
      }
    }
    if let center = center(of: crossings.map(\.place)) {
      return crossings.map { (Segment(start: $0.place, end: center), $0.outcomes) }
    }
    guard crossings.count == 2 else { return [] }
    let (start, end) = (crossings[0].place, crossings[1].place)
    let points = [start] + ordered(bends, from: start, to: end) + [end]
    return zip(points, points.dropFirst()).map {
      (Segment(start: $0, end: $1), crossings[0].outcomes)
    }
  }

  // MARK: Contours

  /// Returns the lines along which the time until rest has a given value, in seconds.
  func contour(at seconds: Double) -> [Segment] {
    var found: [Segment] = []
    squares { outline, _ in
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
