import UIKitCore

/// An action that the user finds beside a row, by dragging the row aside.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The styles of an action.
  public enum Style: Int, Sendable {
    /// A usual action, in gray.
    case normal = 0
    /// An action that deletes something, in red.
    case destructive
  }

  /// A closure that performs an action.
  ///
  /// It receives the action, the view of its button, and a closure to be called once the action has
  /// been performed, with whether it was: the row then returns to its place.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the action.
  open private(set) var style: Style
  /// The closure that performs the action.
  open private(set) var handler: Handler
  /// The title of the button.
  open var title: String?
  /// The image of the button, at the left of its title.
  open var image: UIImage?
  /// The color of the button; `nil` stands for that of the style.
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

/// The actions on one side of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the outermost first.
  open private(set) var actions: [UIContextualAction]
  /// A Boolean value that indicates whether a drag across most of the row performs the first
  /// action. The default is `true`.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
