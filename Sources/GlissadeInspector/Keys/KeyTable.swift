import GlissadeGestures

/// Which key means what: what answers keys, and what tells of them, read the same table.
package struct KeyTable<Command: Sendable>: Sendable {
  package struct Row: Sendable {
    /// Names in events; each of them means the same.
    package var keys: [String]
    /// Those that must be held, and no other; nil: none, Shift allowed.
    package var modifiers: InputEvent.Modifiers?
    /// What is printed on the key.
    package var cap: String
    /// What it does, in a few words.
    package var words: String
    package var command: Command

    package init(
      _ keys: [String], modifiers: InputEvent.Modifiers? = nil, cap: String, _ words: String,
      _ command: Command
    ) {
      (self.keys, self.modifiers, self.cap) = (keys, modifiers, cap)
      (self.words, self.command) = (words, command)
    }

    func answers(_ event: InputEvent) -> Bool {
      guard let key = event.key, keys.contains(key) else { return false }
      return modifiers.map { $0 == event.modifiers }
        ?? event.modifiers.subtracting(.shift).isEmpty
    }
  }

  package let rows: [Row]

  package init(_ rows: [Row]) { self.rows = rows }

  /// What a key means, nil if nothing; the first row that answers it counts.
  package func command(for event: InputEvent) -> Command? {
    rows.first { $0.answers(event) }?.command
  }

  /// What there is to tell of them, in order.
  package var notes: [KeyNote] { rows.map { KeyNote(cap: $0.cap, words: $0.words) } }
}

/// A key and what it does, in words.
package struct KeyNote: Hashable, Sendable {
  package var cap: String
  package var words: String

  package init(cap: String, words: String) { (self.cap, self.words) = (cap, words) }
}

extension [KeyNote] {
  /// As a help page of a command line shows them: a line each, the words in a column.
  package var helpText: String {
    let column = (map(\.cap.count).max() ?? 0) + 2
    return map { $0.cap.padding(toLength: column, withPad: " ", startingAt: 0) + $0.words }
      .joined(separator: "\n")
  }
}
