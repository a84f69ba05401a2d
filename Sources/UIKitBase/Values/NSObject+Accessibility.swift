import Foundation

/// An object that stores attributes for assistive programs.
@MainActor package protocol AccessibleObject: AnyObject {
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
  var accessibilityFrame: CGRect { get set }
  var accessibilityElementsHidden: Bool { get set }
  var accessibilityViewIsModal: Bool { get set }
  var shouldGroupAccessibilityChildren: Bool { get set }
  var accessibilityElements: [Any]? { get set }
  var accessibilityLanguage: String? { get set }
}

/// The attributes of an object that is no responder, such as an item of a bar or an image.
private final class AccessibilityAttributes: AccessibleObject {
  var isAccessibilityElement = false
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits = UIAccessibilityTraits.none
  var accessibilityFrame = CGRect.zero
  var accessibilityElementsHidden = false
  var accessibilityViewIsModal = false
  var shouldGroupAccessibilityChildren = false
  var accessibilityElements: [Any]?
  var accessibilityLanguage: String?

  /// The key of the attributes among the values that are associated with an object.
  static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension Optional where Wrapped == [Any] {
  /// Returns the element with an index, or `nil` if there is none.
  package func element(at index: Int) -> Any? {
    flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// Returns the index of an object in the array, or `NSNotFound`.
  package func index(ofElement element: Any) -> Int {
    let element = element as AnyObject
    let index = self?.firstIndex {
      let object = $0 as AnyObject
      return object === element || (object as? NSObject)?.isEqual(element) == true
    }
    return index ?? NSNotFound
  }
}

// The attributes that every object of UIKit has for assistive programs. No such program runs here:
// the attributes are stored and can be read. Responders have their own, which a subclass can
// override. These are members of a protocol, because a class cannot declare a member again that an
// extension of its superclass declares.
extension NSObjectProtocol where Self: NSObject {
  /// The object that stores the attributes: a responder itself, or an associated object.
  @MainActor private var attributes: any AccessibleObject {
    if let responder = self as? any AccessibleObject { return responder }
    let key = AccessibilityAttributes.key
    if let known = objc_getAssociatedObject(self, key) as? AccessibilityAttributes { return known }
    let new = AccessibilityAttributes()
    objc_setAssociatedObject(self, key, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }

  /// A Boolean value that indicates whether the object is an element for assistive programs.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { attributes.isAccessibilityElement }
    set { attributes.isAccessibilityElement = newValue }
  }
  /// The name of the object for assistive programs.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { attributes.accessibilityLabel }
    set { attributes.accessibilityLabel = newValue }
  }
  /// A description of the effect of an action on the object, for assistive programs.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { attributes.accessibilityHint }
    set { attributes.accessibilityHint = newValue }
  }
  /// The value of the object as text, for assistive programs.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { attributes.accessibilityValue }
    set { attributes.accessibilityValue = newValue }
  }
  /// The kind of the object for assistive programs.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { attributes.accessibilityTraits }
    set { attributes.accessibilityTraits = newValue }
  }
  /// The frame of the object in the screen's coordinates, for assistive programs.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { attributes.accessibilityFrame }
    set { attributes.accessibilityFrame = newValue }
  }
  /// A Boolean value that indicates whether the elements in the object are hidden from assistive
  /// programs.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { attributes.accessibilityElementsHidden }
    set { attributes.accessibilityElementsHidden = newValue }
  }
  /// A Boolean value that indicates whether the elements beside the object are hidden from
  /// assistive programs.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { attributes.accessibilityViewIsModal }
    set { attributes.accessibilityViewIsModal = newValue }
  }
  /// A Boolean value that indicates whether the elements in the object are a group for assistive
  /// programs.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { attributes.shouldGroupAccessibilityChildren }
    set { attributes.shouldGroupAccessibilityChildren = newValue }
  }
  /// The elements in the object for assistive programs, or `nil` for none.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { attributes.accessibilityElements }
    set { attributes.accessibilityElements = newValue }
  }
  /// The language of the accessibility label, value and hint; `nil` stands for the user's language.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { attributes.accessibilityLanguage }
    set { attributes.accessibilityLanguage = newValue }
  }

  /// Returns the number of `accessibilityElements`, or 0 if there are none.
  @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
    accessibilityElements?.count ?? 0
  }
  /// Returns one of the `accessibilityElements`, or `nil` for an index of no element.
  @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.element(at: index)
  }
  /// Returns the index of an object among the `accessibilityElements`, or `NSNotFound`.
  @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements.index(ofElement: element)
  }
}
