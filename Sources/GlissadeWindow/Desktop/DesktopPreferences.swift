import UIKit

/// The user's preferences for all programs on a desktop. An unknown preference has its default
/// value.
package struct DesktopPreferences: Hashable, Sendable {
  /// A Boolean value that indicates whether the user prefers reduced motion.
  package var reducesMotion: Bool
  /// The style that the user prefers, or `.unspecified` if there is no preference.
  package var style: UIUserInterfaceStyle

  /// Creates preferences with the given values.
  package init(reducesMotion: Bool = false, style: UIUserInterfaceStyle = .unspecified) {
    self.reducesMotion = reducesMotion
    self.style = style
  }
}
