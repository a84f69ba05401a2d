import Foundation

/// Operations on lines through many points.
enum Polyline {
  /// The greatest distance of an omitted point from the line, in points.
  private static let tolerance: CGFloat = 0.25
  /// The greatest number of consecutive points that are omitted.
  private static let reach = 24

  /// Returns the part of a line between two horizontal positions.
  ///
  /// - Parameters:
  ///   - points: The points of the line, from left to right.
  ///   - range: The horizontal positions, in points.
  static func clipped(_ points: [CGPoint], to range: ClosedRange<CGFloat>) -> [CGPoint] {
    var part = points.filter { range.contains($0.x) }
    if let first = edge(points, at: range.lowerBound) { part.insert(first, at: 0) }
    if let last = edge(points, at: range.upperBound) { part.append(last) }
    return part
  }

  /// Returns the point at which a line crosses a horizontal position between two of its points, or
  /// `nil`.
  private static func edge(_ points: [CGPoint], at x: CGFloat) -> CGPoint? {
    guard let after = points.firstIndex(where: { $0.x > x }), after > 0 else { return nil }
    let (one, other) = (points[after - 1], points[after])
    guard one.x < x else { return nil }
    let part = (x - one.x) / (other.x - one.x)
    return CGPoint(x: x, y: one.y + (other.y - one.y) * part)
  }

  /// Returns a line with fewer points that looks the same. It omits points that lie within the
  /// tolerance of the line through the remaining ones.
  static func simplified(_ points: [CGPoint]) -> [CGPoint] {
    guard var last = points.first, points.count > 2 else { return points }
    var kept = [last]
    var start = 0
    for end in points.indices.dropFirst(2) {
      let isFar = end - start > reach
      if !isFar, (start + 1..<end).allSatisfy({ isOn(points[$0], last, points[end]) }) { continue }
      start = end - 1
      last = points[start]
      kept.append(last)
    }
    return kept + [points[points.count - 1]]
  }

  /// Returns whether a point is within the tolerance of the line through two others.
  private static func isOn(_ point: CGPoint, _ start: CGPoint, _ end: CGPoint) -> Bool {
    let dx = end.x - start.x
    let dy = end.y - start.y
    let cross = dx * (point.y - start.y) - dy * (point.x - start.x)
    return cross * cross <= tolerance * tolerance * (dx * dx + dy * dy)
  }
}
