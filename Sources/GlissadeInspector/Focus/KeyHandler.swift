import GlissadeGestures
import UIKit

/// A view of the panes that can receive the focus by Tab, and that handles keys while it has the
/// focus.
@MainActor package protocol KeyHandler: UIView {
  /// Handles a key.
  ///
  /// - Returns: `true` if the key was handled.
  func handle(_ event: InputEvent) -> Bool
}

extension UIView {
  /// Draws a ring around the view if it has the focus; otherwise draws an outline.
  ///
  /// - Parameter outline: The color of the outline without the focus; `nil` draws none.
  func showFocus(outline: UIColor? = nil) {
    let color = isFirstResponder ? Palette.accent : outline
    layer.borderWidth = isFirstResponder ? 2 : outline == nil ? 0 : 1
    layer.borderColor = color.map { shown($0).cgColor }
  }
}

extension InputEvent {
  /// A Boolean value that indicates whether the key of the event presses a focused button.
  package var isActivation: Bool {
    modifiers.isEmpty && (key == "Space" || key == "Return")
  }
}

extension UIScrollView {
  /// Scrolls by an arrow key, or to an end by Home or End.
  ///
  /// - Returns: `true` if the key was handled.
  func scroll(by event: InputEvent, line: CGFloat) -> Bool {
    guard event.modifiers.isEmpty else { return false }
    let top = -contentInset.top
    let end = max(top, contentSize.height + contentInset.bottom - bounds.height)
    let y: CGFloat
    switch event.key {
    case "Up": y = contentOffset.y - line
    case "Down": y = contentOffset.y + line
    case "Home": y = top
    case "End": y = end
    default: return false
    }
    contentOffset.y = min(max(y, top), end)
    return true
  }
}
