import Foundation

/// An event of the user or the window: the only input for pointers, touches, keys, wheel, size and
/// focus.
///
/// Traces and recordings contain an event as a JSON object with the fields of its kind:
/// `{"t":0.193,"kind":"move","x":187,"y":301,"button":1}`.
public struct InputEvent: Hashable, Sendable {
  /// The kind of an event.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// A press, movement, release or cancellation of a pointer, a key, a turn of the wheel, a new
    /// size or focus of the window, a typed text, or a text that an input method composes.
    case down, move, up, cancel, key, wheel, resize, focus, text, composition
  }

  /// The time of the event's arrival, in seconds of the scene's time.
  public var t: TimeInterval
  /// The kind of the event, which determines the fields that are meaningful.
  public var kind: Kind
  /// The distance from the window's left edge in points; 0 for kinds without a location.
  public var x: Double
  /// The distance from the window's top edge in points; 0 for kinds without a location.
  public var y: Double
  /// The device from which an event of a pointer or a wheel comes; `.mouse` for other kinds.
  public var device: Device
  /// The number of a touch, which is the same from its beginning to its end; 0 for a mouse, which
  /// has only one.
  public var touch: Int
  /// The mouse button: 1 left, 2 middle, 3 right. In a movement it is the pressed button, or 0 if
  /// none is pressed. An event of a touch has 1.
  public var button: Int
  /// The pressed key, named by its label: `"a"`, `"Return"`, `"Escape"`, `"Up"`.
  public var key: String?
  /// The text of a text event, typed or pasted, or the text that an input method composes.
  public var text: String?
  /// The number of UTF-16 code units before the caret in a composition.
  public var caret: Int
  /// The pressed modifier keys. A text event with Control or Super contains pasted text.
  public var modifiers: Modifiers
  /// The horizontal movement of the wheel in points, positive to the right.
  public var deltaX: Double
  /// The vertical movement of the wheel in points, positive downwards (the content moves up).
  public var deltaY: Double
  /// The part of a scroll to which a wheel's event belongs, or `nil` for a device that does not
  /// report it.
  public var scrollPhase: ScrollPhase?
  /// The window's new width in points, for a resize.
  public var width: Double
  /// The window's new height in points, for a resize.
  public var height: Double
  /// A Boolean value that indicates whether the window has the keyboard focus, for a focus event.
  public var hasFocus: Bool

  /// Creates an event of a kind at a time, without a location and without the fields of the kind.
  package init(t: TimeInterval, kind: Kind) {
    self.t = t
    self.kind = kind
    x = 0
    y = 0
    device = .mouse
    touch = 0
    button = 0
    key = nil
    text = nil
    caret = 0
    modifiers = []
    deltaX = 0
    deltaY = 0
    scrollPhase = nil
    width = 0
    height = 0
    hasFocus = false
  }

  /// The location in the window, in points.
  public var location: CGPoint { CGPoint(x: x, y: y) }

  /// The window's new size in points, for a resize.
  public var size: CGSize { CGSize(width: width, height: height) }
}

extension InputEvent {
  /// Creates an event of a button that was pressed.
  ///
  /// - Parameters:
  ///   - point: The location in the window, in points.
  ///   - t: The time, in seconds of the scene's time.
  ///   - button: The button.
  public static func down(at point: CGPoint, t: TimeInterval, button: Int = 1) -> InputEvent {
    pointer(.down, at: point, t: t, button: button)
  }

  /// Creates an event of a pointer that moved.
  ///
  /// - Parameters:
  ///   - point: The new location in the window, in points.
  ///   - t: The time, in seconds of the scene's time.
  ///   - button: The pressed button, or 0 if none is pressed.
  public static func move(to point: CGPoint, t: TimeInterval, button: Int = 1) -> InputEvent {
    pointer(.move, at: point, t: t, button: button)
  }

  /// Creates an event of a button that was released.
  ///
  /// - Parameters:
  ///   - point: The location in the window, in points.
  ///   - t: The time, in seconds of the scene's time.
  ///   - button: The button.
  public static func up(at point: CGPoint, t: TimeInterval, button: Int = 1) -> InputEvent {
    pointer(.up, at: point, t: t, button: button)
  }

  /// Creates an event of a press that was cancelled, such as by another program that grabbed the
  /// pointer.
  ///
  /// - Parameters:
  ///   - point: The location in the window, in points.
  ///   - t: The time, in seconds of the scene's time.
  ///   - button: The button.
  public static func cancel(at point: CGPoint, t: TimeInterval, button: Int = 1) -> InputEvent {
    pointer(.cancel, at: point, t: t, button: button)
  }

  /// Creates an event of a key that was pressed.
  ///
  /// - Parameters:
  ///   - key: The label of the key, such as `"Return"`.
  ///   - modifiers: The pressed modifier keys.
  ///   - t: The time, in seconds of the scene's time.
  public static func key(
    _ key: String, modifiers: Modifiers = [], t: TimeInterval
  ) -> InputEvent {
    var event = InputEvent(t: t, kind: .key)
    event.key = key
    event.modifiers = modifiers
    return event
  }

  /// Creates an event of typed text, which follows the events of the keys that were pressed.
  ///
  /// - Parameters:
  ///   - text: The text, usually one character.
  ///   - t: The time, in seconds of the scene's time.
  public static func text(_ text: String, t: TimeInterval) -> InputEvent {
    var event = InputEvent(t: t, kind: .text)
    event.text = text
    return event
  }

  /// Creates an event of a text that an input method composes.
  ///
  /// - Parameters:
  ///   - text: The text, which replaces the previously composed one; an empty text ends the
  ///     composition.
  ///   - caret: The number of UTF-16 code units before the caret.
  ///   - t: The time, in seconds of the scene's time.
  public static func composition(_ text: String, caret: Int, t: TimeInterval) -> InputEvent {
    var event = InputEvent(t: t, kind: .composition)
    event.text = text
    event.caret = caret
    return event
  }

  /// Creates an event of a wheel that turned.
  ///
  /// - Parameters:
  ///   - point: The pointer's location in the window, in points.
  ///   - deltaX: The horizontal movement in points, positive to the right.
  ///   - deltaY: The vertical movement in points, positive downwards.
  ///   - t: The time, in seconds of the scene's time.
  public static func wheel(
    at point: CGPoint, deltaX: Double, deltaY: Double, t: TimeInterval
  ) -> InputEvent {
    var event = pointer(.wheel, at: point, t: t, button: 0)
    event.deltaX = deltaX
    event.deltaY = deltaY
    return event
  }

  /// Creates an event of a window that was resized.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - t: The time, in seconds of the scene's time.
  public static func resize(to size: CGSize, t: TimeInterval) -> InputEvent {
    var event = InputEvent(t: t, kind: .resize)
    event.width = Double(size.width)
    event.height = Double(size.height)
    return event
  }

  /// Creates an event of a window that gained or lost the keyboard focus.
  ///
  /// - Parameters:
  ///   - hasFocus: Indicates whether the window has the focus.
  ///   - t: The time, in seconds of the scene's time.
  public static func focus(_ hasFocus: Bool, t: TimeInterval) -> InputEvent {
    var event = InputEvent(t: t, kind: .focus)
    event.hasFocus = hasFocus
    return event
  }

  static func pointer(
    _ kind: Kind, at point: CGPoint, t: TimeInterval, button: Int
  ) -> InputEvent {
    var event = InputEvent(t: t, kind: kind)
    event.x = Double(point.x)
    event.y = Double(point.y)
    event.button = button
    return event
  }
}
