import Foundation

/// A relation between an attribute of one view or guide and that of another one, or a number:
/// `first = multiplier · second + constant`, or at least, or at most.
///
/// A constraint takes effect while it is active, in the layout of the frame. Required constraints
/// that contradict each other are reported in one warning, and the one that was activated last is
/// left out; the same applies to numbers that are not finite, and to views that have no superview
/// in common.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  let first: LayoutSide
  let second: LayoutSide?
  private let storedRelation: Relation
  private let storedMultiplier: CGFloat
  /// The name of the constraint in warnings.
  open var identifier: String?

  private var storedConstant: CGFloat
  private var storedPriority = UILayoutPriority.required
  /// The view whose `constraints` contain this one while it is active.
  weak var holder: UIView?
  /// The number of activations of any constraints before that of this one, which decides which of
  /// two contradictory constraints is the later one.
  var activation = 0

  init(
    _ first: LayoutSide, _ relation: Relation, _ second: LayoutSide?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    (self.first, storedRelation, self.second) = (first, relation, second)
    (storedMultiplier, storedConstant) = (multiplier, constant)
    super.init()
  }

  /// Creates an inactive constraint.
  ///
  /// - Parameters:
  ///   - view1: The first view or guide.
  ///   - attr1: Its attribute.
  ///   - relation: The relation between the two sides.
  ///   - view2: The second view or guide, or `nil` for a number.
  ///   - attr2: Its attribute, of the same kind as the first one, or `.notAnAttribute`.
  ///   - multiplier: The factor of the second attribute.
  ///   - c: The constant that is added to the second side, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let items = [view1, view2].map { $0.flatMap { $0 as? any LayoutItem } }
    precondition(items[0] != nil, "A constraint's first item must be a view or a layout guide.")
    let hasSecond = view2 != nil && attr2 != .notAnAttribute
    precondition(!hasSecond || items[1] != nil, "A constraint's items must be views or guides.")
    self.init(
      LayoutSide(LayoutPlace(item: items[0], attribute: attr1)), relation,
      hasSecond ? LayoutSide(LayoutPlace(item: items[1], attribute: attr2)) : nil,
      multiplier: multiplier, constant: c)
  }

  // MARK: Sides

  /// The view or guide of the first side, or `nil` after its end.
  open var firstItem: AnyObject? { first.place.item }
  /// The view or guide of the second side, or `nil`.
  open var secondItem: AnyObject? { second?.place.item }
  /// The attribute of the first side.
  open var firstAttribute: Attribute { first.place.attribute }
  /// The attribute of the second side, or `.notAnAttribute`.
  open var secondAttribute: Attribute { second?.place.attribute ?? .notAnAttribute }
  /// The anchor of the first side.
  open var firstAnchor: NSObject { LayoutAnchors.anchor(of: first) }
  /// The anchor of the second side, or `nil`.
  open var secondAnchor: NSObject? { second.map { LayoutAnchors.anchor(of: $0) } }

  /// The items that still exist.
  var items: [any LayoutItem] { first.items + (second?.items ?? []) }
  /// A Boolean value that indicates whether all items still exist.
  var isWhole: Bool { first.isWhole && second?.isWhole ?? true }

  // MARK: Numbers

  /// The relation between the two sides.
  open var relation: Relation { storedRelation }
  /// The factor of the second attribute.
  open var multiplier: CGFloat { storedMultiplier }

  /// The constant of the second side, in points. It can change while the constraint is active;
  /// within an animation block, followed by `layoutIfNeeded()`, the change is animated. If the
  /// animation is reversed or its transition cancelled, the constant returns, too.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      guard newValue.isFinite else {
        return warn("the constant \(newValue) of the constraint \(name) is refused")
      }
      let old = storedConstant
      recordForReturn { $0.constant = old }
      storedConstant = newValue
      engine?.constantChanged(of: self)
    }
  }

  /// The strength of the constraint. A change while the constraint is active takes effect with the
  /// next layout.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      let old = storedPriority
      recordForReturn { $0.priority = old }
      storedPriority = newValue
      engine?.replace(self)
    }
  }

  // MARK: Activation

  /// A Boolean value that indicates whether the constraint takes effect. To be activated, its views
  /// must have a common superview, or one must be inside the other.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      recordForReturn { $0.isActive = !newValue }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
