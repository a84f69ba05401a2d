import Foundation

/// The time for which the pointer has rested on a control, after which its tooltip is shown.
package struct HoverDelay: Sendable {
  /// The time from the pointer's arrival to the tooltip, in seconds of the window's time.
  package static let duration = 0.5

  /// The start of the present hover, or `nil` if no tooltip is due until the pointer moves on.
  private var start: TimeInterval?

  /// Creates a delay without a hover.
  package init() {}

  /// Begins with another control at an instant, or with none.
  package mutating func begin(at now: TimeInterval?) { start = now }

  /// Hides the tooltip until the pointer is over another control: a button or a key was pressed.
  package mutating func dismiss() { start = nil }

  /// Returns whether the tooltip is shown at an instant.
  package func isOver(at now: TimeInterval) -> Bool {
    start.map { now - $0 >= Self.duration - 1e-6 } ?? false
  }

  /// Returns whether a tooltip becomes visible later if nothing happens.
  package func isPending(at now: TimeInterval) -> Bool { start != nil && !isOver(at: now) }
}
