import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Undoing") struct UndoTests {
  private let field = UITextField()
  private let page: TextPage
  private var harness: Harness { page.harness }

  init() {
    page = TextPage(field, at: CGRect(x: 20, y: 40, width: 200, height: 34))
    field.becomeFirstResponder()
  }

  private func undo() { harness.press("z", modifiers: .control) }
  private func redo() { harness.press("z", modifiers: [.control, .shift]) }

  @Test("N-65 Control and Z undoes what was typed in one go, and with Shift redoes it")
  func typing() {
    harness.type("one two")
    harness.press("Home")
    harness.type(">")
    #expect(field.text == ">one two")
    undo()
    #expect(field.text == "one two")
    undo()
    #expect(field.text == "")
    undo()
    redo()
    #expect(field.text == "one two")
    redo()
    #expect(field.text == ">one two")
    #expect(field.undoManager?.canRedo == false)
    undo()
    harness.press("y", modifiers: .control)
    #expect(field.text == ">one two")
  }

  @Test("N-65 deleted characters come back together, and a replaced selection as it was")
  func deleting() {
    harness.type("abcdef")
    harness.press("Backspace", count: 3)
    #expect(field.text == "abc")
    undo()
    #expect(field.text == "abcdef")
    harness.press("a", modifiers: .control)
    harness.type("x")
    #expect(field.text == "x")
    undo()
    #expect(field.text == "abcdef")
    harness.press("Home")
    harness.press("Delete", count: 2)
    undo()
    #expect(field.text == "abcdef")
  }

  @Test("N-65 pasted and cut texts are changes of their own")
  func pasting() {
    harness.type("ab")
    harness.press("a", modifiers: .control)
    harness.press("x", modifiers: .control)
    harness.press("v", modifiers: .control, count: 2)
    harness.type("c")
    #expect(field.text == "ababc")
    undo()
    #expect(field.text == "abab")
    undo()
    #expect(field.text == "ab")
    undo()
    undo()
    #expect(field.text == "ab")
  }

  @Test("N-65 attributes come back, the delegate is notified, and typing forgets what was undone")
  func textView() throws {
    @MainActor final class Watch: NSObject, UITextViewDelegate {
      var changes = 0
      func textViewDidChange(_ textView: UITextView) { changes += 1 }
    }
    let (view, watch) = (UITextView(), Watch())
    let page = TextPage(view, at: CGRect(x: 20, y: 40, width: 200, height: 100))
    view.delegate = watch
    view.attributedText = NSAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red])
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 3)
    page.harness.press("Backspace")
    page.harness.press("z", modifiers: .control)
    #expect(watch.changes == 2)
    let color = view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    page.harness.press("End")
    page.harness.type("a\nb")
    page.harness.press("z", modifiers: .control)
    #expect(view.text == "reda\n")
    page.harness.press("z", modifiers: .control)
    #expect(view.text == "reda")
    page.harness.type("c")
    #expect(view.undoManager?.canRedo == false)
  }

  @Test("N-65 what the program sets is not undone, and neither is what was before")
  func byProgram() {
    harness.type("typed")
    field.text = "set"
    undo()
    #expect(field.text == "set")
    #expect(field.undoManager?.canUndo == false)
  }

  @Test("N-65 a client's changes are undone by the window's record, in groups with names")
  func client() throws {
    @MainActor final class Counter: NSObject {
      var value = 0
      func add(_ number: Int, _ manager: UndoManager) {
        value += number
        manager.registerUndo(withTarget: self) { $0.add(-number, manager) }
      }
    }
    field.resignFirstResponder()
    let counter = Counter()
    let manager = try #require(page.page.undoManager)
    #expect(manager === page.page.view.window?.undoManager)
    manager.beginUndoGrouping()
    counter.add(1, manager)
    counter.add(2, manager)
    manager.setActionName("Adding")
    manager.endUndoGrouping()
    counter.add(10, manager)
    #expect(manager.undoActionName == "")
    undo()
    #expect(counter.value == 3)
    #expect(manager.undoActionName == "Adding")
    undo()
    #expect(counter.value == 0)
    #expect(manager.redoActionName == "Adding")
    redo()
    #expect(counter.value == 3)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
  }

  @Test("N-65 registration can be disabled, and the number of groups has a limit")
  func limits() {
    let manager = UndoManager()
    let target = NSObject()
    manager.disableUndoRegistration()
    manager.registerUndo(withTarget: target) { _ in }
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    manager.levelsOfUndo = 2
    var undone: [Int] = []
    for number in 0..<4 {
      manager.registerUndo(withTarget: target) { _ in undone.append(number) }
    }
    for _ in 0..<4 { manager.undo() }
    #expect(undone == [3, 2])
  }
}
