internal import CSDL2
import Foundation
import GlissadeGestures

/// The names of keys in input events. A name is the label of the key.
enum KeyNames {
  /// Returns the name of a key, or `nil` if the key has no name.
  static func name(of code: SDL_Keycode) -> String? {
    let name = String(cString: SDL_GetKeyName(code))
    // Each key has one name; SDL calls the keypad's Return "Keypad Enter".
    switch name {
    case "": return nil
    case "Keypad Enter": return "Return"
    default: return name.count == 1 ? name.lowercased() : name
    }
  }

  /// Returns the modifier keys in SDL's mask.
  static func modifiers(in mask: UInt32) -> InputEvent.Modifiers {
    let table: [(SDL_Keymod, InputEvent.Modifiers)] = [
      (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control), (KMOD_RCTRL, .control),
      (KMOD_LALT, .alternate), (KMOD_RALT, .alternate), (KMOD_LGUI, .command),
      (KMOD_RGUI, .command),
    ]
    return table.reduce(into: []) { modifiers, entry in
      if mask & entry.0.rawValue != 0 { modifiers.insert(entry.1) }
    }
  }
}
