import Foundation

/// A relation between an attribute of a view or guide and an attribute of another one, or a number:
/// `first = multiplier · second + constant`, or the same with `≥` or `≤`.
///
/// ```swift
/// label.translatesAutoresizingMaskIntoConstraints = false
/// NSLayoutConstraint.activate([
///   label.centerXAnchor.constraint(equalTo: page.centerXAnchor),
///   label.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor, constant: 20),
/// ])
/// ```
///
/// A constraint takes effect while it is active, in the layout stage of a frame. If required
/// constraints contradict each other, one warning is logged and the constraint that was activated
/// last is ignored. A constraint with a number that is not finite, or between views without a
/// common superview, is also ignored with a warning.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  private(set) var first = LayoutSide(LayoutPlace(item: nil, attribute: .notAnAttribute))
  private(set) var second: LayoutSide?
  private var storedRelation = Relation.equal, storedMultiplier: CGFloat = 1
  /// The name of the constraint in warnings.
  open var identifier: String?
  /// A Boolean value that is stored and has no effect, because views are not archived.
  open var shouldBeArchived = false

  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required
  /// The view whose `constraints` contain this constraint, or `nil` while it is inactive.
  weak var holder: UIView?
  /// The position of this constraint in the order of all activations. Of two contradictory
  /// constraints, the one that was activated later is ignored.
  var activation = 0

  /// Creates a constraint without sides, which cannot be activated.
  public override init() { super.init() }

  package convenience init(
    _ first: LayoutSide, _ relation: Relation, _ second: LayoutSide?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    (self.first, storedRelation, self.second) = (first, relation, second)
    (storedMultiplier, storedConstant) = (multiplier, constant)
  }

  /// Creates an inactive constraint between two attributes, or an attribute and a number.
  ///
  /// - Parameters:
  ///   - view1: The first view or guide.
  ///   - attr1: The attribute of the first view or guide.
  ///   - relation: The relation between the two sides.
  ///   - view2: The second view or guide, or `nil` for a number.
  ///   - attr2: The attribute of the second view or guide, of the same kind as `attr1`, or
  ///     `.notAnAttribute`.
  ///   - multiplier: The factor by which the second attribute is multiplied.
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

  /// Notifies the object that it has been loaded from a nib, which does not happen here.
  open func awakeFromNib() {}
  /// Notifies the object that Interface Builder shows it, which does not happen here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Sides

  /// The view or guide of the first side, or `nil` if it does not exist any more.
  open var firstItem: AnyObject? { first.place.item }
  /// The view or guide of the second side, or `nil` if there is none.
  open var secondItem: AnyObject? { second?.place.item }
  /// The attribute of the first side.
  open var firstAttribute: Attribute { first.place.attribute }
  /// The attribute of the second side, or `.notAnAttribute`.
  open var secondAttribute: Attribute { second?.place.attribute ?? .notAnAttribute }
  /// The anchor of the first side.
  open var firstAnchor: NSObject { LayoutAnchors.anchor(of: first) }
  /// The anchor of the second side, or `nil` if that side is a number.
  open var secondAnchor: NSObject? { second.map { LayoutAnchors.anchor(of: $0) } }

  /// The items of both sides that still exist.
  var items: [any LayoutItem] { first.items + (second?.items ?? []) }
  /// A Boolean value that indicates whether all items of both sides still exist.
  var isWhole: Bool { first.isWhole && second?.isWhole ?? true }

  // MARK: Numbers

  /// The relation between the two sides.
  open var relation: Relation { storedRelation }
  /// The factor by which the second attribute is multiplied.
  open var multiplier: CGFloat { storedMultiplier }

  /// The constant that is added to the second side, in points. It can be changed while the
  /// constraint is active. Within an animation block, followed by `layoutIfNeeded()`, the change is
  /// animated. If the animation is reversed or its transition is cancelled, the constant is
  /// restored.
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

  /// The priority of the constraint over contradictory ones. A change while the constraint is
  /// active takes effect with the next layout.
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

  /// A Boolean value that indicates whether the constraint takes effect. An active constraint's
  /// views must have a common superview, or one of them must contain the other.
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
