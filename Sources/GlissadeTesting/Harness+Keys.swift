import Foundation
import GlissadeGestures
import UIKit

// Methods for the input of a keyboard.
extension Harness {
  /// Types a text at `now`, character by character, and makes the frame that delivers it.
  ///
  /// Each character is sent as a key, which can be a key command, and as the text that the key
  /// types. A line feed is the Return key.
  public func type(_ text: String) {
    for character in text {
      if character.isNewline {
        enqueue(.key("Return", t: now))
      } else {
        enqueue(
          .key(character.lowercased(), modifiers: character.isUppercase ? .shift : [], t: now))
        enqueue(.text(String(character), t: now))
      }
    }
    advance(by: 1 / framesPerSecond)
  }

  /// Sends the text that an input method composes at `now`, and makes the frame that delivers it.
  /// To end the composition, call `type(_:)` with the chosen text.
  ///
  /// - Parameters:
  ///   - text: The composed text, which replaces the text of the call before. An empty text ends
  ///     the composition.
  ///   - caret: The number of UTF-16 code units before the caret, or `nil` for a caret at the end
  ///     of the text.
  public func compose(_ text: String, caret: Int? = nil) {
    enqueue(.composition(text, caret: caret ?? text.utf16.count, t: now))
    advance(by: 1 / framesPerSecond)
  }

  /// Presses a key at `now`, without typing its text, and makes the frame that delivers it.
  ///
  /// - Parameters:
  ///   - key: The label of the key, such as `"Return"`.
  ///   - modifiers: The pressed modifier keys.
  ///   - count: The number of presses.
  public func press(_ key: String, modifiers: InputEvent.Modifiers = [], count: Int = 1) {
    for _ in 0..<count { enqueue(.key(key, modifiers: modifiers, t: now)) }
    advance(by: 1 / framesPerSecond)
  }
}
