import Foundation

extension UIView {
  /// Logs a client's mistake once, in the view's scene or, outside a window, in the current one.
  package func warn(_ text: String) {
    (window?.windowScene ?? UIWindowScene.current)?.warnOnce(text)
  }
}
