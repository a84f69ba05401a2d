import GlissadeDrawing
import GlissadeGeometry
import UIKit

/// The pointer drawn over a stage: a dot, its trail, and a ring where it would land.
///
/// It is drawn over the stage's picture and is no part of it.
package struct PointerOverlay {
  private static let dotRadius: CGFloat = 12
  private static let ringRadius: CGFloat = 10
  /// Closer to the dot than this, in points, a landing point says nothing.
  private static let leastTravel: CGFloat = 24

  /// Where the stage is seen in the window, and how round its corners are.
  let stage: RoundedRect
  /// From the stage's points to the window's.
  let transform: CGAffineTransform

  package init(stage: CGRect, radius: CGFloat, transform: CGAffineTransform) {
    self.stage = RoundedRect(rect: stage, radius: radius)
    self.transform = transform
  }

  /// What to draw, in window points.
  ///
  /// - Parameters:
  ///   - wall: real time.
  ///   - time: the stage's.
  package func commands(
    for pointer: PointerWatch, wall: TimeInterval, time: TimeInterval
  ) -> [DrawCommand] {
    guard let place = pointer.place?.applying(transform) else { return [] }
    var commands: [DrawCommand] = []
    let trail = pointer.trail(at: wall).map { ($0.place.applying(transform), $0.age) }
    if let ribbon = Self.ribbon(trail) {
      commands.append(.path(PathCommand(path: ribbon, fill: Self.accent(0.45))))
    }
    if let landing = pointer.landing(at: time)?.applying(transform) {
      commands += Self.landing(clamped(landing, from: place), from: place)
    }
    commands += Self.dot(at: place)
    return [.group(DisplayGroup(clip: stage, commands: commands))]
  }

  /// What the stage's scene wants drawn over its picture, from its points to the window's.
  package func commands(for commands: [DrawCommand]) -> [DrawCommand] {
    guard !commands.isEmpty else { return [] }
    let placed = DisplayGroup(transform: ProjectiveTransform(transform), commands: commands)
    return [.group(DisplayGroup(clip: stage, commands: [.group(placed)]))]
  }

  private static func accent(_ alpha: CGFloat) -> CGColor {
    Palette.accent.withAlphaComponent(alpha).cgColor
  }

  private static func circle(
    _ center: CGPoint, _ radius: CGFloat, fill: CGColor?, border: Border? = nil
  ) -> DrawCommand {
    let rect = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return .shape(
      ShapeCommand(outline: RoundedRect(rect: rect, radius: radius), fill: fill, border: border))
  }

  /// White about the accent about nothing, with a dark rim: seen on light ground and on dark.
  private static func dot(at place: CGPoint) -> [DrawCommand] {
    let shade = Border(width: 1, color: UIColor(white: 0, alpha: 0.25).cgColor)
    return [
      circle(place, dotRadius + 1, fill: nil, border: shade),
      circle(
        place, dotRadius, fill: accent(0.35), border: Border(width: 2, color: UIColor.white.cgColor)
      ),
    ]
  }

  private static func landing(_ landing: CGPoint, from place: CGPoint) -> [DrawCommand] {
    let (dx, dy) = (landing.x - place.x, landing.y - place.y)
    let way = hypot(dx, dy)
    guard way >= leastTravel else { return [] }
    // From rim to rim.
    let (start, end) = (dotRadius / way, 1 - ringRadius / way)
    let line = CGPath(elements: [
      .move(CGPoint(x: place.x + dx * start, y: place.y + dy * start)),
      .line(CGPoint(x: place.x + dx * end, y: place.y + dy * end)),
    ])
    return [
      .path(PathCommand(path: line, stroke: accent(0.6), lineWidth: 2)),
      circle(
        landing, ringRadius, fill: UIColor(white: 1, alpha: 0.6).cgColor,
        border: Border(width: 2, color: accent(1))),
      circle(landing, 2.5, fill: accent(1)),
    ]
  }

  /// What would land outside the stage is shown where its way crosses the edge.
  private func clamped(_ landing: CGPoint, from place: CGPoint) -> CGPoint {
    let room = stage.rect.insetBy(dx: Self.ringRadius + 6, dy: Self.ringRadius + 6)
    let way = CGVector(dx: landing.x - place.x, dy: landing.y - place.y)
    func part(_ start: CGFloat, _ step: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if start + step > high { return max(0, (high - start) / step) }
      return start + step < low ? max(0, (low - start) / step) : 1
    }
    let length = min(
      part(place.x, way.dx, room.minX, room.maxX), part(place.y, way.dy, room.minY, room.maxY))
    return CGPoint(x: place.x + way.dx * length, y: place.y + way.dy * length)
  }

  /// A band along the trail that grows from nothing at its oldest end to the dot's width.
  private static func ribbon(_ trail: [(place: CGPoint, age: Double)]) -> CGPath? {
    var points: [(place: CGPoint, age: Double)] = []
    for point in trail where points.last.map({ $0.place != point.place }) ?? true {
      points.append(point)
    }
    guard points.count >= 2 else { return nil }
    var (left, right): ([CGPoint], [CGPoint]) = ([], [])
    for index in points.indices {
      let before = points[max(index - 1, 0)].place
      let after = points[min(index + 1, points.count - 1)].place
      let (dx, dy) = (after.x - before.x, after.y - before.y)
      // A hand that went out and back along the same line has no side there.
      let length = max(hypot(dx, dy), 0.001)
      let half = dotRadius * 0.8 * (1 - points[index].age)
      let (x, y) = (-dy / length * half, dx / length * half)
      let place = points[index].place
      left.append(CGPoint(x: place.x + x, y: place.y + y))
      right.append(CGPoint(x: place.x - x, y: place.y - y))
    }
    let outline = left + right.reversed()
    return CGPath(
      elements: [.move(outline[0])] + outline.dropFirst().map { .line($0) } + [.close])
  }
}
