internal import CSDL2
import Foundation

extension DisplayConnection {
  /// Sends SDL the missing releases of buttons.
  ///
  /// A window that is hidden while a button is pressed does not receive the release. SDL then
  /// considers the button pressed forever and ignores the next press. This sends the missing
  /// release through the queue on which SDL receives all other events.
  static func releaseLostButtons(of window: OpaquePointer) {
    let believed = SDL_GetMouseState(nil, nil)
    guard believed != 0, let info = systemInformation(of: window),
      info.subsystem == SDL_SYSWM_X11, let display = info.info.x11.display,
      let symbol = symbol("XSendEvent", in: "libX11.so.6")
    else { return }
    let lost = believed & ~SDL_GetGlobalMouseState(nil, nil)
    typealias Send =
      @convention(c) (
        UnsafeMutableRawPointer, Window, Int32, Int, UnsafeMutablePointer<XEvent>
      ) -> Int32
    let send = unsafeBitCast(symbol, to: Send.self)
    // SDL's mask has bit 0 for button 1; these three buttons are the same in X.
    for button in UInt32(1)...3 where lost & (1 << (button - 1)) != 0 {
      var event = XEvent()
      event.xbutton.type = ButtonRelease
      event.xbutton.window = info.info.x11.window
      event.xbutton.button = button
      _ = send(UnsafeMutableRawPointer(display), info.info.x11.window, 0, 0, &event)
    }
  }
}
