import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A delegate that logs its calls and returns the answers that a test sets.
@MainActor final class FieldDelegate: NSObject, UITextFieldDelegate {
  var calls: [String] = []
  var refused: Set<String> = []

  private func answer(_ name: String) -> Bool {
    calls.append(name)
    return !refused.contains(name)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("shouldReturn") }
  func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { answer("change \(range.location) \(range.length) \(string)") }
}

@MainActor @Suite struct TextFieldTests {
  private let field = UITextField()
  private let page: TextPage
  private var harness: Harness { page.harness }

  init() {
    field.borderStyle = .roundedRect
    page = TextPage(field, at: CGRect(x: 20, y: 40, width: 200, height: 34))
  }

  private var range: NSRange {
    guard let part = field.selectedTextRange else { return NSRange(location: -1, length: 0) }
    return NSRange(
      location: field.offset(from: field.beginningOfDocument, to: part.start),
      length: field.offset(from: part.start, to: part.end))
  }

  @Test("N-40 a tap begins the editing, and keys type text")
  func typing() {
    harness.tap(at: field.center)
    #expect(field.isEditing)
    #expect(field.isFirstResponder)
    harness.type("Hellö 👍🏽")
    #expect(field.text == "Hellö 👍🏽")
    harness.press("Backspace")
    #expect(field.text == "Hellö ")
    harness.press("Left", count: 3)
    harness.type("X")
    #expect(field.text == "HelXlö ")
    harness.press("Delete", count: 2)
    #expect(field.text == "HelX ")
    harness.press("Escape")
    #expect(!field.isEditing)
    harness.type("lost")
    #expect(field.text == "HelX ")
    #expect(harness.advanceUntilIdle())
  }

  @Test("N-40 arrows move by characters and words, and with Shift they select")
  func movements() {
    field.text = "one two three"
    field.becomeFirstResponder()
    #expect(range == NSRange(location: 13, length: 0))
    harness.press("Left", modifiers: .control)
    #expect(range == NSRange(location: 8, length: 0))
    harness.press("Left", modifiers: [.control, .shift])
    #expect(range == NSRange(location: 4, length: 4))
    harness.press("Right", modifiers: .shift)
    #expect(range == NSRange(location: 5, length: 3))
    harness.press("Left")
    #expect(range == NSRange(location: 5, length: 0))
    harness.press("End", modifiers: .shift)
    #expect(range == NSRange(location: 5, length: 8))
    harness.press("Home")
    #expect(range == NSRange(location: 0, length: 0))
    harness.press("Down")
    #expect(range == NSRange(location: 13, length: 0))
    harness.press("Up", modifiers: .shift)
    #expect(range == NSRange(location: 0, length: 13))
    harness.press("Backspace", modifiers: .control)
    #expect(field.text == "")
  }

  @Test("N-40 text is copied, cut and pasted, and a hidden one is not copied")
  func pasteboard() {
    field.text = "one two"
    field.becomeFirstResponder()
    harness.press("a", modifiers: .control)
    harness.press("c", modifiers: .control)
    harness.press("End")
    harness.press("v", modifiers: .control)
    #expect(field.text == "one twoone two")
    harness.press("Left", modifiers: [.control, .shift])
    harness.press("x", modifiers: .control)
    #expect(field.text == "one twoone ")
    #expect(UIPasteboard.general.string == "two")
    field.isSecureTextEntry = true
    harness.press("a", modifiers: .control)
    harness.press("c", modifiers: .control)
    harness.press("x", modifiers: .control)
    #expect(UIPasteboard.general.string == "two")
    #expect(field.text == "one twoone ")
    UIPasteboard.general.string = "a\nb"
    harness.press("v", modifiers: .control)
    #expect(field.text == "a b")
  }

  @Test("N-40 the pointer sets the caret, selects by dragging, and by taps a word and all")
  func pointer() {
    field.text = "one two"
    let y = field.center.y
    harness.tap(at: CGPoint(x: 22, y: y))
    #expect(range == NSRange(location: 0, length: 0))
    harness.tap(at: CGPoint(x: 210, y: y))
    #expect(range == NSRange(location: 7, length: 0))
    harness.advance(by: 1)
    harness.drag(from: CGPoint(x: 25, y: y), to: CGPoint(x: 205, y: y), over: 0.2)
    #expect(range == NSRange(location: 0, length: 7))
    harness.advance(by: 1)
    harness.tap(at: CGPoint(x: 35, y: y))
    harness.tap(at: CGPoint(x: 35, y: y))
    #expect(range == NSRange(location: 0, length: 3))
    harness.tap(at: CGPoint(x: 35, y: y))
    #expect(range == NSRange(location: 0, length: 7))
  }

  @Test("N-40 the delegate and the targets are notified in UIKit's order, and can refuse")
  func delegate() {
    let delegate = FieldDelegate()
    field.delegate = delegate
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
      (.editingDidEndOnExit, "exit"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events {
      field.addAction(UIAction { _ in delegate.calls.append(name) }, for: event)
    }
    field.becomeFirstResponder()
    harness.type("a")
    harness.press("Return")
    #expect(
      delegate.calls == [
        "shouldBegin", "didBegin", "begin", "change 0 0 a", "selection", "changed", "shouldReturn",
        "primary", "exit", "shouldEnd", "didEnd", "end",
      ])
    delegate.calls = []
    delegate.refused = ["shouldBegin"]
    field.becomeFirstResponder()
    #expect(!field.isEditing)
    delegate.refused = ["change 1 0 b", "shouldEnd", "shouldReturn"]
    field.becomeFirstResponder()
    harness.type("b\n")
    #expect(field.text == "a")
    field.resignFirstResponder()
    #expect(field.isEditing)
    page.page.view.endEditing(true)
    #expect(!field.isEditing)
    #expect(delegate.calls.last == "end")
  }

  @Test("N-40 the clear button, side views and the placeholder are visible at their times")
  func parts() {
    let (left, right) = (UIView(), UIView())
    left.frame.size = CGSize(width: 20, height: 20)
    right.frame.size = CGSize(width: 10, height: 10)
    field.leftView = left
    field.rightView = right
    field.leftViewMode = .always
    field.rightViewMode = .unlessEditing
    field.clearButtonMode = .whileEditing
    field.placeholder = "Name"
    harness.advanceUntilIdle()
    #expect(left.frame == CGRect(x: 5, y: 7, width: 20, height: 20))
    #expect(right.frame == CGRect(x: 185, y: 12, width: 10, height: 10))
    #expect(field.textRect(forBounds: field.bounds).minX == 31)
    #expect(field.textRect(forBounds: field.bounds).maxX == 179)
    #expect(field.editingRect(forBounds: field.bounds).maxX == 193)
    func isShown(_ text: String) -> Bool {
      field.subviews.contains { ($0 as? UILabel)?.text == text && !$0.isHidden }
    }
    #expect(isShown("Name"))
    field.becomeFirstResponder()
    harness.type("abc")
    #expect(!isShown("Name"))
    #expect(right.superview == nil)
    harness.tap(at: CGPoint(x: 20 + 185, y: field.center.y))
    harness.advanceUntilIdle()
    #expect(field.text == "")
    #expect(isShown("Name"))
  }

  @Test("N-40 alignment, font, color and hidden text change the picture")
  func look() {
    field.text = "MMM"
    func darks(_ rect: CGRect) -> Int {
      page.colors().count(in: rect) { r, g, b in r + g + b < 200 }
    }
    let left = CGRect(x: 25, y: 44, width: 60, height: 26)
    let right = left.offsetBy(dx: 130, dy: 0)
    #expect(darks(left) > 50)
    field.textAlignment = .right
    #expect(darks(left) == 0)
    #expect(darks(right) > 50)
    let wide = darks(right)
    field.font = .systemFont(ofSize: 8)
    #expect(darks(right) < wide)
    field.textColor = .yellow
    #expect(darks(right) == 0)
    field.textColor = .black
    let plain = darks(right)
    field.isSecureTextEntry = true
    #expect(darks(right) != plain)
  }

  @Test("N-40 a text that is wider than the field scrolls with the caret")
  func scrolling() {
    field.text = String(repeating: "wide ", count: 20)
    field.becomeFirstResponder()
    harness.advanceUntilIdle()
    let end = field.caretRect(for: field.endOfDocument)
    #expect(field.bounds.contains(end))
    harness.press("Home")
    harness.advanceUntilIdle()
    #expect(field.bounds.contains(field.caretRect(for: field.beginningOfDocument)))
    #expect(field.caretRect(for: field.endOfDocument).minX > field.bounds.maxX)
  }
}
