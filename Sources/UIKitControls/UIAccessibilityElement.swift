import UIKitCore

/// An element for assistive programs that is no view, such as a bar of a chart that a view draws.
/// No such program runs here: what is set can be read.
///
/// ```swift
/// let chart = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
/// let bar = UIAccessibilityElement(accessibilityContainer: chart)
/// bar.accessibilityLabel = "May"
/// bar.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 20, width: 16, height: 80)
/// chart.accessibilityElements = [bar]
/// ```
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// The object that contains the element, usually a view.
  open weak var accessibilityContainer: AnyObject?
  /// The element's name in traces and tests.
  open var accessibilityIdentifier: String?
  /// The frame of the element in the coordinates of its container, from which its frame on the
  /// screen follows; `.zero` stands for the frame that was set.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  open override var accessibilityFrame: CGRect {
    get {
      guard accessibilityFrameInContainerSpace != .zero,
        let view = accessibilityContainer as? UIView
      else { return super.accessibilityFrame }
      return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
    set {
      accessibilityFrameInContainerSpace = .zero
      super.accessibilityFrame = newValue
    }
  }
}
