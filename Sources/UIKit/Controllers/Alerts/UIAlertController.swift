import Foundation

/// A message with buttons: an alert in the middle of the window, or a sheet of actions at its
/// bottom. Present it like any other controller.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The kinds of a message.
  public enum Style: Int, Sendable {
    /// A sheet of actions at the bottom.
    case actionSheet = 0
    /// An alert in the middle.
    case alert
  }

  /// The text under the title.
  open var message: String? { didSet { panel.show(title: title, message: message) } }
  open override var title: String? { didSet { panel.show(title: title, message: message) } }
  /// The kind of the message.
  open private(set) var preferredStyle = Style.alert
  /// The buttons, in the order of addition.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that Return performs, in a bold font. It has to be one of `actions`.
  open var preferredAction: UIAlertAction? { didSet { panel.rebuild(actions, preferredAction) } }

  private let panel = AlertPanel()
  private let transitioning = AlertTransitioning()

  /// Creates a message.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    // The observer of an own property does not run in an initializer; that of the title shows both.
    self.message = message
    self.title = title
    modalPresentationStyle = .custom
    transitioningDelegate = transitioning
    panel.stacksButtons = preferredStyle == .actionSheet
    panel.onChoice = { [weak self] in self?.choose($0) }
  }

  open override func loadView() { view = panel }

  /// Adds a button. An alert has one button of style `.cancel` at most; a second one is refused
  /// with a warning.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      scene?.logWarning("an alert has one cancel button: \(action.title ?? "nil") is refused")
      return
    }
    actions.append(action)
    panel.rebuild(actions, preferredAction)
  }

  /// Dismisses the alert and then performs an action, once.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    let done = { if let handler = action.handler { handler(action) } }
    guard let presentingViewController else { return done() }
    presentingViewController.dismiss(animated: true, completion: done)
  }

  /// Performs the cancel button, on Escape and on a tap beside a sheet of actions.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    choose(cancel)
    return true
  }
}
