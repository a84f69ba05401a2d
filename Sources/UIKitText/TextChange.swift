import UIKitCore

/// A change of a text by the user. Characters that are typed or deleted in succession form a single
/// change.
@MainActor final class TextChange {
  private(set) var location: Int
  private(set) var removed: NSAttributedString
  private(set) var inserted: NSAttributedString

  init(at location: Int, removed: NSAttributedString, inserted: NSAttributedString) {
    self.location = location
    self.removed = removed
    self.inserted = inserted
  }

  /// The range of the inserted text after the change.
  var range: NSRange { NSRange(location: location, length: inserted.length) }

  /// Merges a later change into this one, if the later change continues it.
  ///
  /// - Returns: `true` if the later change was merged.
  func absorb(_ next: TextChange) -> Bool {
    let breaksLine = [inserted, next.inserted].contains { $0.string.contains(where: \.isNewline) }
    if next.removed.length == 0, inserted.length > 0, next.location == range.upperBound,
      !breaksLine
    {
      inserted = inserted.followed(by: next.inserted)
      return true
    }
    guard inserted.length == 0, next.inserted.length == 0, next.removed.length > 0 else {
      return false
    }
    if next.location + next.removed.length == location {
      removed = next.removed.followed(by: removed)
    } else if next.location == location {
      removed = removed.followed(by: next.removed)
    } else {
      return false
    }
    location = next.location
    return true
  }
}

extension NSAttributedString {
  fileprivate func followed(by other: NSAttributedString) -> NSAttributedString {
    let all = NSMutableAttributedString(attributedString: self)
    all.append(other)
    return all
  }
}

// This extension records the user's changes for undo and redo.
extension TextEditor {
  /// Runs a closure. The changes made in the closure are not merged with earlier or later ones.
  func separately(_ body: () -> Void) {
    lastChange = nil
    body()
    lastChange = nil
  }

  /// Registers a change by the user for undo.
  func record(_ change: TextChange) {
    if let last = lastChange, last.absorb(change) { return }
    lastChange = change
    undoManager.registerUndo(withTarget: self) { $0.revert(change) }
    undoManager.setActionName("Typing")
  }

  /// Undoes or redoes a change.
  private func revert(_ change: TextChange) {
    discardMarkedText()
    let start = min(change.location, storage.length)
    let range = NSRange(
      location: start, length: min(change.range.length, storage.length - start))
    let inverse = TextChange(
      at: range.location, removed: storage.attributedSubstring(from: range),
      inserted: change.removed)
    storage.replaceCharacters(in: range, with: change.removed)
    undoManager.registerUndo(withTarget: self) { $0.revert(inverse) }
    lastChange = nil
    setSelection(.caret(range.location + change.removed.length))
    view.textNeedsLayout()
    view.selectionDidChange()
    view.didEdit()
  }

  /// Discards the undo history, because the program has replaced the text.
  func forgetChanges() {
    lastChange = nil
    undoManager.removeAllActions(withTarget: self)
  }
}
