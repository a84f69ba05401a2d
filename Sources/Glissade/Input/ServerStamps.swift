internal import CSDL2

/// Finds out when events happened: from the X server, where there is one, which SDL hands on in a
/// message of its own before each event; else from SDL, which knows when it read them (DESIGN §3.6).
struct ServerStamps {
  private var clock = ServerClock()
  /// Of the server's event that is being read; `nil` if it has none.
  private var stamp: UInt32?
  /// Whether the newest input was stamped by a server.
  private(set) var areTrue = false

  /// Has SDL hand on what the server says.
  static func ask() { _ = SDL_EventState(UInt32(SDL_SYSWMEVENT.rawValue), SDL_ENABLE) }

  /// When an event happened, as an instant of the program's clock in seconds; `nil` for what is no
  /// event but a server's message about the next.
  ///
  /// - Parameter arrival: when SDL read it.
  mutating func instant(of event: SDL_Event, arrival: Double) -> Double? {
    switch SDL_EventType(event.type) {
    case SDL_SYSWMEVENT:
      stamp = Self.stamp(in: event.syswm)
      return nil
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL, SDL_KEYDOWN,
      SDL_KEYUP:
      areTrue = stamp != nil
    default: break
    }
    guard let stamp else { return arrival }
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
