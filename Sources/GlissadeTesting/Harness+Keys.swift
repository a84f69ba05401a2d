import Foundation
import GlissadeGestures
import UIKit

// Input of a keyboard.
extension Harness {
  /// Types a text at `now`, character by character, and makes the frame that delivers it.
  ///
  /// Each character is a key, which can be a command, and the text that the key types. A line feed
  /// is the Return key.
  public func type(_ text: String) {
    for character in text {
      if character.isNewline {
        send(.key("Return", t: now))
      } else {
        send(.key(character.lowercased(), modifiers: character.isUppercase ? .shift : [], t: now))
        send(.text(String(character), t: now))
      }
    }
    advance(by: 1 / framesPerSecond)
  }

  /// Presses a key at `now`, without typing its text, and makes the frame that delivers it.
  ///
  /// - Parameters:
  ///   - key: The label of the key, such as `"Return"`.
  ///   - modifiers: The pressed modifier keys.
  ///   - count: The number of presses.
  public func press(_ key: String, modifiers: InputEvent.Modifiers = [], count: Int = 1) {
    for _ in 0..<count { send(.key(key, modifiers: modifiers, t: now)) }
    advance(by: 1 / framesPerSecond)
  }
}
