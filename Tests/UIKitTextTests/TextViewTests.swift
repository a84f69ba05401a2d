import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A delegate that logs its calls and returns the answers that a test sets.
@MainActor final class ViewDelegate: NSObject, UITextViewDelegate {
  var calls: [String] = []
  var refused: Set<String> = []

  private func answer(_ name: String) -> Bool {
    calls.append(name)
    return !refused.contains(name)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("shouldBegin") }
  func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer("shouldEnd") }
  func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { answer("change \(range.location) \(range.length) \(text)") }
  func textViewDidChange(_ textView: UITextView) { calls.append("changed") }
}

@MainActor @Suite struct TextViewTests {
  private let view = UITextView()
  private let page: TextPage
  private var harness: Harness { page.harness }

  init() {
    view.font = .systemFont(ofSize: 16)
    page = TextPage(view, at: CGRect(x: 20, y: 40, width: 200, height: 100))
  }

  @Test("N-41 lines break at the width, and keys move by lines")
  func lines() {
    view.text = "one two three four five six seven eight nine ten"
    harness.advanceUntilIdle()
    #expect(view.contentSize.height > 50)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    harness.press("Down")
    let second = view.selectedRange.location
    #expect(second > 10)
    harness.press("End")
    #expect(view.selectedRange.location > second)
    harness.press("Home")
    #expect(view.selectedRange.location == second)
    harness.press("Up", modifiers: .shift)
    #expect(view.selectedRange == NSRange(location: 0, length: second))
    harness.press("End", modifiers: .control)
    #expect(view.selectedRange.location == 48)
  }

  @Test("N-41 typed lines grow the content, which follows the caret")
  func typing() {
    harness.tap(at: view.center)
    harness.type("a\nb\nc\nd\ne\nf\ng")
    harness.advanceUntilIdle()
    #expect(view.text == "a\nb\nc\nd\ne\nf\ng")
    #expect(view.contentSize.height > 120)
    #expect(view.contentOffset.y > 20)
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.bounds.contains(caret))
    harness.press("Backspace", count: 2)
    #expect(view.text == "a\nb\nc\nd\ne\nf")
    #expect(harness.advanceUntilIdle())
  }

  @Test("N-41 the delegate is notified, and can refuse a change")
  func delegate() {
    let delegate = ViewDelegate()
    view.delegate = delegate
    view.becomeFirstResponder()
    harness.type("a\n")
    view.resignFirstResponder()
    #expect(
      delegate.calls == [
        "shouldBegin", "didBegin", "change 0 0 a", "changed", "change 1 0 \n", "changed",
        "shouldEnd", "didEnd",
      ])
    delegate.refused = ["change 2 0 b"]
    view.becomeFirstResponder()
    harness.type("b")
    #expect(view.text == "a\n")
  }

  @Test("N-41 a view that is not editable can be copied from, and one without selection not")
  func readOnly() {
    view.text = "one two"
    view.isEditable = false
    harness.tap(at: CGPoint(x: 30, y: 55))
    harness.tap(at: CGPoint(x: 30, y: 55))
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
    harness.type("x")
    harness.press("Backspace")
    harness.press("c", modifiers: .control)
    #expect(view.text == "one two")
    #expect(UIPasteboard.general.string == "one")
    view.isSelectable = false
    #expect(!view.isFirstResponder)
    harness.advance(by: 1)
    harness.tap(at: CGPoint(x: 30, y: 55))
    #expect(!view.isFirstResponder)
  }

  @Test("N-41 a mouse selects in an edited text; otherwise a drag scrolls")
  func dragging() {
    view.text = String(repeating: "one two three ", count: 30)
    harness.advanceUntilIdle()
    harness.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 60), over: 0.2)
    harness.advanceUntilIdle()
    #expect(view.contentOffset.y > 50)
    #expect(view.selectedRange.length == 0)
    harness.tap(at: view.center)
    let offset = view.contentOffset.y
    harness.advance(by: 1)
    harness.drag(from: CGPoint(x: 40, y: 70), to: CGPoint(x: 180, y: 110), over: 0.2)
    harness.advanceUntilIdle()
    #expect(view.contentOffset.y == offset)
    #expect(view.selectedRange.length > 20)
    harness.touches(
      from: [CGPoint(x: 100, y: 120)], to: [CGPoint(x: 100, y: 60)], over: 0.2)
    harness.advanceUntilIdle()
    #expect(view.contentOffset.y > offset)
  }

  @Test("N-41 insets, padding, alignment and limits place the text")
  func layout() {
    view.text = "text"
    view.becomeFirstResponder()
    func caret() -> CGRect { view.caretRect(for: view.beginningOfDocument) }
    #expect(abs(caret().midX - 5) < 0.5)
    #expect(caret().minY == 8)
    view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    view.textContainer.lineFragmentPadding = 0
    #expect(abs(caret().midX - 10) < 0.5)
    #expect(caret().minY == 20)
    view.textAlignment = .right
    #expect(caret().midX > 150)
    view.isScrollEnabled = false
    let height = view.intrinsicContentSize.height
    view.text = "text\ntext\ntext"
    #expect(view.intrinsicContentSize.height > height + 30)
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.intrinsicContentSize.height == height)
    view.font = .systemFont(ofSize: 30)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > height + 10)
  }

  @Test("N-41 an attributed text keeps its attributes and is drawn with them")
  func attributes() {
    let text = NSMutableAttributedString(
      string: "one\nMMM", attributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
    view.attributedText = text
    let pixels = page.colors()
    func isRed(_ r: Int, _ g: Int, _ b: Int) -> Bool { r > 200 && g < 60 }
    #expect(pixels.count(in: CGRect(x: 20, y: 78, width: 100, height: 40), where: isRed) > 100)
    #expect(pixels.count(in: CGRect(x: 20, y: 40, width: 100, height: 36), where: isRed) == 0)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 7, length: 0)
    harness.type("N")
    let typed = view.attributedText.attribute(.foregroundColor, at: 7, effectiveRange: nil)
    #expect(typed as? UIColor == .red)
    view.textColor = .blue
    let color = view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil)
    #expect(color as? UIColor == .blue)
  }

  @Test("N-41 changes by the user are posted")
  func notifications() {
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITextView.textDidChangeNotification, object: view, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    view.text = "a"
    #expect(count == 0)
    view.becomeFirstResponder()
    harness.type("bc")
    #expect(count == 2)
    NotificationCenter.default.removeObserver(token)
  }
}
