import Foundation
import GlissadeGestures
import GlissadeLayers

/// The directions of a scroll, named by the place of the content that becomes visible.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// A scroll to the content at the right.
  case right = 1
  /// A scroll to the content at the left, above or below, or to the next or previous page.
  case left, up, down, next, previous
}

/// An object that receives events. Events that it does not handle are passed on to `next`.
@preconcurrency @MainActor open class UIResponder: NSObject, AssociationOwner {
  public override init() { super.init() }

  /// The observations of the responder's properties, or `nil` before the first one.
  package final var observations: ObservationList?

  // `AssociatedObjects.locked` protects the stored associations from concurrent access.
  private nonisolated(unsafe) var associationStorage: AssociatedObjects?

  /// Returns the values that `objc_setAssociatedObject` has associated with the responder. If there
  /// are none, returns `nil`, or with `makes` a new empty store.
  package nonisolated final func associations(makes: Bool) -> AssociatedObjects? {
    AssociatedObjects.locked {
      if associationStorage == nil, makes { associationStorage = AssociatedObjects() }
      return associationStorage
    }
  }

  // MARK: Values by keys: see UIResponder+Values.swift

  /// Returns the value of the property called `key`: a common property of views, or a stored
  /// property of a client's class. Returns `nil` for the key of another property.
  open func value(forKey key: String) -> Any? { value(at: key) }
  /// Sets a common property of views by its name. An unknown name, or a value of another type,
  /// changes nothing and logs a warning.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, at: key) }

  /// Returns the value at a key path: of a property, or of a property of the object that a property
  /// holds, such as `"layer.cornerRadius"`.
  open func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2 else { return value(forKey: keyPath) }
    switch value(forKey: keys[0]) {
    case let layer as CALayer: return layer.value(forKeyPath: keys[1])
    case let responder as UIResponder: return responder.value(forKeyPath: keys[1])
    default: return nil
    }
  }

  /// Sets the property at a key path, such as `"alpha"`, or such as `"layer.cornerRadius"` for a
  /// property of an object that a property holds.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2 else { return setValue(value, forKey: keyPath) }
    switch self.value(forKey: keys[0]) {
    case let layer as CALayer: layer.setValue(value, forKeyPath: keys[1])
    case let responder as UIResponder: responder.setValue(value, forKeyPath: keys[1])
    default: setValue(value, at: keyPath)
    }
  }

  /// Returns `nil`. Subclasses return readers of the properties whose changes they report.
  package func observedReader(of keyPath: String) -> ((NSObject) -> Any?)? { nil }

  /// Handles a change of a property that this object observes by text; see
  /// `addObserver(_:forKeyPath:options:context:)`. The default implementation logs a warning,
  /// because an object that observes a property overrides the method.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    SceneResources.current?.warnOnce(
      "\(type(of: self)) received a change of “\(keyPath ?? "")” and its observeValue handles none"
    )
  }

  /// The next responder of the responder chain, or `nil` at the end of the chain.
  open var next: UIResponder? { nil }

  /// Handles touches that began. The default implementation passes them on to `next`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let next else {
      for touch in touches { touch.isUnhandled = true }
      return
    }
    next.touchesBegan(touches, with: event)
  }
  /// Handles moved touches. The default implementation passes them on to `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Handles ended touches. The default implementation passes them on to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Handles cancelled touches. The default implementation passes them on to `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Nibs: there are none, so these are not called

  /// Notifies the object that it has been loaded from a nib, which does not happen here.
  open func awakeFromNib() {}
  /// Notifies the object that Interface Builder shows it, which does not happen here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility: values that programs can read, and no screen reader does

  /// A Boolean value that indicates whether the object is an element for assistive programs.
  open var isAccessibilityElement = false
  /// The name of the object for assistive programs.
  open var accessibilityLabel: String?
  /// A description of the effect of an action on the object, for assistive programs.
  open var accessibilityHint: String?
  /// The value of the object as text, for assistive programs.
  open var accessibilityValue: String?
  /// The kind of the object for assistive programs.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// A Boolean value that indicates whether the elements in the object are hidden from assistive
  /// programs.
  open var accessibilityElementsHidden = false
  /// A Boolean value that indicates whether the elements beside the object are hidden from
  /// assistive programs.
  open var accessibilityViewIsModal = false
  /// A Boolean value that indicates whether the elements in the object are a group for assistive
  /// programs.
  open var shouldGroupAccessibilityChildren = false
  /// The elements in the object for assistive programs; `nil` if these are the object's subviews.
  open var accessibilityElements: [Any]?
  /// Returns the number of `accessibilityElements`, or 0 if there are none.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns one of the `accessibilityElements`, or `nil` for an index of no element.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.element(at: index)
  }
  /// Returns the index of an object among the `accessibilityElements`, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements.index(ofElement: element)
  }
  /// The actions that the object offers to assistive programs in addition to the usual ones.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The language of the accessibility label, value and hint; `nil` stands for the user's language.
  open var accessibilityLanguage: String?
  /// The accessibility frame that was set, or `nil` for the frame of the view.
  var ownAccessibilityFrame: CGRect?
  /// The frame of the object in the screen's coordinates, by default the frame of the view.
  open var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? (self as? UIView)?.frameOnScreen ?? .zero }
    set { ownAccessibilityFrame = newValue }
  }
  /// Performs the main action of the object for an assistive program. No such program runs here.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value of the object for an assistive program. No such program runs here.
  open func accessibilityIncrement() {}
  /// Decreases the value of the object for an assistive program. No such program runs here.
  open func accessibilityDecrement() {}

  // MARK: Motion of the device, which a desktop does not have

  /// Notifies the responder that the device began to be shaken, which does not happen here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Notifies the responder that the device was shaken, which does not happen here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Notifies the responder that a motion was cancelled, which does not happen here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  // MARK: First responder

  /// A Boolean value that indicates whether the responder can become the first responder, which
  /// receives keys.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether the responder can stop being the first responder, which
  /// receives keys.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether keys are sent to this responder first.
  open var isFirstResponder: Bool { firstResponderScene?.firstResponder === self }

  /// Makes this object the first responder. Returns `false` if `canBecomeFirstResponder` is
  /// `false`, if the object is in no window, or if the present first responder does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let scene = firstResponderScene, canBecomeFirstResponder else { return false }
    if scene.firstResponder === self { return true }
    if let current = scene.firstResponder, !current.resignFirstResponder() { return false }
    scene.firstResponder = self
    return true
  }

  /// Removes the role of the first responder from this object, so that no object has it. Returns
  /// `false` if `canResignFirstResponder` is `false`.
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
  /// implementation returns whether the responder has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }
  /// Returns the nearest object in the responder chain, from this one on, that performs an action,
  /// or `nil` if no object does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Editing

  /// Moves the selected text to the pasteboard. The default implementation does nothing, like those
  /// of the other editing methods.
  open func cut(_ sender: Any?) {}
  /// Copies the selected text to the pasteboard.
  open func copy(_ sender: Any?) {}
  /// Replaces the selected text by the text of the pasteboard.
  open func paste(_ sender: Any?) {}
  /// Removes the selected text.
  open func delete(_ sender: Any?) {}
  /// Selects the word at the caret.
  open func select(_ sender: Any?) {}
  /// Selects the whole text.
  open func selectAll(_ sender: Any?) {}

  /// The record of the changes that the user can undo with Control and Z. By default it is the
  /// record of the next responder; a window has its own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The view in place of the on-screen keyboard; `nil`, because a desktop has no such keyboard.
  open var inputView: UIView? { nil }
  /// The view above the on-screen keyboard; `nil`, because a desktop has no such keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// Updates the views of the on-screen keyboard. Does nothing, because a desktop has none.
  open func reloadInputViews() {}

  /// Goes back a level when the user presses Escape: for example, dismisses a page that covers
  /// another one.
  ///
  /// The responders of the chain are called in turn until one returns `true`. The default
  /// implementation returns `false`.
  ///
  /// - Returns: `true` if the responder went back.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Scrolls by a page in a direction when the user presses an arrow key.
  ///
  /// The responders of the chain are called in turn until one returns `true`, and then, in the same
  /// way, the child controllers of the window's front controller. The default implementation
  /// returns `false`.
  ///
  /// - Returns: `true` if the responder scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Handles a key while this object, or one before it in the responder chain, is the first
  /// responder. Returns `true` if the key was handled.
  package final func keyDown(_ event: InputEvent) -> Bool {
    if let view = self as? any KeyResponder, view.handleKey(event) { return true }
    return next?.keyDown(event) ?? false
  }
}

/// A responder that handles keys while it, or an object before it in the responder chain, is the
/// first responder.
@MainActor package protocol KeyResponder: UIResponder {
  /// Handles a key, and returns whether the responder reacts to this key.
  func handleKey(_ event: InputEvent) -> Bool
  /// Handles the loss of the first responder's role after the responder has refused to resign.
  func lostFirstResponder()
}

extension KeyResponder {
  package func lostFirstResponder() {}
}
