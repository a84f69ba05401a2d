import GlissadeGestures

/// A table of keys and their commands, which both handles key events and lists the keys for users.
package struct KeyTable<Command: Sendable>: Sendable {
  /// A row of the table: one command and the keys that perform it.
  package struct Row: Sendable {
    /// The names in events of the keys that perform the command.
    package var keys: [String]
    /// The exact modifiers that must be pressed; `nil` allows no modifiers or only Shift.
    package var modifiers: InputEvent.Modifiers?
    /// The label of the keys for users.
    package var cap: String
    /// A short description of the command.
    package var text: String
    /// The command that the keys perform.
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

    /// Returns whether an event is a press of one of the row's keys with the required modifiers.
    func matches(_ event: InputEvent) -> Bool {
      guard let key = event.key, keys.contains(key) else { return false }
      return modifiers.map { $0 == event.modifiers }
        ?? event.modifiers.subtracting(.shift).isEmpty
    }
  }

  /// The rows of the table, in order of precedence.
  package let rows: [Row]

  /// Creates a table.
  ///
  /// - Parameter rows: The rows, in order of precedence.
  package init(_ rows: [Row]) { self.rows = rows }

  /// Returns the command of the first row that matches an event, or `nil` without a matching row.
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

  /// Creates a description of a key.
  package init(cap: String, text: String) {
    self.cap = cap
    self.text = text
  }
}

extension [KeyDescription] {
  /// The help text, which lists each key once, with its descriptions below each other and aligned
  /// in a column.
  package var helpText: String {
    let column = (map(\.cap.count).max() ?? 0) + 2
    var caps: [String] = []
    for cap in map(\.cap) where !caps.contains(cap) { caps.append(cap) }
    let lines = caps.flatMap { cap in
      filter { $0.cap == cap }.enumerated().map { index, key in
        (index == 0 ? cap : "").padding(toLength: column, withPad: " ", startingAt: 0) + key.text
      }
    }
    return lines.joined(separator: "\n")
  }
}
