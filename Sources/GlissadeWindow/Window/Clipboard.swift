internal import CSDL2
import UIKit

/// The desktop's clipboard while there is a window, and otherwise a store within the program.
final class Clipboard: UIPasteboard.Store {
  private var own: String?

  private var hasDesktop: Bool { SDL_WasInit(SDL_INIT_VIDEO) != 0 }

  var text: String? {
    get {
      guard hasDesktop else { return own }
      guard let text = SDL_GetClipboardText() else { return nil }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set {
      own = newValue
      if hasDesktop { SDL_SetClipboardText(newValue ?? "") }
    }
  }
}
