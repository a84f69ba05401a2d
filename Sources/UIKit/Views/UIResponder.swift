import Foundation
import GlissadeGestures

/// Where what is to be shown lies.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// Something that events can be sent to. What it does not handle goes on to `next`.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who is asked after this one.
  open var next: UIResponder? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  /// Whether keys are sent here first.
  open var isFirstResponder: Bool { firstResponderScene?.firstResponder === self }

  /// Asks for keys; false if this responder does not take them or the present one keeps them.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let scene = firstResponderScene, canBecomeFirstResponder else { return false }
    if scene.firstResponder === self { return true }
    if let current = scene.firstResponder, !current.resignFirstResponder() { return false }
    scene.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { firstResponderScene?.firstResponder = nil }
    return true
  }

  /// The scene whose keys this responder can get.
  private var firstResponderScene: UIWindowScene? {
    if let view = self as? UIView { return view.window?.windowScene }
    if let controller = self as? UIViewController {
      return controller.viewIfLoaded?.window?.windowScene
    }
    return nil
  }

  /// Goes back a level, by Escape or the like: a page that covers another leaves it.
  ///
  /// Those in the responder chain are asked in turn until one has done so; without an override none
  /// does.
  ///
  /// - Returns: whether that happened.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Shows what lies in a direction, a page at a time, by an arrow key or the like.
  ///
  /// Those in the responder chain are asked in turn until one has done so, then the controllers within
  /// the one in front; without an override none does.
  ///
  /// - Returns: whether that happened.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// A key went down while this responder, or one before it in the chain, had the keys; true if it
  /// was of use.
  package func keyDown(_ event: InputEvent) -> Bool { next?.keyDown(event) ?? false }
}
