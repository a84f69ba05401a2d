import Foundation
import GlissadeDrawing
import GlissadeGestures
import UIKit

/// The second touch that a mouse makes while Alt is pressed, with the locations that were drawn
/// last (O-04).
@MainActor final class SecondTouch: SceneParticipant {
  fileprivate var touches = MirroredTouches()
  /// The locations of both touches in the last picture, or `nil` if it did not show them.
  fileprivate var shown: MirroredTouches.Places?

  init(_ scene: UIWindowScene) {}

  var needsFrame: Bool { needsPicture }
  var needsPicture: Bool { touches.places != shown }
}

extension UIWindowScene {
  private static let markRadius: CGFloat = 12

  /// Returns the events that are delivered instead of an event of the window: those of two touches
  /// for a mouse that was pressed with Alt, and otherwise the event itself.
  package func withSecondTouch(_ event: InputEvent) -> [InputEvent] {
    guard showsSecondTouch || event.modifiers.contains(.alternate) else { return [event] }
    return participant(SecondTouch.self).touches.events(for: event, in: screen.bounds.size)
  }

  /// A Boolean value that indicates whether a second touch is visible.
  package var showsSecondTouch: Bool {
    participant(SecondTouch.self).touches.places != nil
  }

  /// Hides the second touch of a pointer that has left the scene.
  package func hideSecondTouch() { participant(SecondTouch.self).touches.leave() }

  /// Returns the commands that draw both touches over the picture, in the scene's points, and
  /// records that they are visible.
  package func showSecondTouch() -> [DrawCommand] {
    let second = participant(SecondTouch.self)
    second.shown = second.touches.places
    guard let places = second.shown else { return [] }
    let strength = second.touches.isPressed ? 0.5 : 0.25
    return [places.pointer, places.mirrored].flatMap { Self.mark(at: $0, strength: strength) }
  }

  /// Returns commands that draw a gray dot with a white ring and a dark rim, which is visible on
  /// any background.
  private static func mark(at place: CGPoint, strength: CGFloat) -> [DrawCommand] {
    func circle(_ radius: CGFloat, fill: CGColor?, _ width: CGFloat, _ color: CGColor)
      -> DrawCommand
    {
      let rect = CGRect(
        x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius)
      return .shape(
        ShapeCommand(
          outline: RoundedRect(rect: rect, radius: radius), fill: fill,
          border: Border(width: width, color: color)))
    }
    return [
      circle(markRadius + 1, fill: nil, 1, CGColor(gray: 0, alpha: 0.25)),
      circle(
        markRadius, fill: CGColor(gray: 0.5, alpha: strength), 2, CGColor(gray: 1, alpha: 0.9)),
    ]
  }
}
