import GlissadeDrawing
import GlissadeGeometry
import GlissadeInspector
import UIKit

/// A drawing of the pointer over a canvas: a dot for each touch and, for the oldest touch, a trail
/// and a ring at its projected landing point.
///
/// The overlay is not part of the canvas's picture.
package struct PointerOverlay {
  private static let dotRadius: CGFloat = 12
  private static let ringRadius: CGFloat = 10
  /// The least distance from the dot at which a landing point is shown, in points.
  private static let leastTravel: CGFloat = 24

  /// The outline of the canvas in the window.
  let canvas: RoundedRect
  /// The transform from the canvas's points to the window's.
  let transform: CGAffineTransform

  /// Creates an overlay.
  ///
  /// - Parameters:
  ///   - canvas: The frame of the canvas in the window, in points.
  ///   - radius: The radius of the canvas's corners, in points.
  ///   - transform: The transform from the canvas's points to the window's.
  package init(canvas: CGRect, radius: CGFloat, transform: CGAffineTransform) {
    self.canvas = RoundedRect(rect: canvas, radius: radius)
    self.transform = transform
  }

  /// Returns the commands that draw the pointer, in window points.
  ///
  /// - Parameters:
  ///   - pointer: The state of the pointer.
  ///   - wall: The real time, in seconds.
  ///   - time: The canvas's time, in seconds.
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
    commands += pointer.places.flatMap { Self.dot(at: $0.applying(transform)) }
    return [.group(DisplayGroup(clip: canvas, commands: commands))]
  }

  /// Returns the drawing commands of the canvas's scene, transformed from the canvas's points to
  /// the window's and clipped to the canvas.
  package func commands(for commands: [DrawCommand]) -> [DrawCommand] {
    guard !commands.isEmpty else { return [] }
    let placed = DisplayGroup(transform: ProjectiveTransform(transform), commands: commands)
    return [.group(DisplayGroup(clip: canvas, commands: [.group(placed)]))]
  }

  private static func accent(_ alpha: CGFloat) -> CGColor {
    Palette.Overlay.pointer.withAlphaComponent(alpha).cgColor
  }

  private static func circle(
    _ center: CGPoint, _ radius: CGFloat, fill: CGColor?, border: Border? = nil
  ) -> DrawCommand {
    let rect = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return .shape(
      ShapeCommand(outline: RoundedRect(rect: rect, radius: radius), fill: fill, border: border))
  }

  /// Returns a white ring around a translucent disk in the accent color. Its dark rim makes it
  /// visible on light and on dark backgrounds.
  private static func dot(at place: CGPoint) -> [DrawCommand] {
    let shade = Border(width: 1, color: Palette.Overlay.rim.withAlphaComponent(0.25).cgColor)
    return [
      circle(place, dotRadius + 1, fill: nil, border: shade),
      circle(
        place, dotRadius, fill: accent(0.35),
        border: Border(width: 2, color: Palette.Overlay.text.cgColor)
      ),
    ]
  }

  private static func landing(_ landing: CGPoint, from place: CGPoint) -> [DrawCommand] {
    let dx = landing.x - place.x
    let dy = landing.y - place.y
    let distance = hypot(dx, dy)
    guard distance >= leastTravel else { return [] }
    // The line leads from the edge of the dot to the edge of the ring.
    let start = dotRadius / distance
    let end = 1 - ringRadius / distance
    let line = CGPath(elements: [
      .move(CGPoint(x: place.x + dx * start, y: place.y + dy * start)),
      .line(CGPoint(x: place.x + dx * end, y: place.y + dy * end)),
    ])
    return [
      .path(PathCommand(path: line, stroke: accent(0.6), lineWidth: 2)),
      circle(
        landing, ringRadius, fill: Palette.Overlay.text.withAlphaComponent(0.6).cgColor,
        border: Border(width: 2, color: accent(1))),
      circle(landing, 2.5, fill: accent(1)),
    ]
  }

  /// Returns a landing point or, for one outside the canvas, the place where the path leaves the
  /// canvas.
  private func clamped(_ landing: CGPoint, from place: CGPoint) -> CGPoint {
    let area = canvas.rect.insetBy(dx: Self.ringRadius + 6, dy: Self.ringRadius + 6)
    let path = CGVector(dx: landing.x - place.x, dy: landing.y - place.y)
    func part(_ start: CGFloat, _ step: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if start + step > high { return max(0, (high - start) / step) }
      return start + step < low ? max(0, (low - start) / step) : 1
    }
    let length = min(
      part(place.x, path.dx, area.minX, area.maxX), part(place.y, path.dy, area.minY, area.maxY))
    return CGPoint(x: place.x + path.dx * length, y: place.y + path.dy * length)
  }

  /// Returns a band along the trail whose width grows from zero at the oldest end to the width of
  /// the dot.
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
      // A pointer that reversed along the same line has no direction at the turning point.
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
