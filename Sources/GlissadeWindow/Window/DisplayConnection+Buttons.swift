internal import CSDL2
import Foundation

extension DisplayConnection {
  /// Sends SDL the releases of buttons that it did not receive.
  ///
  /// A window that is hidden while a button is pressed does not receive the release. SDL then
  /// considers the button pressed forever and ignores the next press. This function sends the
  /// missing release through the queue from which SDL receives all other events.
  static func releaseLostButtons(of window: OpaquePointer) {
    send(
      ButtonRelease, SDL_GetMouseState(nil, nil) & ~SDL_GetGlobalMouseState(nil, nil), to: window)
  }

  /// Sends SDL a press for each button that is held and whose press SDL did not receive, because it
  /// happened in the window that `window` replaces.
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

  /// Sends an event at the pointer's location for each button in a mask of SDL.
  private static func send(_ type: Int32, _ buttons: UInt32, to window: OpaquePointer) {
    var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetGlobalMouseState(&x, &y)
    SDL_GetWindowPosition(window, &left, &top)
    // Bit 0 of the mask stands for button 1. The buttons 1 to 3 have the same numbers in SDL and X.
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

  /// Sends events to a window through the X server. On other display servers the function has no
  /// effect.
  ///
  /// - Parameter address: A closure that sets the window to which an event is addressed.
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
