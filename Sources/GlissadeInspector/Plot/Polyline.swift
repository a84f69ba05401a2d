import Foundation

/// Lines through many points.
enum Polyline {
  /// How far a line may pass by a point that is left out, in points.
  private static let tolerance: CGFloat = 0.25
  /// How many are left out in a row at the most.
  private static let reach = 24

  /// What of a line that leads from left to right lies right of a place.
  static func clipped(_ points: [CGPoint], from x: CGFloat) -> [CGPoint] {
    guard let first = points.firstIndex(where: { $0.x >= x }) else { return [] }
    guard first > 0 else { return points }
    let (before, after) = (points[first - 1], points[first])
    let part = (x - before.x) / (after.x - before.x)
    let edge = CGPoint(x: x, y: before.y + (after.y - before.y) * part)
    return [edge] + points[first...]
  }

  /// The same line to the eye, with fewer points: the first, the last, and between them those without
  /// which it would pass by another.
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

  /// Whether a point is as good as on the line between two others.
  private static func isOn(_ point: CGPoint, _ start: CGPoint, _ end: CGPoint) -> Bool {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let cross = dx * (point.y - start.y) - dy * (point.x - start.x)
    return cross * cross <= tolerance * tolerance * (dx * dx + dy * dy)
  }
}
