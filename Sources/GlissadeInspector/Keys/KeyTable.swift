import GlissadeGestures

/// A table of keys and their commands, which both handles key events and lists the keys for users.
package struct KeyTable<Command: Sendable>: Sendable {
  /// A key, or several of the same meaning, and its command.
  package struct Row: Sendable {
    /// The names of the keys in events. Each of them has the same meaning.
    package var keys: [String]
    /// The modifiers that must be pressed, and no others; `nil`: none are required, and Shift is
    /// allowed.
    package var modifiers: InputEvent.Modifiers?
    /// The label of the key.
    package var cap: String
    /// A short description of the command.
    package var text: String
    /// The command of the key.
    package var command: Command

    /// Creates a row.
    package init(
      _ keys: [String], modifiers: InputEvent.Modifiers? = nil, cap: String, _ text: String,
      _ command: Command
    ) {
      self.keys = keys
      self.modifiers = modifiers
      self.cap = cap
      self.text = text
      self.command = command
    }

    /// Indicates whether an event is one of this row's keys with the required modifiers.
    func matches(_ event: InputEvent) -> Bool {
      guard let key = event.key, keys.contains(key) else { return false }
      return modifiers.map { $0 == event.modifiers }
        ?? event.modifiers.subtracting(.shift).isEmpty
    }
  }

  /// The rows, in order of precedence.
  package let rows: [Row]

  /// Creates a table.
  ///
  /// - Parameter rows: The rows, in order of precedence.
  package init(_ rows: [Row]) { self.rows = rows }

  /// Returns the command of the first row that matches an event, or `nil` if there is none.
  package func command(for event: InputEvent) -> Command? {
    rows.first { $0.matches(event) }?.command
  }

  /// The descriptions of all rows, in order.
  package var descriptions: [KeyDescription] {
    rows.map { KeyDescription(cap: $0.cap, text: $0.text) }
  }
}

/// A key's label and a short description of its command.
package struct KeyDescription: Hashable, Sendable {
  /// The label of the key.
  package var cap: String
  /// A short description of the command.
  package var text: String

  /// Creates a description.
  package init(cap: String, text: String) {
    self.cap = cap
    self.text = text
  }
}

extension [KeyDescription] {
  /// A help text with one line per key, the descriptions aligned in a column.
  package var helpText: String {
    let column = (map(\.cap.count).max() ?? 0) + 2
    return map { $0.cap.padding(toLength: column, withPad: " ", startingAt: 0) + $0.text }
      .joined(separator: "\n")
  }
}
