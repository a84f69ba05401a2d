import GlissadeDrawing
import UIKit

// The pictograms of the log's lines.
extension Glyph {
  /// Returns the commands of a pictogram of the log, or `nil` for another pictogram.
  func logCommands(at origin: CGPoint, color: UIColor) -> [DrawCommand]? {
    switch self {
    case .decision: [polygon([(8, 2), (14, 8), (8, 14), (2, 8)], at: origin, color)]
    case .gesture:
      [
        circle(CGRect(x: 2, y: 2, width: 12, height: 12), at: origin, color, lineWidth: 1.5),
        circle(CGRect(x: 6, y: 6, width: 4, height: 4), at: origin, color),
      ]
    case .call:
      [
        line([(2, 8), (12, 8)], at: origin, color),
        line([(8, 4), (12, 8), (8, 12)], at: origin, color),
      ]
    case .contact:
      [
        circle(CGRect(x: 1, y: 4, width: 8, height: 8), at: origin, color, lineWidth: 1.5),
        circle(CGRect(x: 8, y: 4, width: 8, height: 8), at: origin, color),
      ]
    case .fault:
      [
        line([(8, 2), (15, 14), (1, 14), (8, 2)], at: origin, color),
        line([(8, 6), (8, 10)], at: origin, color),
        line([(8, 11.5), (8, 12.5)], at: origin, color),
      ]
    case .play, .pause, .step, .record, .stop, .replay, .share, .bodies, .onion, .outlines,
      .inspector, .exploded, .picker:
      nil
    }
  }

  private func path(_ points: [(Double, Double)], at origin: CGPoint, isClosed: Bool) -> CGPath {
    let places = points.map { CGPoint(x: origin.x + $0.0, y: origin.y + $0.1) }
    return CGPath(
      elements: [.move(places[0])] + places.dropFirst().map { .line($0) }
        + (isClosed ? [.close] : []))
  }

  private func polygon(
    _ points: [(Double, Double)], at origin: CGPoint, _ color: UIColor
  ) -> DrawCommand {
    .path(PathCommand(path: path(points, at: origin, isClosed: true), fill: color.cgColor))
  }

  private func line(
    _ points: [(Double, Double)], at origin: CGPoint, _ color: UIColor
  ) -> DrawCommand {
    .path(
      PathCommand(
        path: path(points, at: origin, isClosed: false), stroke: color.cgColor, lineWidth: 1.5))
  }

  /// Returns a disk, or a ring of a line width in points.
  private func circle(
    _ rect: CGRect, at origin: CGPoint, _ color: UIColor, lineWidth: CGFloat? = nil
  ) -> DrawCommand {
    let rect = rect.offsetBy(dx: origin.x, dy: origin.y)
    let outline = RoundedRect(rect: rect, radius: rect.width / 2)
    guard let lineWidth else {
      return .shape(ShapeCommand(outline: outline, fill: color.cgColor))
    }
    return .shape(
      ShapeCommand(outline: outline, border: Border(width: lineWidth, color: color.cgColor)))
  }
}
