internal import CSDL2
import Foundation

extension DisplayWindow {
  /// The position of the window's upper left corner on the desktop in points, or `nil` where the
  /// desktop does not tell it, as on Wayland.
  package var position: CGPoint? {
    if DisplayConnection.subsystem(of: handle) == SDL_SYSWM_WAYLAND { return nil }
    var x: Int32 = 0
    var y: Int32 = 0
    SDL_GetWindowPosition(handle, &x, &y)
    return CGPoint(x: Double(x) / scale, y: Double(y) / scale)
  }

  /// Receives the presses of buttons that were pressed in another window, which this one replaces.
  package func pressHeldButtons() { DisplayConnection.pressHeldButtons(of: handle) }

  /// A Boolean value that indicates whether a button is pressed, in whichever window, as far as the
  /// desktop tells it.
  package var isButtonHeld: Bool { SDL_GetGlobalMouseState(nil, nil) & 0b111 != 0 }

  /// Receives the moves of the pressed pointer and the releases of buttons that another window has
  /// received.
  package func followPointerElsewhere() {
    DisplayConnection.sendLostMove(to: handle)
    releaseLostButtons()
  }
}
