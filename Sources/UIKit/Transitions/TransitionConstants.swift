import Foundation

/// The durations of the built-in transitions, in seconds.
enum TransitionConstants {
  /// The duration of a push, a pop and a full-screen presentation, as UIKit reports it. Their
  /// motion is that of the default timing parameters (H-04), which have 0.11 % of the distance left
  /// by then and settle 0.02 s later.
  static let standard: TimeInterval = 0.5
  /// The duration of a push or pop whose pages fade, because motion is reduced (our choice).
  static let pageFade: TimeInterval = 0.3
  /// The duration of a cross dissolve between pages (our choice).
  static let dissolve: TimeInterval = 0.4
  /// The duration of a page's turn about its vertical axis (our choice).
  static let flip: TimeInterval = 0.4
}
