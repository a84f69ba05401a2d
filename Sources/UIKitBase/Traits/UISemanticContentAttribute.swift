import Foundation

/// The meaning of a view's content for the direction in which it is laid out.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Content that is laid out in the direction of the user interface.
  case unspecified = 0
  /// Controls of a media player, whose layout does not depend on the language.
  case playback
  /// Controls that represent directions in space.
  case spatial
  /// Content that is always laid out from left to right.
  case forceLeftToRight
  /// Content that is always laid out from right to left.
  case forceRightToLeft

  /// Returns the direction in which the content is laid out.
  ///
  /// - Parameter inRightToLeft: A Boolean value that indicates whether the user interface around
  ///   the content is laid out from right to left.
  package func direction(inRightToLeft: Bool) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: inRightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
