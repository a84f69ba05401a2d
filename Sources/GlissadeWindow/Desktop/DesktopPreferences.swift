import UIKit

/// The user's preferences for all programs on a desktop, as far as they are known.
package struct DesktopPreferences: Hashable, Sendable {
  /// A Boolean value that indicates whether the user wants less motion.
  package var reducesMotion: Bool
  /// The style that the user prefers; `.unspecified` without a preference.
  package var style: UIUserInterfaceStyle

  /// Creates preferences.
  package init(reducesMotion: Bool = false, style: UIUserInterfaceStyle = .unspecified) {
    self.reducesMotion = reducesMotion
    self.style = style
  }
}
