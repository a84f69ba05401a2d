internal import CSDL2
import Foundation

extension DisplayConnection {
  /// Sends SDL the missing releases of buttons.
  ///
  /// A window that is hidden while a button is pressed does not receive the release. SDL then
  /// considers the button pressed forever and ignores the next press. This sends the missing
  /// release through the queue on which SDL receives all other events.
  static func releaseLostButtons(of window: OpaquePointer) {
    send(
      ButtonRelease, SDL_GetMouseState(nil, nil) & ~SDL_GetGlobalMouseState(nil, nil), to: window)
  }

  /// Sends SDL the presses of buttons that were pressed in another window, which this one replaces.
  static func pressHeldButtons(of window: OpaquePointer) {
    send(ButtonPress, SDL_GetGlobalMouseState(nil, nil) & ~SDL_GetMouseState(nil, nil), to: window)
  }

  /// Sends SDL the location of a pressed pointer, if another window received its last moves.
  static func sendLostMove(to window: OpaquePointer) {
    var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    var (knownX, knownY): (Int32, Int32) = (0, 0)
    SDL_GetGlobalMouseState(&x, &y)
    SDL_GetWindowPosition(window, &left, &top)
    let isPressed = SDL_GetMouseState(&knownX, &knownY) != 0
    guard isPressed, (x - left, y - top) != (knownX, knownY) else { return }
    var event = XEvent()
    event.xmotion.type = MotionNotify
    (event.xmotion.x, event.xmotion.y) = (x - left, y - top)
    send([event], to: window) { $0.xmotion.window = $1 }
  }

  /// Sends an event for each button of SDL's mask, at the pointer's location.
  private static func send(_ type: Int32, _ buttons: UInt32, to window: OpaquePointer) {
    var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetGlobalMouseState(&x, &y)
    SDL_GetWindowPosition(window, &left, &top)
    // SDL's mask has bit 0 for button 1; these three buttons are the same in X.
    let pressed = (UInt32(1)...3).filter { buttons & (1 << ($0 - 1)) != 0 }
    let events = pressed.map { button in
      var event = XEvent()
      event.xbutton.type = type
      event.xbutton.button = button
      (event.xbutton.x, event.xbutton.y) = (x - left, y - top)
      return event
    }
    send(events, to: window) { $0.xbutton.window = $1 }
  }

  /// Sends events to a window of the X server; elsewhere nothing.
  ///
  /// - Parameter address: A closure that writes the window into an event.
  private static func send(
    _ events: [XEvent], to window: OpaquePointer, address: (inout XEvent, Window) -> Void
  ) {
    typealias Send =
      @convention(c) (
        UnsafeMutableRawPointer, Window, Int32, Int, UnsafeMutablePointer<XEvent>
      ) -> Int32
    guard !events.isEmpty, let info = systemInformation(of: window),
      info.subsystem == SDL_SYSWM_X11, let display = info.info.x11.display,
      let send = function("XSendEvent", in: "libX11.so.6", as: Send.self)
    else { return }
    for var event in events {
      address(&event, info.info.x11.window)
      _ = send(UnsafeMutableRawPointer(display), info.info.x11.window, 0, 0, &event)
    }
  }
}
