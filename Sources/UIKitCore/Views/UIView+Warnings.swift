import Foundation

extension UIView {
  /// Logs a client's mistake once, in the log of the view's scene or, outside a window, of the
  /// current scene.
  package func warn(_ text: String) {
    (window?.windowScene ?? UIWindowScene.current)?.resources.warnOnce(text)
  }
}
