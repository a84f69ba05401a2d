import GlissadeGestures
import UIKit

/// A view of the panes that handles keys while it has the focus.
@MainActor package protocol KeyHandler: UIView {
  /// Handles a key.
  ///
  /// - Returns: `true` if the key was handled.
  func handle(_ event: InputEvent) -> Bool
}
