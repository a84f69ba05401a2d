import GlissadeDrawing
import UIKitCore

/// The picture of an impact: a ring that widens around its location and fades.
package struct ImpactPulse: Hashable, Sendable {
  /// The duration in seconds of the scene's time.
  package static let duration = 0.4
  private static let leastRadius: CGFloat = 8

  /// The name in the log.
  let name: String
  let style: UIImpactFeedbackGenerator.FeedbackStyle
  /// The intensity, above 0 and at most 1.
  let intensity: CGFloat
  /// The location in the scene's points.
  package let place: CGPoint
  /// The start in the scene's seconds.
  package let time: TimeInterval

  /// Returns the commands of the picture, in the scene's points.
  ///
  /// The ring is white with a dark rim, so that it is visible on light and dark backgrounds.
  ///
  /// - Parameter isStill: A Boolean value that indicates whether the ring only fades.
  package func commands(at now: TimeInterval, isStill: Bool) -> [DrawCommand] {
    let age = max(0, now - time) / Self.duration
    guard age < 1 else { return [] }
    let left = 1 - age
    // The ring widens quickly at first and then hardly at all, because an impact is an instant.
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

  /// The event of the scene's log, such as `impact light 1 (187, 667)`.
  var logEvent: SceneEvent { .impact(style: name, intensity: intensity, place: place) }
}

extension UIImpactFeedbackGenerator.FeedbackStyle {
  /// The radius of an impact of full intensity, in points.
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

  /// The opacity of its inside at the start.
  fileprivate var filling: CGFloat {
    switch self {
    case .light, .medium, .heavy: 0.25
    case .soft: 0.5
    case .rigid: 0
    }
  }
}
