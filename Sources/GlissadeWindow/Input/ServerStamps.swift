internal import CSDL2

/// A source of the times of events: the display server's stamp of an event, or else the time at
/// which SDL read the event. SDL reports the stamp of an X server in a separate message before each
/// event. The stamps of a Wayland pointer come from a second listener beside that of SDL.
@MainActor struct ServerStamps {
  private var clock = ServerClock()
  private let pointer: WaylandPointer?
  /// The X server's stamp of the event that SDL reports next, or `nil`.
  private var stamp: UInt32?
  /// A Boolean value that indicates whether the display server stamped the newest input event.
  private(set) var areTrue = false

  /// Enables SDL's messages with the stamps of an X server, or creates a listener to the pointer of
  /// the window's Wayland display.
  init(window: OpaquePointer) {
    _ = SDL_EventState(UInt32(SDL_SYSWMEVENT.rawValue), SDL_ENABLE)
    pointer = WaylandPointer(window: window)
  }

  /// Releases the listener to a Wayland pointer. Call the method before the connection is closed.
  func close() { pointer?.close() }

  /// Returns the instant of an event in seconds of the program's clock, or `nil` for an X server's
  /// message about the next event.
  ///
  /// - Parameter arrival: The instant at which SDL read the event.
  mutating func instant(of event: SDL_Event, arrival: Double) -> Double? {
    switch SDL_EventType(event.type) {
    case SDL_SYSWMEVENT:
      stamp = Self.stamp(in: event.syswm)
      return nil
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL, SDL_KEYDOWN,
      SDL_KEYUP, SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      areTrue = stamp != nil
    default: break
    }
    if let pointer { return instant(of: event, from: pointer, arrival: arrival) }
    guard let stamp else { return arrival }
    return clock.instant(of: stamp, arrival: arrival)
  }

  /// Returns the instant of an event on Wayland. Only events of the pointer have a stamp; for
  /// others the result is `arrival`.
  private mutating func instant(
    of event: SDL_Event, from pointer: WaylandPointer, arrival: Double
  ) -> Double {
    guard let stamp = pointer.stamp(of: event) else { return arrival }
    areTrue = true
    return clock.instant(of: stamp, arrival: arrival)
  }

  private static func stamp(in message: SDL_SysWMEvent) -> UInt32? {
    guard let message = message.msg, message.pointee.subsystem == SDL_SYSWM_X11 else { return nil }
    let event = message.pointee.msg.x11.event
    let time: Time
    switch event.type {
    case MotionNotify: time = event.xmotion.time
    case ButtonPress, ButtonRelease: time = event.xbutton.time
    case KeyPress, KeyRelease: time = event.xkey.time
    case EnterNotify, LeaveNotify: time = event.xcrossing.time
    default: return nil
    }
    return time == CurrentTime ? nil : UInt32(truncatingIfNeeded: time)
  }
}
