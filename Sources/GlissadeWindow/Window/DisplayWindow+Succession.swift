internal import CSDL2
import Foundation

extension DisplayWindow {
  /// The position of the window's upper left corner on the desktop in points, or `nil` if the
  /// desktop does not report it, as on Wayland.
  package var position: CGPoint? {
    if DisplayConnection.subsystem(of: handle) == SDL_SYSWM_WAYLAND { return nil }
    var x: Int32 = 0
    var y: Int32 = 0
    SDL_GetWindowPosition(handle, &x, &y)
    return CGPoint(x: Double(x) / scale, y: Double(y) / scale)
  }

  /// Sends this window a press for each button that is held and whose press another window
  /// received, which this window replaces.
  package func pressHeldButtons() { DisplayConnection.pressHeldButtons(of: handle) }

  /// A Boolean value that indicates whether a button is pressed in any window, as far as the
  /// desktop reports it.
  package var isButtonHeld: Bool { SDL_GetGlobalMouseState(nil, nil) & 0b111 != 0 }

  /// Sends this window the events that another window received instead: the last move of the
  /// pressed pointer, and the releases of buttons.
  package func followPointerElsewhere() {
    DisplayConnection.sendLostMove(to: handle)
    releaseLostButtons()
  }
}
