internal import CSDL2
import Foundation
import GlissadeGestures

/// What keys are called in input events: as they are labelled.
enum KeyNames {
  /// The name of a key, or nil for one that has none.
  static func name(of code: SDL_Keycode) -> String? {
    let name = String(cString: SDL_GetKeyName(code))
    // One key, one name: the keypad's Return is called "Keypad Enter" by SDL.
    switch name {
    case "": return nil
    case "Keypad Enter": return "Return"
    default: return name.count == 1 ? name.lowercased() : name
    }
  }

  /// The modifier keys in SDL's mask.
  static func modifiers(in mask: UInt32) -> InputEvent.Modifiers {
    let table: [(SDL_Keymod, InputEvent.Modifiers)] = [
      (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control), (KMOD_RCTRL, .control),
      (KMOD_LALT, .alternate), (KMOD_RALT, .alternate), (KMOD_LGUI, .command),
      (KMOD_RGUI, .command),
    ]
    return table.reduce(into: []) { held, entry in
      if mask & entry.0.rawValue != 0 { held.insert(entry.1) }
    }
  }
}
