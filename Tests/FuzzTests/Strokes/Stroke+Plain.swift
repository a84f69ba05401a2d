import Foundation
import GlissadeTesting

// Strokes at a constant speed.
extension Stroke {
  static func drag(from start: CGFloat, to end: CGFloat, ticks: Int, hold: Int = 0) -> Stroke {
    var stroke = Stroke()
    stroke.append(.down(at: CGPoint(x: 187, y: start), t: 0))
    for time in stride(from: 16, through: ticks, by: 16) {
      let y = start + (end - start) * Double(time) / Double(ticks)
      stroke.append(.move(to: CGPoint(x: 187, y: y), t: seconds(time)))
    }
    stroke.append(.up(at: CGPoint(x: 187, y: end), t: seconds(ticks + hold)))
    return stroke
  }

  static func tap(at point: CGPoint) -> Stroke {
    var stroke = Stroke()
    stroke.append(.down(at: point, t: 0))
    stroke.append(.up(at: point, t: seconds(51)))
    return stroke
  }

  /// Drags that end at rest near their start.
  static let cancelledPull = drag(from: 60, to: 130, ticks: 96, hold: 64)
  static let cancelledPush = drag(from: 600, to: 530, ticks: 96, hold: 64)
  /// Drags that end at rest near the opposite edge.
  static let pull = drag(from: 60, to: 580, ticks: 160, hold: 64)
  static let push = drag(from: 600, to: 80, ticks: 160, hold: 64)
}
