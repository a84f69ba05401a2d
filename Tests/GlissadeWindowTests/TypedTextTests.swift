import CSDL2
import Foundation
import GlissadeGestures
import Testing

@testable import GlissadeWindow

@Suite("Typed text") struct TypedTextTests {
  private func composition(_ text: String, caret: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.edit = SDL_TextEditingEvent()
    event.edit.type = SDL_TEXTEDITING.rawValue
    event.edit.start = caret
    withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8) }
    return event
  }

  private func translate(_ events: [SDL_Event]) -> [InputEvent] {
    var translator = InputTranslator(scale: 1)
    for event in events { translator.add(event, at: 2) }
    return translator.removePending()
  }

  @Test("N-66 a composition of SDL's is one of ours, with the caret in UTF-16 code units")
  func composing() {
    #expect(
      translate([composition("に👍x", caret: 2), composition("", caret: 0)])
        == [.composition("に👍x", caret: 3, t: 2), .composition("", caret: 0, t: 2)])
  }

  @Test("N-66 a caret beyond the text or before it is at its end or start")
  func caret() {
    #expect(
      translate([composition("ab", caret: 9), composition("ab", caret: -1)]).map(\.caret) == [2, 0])
  }

  @Test("N-66 the box of the caret is in the units of SDL, and never empty")
  func box() {
    let rect = TypedText.rect(of: CGRect(x: 10, y: 20, width: 0.2, height: 18), scale: 2)
    #expect([rect.x, rect.y, rect.w, rect.h] == [20, 40, 1, 36])
    let far = TypedText.rect(of: CGRect(x: 1e30, y: 0, width: 2, height: 2), scale: 1)
    #expect(far.x == 0)
  }
}
