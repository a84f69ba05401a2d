import Foundation
import GlissadeGestures

/// The direction of the content to be shown.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// The content at the right.
  case right = 1
  /// The content in another direction, or on the next or previous page.
  case left, up, down, next, previous
}

/// An object that receives events. Events that it does not handle are passed on to `next`.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The observations of the responder's properties, or `nil` before the first one.
  var observations: ObservationList?

  /// The next responder of the chain.
  open var next: UIResponder? { nil }

  /// Handles touches that began; by default they are passed on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Handles moved touches; by default they are passed on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Handles ended touches; by default they are passed on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Handles cancelled touches; by default they are passed on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Nibs: there are none, so these are not called

  /// Notifies an object that a nib has been loaded, which does not happen here.
  open func awakeFromNib() {}
  /// Notifies an object that Interface Builder shows it, which does not happen here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility: values that programs can read, and no screen reader does

  /// A Boolean value that indicates whether the object is an element for assistive programs.
  open var isAccessibilityElement = false
  /// The name of the object.
  open var accessibilityLabel: String?
  /// The effect of an action on the object.
  open var accessibilityHint: String?
  /// The value of the object.
  open var accessibilityValue: String?
  /// The kind of the object.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// A Boolean value that indicates whether the elements in the object are hidden.
  open var accessibilityElementsHidden = false
  /// A Boolean value that indicates whether the elements beside the object are hidden.
  open var accessibilityViewIsModal = false

  // MARK: First responder

  /// A Boolean value that indicates whether the responder can receive keys.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether the responder can stop receiving keys.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether keys are sent to this responder first.
  open var isFirstResponder: Bool { firstResponderScene?.firstResponder === self }

  /// Makes this the first responder. Returns `false` if it cannot be, or the present one does not
  /// resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let scene = firstResponderScene, canBecomeFirstResponder else { return false }
    if scene.firstResponder === self { return true }
    if let current = scene.firstResponder, !current.resignFirstResponder() { return false }
    scene.firstResponder = self
    return true
  }

  /// Makes no responder the first one. Returns `false` if this responder refuses it.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { firstResponderScene?.firstResponder = nil }
    return true
  }

  /// The scene whose keys this responder can receive.
  private var firstResponderScene: UIWindowScene? {
    if let view = self as? UIView { return view.window?.windowScene }
    if let controller = self as? UIViewController {
      return controller.viewIfLoaded?.window?.windowScene
    }
    return nil
  }

  /// Goes back a level on Escape: for example, a page that covers another one leaves it.
  ///
  /// The responders of the chain are called in turn until one returns `true`. The default
  /// implementation returns `false`.
  ///
  /// - Returns: `true` if the responder went back.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Scrolls by a page in a direction, on an arrow key.
  ///
  /// The responders of the chain are called in turn until one returns `true`, and then the
  /// controllers within the front one. The default implementation returns `false`.
  ///
  /// - Returns: `true` if the responder scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Handles a key while this responder, or one before it in the chain, is the first one. Returns
  /// `true` if the key was handled.
  package func keyDown(_ event: InputEvent) -> Bool { next?.keyDown(event) ?? false }
}
