import UIKit

extension LogLine {
  /// A kind of line, which has an icon and can be hidden.
  package enum Kind: CaseIterable, Hashable, Sendable {
    /// The reason of a gesture's change of state or of a release.
    case decision
    /// A gesture's change of state.
    case gesture
    /// A callback, another call of client code, or a remark about one.
    case call
    /// A contact of bodies, or haptic feedback.
    case contact
    /// A violation or a warning.
    case fault
  }

  /// The kind of the line.
  package var kind: Kind {
    if isAlarm { return .fault }
    if isExplanation || reason != nil { return .decision }
    return switch event {
    case .gesture: .gesture
    case .contactBegan, .contactEnded, .impact: .contact
    case .callback, .call, .remark: .call
    case .violation, .warning: .fault
    }
  }
}

extension LogLine.Kind {
  /// The pictogram of the lines of this kind.
  var glyph: Glyph {
    switch self {
    case .decision: .decision
    case .gesture: .gesture
    case .call: .call
    case .contact: .contact
    case .fault: .fault
    }
  }

  /// The name of the lines of this kind, for users.
  var title: String {
    switch self {
    case .decision: "Decisions and their reasons"
    case .gesture: "States of gestures"
    case .call: "Callbacks and calls"
    case .contact: "Contacts and feedback"
    case .fault: "Warnings and violations"
    }
  }
}

/// The lines of a log that a user wants to see.
package struct LogFilter: Hashable, Sendable {
  /// The kinds of lines that are hidden.
  package var hidden: Set<LogLine.Kind> = []
  /// The text that the lines contain, without regard to case; empty for all lines.
  package var search = ""

  /// Creates a filter that shows all lines.
  package init() {}

  /// A Boolean value that indicates whether the filter shows all lines.
  package var showsAll: Bool { hidden.isEmpty && search.isEmpty }

  /// Returns whether the filter shows a line.
  package func shows(_ line: LogLine) -> Bool {
    guard !hidden.contains(line.kind) else { return false }
    return search.isEmpty || line.text.lowercased().contains(search.lowercased())
  }
}
