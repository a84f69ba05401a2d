import Foundation

/// A rectangle in a view that takes part in its layout, and shows nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
  /// The name of the guide in warnings.
  open var identifier = ""
  /// The view to which the guide belongs, in whose coordinates it has its frame.
  open internal(set) weak var owningView: UIView?
  /// The frame after the last layout, in the coordinates of the owning view.
  open var layoutFrame: CGRect { storedFrame }

  private var storedFrame = CGRect.zero
  /// The way in which the guide follows its view, or `nil` if constraints determine it.
  let rule: LayoutGuideRule?
  var layoutConstraints: [NSLayoutConstraint] = []

  /// Creates a guide, which `addLayoutGuide(_:)` adds to a view.
  public override convenience init() { self.init(rule: nil) }

  init(rule: LayoutGuideRule?) {
    self.rule = rule
    super.init()
  }

  var layoutSuperview: UIView? { owningView }
  var layoutView: UIView? { owningView }
  var layoutName: String { identifier.isEmpty ? "\(type(of: self))" : "“\(identifier)”" }

  /// Sets the frame that the layout has determined.
  func setLayoutFrame(_ frame: CGRect) { storedFrame = frame }

  // MARK: Anchors

  /// The left edge, like `leadingAnchor`.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The left edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The right edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
