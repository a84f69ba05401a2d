import Foundation
import GlissadeGeometry

extension CGPath {
  /// Returns the part of the path between two fractions of its length. The length of the path is
  /// the sum of the lengths of its subpaths, in their order.
  ///
  /// The length of a curve is approximated by 64 chords. A closed subpath that is completely
  /// included stays closed.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let (start, end) = (max(0, start), min(1, end))
    if start <= 0, end >= 1 { return self }
    guard start < end else { return CGPath(elements: []) }
    let stretches = pathStretches
    let total = stretches.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return CGPath(elements: []) }
    var builder = PathBuilder()
    var done: CGFloat = 0
    for stretch in stretches {
      let from = (start * total - done) / max(stretch.length, .leastNormalMagnitude)
      let to = (end * total - done) / max(stretch.length, .leastNormalMagnitude)
      done += stretch.length
      guard stretch.length > 0, to > 0, from < 1 else { continue }
      stretch.add(from: max(from, 0), to: min(to, 1), to: &builder)
    }
    return builder.path
  }

  private var pathStretches: [PathStretch] {
    var result: [PathStretch] = []
    var partStart = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point): (partStart, current) = (point, point)
      case .line(let end):
        result.append(PathStretch(line: current, end))
        current = end
      case .curve(let control1, let control2, let end):
        result.append(PathStretch(curve: current, control1, control2, end))
        current = end
      case .close:
        result.append(PathStretch(line: current, partStart))
        current = partStart
      }
    }
    return result
  }
}

/// A line or curve of a path with its length.
private struct PathStretch {
  let start: CGPoint
  private let control1: CGPoint
  private let control2: CGPoint
  private let end: CGPoint
  private let isLine: Bool
  /// The lengths from the start to points at equal steps of the curve's parameter.
  private let lengths: [CGFloat]

  var length: CGFloat { lengths[lengths.count - 1] }

  init(line start: CGPoint, _ end: CGPoint) {
    (self.start, control1, control2, self.end) = (start, start, end, end)
    isLine = true
    lengths = [0, hypot(end.x - start.x, end.y - start.y)]
  }

  init(curve start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isLine = false
    var lengths: [CGFloat] = [0]
    var last = start
    for step in 1...64 {
      let next = CGPath.cubic(start, control1, control2, end, at: Double(step) / 64)
      lengths.append(lengths[step - 1] + hypot(next.x - last.x, next.y - last.y))
      last = next
    }
    self.lengths = lengths
  }

  /// Adds the part between two fractions of the length to `builder`.
  func add(from: CGFloat, to: CGFloat, to builder: inout PathBuilder) {
    if isLine {
      func point(_ part: CGFloat) -> CGPoint {
        part == 1
          ? end
          : CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      }
      connect(point(from), &builder)
      builder.addLine(to: point(to))
      return
    }
    let (t0, t1) = (parameter(at: from), parameter(at: to))
    let part = cut(t0, t1)
    connect(part[0], &builder)
    builder.addCurve(to: part[3], control1: part[1], control2: part[2])
  }

  private func connect(_ point: CGPoint, _ builder: inout PathBuilder) {
    if builder.currentPoint != point { builder.move(to: point) }
  }

  private func parameter(at fraction: CGFloat) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    let wanted = fraction * length
    let step = lengths.firstIndex { $0 >= wanted } ?? lengths.count - 1
    let rest =
      (wanted - lengths[step - 1]) / max(lengths[step] - lengths[step - 1], .leastNormalMagnitude)
    return (Double(step - 1) + Double(rest)) / Double(lengths.count - 1)
  }

  /// Returns the control points of the part of the curve between two parameters. These points are
  /// values of the curve's blossom.
  private func cut(_ t0: Double, _ t1: Double) -> [CGPoint] {
    [(t0, t0, t0), (t0, t0, t1), (t0, t1, t1), (t1, t1, t1)].map { blossom($0.0, $0.1, $0.2) }
  }

  private func blossom(_ a: Double, _ b: Double, _ c: Double) -> CGPoint {
    func mix(_ p: CGPoint, _ q: CGPoint, _ t: Double) -> CGPoint {
      if t == 0 { return p }
      if t == 1 { return q }
      return CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
    }
    let (p, q, r) = (mix(start, control1, a), mix(control1, control2, a), mix(control2, end, a))
    return mix(mix(p, q, b), mix(q, r, b), c)
  }
}
