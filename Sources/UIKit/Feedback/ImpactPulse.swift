import Foundation
import GlissadeDrawing

/// An impact as it is seen: a ring that widens about its place and fades.
package struct ImpactPulse: Hashable, Sendable {
  /// How long it is seen, in seconds of the scene's time.
  package static let duration = 0.4
  private static let leastRadius: CGFloat = 8

  let style: UIImpactFeedbackGenerator.FeedbackStyle
  /// More than 0, at most 1.
  let intensity: CGFloat
  /// In the scene's points.
  package let place: CGPoint
  /// When it came, in the scene's seconds.
  package let time: TimeInterval

  /// What is drawn of it, in the scene's points.
  ///
  /// White within a dark rim: seen on light ground and on dark.
  ///
  /// - Parameter isStill: whether it only fades.
  package func commands(at now: TimeInterval, isStill: Bool) -> [DrawCommand] {
    let age = max(0, now - time) / Self.duration
    guard age < 1 else { return [] }
    let left = 1 - age
    // Fast at first, then hardly at all: what was hit was hit at one instant.
    let spread = isStill ? 1 : 1 - left * left * left
    let reach = Self.leastRadius + (style.radius - Self.leastRadius) * sqrt(intensity)
    let radius = Self.leastRadius + (reach - Self.leastRadius) * spread
    let strength = left * (0.4 + 0.6 * intensity)
    let width = max(1, style.lineWidth * left)
    return [
      circle(
        radius + 1, fill: nil,
        border: Border(width: 1, color: CGColor(gray: 0, alpha: 0.3 * strength))),
      circle(
        radius, fill: CGColor(gray: 1, alpha: style.filling * strength),
        border: Border(width: width, color: CGColor(gray: 1, alpha: 0.9 * strength))),
    ]
  }

  private func circle(_ radius: CGFloat, fill: CGColor?, border: Border) -> DrawCommand {
    let rect = CGRect(
      x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius)
    return .shape(
      ShapeCommand(outline: RoundedRect(rect: rect, radius: radius), fill: fill, border: border))
  }

  /// “impact light 1 (187, 667)”.
  var logLine: String {
    func short(_ number: CGFloat) -> String {
      String(format: "%g", Double((number * 10).rounded() / 10))
    }
    let strength = String(format: "%g", Double((intensity * 100).rounded() / 100))
    return "impact \(style) \(strength) (\(short(place.x)), \(short(place.y)))"
  }
}

extension UIImpactFeedbackGenerator.FeedbackStyle {
  /// How far a whole impact is seen, in points.
  fileprivate var radius: CGFloat {
    switch self {
    case .light: 32
    case .medium, .rigid: 44
    case .heavy, .soft: 60
    }
  }

  fileprivate var lineWidth: CGFloat {
    switch self {
    case .light, .rigid: 2
    case .medium: 3
    case .heavy: 5
    case .soft: 1
    }
  }

  /// How much of its inside is white at the start.
  fileprivate var filling: CGFloat {
    switch self {
    case .light, .medium, .heavy: 0.25
    case .soft: 0.5
    case .rigid: 0
    }
  }
}
