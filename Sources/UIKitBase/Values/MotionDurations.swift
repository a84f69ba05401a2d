import Foundation

/// The durations of UIKit's own motion, in seconds.
package enum MotionDurations {
  // MARK: Transitions

  /// The duration of a push, a pop and a full-screen presentation, as UIKit reports it. These
  /// transitions move by the default timing parameters (H-04), with which 0.11 % of the distance
  /// remains at this time, and which settle 0.02 s later.
  package static let standard: TimeInterval = 0.5
  /// The duration of a push or pop whose pages fade because the user prefers reduced motion (our
  /// choice).
  package static let pageFade: TimeInterval = 0.3
  /// The duration of a cross dissolve between pages (our choice).
  package static let dissolve: TimeInterval = 0.4
  /// The duration of a page's turn about its vertical axis (our choice).
  package static let flip: TimeInterval = 0.4
  /// The duration in which a popover appears (our choice).
  package static let popoverArrival: TimeInterval = 0.35
  /// The duration in which a popover disappears (our choice).
  package static let popoverDeparture: TimeInterval = 0.2
  /// The duration of a change of a popover's size (our choice).
  package static let popoverResize: TimeInterval = 0.3
  /// The duration of the animations alongside a change of the window's size, which is as long as
  /// the animation of a keyboard or a bar.
  package static let windowResize: TimeInterval = 0.25
  /// The duration of a change of a split view's columns (our choice).
  package static let columns: TimeInterval = 0.3

  // MARK: Bars, lists and controls

  /// The duration of a change of a bar's buttons or items, which is as long as the animation of a
  /// keyboard.
  package static let bar: TimeInterval = 0.25
  /// The duration of a change of a list's rows, items or layout (V-12).
  package static let list: TimeInterval = 0.3
  /// The duration of the animation with which a control, a row or a bar responds to a touch (our
  /// choice).
  package static let answer: TimeInterval = 0.2
  /// The duration of a change of a control that the program makes (our choice).
  package static let control: TimeInterval = 0.25
}
