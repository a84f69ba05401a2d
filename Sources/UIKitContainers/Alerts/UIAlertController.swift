import UIKitCore

/// A controller of a message with buttons: an alert in the middle of the window, or a sheet of
/// actions at its bottom. Present it like any other controller.
///
/// ```swift
/// let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(
///   UIAlertAction(title: "Discard", style: .destructive) { _ in print("discarded") })
/// present(alert, animated: true)
/// ```
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The kinds of a message.
  public enum Style: Int, Sendable {
    /// A sheet of actions at the bottom of the window.
    case actionSheet = 0
    /// An alert in the middle of the window.
    case alert
  }

  /// The text under the title.
  open var message: String? { didSet { panel.show(title: title, message: message) } }
  open override var title: String? { didSet { panel.show(title: title, message: message) } }
  /// The kind of the message.
  open private(set) var preferredStyle = Style.alert
  /// The buttons, in the order of addition.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that Return performs and whose title is bold, or `nil`. It must be one of
  /// `actions`.
  open var preferredAction: UIAlertAction? { didSet { panel.rebuild(actions, preferredAction) } }

  /// The presentation controller of a sheet of actions, or `nil` for an alert. In a window of
  /// regular width the sheet is a popover if this presentation controller has a source. The popover
  /// has no cancel button; a press outside the popover performs the cancel action instead.
  open override var popoverPresentationController: UIPopoverPresentationController? {
    preferredStyle == .actionSheet ? popover : nil
  }
  private lazy var popover = UIPopoverPresentationController(
    presentedViewController: self, presenting: nil)
  private static let popoverWidth: CGFloat = 270

  private let panel = AlertPanel()
  private let transitioning = AlertTransitioning()

  /// Creates an alert or a sheet of actions, without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    // A property observer of this class does not run in its initializer. The observer of the title,
    // which a superclass declares, runs and shows both texts.
    self.message = message
    self.title = title
    modalPresentationStyle = .custom
    transitioningDelegate = transitioning
    panel.stacksButtons = preferredStyle == .actionSheet
    panel.onChoice = { [weak self] in self?.choose($0) }
  }

  open override func loadView() { view = panel }

  /// Prepares the controller for a presentation in a window with the given traits.
  ///
  /// - Returns: The presentation controller of a popover, or `nil` for the usual presentation.
  func preparePopover(in traits: UITraitCollection?) -> UIPopoverPresentationController? {
    let isPopover =
      preferredStyle == .actionSheet && popover.hasSource && traits?.horizontalSizeClass == .regular
    panel.showsCancel = !isPopover
    panel.rebuild(actions, preferredAction)
    guard isPopover else { return nil }
    preferredContentSize = panel.sizeThatFits(CGSize(width: Self.popoverWidth, height: 0))
    return popover
  }

  /// Adds a button. An alert has one button of style `.cancel` at most; a second one is refused
  /// with a warning.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      scene?.resources.logWarning(
        "an alert has one cancel button: \(action.title ?? "nil") is refused")
      return
    }
    actions.append(action)
    panel.rebuild(actions, preferredAction)
  }

  /// Dismisses the alert and then calls the handler of an action. While the alert is being
  /// dismissed, further calls have no effect.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    let done = { if let handler = action.handler { handler(action) } }
    guard let presentingViewController else { return done() }
    presentingViewController.dismiss(animated: true, completion: done)
  }

  /// Performs the cancel action. This is called on Escape and on a tap beside a sheet of actions.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    choose(cancel)
    return true
  }
}

extension UIAlertController: PopoverContent {
  package func leavePopover() -> Bool { accessibilityPerformEscape() }
}
