import UIKitCore

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The styles of an alert's button.
  public enum Style: Int, Sendable {
    /// A button without special meaning.
    case `default` = 0
    /// The button that cancels the alert without any change. Escape performs it.
    case cancel
    /// A button that deletes something. Its title is red.
    case destructive
  }

  /// The title of the button.
  open private(set) var title: String?
  /// The style of the button.
  open private(set) var style: Style
  /// A Boolean value that indicates whether the button reacts to touches.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton?

  /// Creates a button.
  ///
  /// - Parameter handler: A closure that is called after the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
