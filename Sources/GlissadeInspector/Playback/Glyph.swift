import GlissadeDrawing
import UIKit

/// A pictogram for a button, drawn in a square of 16 points.
enum Glyph: Hashable {
  /// The signs for playing, pausing and stepping.
  case play, pause, step
  /// A filled circle for recording, and a filled square for stopping.
  case record, stop
  /// A circular arrow that points back to its start.
  case replay
  /// An arrow that leaves a tray upwards, for sharing.
  case share
  /// Two bodies, for the physics overlay.
  case bodies
  /// A square in three places, for the movements of the last second.
  case onion
  /// A square with marked corners, for the outlines of views.
  case outlines
  /// A window with a pane at its side.
  case inspector
  /// Sheets above each other, seen from the side, for the exploded view.
  case exploded
  /// A pointer in a corner of a square, for the picker of views.
  case picker
  /// The signs for the kinds of lines in the log.
  case decision, gesture, call, contact, fault

  /// Returns the commands that draw the pictogram.
  ///
  /// - Parameters:
  ///   - origin: The upper left corner of the square.
  ///   - color: The color of all lines and areas.
  func commands(at origin: CGPoint, color: UIColor) -> [DrawCommand] {
    func bar(_ x: CGFloat) -> DrawCommand {
      area(CGRect(x: x, y: 2, width: 4, height: 12), radius: 1, at: origin, color)
    }
    if let commands = logCommands(at: origin, color: color) { return commands }
    switch self {
    case .play: return [triangle(x: 3, at: origin, color)]
    case .pause: return [bar(2), bar(10)]
    case .step: return [bar(1), triangle(x: 6, at: origin, color)]
    case .record, .stop:
      let square = CGRect(x: 2, y: 2, width: 12, height: 12)
      return [area(square, radius: self == .record ? 6 : 2, at: origin, color)]
    case .replay: return circularArrow(at: origin, color)
    case .share: return leavingArrow(at: origin, color)
    case .bodies:
      return [
        outline(CGRect(x: 1, y: 7, width: 8, height: 8), radius: 1.5, at: origin, color),
        outline(CGRect(x: 7, y: 1, width: 8, height: 8), radius: 4, at: origin, color),
      ]
    case .onion: return movingSquare(at: origin, color)
    case .outlines: return markedSquare(at: origin, color)
    case .exploded: return [0.0, 5, 10].map { sheet(y: $0, at: origin, color) }
    case .picker: return pointedSquare(at: origin, color)
    case .inspector:
      return [
        outline(CGRect(x: 1, y: 2, width: 14, height: 12), radius: 2, at: origin, color),
        area(CGRect(x: 9, y: 2, width: 6, height: 12), radius: 1, at: origin, color),
      ]
    case .decision, .gesture, .call, .contact, .fault: return []
    }
  }

  private func area(
    _ rect: CGRect, radius: CGFloat, at origin: CGPoint, _ color: UIColor
  ) -> DrawCommand {
    let rect = rect.offsetBy(dx: origin.x, dy: origin.y)
    return .shape(
      ShapeCommand(outline: RoundedRect(rect: rect, radius: radius), fill: color.cgColor))
  }

  private func outline(
    _ rect: CGRect, radius: CGFloat, at origin: CGPoint, _ color: UIColor, _ alpha: CGFloat = 1
  ) -> DrawCommand {
    let color = alpha == 1 ? color : color.withAlphaComponent(alpha * color.cgColor.alpha)
    let rect = rect.offsetBy(dx: origin.x, dy: origin.y)
    return .shape(
      ShapeCommand(
        outline: RoundedRect(rect: rect, radius: radius),
        border: Border(width: 2, color: color.cgColor)))
  }

  /// Returns a square in three places, the earlier ones fainter.
  private func movingSquare(at origin: CGPoint, _ color: UIColor) -> [DrawCommand] {
    [
      outline(CGRect(x: 0, y: 0, width: 9, height: 9), radius: 2, at: origin, color, 0.4),
      outline(CGRect(x: 3.5, y: 3.5, width: 9, height: 9), radius: 2, at: origin, color, 0.65),
      outline(CGRect(x: 7, y: 7, width: 9, height: 9), radius: 2, at: origin, color),
    ]
  }

  /// Returns a faint square with marked corners.
  private func markedSquare(at origin: CGPoint, _ color: UIColor) -> [DrawCommand] {
    [outline(CGRect(x: 2, y: 2, width: 12, height: 12), radius: 0, at: origin, color, 0.6)]
      + [(0, 0), (12, 0), (0, 12), (12, 12)].map { x, y in
        area(CGRect(x: x, y: y, width: 4, height: 4), radius: 0, at: origin, color)
      }
  }

  /// Returns a sheet that is drawn in perspective.
  private func sheet(y: CGFloat, at origin: CGPoint, _ color: UIColor) -> DrawCommand {
    let points = [(8.0, 0.0), (16.0, 3.0), (8.0, 6.0), (0.0, 3.0)].map {
      CGPoint(x: origin.x + $0.0, y: origin.y + y + $0.1)
    }
    let path = CGPath(
      elements: [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
    return .path(PathCommand(path: path, stroke: color.cgColor, lineWidth: 1.5))
  }

  /// Returns a square with a pointer's arrow at its lower right corner.
  private func pointedSquare(at origin: CGPoint, _ color: UIColor) -> [DrawCommand] {
    let points = [(6.0, 6.0), (15.5, 9.5), (11.5, 11.5), (9.5, 15.5)].map {
      CGPoint(x: origin.x + $0.0, y: origin.y + $0.1)
    }
    let arrow = CGPath(
      elements: [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
    return [
      outline(CGRect(x: 1, y: 1, width: 12, height: 12), radius: 2, at: origin, color, 0.6),
      .path(PathCommand(path: arrow, fill: color.cgColor)),
    ]
  }

  /// Returns a counterclockwise arrow whose head is at the upper left.
  private func circularArrow(at origin: CGPoint, _ color: UIColor) -> [DrawCommand] {
    let center = CGPoint(x: origin.x + 8, y: origin.y + 8.5)
    var arc = PathBuilder()
    arc.addArc(
      center: center, radius: 6, startAngle: -.pi * 0.75, endAngle: .pi * 0.85, increases: true)
    var head = PathBuilder()
    let x = origin.x
    let y = origin.y
    head.move(to: CGPoint(x: x + 0.5, y: y + 0.5))
    head.addLine(to: CGPoint(x: x + 0.5, y: y + 7))
    head.addLine(to: CGPoint(x: x + 7, y: y + 7))
    head.close()
    return [
      .path(PathCommand(path: arc.path, stroke: color.cgColor, lineWidth: 2)),
      .path(PathCommand(path: head.path, fill: color.cgColor)),
    ]
  }

  /// Returns an arrow that points upwards out of a tray.
  private func leavingArrow(at origin: CGPoint, _ color: UIColor) -> [DrawCommand] {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: origin.x + x, y: origin.y + y)
    }
    let tray = CGPath(elements: [
      .move(point(2, 8)), .line(point(2, 14)), .line(point(14, 14)), .line(point(14, 8)),
    ])
    let head = CGPath(elements: [
      .move(point(8, 0)), .line(point(12.5, 5.5)), .line(point(3.5, 5.5)), .close,
    ])
    return [
      .path(PathCommand(path: tray, stroke: color.cgColor, lineWidth: 2)),
      .path(PathCommand(path: head, fill: color.cgColor)),
      area(CGRect(x: 7, y: 5, width: 2, height: 6), radius: 0, at: origin, color),
    ]
  }

  private func triangle(x: CGFloat, at origin: CGPoint, _ color: UIColor) -> DrawCommand {
    let left = origin.x + x
    let top = origin.y
    let path = CGPath(elements: [
      .move(CGPoint(x: left, y: top + 2)), .line(CGPoint(x: left + 10, y: top + 8)),
      .line(CGPoint(x: left, y: top + 14)), .close,
    ])
    return .path(PathCommand(path: path, fill: color.cgColor))
  }
}
