import UIKitCore

/// An action of a row that becomes visible when the user drags the row aside.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The styles of an action.
  public enum Style: Int, Sendable {
    /// A normal action. Its button is gray by default.
    case normal = 0
    /// An action that deletes something. Its button is red by default.
    case destructive
  }

  /// A closure that performs an action.
  ///
  /// The closure receives the action, the button of the action, and a completion closure. The
  /// handler calls the completion closure with `true` if the action was performed. The row then
  /// moves back to its place.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the action.
  open private(set) var style: Style
  /// The closure that performs the action.
  open private(set) var handler: Handler
  /// The title of the button.
  open var title: String?
  /// The image of the button, which is to the left of the title.
  open var image: UIImage?
  /// The color of the button. `nil` stands for the default color of the style.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// The actions that a drag of a row reveals on one side.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the outer edge of the row inwards.
  open private(set) var actions: [UIContextualAction]
  /// A Boolean value that indicates whether a drag across most of the row performs the first
  /// action. The default is `true`.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
