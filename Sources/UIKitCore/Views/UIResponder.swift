import Foundation
import GlissadeGestures
import GlissadeLayers

/// The direction of the content to be shown.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// The content at the right.
  case right = 1
  /// The content in another direction, or on the next or previous page.
  case left, up, down, next, previous
}

/// An object that receives events. Events that it does not handle are passed on to `next`.
@preconcurrency @MainActor open class UIResponder: NSObject, AssociationOwner {
  public override init() { super.init() }

  /// The observations of the responder's properties, or `nil` before the first one.
  var observations: ObservationList?

  // `AssociatedObjects.locked` protects it.
  private nonisolated(unsafe) var associationStorage: AssociatedObjects?

  /// Returns the values of `objc_setAssociatedObject`.
  package nonisolated final func associations(makes: Bool) -> AssociatedObjects? {
    AssociatedObjects.locked {
      if associationStorage == nil, makes { associationStorage = AssociatedObjects() }
      return associationStorage
    }
  }

  // MARK: Values by keys: see UIResponder+Values.swift

  /// Returns the value of a property: a common one of views, or a stored one of a client's class. A
  /// key that is none has no value.
  open func value(forKey key: String) -> Any? { value(at: key) }
  /// Sets a common property of views. A key or a value that is none is refused with a warning.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, at: key) }

  /// Returns the value of a property, or of one of an object that a property holds, such as
  /// `"layer.cornerRadius"`.
  open func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2 else { return value(forKey: keyPath) }
    switch value(forKey: keys[0]) {
    case let layer as CALayer: return layer.value(forKeyPath: keys[1])
    case let responder as UIResponder: return responder.value(forKeyPath: keys[1])
    default: return nil
    }
  }

  /// Sets a property, or one of an object that a property holds.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2 else { return setValue(value, forKey: keyPath) }
    switch self.value(forKey: keys[0]) {
    case let layer as CALayer: layer.setValue(value, forKeyPath: keys[1])
    case let responder as UIResponder: responder.setValue(value, forKeyPath: keys[1])
    default: setValue(value, at: keyPath)
    }
  }

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
  /// A Boolean value that indicates whether the elements in the object belong together.
  open var shouldGroupAccessibilityChildren = false
  /// The elements in the object, or `nil` for its subviews.
  open var accessibilityElements: [Any]?
  /// The actions of the object, besides the usual ones.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The language of the label, value and hint; `nil` stands for the user's.
  open var accessibilityLanguage: String?
  /// The frame of the object, if it is not that of the view.
  var ownAccessibilityFrame: CGRect?
  /// The frame of the object in the screen's coordinates, by default that of the view.
  open var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? (self as? UIView)?.frameOnScreen ?? .zero }
    set { ownAccessibilityFrame = newValue }
  }
  /// Performs the action of the object for an assistive program, which none does here.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value of the object for an assistive program, which none does here.
  open func accessibilityIncrement() {}
  /// Decreases the value of the object for an assistive program, which none does here.
  open func accessibilityDecrement() {}

  // MARK: Motion of the device, which a desktop does not have

  /// Notifies the responder that the device began to be shaken, which does not happen here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Notifies the responder that the device was shaken, which does not happen here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Notifies the responder that a motion was cancelled, which does not happen here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

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

  // MARK: Actions without a target

  /// Returns whether the responder performs an action that has no target. The default
  /// implementation returns whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }
  /// Returns the first responder, from this one on, that performs an action, or `nil`.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Editing

  /// Moves the selected text to the pasteboard. The default implementation does nothing, as do
  /// those of the other methods of editing.
  open func cut(_ sender: Any?) {}
  /// Copies the selected text to the pasteboard.
  open func copy(_ sender: Any?) {}
  /// Replaces the selected text by that of the pasteboard.
  open func paste(_ sender: Any?) {}
  /// Removes the selected text.
  open func delete(_ sender: Any?) {}
  /// Selects the word at the caret.
  open func select(_ sender: Any?) {}
  /// Selects the whole text.
  open func selectAll(_ sender: Any?) {}

  /// The record of changes that the user can undo with Control and Z, by default that of the next
  /// responder; a window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The view in place of the keyboard on the screen, which a desktop does not have.
  open var inputView: UIView? { nil }
  /// The view above the keyboard on the screen, which a desktop does not have.
  open var inputAccessoryView: UIView? { nil }
  /// Updates the views of the keyboard on the screen, which a desktop does not have.
  open func reloadInputViews() {}

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
  package final func keyDown(_ event: InputEvent) -> Bool {
    if let view = self as? any KeyResponder, view.handleKey(event) { return true }
    return next?.keyDown(event) ?? false
  }
}

/// A responder that handles keys while it is the first one, or before that in the chain.
@MainActor package protocol KeyResponder: UIResponder {
  /// Handles a key, and returns whether it was one of this responder's.
  func handleKey(_ event: InputEvent) -> Bool
  /// Handles the loss of the first responder's role without having been asked.
  func lostFirstResponder()
}

extension KeyResponder {
  package func lostFirstResponder() {}
}
