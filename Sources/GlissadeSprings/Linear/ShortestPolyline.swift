/// The polyline with the fewest links through a sequence of gates, whose vertices may lie at any
/// height of every `stride`th gate.
///
/// For each number of links the search stores the heights that a polyline with so many links can
/// reach at each step. The lines that begin at the heights of one step are a convex polygon in the
/// plane of height and slope. Each further gate cuts two half planes off the polygon, whose corners
/// bound the heights that are reached. The vertices are chosen back from the end: each link
/// determines where the link before it ends. The number of links is therefore the least one, which
/// `ShortestPolylineTests` compare with dynamic programming over a grid of heights.
struct ShortestPolyline {
  /// A vertex of the polyline.
  struct Vertex: Hashable {
    /// The number of strides from the start.
    let step: Int
    let value: Double
  }

  /// The range of heights at each gate.
  let gates: [ClosedRange<Double>]
  /// The number of gates from one place where a vertex may lie to the next.
  let stride: Int
  /// The height of the first vertex.
  let start: Double
  /// The height of the last vertex.
  let end: Double

  /// The tolerance for rounding errors of a height.
  private static let tolerance = 1e-12

  private var steps: Int { (gates.count - 1) / stride }

  /// Returns the vertices, or `nil` if more links than `mostLinks` are needed.
  func vertices(mostLinks: Int) -> [Vertex]? {
    var layers = [ReachedHeights(steps: steps)]
    layers[0].add(start...start, at: 0)
    for links in 1...max(mostLinks, 1) {
      var next = layers[links - 1]
      for step in 0..<steps {
        for heights in layers[links - 1][step] {
          let isKnown = links > 1 && layers[links - 2].contain(heights, at: step)
          if !isKnown { extend(from: heights, at: step, into: &next) }
        }
      }
      layers.append(next)
      if next.contain((end - Self.tolerance)...(end + Self.tolerance), at: steps) {
        return path(through: layers)
      }
    }
    return nil
  }

  /// Adds to `reached` the heights that one link reaches from the given heights at a step.
  private func extend(
    from heights: ClosedRange<Double>, at step: Int, into reached: inout ReachedHeights
  ) {
    var lines = LinePolygon(heights: heights)
    for distance in 1...(gates.count - 1 - step * stride) {
      let gate = gates[step * stride + distance]
      lines.clip(distance: Double(distance), to: gate)
      guard let range = lines.heights(at: Double(distance)) else { return }
      if distance % stride == 0 { reached.add(range, at: step + distance / stride) }
    }
  }

  /// Returns the vertices from start to end, chosen back from the end: each in the middle of the
  /// largest range of heights from which a link reaches the next vertex.
  private func path(through layers: [ReachedHeights]) -> [Vertex]? {
    var vertices = [Vertex(step: steps, value: end)]
    for layer in layers.dropLast().reversed() {
      guard let last = vertices.last else { return nil }
      if last.step == 0 { break }
      guard let vertex = predecessor(of: last, in: layer) else { return nil }
      vertices.append(vertex)
    }
    return vertices.reversed()
  }

  private func predecessor(of vertex: Vertex, in layer: ReachedHeights) -> Vertex? {
    var best: (vertex: Vertex, room: Double)?
    for step in 0..<vertex.step {
      for heights in layer[step] {
        guard let range = startHeights(at: step, within: heights, to: vertex) else { continue }
        let room = range.upperBound - range.lowerBound
        if room > best?.room ?? -1 {
          let middle = Vertex(step: step, value: (range.lowerBound + range.upperBound) / 2)
          best = (middle, room)
        }
      }
    }
    return best?.vertex
  }

  /// Returns the heights at a step from which a link to `vertex` passes all gates, or `nil` if
  /// there are none.
  private func startHeights(
    at step: Int, within heights: ClosedRange<Double>, to vertex: Vertex
  ) -> ClosedRange<Double>? {
    var low = heights.lowerBound - Self.tolerance
    var high = heights.upperBound + Self.tolerance
    let first = step * stride
    let last = vertex.step * stride
    for gate in first..<last {
      let share = Double(last - gate) / Double(last - first)
      low = max(
        low, vertex.value + (gates[gate].lowerBound - vertex.value) / share - Self.tolerance)
      high = min(
        high, vertex.value + (gates[gate].upperBound - vertex.value) / share + Self.tolerance)
      if low > high { return nil }
    }
    return low...high
  }
}

/// The heights that polylines with a number of links reach at each step, as disjoint ranges.
private struct ReachedHeights {
  private var ranges: [[ClosedRange<Double>]]

  init(steps: Int) { ranges = Array(repeating: [], count: steps + 1) }

  subscript(step: Int) -> [ClosedRange<Double>] { ranges[step] }

  func contain(_ range: ClosedRange<Double>, at step: Int) -> Bool {
    ranges[step].contains {
      $0.lowerBound <= range.lowerBound + 2e-12 && $0.upperBound >= range.upperBound - 2e-12
    }
  }

  mutating func add(_ range: ClosedRange<Double>, at step: Int) {
    var low = range.lowerBound
    var high = range.upperBound
    ranges[step].removeAll { other in
      guard other.overlaps(low...high) else { return false }
      low = min(low, other.lowerBound)
      high = max(high, other.upperBound)
      return true
    }
    ranges[step].append(low...high)
  }
}

/// A set of lines as a convex polygon in a plane, whose coordinates are a line's height at the
/// start and its slope.
private struct LinePolygon {
  private struct Line {
    var height: Double
    var slope: Double
  }

  private var corners: [Line]
  private var clipped: [Line] = []
  private static let steepest = 1e6

  init(heights: ClosedRange<Double>) {
    corners = [
      Line(height: heights.lowerBound, slope: -Self.steepest),
      Line(height: heights.upperBound, slope: -Self.steepest),
      Line(height: heights.upperBound, slope: Self.steepest),
      Line(height: heights.lowerBound, slope: Self.steepest),
    ]
  }

  /// Removes the lines that do not pass `gate` at a distance from the start.
  mutating func clip(distance: Double, to gate: ClosedRange<Double>) {
    keep { $0.height + $0.slope * distance - gate.lowerBound }
    keep { gate.upperBound - $0.height - $0.slope * distance }
  }

  /// Removes the part of the polygon in which a linear function is below 0.
  private mutating func keep(_ room: (Line) -> Double) {
    guard var previous = corners.last else { return }
    var previousRoom = room(previous)
    clipped.removeAll(keepingCapacity: true)
    for corner in corners {
      let cornerRoom = room(corner)
      if (cornerRoom < 0) != (previousRoom < 0) {
        let share = previousRoom / (previousRoom - cornerRoom)
        clipped.append(
          Line(
            height: previous.height + (corner.height - previous.height) * share,
            slope: previous.slope + (corner.slope - previous.slope) * share))
      }
      if cornerRoom >= 0 { clipped.append(corner) }
      previous = corner
      previousRoom = cornerRoom
    }
    swap(&corners, &clipped)
  }

  /// Returns the range of the lines' heights at a distance from the start, or `nil` if no line is
  /// left.
  func heights(at distance: Double) -> ClosedRange<Double>? {
    guard let first = corners.first else { return nil }
    let start = first.height + first.slope * distance
    var low = start
    var high = start
    for corner in corners.dropFirst() {
      let height = corner.height + corner.slope * distance
      low = min(low, height)
      high = max(high, height)
    }
    return low...high
  }
}
