import Foundation

/// A rectangle in a view that takes part in the layout by constraints, and is not visible.
///
/// ```swift
/// let gap = UILayoutGuide()
/// page.addLayoutGuide(gap)
/// gap.heightAnchor.constraint(equalTo: page.heightAnchor, multiplier: 0.25).isActive = true
/// ```
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
  /// The name of the guide in warnings.
  open var identifier = ""
  /// The view to which the guide belongs. The frame of the guide is in the coordinates of this
  /// view.
  open internal(set) weak var owningView: UIView?
  /// The frame of the guide after the last layout, in the coordinates of the owning view.
  open var layoutFrame: CGRect { storedFrame }

  private var storedFrame = CGRect.zero
  /// The rule by which the guide follows its view, or `nil` if constraints determine its frame.
  let rule: LayoutGuideRule?
  package var layoutConstraints: [NSLayoutConstraint] = []

  /// Creates a guide, which `addLayoutGuide(_:)` adds to a view.
  public override convenience init() { self.init(rule: nil) }

  init(rule: LayoutGuideRule?) {
    self.rule = rule
    super.init()
  }

  package var layoutSuperview: UIView? { owningView }
  package var layoutView: UIView? { owningView }
  package var layoutName: String { identifier.isEmpty ? "\(type(of: self))" : "“\(identifier)”" }

  /// Sets the frame that the layout has determined.
  func setLayoutFrame(_ frame: CGRect) { storedFrame = frame }

  // MARK: Anchors

  /// The anchor of the guide's left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The anchor of the guide's right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The anchor of the guide's leading edge, which is the left one.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The anchor of the guide's trailing edge, which is the right one.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The anchor of the guide's horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The anchor of the guide's top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The anchor of the guide's bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The anchor of the guide's vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The anchor of the guide's width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The anchor of the guide's height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
