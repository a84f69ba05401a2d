internal import CSDL2
import Foundation

extension DisplayConnection {
  /// Lets SDL know of buttons whose release nobody told it of.
  ///
  /// A window that is put away while a button is held does not hear of the release. SDL then takes the
  /// button for held for ever and swallows the next press, as nothing new. So it gets the release that
  /// it missed, by the way on which it hears of all others.
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
    // SDL's mask has bit 0 for button 1; these three are the same in X.
    for button in UInt32(1)...3 where lost & (1 << (button - 1)) != 0 {
      var event = XEvent()
      event.xbutton.type = ButtonRelease
      event.xbutton.window = info.info.x11.window
      event.xbutton.button = button
      _ = send(UnsafeMutableRawPointer(display), info.info.x11.window, 0, 0, &event)
    }
  }
}
