import Foundation

/// Two touches made of one mouse, as in the iOS Simulator: with Alt, a second touch mirrors the
/// pointer at the middle of the canvas; with Alt and Shift, both touches move in the same direction
/// (O-04).
///
/// A press that begins with Alt remains two touches until its end. After a movement with Shift, the
/// touches are mirrored at their new middle until Alt is released.
package struct MirroredTouches: Hashable, Sendable {
  /// The numbers of the two touches, which are negative because those of a touch screen are
  /// positive.
  private static let numbers = (pointer: -1, mirrored: -2)

  /// The locations of the pointer and of the second touch, or `nil` while Alt is not pressed and
  /// neither touch is down.
  package private(set) var places: Places?
  /// A Boolean value that indicates whether both touches are down.
  package private(set) var isPressed = false

  /// The locations of the two touches.
  package struct Places: Hashable, Sendable {
    /// The location of the pointer.
    package var pointer: CGPoint
    /// The location of the second touch.
    package var mirrored: CGPoint

    /// Returns the locations of both touches after the pointer has moved to a point.
    func moved(to point: CGPoint, together: Bool) -> Places {
      let step = CGPoint(x: point.x - pointer.x, y: point.y - pointer.y)
      let sign: CGFloat = together ? 1 : -1
      return Places(
        pointer: point,
        mirrored: CGPoint(x: mirrored.x + sign * step.x, y: mirrored.y + sign * step.y))
    }
  }

  /// Creates the state without a second touch.
  package init() {}

  /// Returns the events that replace `event`: those of two touches for a press of the mouse that
  /// began with Alt, otherwise the event itself.
  ///
  /// - Parameter size: The size of the canvas, in its points.
  package mutating func events(for event: InputEvent, in size: CGSize) -> [InputEvent] {
    if event.kind == .focus, !event.hasFocus { self = MirroredTouches() }
    guard event.device == .mouse else { return [event] }
    switch event.kind {
    case .down where event.button == 1 && !isPressed:
      follow(event, in: size)
      isPressed = places != nil
      return isPressed ? pair(of: event) : [event]
    case .move where !isPressed:
      follow(event, in: size)
      return [event]
    case .move:
      places = places?.moved(to: event.location, together: event.modifiers.contains(.shift))
      return pair(of: event)
    case .up where event.button == 1 && isPressed, .cancel where isPressed:
      let ends = pair(of: event)
      isPressed = false
      follow(event, in: size)
      return ends
    default: return [event]
    }
  }

  /// Hides the second touch of a pointer that has left the canvas and is not pressed.
  package mutating func leave() {
    if !isPressed { places = nil }
  }

  /// Updates the locations of both touches by an event of a pointer that is not pressed.
  private mutating func follow(_ event: InputEvent, in size: CGSize) {
    guard event.modifiers.contains(.alternate) else {
      places = nil
      return
    }
    let mirror = CGPoint(
      x: size.width - event.location.x, y: size.height - event.location.y)
    let together = event.modifiers.contains(.shift)
    places =
      places?.moved(to: event.location, together: together)
      ?? Places(pointer: event.location, mirrored: mirror)
  }

  /// Returns two events that replace an event of the mouse, one for each of the two touches.
  private func pair(of event: InputEvent) -> [InputEvent] {
    guard let places else { return [event] }
    func touch(_ number: Int, at place: CGPoint) -> InputEvent {
      var touch = event
      (touch.device, touch.touch, touch.button) = (.touch, number, 1)
      (touch.x, touch.y) = (Double(place.x), Double(place.y))
      touch.modifiers = []
      return touch
    }
    return [
      touch(Self.numbers.pointer, at: places.pointer),
      touch(Self.numbers.mirrored, at: places.mirrored),
    ]
  }
}
