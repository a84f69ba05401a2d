import GlissadeDrawing
import UIKitCore

/// The picture of an impact: a ring that widens around its location and fades.
package struct ImpactPulse: Hashable, Sendable {
  /// The duration of a pulse, in seconds of the scene's time.
  package static let duration = 0.4
  private static let leastRadius: CGFloat = 8

  /// The name of the impact in the log.
  let name: String
  let style: UIImpactFeedbackGenerator.FeedbackStyle
  /// The intensity of the impact, above 0 and at most 1.
  let intensity: CGFloat
  /// The location of the impact, in points of the scene.
  package let place: CGPoint
  /// The time at which the pulse begins, in seconds of the scene's time.
  package let time: TimeInterval

  /// Returns the commands that draw the pulse at a given time, in points of the scene.
  ///
  /// The ring is white with a dark rim, so that it is visible on light and dark backgrounds.
  ///
  /// - Parameter isStill: A Boolean value that indicates whether the ring only fades and does not
  ///   widen.
  package func commands(at now: TimeInterval, isStill: Bool) -> [DrawCommand] {
    let age = max(0, now - time) / Self.duration
    guard age < 1 else { return [] }
    let left = 1 - age
    // The ring widens quickly at first and then ever more slowly, because an impact is
    // instantaneous.
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
  /// The final radius of the ring after an impact of intensity 1, in points.
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

  /// The initial opacity of the area inside the ring, 0…1.
  fileprivate var filling: CGFloat {
    switch self {
    case .light, .medium, .heavy: 0.25
    case .soft: 0.5
    case .rigid: 0
    }
  }
}
