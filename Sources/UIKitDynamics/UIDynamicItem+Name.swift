import UIKitCore

extension UIDynamicItem {
  /// The name of the item in logs and overlays.
  var logName: String {
    (self as? UIView)?.accessibilityIdentifier ?? String(describing: type(of: self))
  }
}
