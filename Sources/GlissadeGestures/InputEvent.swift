import Foundation

/// Something the user did, as the window saw it: the only way in for pointer, keys, wheel, size and focus.
///
/// Written one object a line into traces and recordings, with the fields that its kind has and no
/// others: `{"t":0.193,"kind":"move","x":187,"y":301,"button":1}`.
public struct InputEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    case down, move, up, cancel, key, wheel, resize, focus
  }

  /// When it happened, in seconds of the scene's time: the instant of arrival, not of its frame.
  public var t: TimeInterval
  /// What happened; it decides which of the other fields mean something.
  public var kind: Kind
  /// Where, in points from the window's left edge; 0 for kinds without a place.
  public var x: Double
  /// Where, in points from the window's top edge; 0 for kinds without a place.
  public var y: Double
  /// The pointer's button: 1 left, 2 middle, 3 right; in a move the one held, 0 if none is.
  public var button: Int
  /// The key pressed, named as on its cap: `"a"`, `"Return"`, `"Escape"`, `"Up"`.
  public var key: String?
  /// Modifier keys held.
  public var modifiers: Modifiers
  /// Wheel movement in points, positive towards the right.
  public var deltaX: Double
  /// Wheel movement in points, positive downwards (content moves up).
  public var deltaY: Double
  /// The window's new width in points, of a resize.
  public var width: Double
  /// The window's new height in points, of a resize.
  public var height: Double
  /// Whether the window has the focus now, of a focus event.
  public var hasFocus: Bool

  init(t: TimeInterval, kind: Kind) {
    self.t = t
    self.kind = kind
    x = 0
    y = 0
    button = 0
    key = nil
    modifiers = []
    deltaX = 0
    deltaY = 0
    width = 0
    height = 0
    hasFocus = false
  }

  /// Where, in window points.
  public var location: CGPoint { CGPoint(x: x, y: y) }

  /// The window's new size in points, of a resize.
  public var size: CGSize { CGSize(width: width, height: height) }
}

extension InputEvent {
  /// A button went down at a point of the window.
  public static func down(at point: CGPoint, t: TimeInterval, button: Int = 1) -> InputEvent {
    pointer(.down, at: point, t: t, button: button)
  }

  /// The pointer moved to a point of the window, `button` held (0: none).
  public static func move(to point: CGPoint, t: TimeInterval, button: Int = 1) -> InputEvent {
    pointer(.move, at: point, t: t, button: button)
  }

  /// A button came up at a point of the window.
  public static func up(at point: CGPoint, t: TimeInterval, button: Int = 1) -> InputEvent {
    pointer(.up, at: point, t: t, button: button)
  }

  /// The press was taken away (the pointer was grabbed by someone else) at a point of the window.
  public static func cancel(at point: CGPoint, t: TimeInterval, button: Int = 1) -> InputEvent {
    pointer(.cancel, at: point, t: t, button: button)
  }

  /// A key was pressed.
  public static func key(
    _ key: String, modifiers: Modifiers = [], t: TimeInterval
  ) -> InputEvent {
    var event = InputEvent(t: t, kind: .key)
    event.key = key
    event.modifiers = modifiers
    return event
  }

  /// The wheel turned while the pointer was at a point of the window.
  public static func wheel(
    at point: CGPoint, deltaX: Double, deltaY: Double, t: TimeInterval
  ) -> InputEvent {
    var event = pointer(.wheel, at: point, t: t, button: 0)
    event.deltaX = deltaX
    event.deltaY = deltaY
    return event
  }

  /// The window got a new size in points.
  public static func resize(to size: CGSize, t: TimeInterval) -> InputEvent {
    var event = InputEvent(t: t, kind: .resize)
    event.width = Double(size.width)
    event.height = Double(size.height)
    return event
  }

  /// The window got or lost the keyboard focus.
  public static func focus(_ hasFocus: Bool, t: TimeInterval) -> InputEvent {
    var event = InputEvent(t: t, kind: .focus)
    event.hasFocus = hasFocus
    return event
  }

  private static func pointer(
    _ kind: Kind, at point: CGPoint, t: TimeInterval, button: Int
  ) -> InputEvent {
    var event = InputEvent(t: t, kind: kind)
    event.x = Double(point.x)
    event.y = Double(point.y)
    event.button = button
    return event
  }
}
