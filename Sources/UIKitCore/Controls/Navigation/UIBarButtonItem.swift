import Foundation

/// A button of a navigation bar or toolbar, independent of the view that the bar creates for it.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The style of a bar button.
  public enum Style: Int, Sendable {
    /// A button with a plain title.
    case plain = 0
    /// A button that completes the user's task, with a bold title.
    case done = 2
  }

  /// The style of the button.
  open var style = Style.plain { didSet { changed() } }
  /// The target of a tap, which receives the item as the sender. The target is held weakly (N-03).
  open weak var target: AnyObject?
  /// The method that a tap calls on the target.
  open var action: Selector?
  /// The action that a tap performs in addition to the target's method.
  open var primaryAction: UIAction?
  /// The view that is shown in place of the button, in the view's own size; `nil` for a button.
  open var customView: UIView? { didSet { changed() } }
  /// The width of the button in points; 0 stands for the width of its title or image.
  open var width: CGFloat = 0 {
    didSet {
      width = usable("width", width, or: oldValue)
      changed()
    }
  }
  /// The color of the button; `nil` stands for the tint color of the bar.
  open var tintColor: UIColor? { didSet { changed() } }

  /// The button that currently shows the item in a bar, or `nil`.
  weak var button: BarButton?

  /// Creates an item with a title.
  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    super.init()
    (self.title, self.style, self.target, self.action) = (title, style, target, action)
  }

  /// Creates an item without title and image.
  public override convenience init() {
    self.init(title: nil, style: .plain, target: nil, action: nil)
  }

  /// Creates an item that shows a view in its own size.
  public convenience init(customView: UIView) {
    self.init(title: nil, style: .plain, target: nil, action: nil)
    self.customView = customView
  }

  /// Creates an item with a predefined meaning, which is shown as a title in words (our choice).
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?
  ) {
    let isDone = systemItem == .done || systemItem == .save
    self.init(
      title: systemItem.title, style: isDone ? .done : .plain, target: target, action: action)
    if systemItem == .fixedSpace || systemItem == .flexibleSpace {
      isEnabled = false
      space = systemItem
    }
  }

  /// The kind of the space, flexible or fixed, that the item adds to a toolbar; `nil` for a button.
  private(set) var space: SystemItem?

  /// Returns an item for a flexible space in a toolbar. The flexible spaces share the free width.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  /// Returns an item for a space of a fixed width in a toolbar, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Creates an item with an image.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates an item with an action.
  ///
  /// - Parameter primaryAction: The action of the button. The button shows the title of the action
  ///   if `title` and `image` are `nil`.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    let isNameless = title == nil && image == nil
    self.init(
      title: isNameless ? primaryAction?.title : title, style: .plain, target: nil, action: nil)
    (self.image, self.primaryAction) = (image, primaryAction)
  }

  override func changed() { button?.show(self) }

  /// Returns the frame of the item's button in the coordinates of a view, or the null rectangle
  /// while the item is in no bar.
  open func frame(in referenceView: UIView) -> CGRect {
    (customView ?? button)?.frame(in: referenceView) ?? .null
  }

  /// Performs `primaryAction` and calls the target's method, as a tap does.
  func perform() {
    primaryAction?.run(from: self)
    guard let target, let action else { return }
    let call = TargetAction(target: target, action: action)
    if !call.send(from: self) {
      button?.window?.windowScene?.log(.warning(call.complaint(sender: self)))
    }
  }
}

extension UIBarButtonItem {
  /// The predefined meanings of bar button items.
  public enum SystemItem: Int, Sendable {
    /// The meanings from `done` to `action`; the two spaces are for toolbars.
    case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    /// The meanings from `organize` to `rewind`.
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    /// The meanings `fastForward`, `undo` and `redo`.
    case fastForward, undo, redo
    /// The meaning of a button that closes a page.
    case close = 24

    var title: String {
      switch self {
      case .flexibleSpace, .fixedSpace: ""
      case .action: "Share"
      case .trash: "Delete"
      case .fastForward: "Forward"
      default: "\(self)".capitalized
      }
    }
  }
}
