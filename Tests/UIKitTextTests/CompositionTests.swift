import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Input methods") struct CompositionTests {
  private let field = UITextField()
  private let page: TextPage
  private var harness: Harness { page.harness }
  private let box = CGRect(x: 20, y: 40, width: 200, height: 34)

  init() {
    field.textColor = .red
    page = TextPage(field, at: box)
    field.becomeFirstResponder()
  }

  private var marked: String? { field.markedTextRange.flatMap { field.text(in: $0) } }

  @Test("N-66 a composed text replaces the one before, and the chosen one replaces it")
  func composing() {
    harness.type("ab")
    harness.press("Left")
    harness.compose("n")
    harness.compose("に")
    #expect(field.text == "aにb")
    #expect(marked == "に")
    harness.compose("")
    harness.type("日")
    #expect(field.text == "a日b")
    #expect(field.markedTextRange == nil)
    harness.compose("x")
    harness.type("本")
    #expect(field.text == "a日本b")
  }

  @Test("N-66 the caret is where the input method has it, and the text has a line under it")
  func look() throws {
    field.text = "mmm"
    func red() -> Int { page.colors().count(in: box) { r, g, b in r > 200 && g < 80 && b < 80 } }
    let plain = red()
    field.text = ""
    harness.compose("mmm", caret: 1)
    #expect(red() > plain + 15)
    let range = try #require(field.selectedTextRange)
    #expect(field.offset(from: field.beginningOfDocument, to: range.start) == 1)
    #expect(range.isEmpty)
  }

  @Test("N-66 an ended composition restores the selection, and is no change to undo")
  func ending() {
    harness.type("abc")
    harness.press("a", modifiers: .control)
    harness.compose("zz")
    #expect(field.text == "zz")
    harness.compose("")
    #expect(field.text == "abc")
    #expect(field.selectedTextRange?.isEmpty == false)
    harness.compose("zz")
    harness.type("Z")
    harness.press("z", modifiers: .control)
    #expect(field.text == "abc")
  }

  @Test("N-66 a press elsewhere and the end of the editing keep the composed text")
  func leaving() {
    harness.compose("に")
    harness.press("Home")
    #expect(field.text == "に")
    #expect(field.markedTextRange == nil)
    harness.press("End")
    harness.compose("ほ")
    field.resignFirstResponder()
    #expect(field.text == "にほ")
    #expect(field.markedTextRange == nil)
  }

  @Test("N-66 a text view composes in its lines, and the delegate decides about the chosen text")
  func textView() {
    @MainActor final class Refusal: NSObject, UITextViewDelegate {
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { text != "no" }
    }
    let (view, refusal) = (UITextView(), Refusal())
    let page = TextPage(view, at: CGRect(x: 20, y: 40, width: 200, height: 100))
    view.delegate = refusal
    view.becomeFirstResponder()
    page.harness.type("a\n")
    page.harness.compose("n")
    #expect(view.text == "a\nn")
    page.harness.send(.text("no", t: page.harness.now))
    page.harness.advanceUntilIdle()
    #expect(view.text == "a\n")
    view.setMarkedText("ok", selectedRange: NSRange(location: 2, length: 0))
    view.unmarkText()
    #expect(view.text == "a\nok")
  }
}
