import Foundation
import GlissadeDrawing
import GlissadeInspector
import UIKit

/// The physics of a canvas, drawn over it: outlines and velocities of bodies, boundaries,
/// attachments, contacts, and the names of all bodies that still move (J-18).
@MainActor package struct DynamicsOverlay {
  /// The duration of the movement that an arrow represents, in seconds.
  private static let arrowTime: CGFloat = 0.06
  /// The greatest length of an arrow, in points.
  private static let longestArrow: CGFloat = 160
  /// The length below which an arrow is not drawn, in points.
  private static let leastArrow: CGFloat = 3
  private static let dotRadius: CGFloat = 3
  private static let nameHeight: CGFloat = 15
  private static let letterWidth: CGFloat = 7

  /// The bounds of the canvas, in its points.
  let bounds: CGRect

  /// Creates an overlay for a canvas with the given bounds.
  package init(bounds: CGRect) { self.bounds = bounds }

  /// Returns the commands that draw the physics of the given worlds, in the canvas's points.
  package func commands(for pictures: [DynamicsPicture]) -> [DrawCommand] {
    guard !pictures.isEmpty else { return [] }
    return pictures.flatMap(commands) + status(of: pictures)
  }

  private func commands(for picture: DynamicsPicture) -> [DrawCommand] {
    picture.boundaries.flatMap(boundary) + picture.bodies.flatMap(outline)
      + picture.attachments.flatMap(attachment) + picture.bodies.flatMap(arrow)
      + picture.contacts.map(contact) + picture.bodies.filter(\.isMoving).flatMap(name)
  }

  // MARK: Shapes

  private func boundary(_ boundary: DynamicsPicture.Boundary) -> [DrawCommand] {
    // Half of the line's width lies outside the canvas and is clipped.
    boundary.lines.flatMap { line($0, Palette.Overlay.wall, width: 4) }
  }

  private func outline(_ body: DynamicsPicture.Body) -> [DrawCommand] {
    let color = Self.color(of: body)
    return body.outlines.flatMap { points -> [DrawCommand] in
      guard let path = Self.path(points, isClosed: true) else { return [] }
      return [
        .path(PathCommand(path: path, stroke: Palette.Overlay.rim.cgColor, lineWidth: 4)),
        .path(
          PathCommand(
            path: path, fill: color.withAlphaComponent(0.07).cgColor, stroke: color.cgColor,
            lineWidth: 2)),
      ]
    } + [dot(at: body.center, color)]
  }

  private static func color(of body: DynamicsPicture.Body) -> UIColor {
    if body.isMoving { return Palette.Overlay.moving }
    return body.isAnchored ? Palette.Overlay.wall : Palette.Overlay.still
  }

  private func attachment(_ attachment: DynamicsPicture.Attachment) -> [DrawCommand] {
    let points =
      attachment.isRod
      ? [attachment.from, attachment.to] : Self.coil(from: attachment.from, to: attachment.to)
    return line(points, Palette.Overlay.tie, width: 2)
      + [
        dot(at: attachment.from, Palette.Overlay.tie), dot(at: attachment.to, Palette.Overlay.tie),
      ]
  }

  private func arrow(_ body: DynamicsPicture.Body) -> [DrawCommand] {
    let dx = body.velocity.dx * Self.arrowTime
    let dy = body.velocity.dy * Self.arrowTime
    let fullLength = hypot(dx, dy)
    guard fullLength >= Self.leastArrow else { return [] }
    let length = min(fullLength, Self.longestArrow)
    let direction = CGVector(dx: dx / fullLength, dy: dy / fullLength)
    func point(_ along: CGFloat, _ aside: CGFloat) -> CGPoint {
      CGPoint(
        x: body.center.x + direction.dx * along - direction.dy * aside,
        y: body.center.y + direction.dy * along + direction.dx * aside)
    }
    let head = min(8, length)
    return line([body.center, point(length, 0)], Palette.Overlay.moving, width: 2)
      + line(
        [point(length - head, head / 2), point(length, 0), point(length - head, -head / 2)],
        Palette.Overlay.moving, width: 2)
  }

  /// Returns a cross at a point of contact.
  private func contact(_ point: CGPoint) -> DrawCommand {
    let reach: CGFloat = 4
    let path = CGPath(elements: [
      .move(CGPoint(x: point.x - reach, y: point.y - reach)),
      .line(CGPoint(x: point.x + reach, y: point.y + reach)),
      .move(CGPoint(x: point.x - reach, y: point.y + reach)),
      .line(CGPoint(x: point.x + reach, y: point.y - reach)),
    ])
    return .path(PathCommand(path: path, stroke: Palette.Overlay.contact.cgColor, lineWidth: 2))
  }

  // MARK: Text

  /// Returns the name of a body, placed above it, or below it if there is no space above.
  private func name(_ body: DynamicsPicture.Body) -> [DrawCommand] {
    let top = body.outlines.joined().map(\.y).min() ?? body.center.y
    let bottom = body.outlines.joined().map(\.y).max() ?? body.center.y
    let above = top - Self.nameHeight - 5
    var y = above >= bounds.minY ? above : min(bottom + 5, bounds.maxY - Self.nameHeight)
    // Names of bodies do not overlap the status line.
    if y < statusTop + Self.nameHeight + 6 { y = statusTop + Self.nameHeight + 6 }
    return text(
      body.name, in: CGRect(x: body.center.x - 80, y: y, width: 160, height: Self.nameHeight),
      Palette.Overlay.moving, alignment: .center)
  }

  private var statusTop: CGFloat { bounds.minY + 18 }

  /// Returns the status line in the upper left corner of the canvas, such as “3 of 12 moving:
  /// tile.1, tile.2, tile.7”.
  private func status(of pictures: [DynamicsPicture]) -> [DrawCommand] {
    let moving = pictures.flatMap(\.moving)
    let line =
      moving.isEmpty
      ? "At rest"
      : "\(moving.count) of \(pictures.flatMap(\.bodies).count) moving: "
        + moving.joined(separator: ", ")
    let frame = CGRect(
      x: bounds.minX + 14, y: statusTop, width: max(0, bounds.width - 28),
      height: Self.nameHeight)
    return text(
      line, in: frame, moving.isEmpty ? Palette.Overlay.still : Palette.Overlay.moving,
      alignment: .left)
  }

  /// Returns a text on a dark plate, which is readable on any background and on a scaled-down
  /// canvas.
  private func text(
    _ text: String, in frame: CGRect, _ color: UIColor, alignment: TextAlignment
  ) -> [DrawCommand] {
    let style = TextStyle(
      font: UIFont.systemFont(ofSize: 12, weight: .semibold).face, color: color.cgColor,
      alignment: alignment, lineBreak: .truncateTail, lineLimit: 1)
    // The plate's width is an upper bound for the width of the text.
    let width = min(CGFloat(text.count) * Self.letterWidth, frame.width)
    let plate = CGRect(
      x: alignment == .left ? frame.minX : frame.midX - width / 2, y: frame.minY, width: width,
      height: frame.height
    ).insetBy(dx: -6, dy: -2)
    return [
      .shape(
        ShapeCommand(
          outline: RoundedRect(rect: plate, radius: plate.height / 2),
          fill: Palette.Overlay.plate.cgColor)),
      .text(TextCommand(text: text, style: style, frame: frame)),
    ]
  }

  // MARK: Strokes

  /// Returns a line with a dark rim, so that it is visible on any background.
  private func line(_ points: [CGPoint], _ color: UIColor, width: CGFloat) -> [DrawCommand] {
    guard let path = Self.path(points, isClosed: false) else { return [] }
    return [
      .path(PathCommand(path: path, stroke: Palette.Overlay.rim.cgColor, lineWidth: width + 2)),
      .path(PathCommand(path: path, stroke: color.cgColor, lineWidth: width)),
    ]
  }

  private func dot(at point: CGPoint, _ color: UIColor) -> DrawCommand {
    let radius = Self.dotRadius
    let rect = CGRect(
      x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    return .shape(
      ShapeCommand(
        outline: RoundedRect(rect: rect, radius: radius), fill: color.cgColor,
        border: Border(width: 1, color: Palette.Overlay.rim.cgColor)))
  }

  private static func path(_ points: [CGPoint], isClosed: Bool) -> CGPath? {
    guard let first = points.first, points.count > 1 else { return nil }
    return CGPath(
      elements: [.move(first)] + points.dropFirst().map { .line($0) } + (isClosed ? [.close] : []))
  }

  /// Returns the points of a coil spring, with straight ends and a zigzag between them.
  private static func coil(from start: CGPoint, to end: CGPoint) -> [CGPoint] {
    let dx = end.x - start.x
    let dy = end.y - start.y
    let length = max(hypot(dx, dy), 1)
    let turns = 12
    let middle = (0...turns).map { turn -> CGPoint in
      let part = 0.1 + 0.8 * CGFloat(turn) / CGFloat(turns)
      let isEnd = turn == 0 || turn == turns
      let side: CGFloat = turn % 2 == 0 ? 6 : -6
      let aside = isEnd ? 0 : side
      return CGPoint(
        x: start.x + dx * part - dy / length * aside,
        y: start.y + dy * part + dx / length * aside)
    }
    return [start] + middle + [end]
  }
}
