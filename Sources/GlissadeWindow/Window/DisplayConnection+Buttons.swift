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

  /// Sends an event for each button of SDL's mask, at the pointer's location.
  private static func send(_ type: Int32, _ buttons: UInt32, to window: OpaquePointer) {
    guard buttons != 0, let info = systemInformation(of: window),
      info.subsystem == SDL_SYSWM_X11, let display = info.info.x11.display,
      let symbol = symbol("XSendEvent", in: "libX11.so.6")
    else { return }
    typealias Send =
      @convention(c) (
        UnsafeMutableRawPointer, Window, Int32, Int, UnsafeMutablePointer<XEvent>
      ) -> Int32
    let send = unsafeBitCast(symbol, to: Send.self)
    var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetGlobalMouseState(&x, &y)
    SDL_GetWindowPosition(window, &left, &top)
    // SDL's mask has bit 0 for button 1; these three buttons are the same in X.
    for button in UInt32(1)...3 where buttons & (1 << (button - 1)) != 0 {
      var event = XEvent()
      event.xbutton.type = type
      event.xbutton.window = info.info.x11.window
      event.xbutton.button = button
      (event.xbutton.x, event.xbutton.y) = (x - left, y - top)
      _ = send(UnsafeMutableRawPointer(display), info.info.x11.window, 0, 0, &event)
    }
  }
}
