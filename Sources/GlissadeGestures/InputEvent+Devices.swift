import Foundation

extension InputEvent {
  /// The kind of device from which an event comes.
  public enum Device: String, Codable, CaseIterable, Sendable {
    /// The mouse, a touch screen, a pen or a touchpad.
    case mouse, touch, pen, touchpad
  }

  /// The part of a scroll with a touchpad: its beginning, a movement, or its end, at which the
  /// touches leave the touchpad.
  public enum ScrollPhase: String, Codable, CaseIterable, Sendable {
    /// The beginning of a scroll, a movement, or the end of the scroll.
    case began, changed, ended
  }

  /// Creates an event of a touch on a touch screen that began.
  ///
  /// - Parameters:
  ///   - touch: The number of the touch, which the later events of this touch have, too.
  ///   - point: The location in the window, in points.
  ///   - t: The time, in seconds of the scene's time.
  public static func touchDown(_ touch: Int, at point: CGPoint, t: TimeInterval) -> InputEvent {
    pointer(.down, at: point, t: t, button: 1).of(touch)
  }

  /// Creates an event of a touch that moved.
  ///
  /// - Parameters:
  ///   - touch: The number of the touch.
  ///   - point: The new location in the window, in points.
  ///   - t: The time, in seconds of the scene's time.
  public static func touchMove(_ touch: Int, to point: CGPoint, t: TimeInterval) -> InputEvent {
    pointer(.move, at: point, t: t, button: 1).of(touch)
  }

  /// Creates an event of a touch that ended.
  ///
  /// - Parameters:
  ///   - touch: The number of the touch.
  ///   - point: The location in the window, in points.
  ///   - t: The time, in seconds of the scene's time.
  public static func touchUp(_ touch: Int, at point: CGPoint, t: TimeInterval) -> InputEvent {
    pointer(.up, at: point, t: t, button: 1).of(touch)
  }

  /// Creates an event of a touch that was cancelled, such as by the window system.
  ///
  /// - Parameters:
  ///   - touch: The number of the touch.
  ///   - point: The location in the window, in points.
  ///   - t: The time, in seconds of the scene's time.
  public static func touchCancel(_ touch: Int, at point: CGPoint, t: TimeInterval) -> InputEvent {
    pointer(.cancel, at: point, t: t, button: 1).of(touch)
  }

  /// Creates an event of a scroll with two touches on a touchpad.
  ///
  /// - Parameters:
  ///   - point: The pointer's location in the window, in points.
  ///   - deltaX: The horizontal movement in points, positive to the right (the content moves left).
  ///   - deltaY: The vertical movement in points, positive downwards (the content moves up).
  ///   - phase: The part of the scroll, or `nil` for a device that does not report it.
  ///   - t: The time, in seconds of the scene's time.
  public static func scroll(
    at point: CGPoint, deltaX: Double, deltaY: Double, phase: ScrollPhase? = nil, t: TimeInterval
  ) -> InputEvent {
    var event = wheel(at: point, deltaX: deltaX, deltaY: deltaY, t: t)
    event.device = .touchpad
    event.scrollPhase = phase
    return event
  }

  /// Returns a copy of this event that comes from the touch with a number on a touch screen.
  private func of(_ touch: Int) -> InputEvent {
    var event = self
    event.device = .touch
    event.touch = touch
    return event
  }

  /// The source of a press: the device, and the number of the touch on it. A press begins and ends
  /// with events of the same source.
  package var source: Source { Source(device: device, touch: touch) }

  /// A device, and the number of a touch on it.
  package struct Source: Hashable, Sendable {
    /// The device.
    package var device: Device
    /// The number of the touch.
    package var touch: Int

    /// Creates a source from a device and the number of a touch on it.
    package init(device: Device, touch: Int) {
      self.device = device
      self.touch = touch
    }
  }
}
