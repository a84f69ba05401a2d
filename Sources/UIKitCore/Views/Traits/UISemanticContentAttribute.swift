import Foundation

/// The meaning of a view's content for the direction in which it is laid out.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The direction of the user interface.
  case unspecified = 0
  /// Controls of a player, which have no direction.
  case playback
  /// Controls that stand for directions in space.
  case spatial
  /// From left to right.
  case forceLeftToRight
  /// From right to left, which is not supported.
  case forceRightToLeft
}
