import Foundation

/// The delay from the pointer's arrival on a control to the appearance of the control's tooltip.
package struct HoverDelay: Sendable {
  /// The length of the delay, in seconds of the window's time.
  package static let duration = 0.5

  /// The window's time at which the pointer arrived at the control, or `nil` if no tooltip is due.
  private var start: TimeInterval?

  /// Creates a delay for a pointer that is not on a control.
  package init() {}

  /// Restarts the delay at an instant when the pointer reaches a control; `nil` means no control.
  package mutating func begin(at now: TimeInterval?) { start = now }

  /// Hides the tooltip, after a press of a button or a key, until the pointer reaches another
  /// control.
  package mutating func dismiss() { start = nil }

  /// Returns whether the tooltip is visible at an instant.
  package func isOver(at now: TimeInterval) -> Bool {
    start.map { now - $0 >= Self.duration - 1e-6 } ?? false
  }

  /// Returns whether a tooltip will become visible after an instant without further input.
  package func isPending(at now: TimeInterval) -> Bool { start != nil && !isOver(at: now) }
}
