import GlissadeDrawing
import UIKit

/// The pictures on the transport's buttons, drawn in a square of 16 points.
enum Glyph: Hashable {
  case play, pause, step
  /// Things with weight.
  case bodies

  /// The picture in `color`, its square's left upper corner at `origin`.
  func commands(at origin: CGPoint, color: UIColor) -> [DrawCommand] {
    func bar(_ x: CGFloat) -> DrawCommand {
      let rect = CGRect(x: origin.x + x, y: origin.y + 2, width: 4, height: 12)
      return .shape(ShapeCommand(outline: RoundedRect(rect: rect, radius: 1), fill: color.cgColor))
    }
    switch self {
    case .play: return [triangle(x: 3, at: origin, color)]
    case .pause: return [bar(2), bar(10)]
    case .step: return [bar(1), triangle(x: 6, at: origin, color)]
    case .bodies:
      return [
        outline(CGRect(x: 1, y: 7, width: 8, height: 8), radius: 1.5, at: origin, color),
        outline(CGRect(x: 7, y: 1, width: 8, height: 8), radius: 4, at: origin, color),
      ]
    }
  }

  private func outline(
    _ rect: CGRect, radius: CGFloat, at origin: CGPoint, _ color: UIColor
  ) -> DrawCommand {
    let rect = rect.offsetBy(dx: origin.x, dy: origin.y)
    return .shape(
      ShapeCommand(
        outline: RoundedRect(rect: rect, radius: radius),
        border: Border(width: 2, color: color.cgColor)))
  }

  private func triangle(x: CGFloat, at origin: CGPoint, _ color: UIColor) -> DrawCommand {
    let (left, top) = (origin.x + x, origin.y)
    let path = CGPath(elements: [
      .move(CGPoint(x: left, y: top + 2)), .line(CGPoint(x: left + 10, y: top + 8)),
      .line(CGPoint(x: left, y: top + 14)), .close,
    ])
    return .path(PathCommand(path: path, fill: color.cgColor))
  }
}
