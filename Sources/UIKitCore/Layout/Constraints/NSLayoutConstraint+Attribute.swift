extension NSLayoutConstraint {
  /// The part of a view or guide to which a constraint refers.
  ///
  /// - Note: `leading` and `trailing` are left and right, because text runs from left to right.
  public enum Attribute: Int, Sendable {
    /// The left edge of the view or guide.
    case left = 1
    /// The right edge of the view or guide.
    case right
    /// The top edge of the view or guide.
    case top
    /// The bottom edge of the view or guide.
    case bottom
    /// The leading edge of the view or guide, which is the left one.
    case leading
    /// The trailing edge of the view or guide, which is the right one.
    case trailing
    /// The width of the view or guide.
    case width
    /// The height of the view or guide.
    case height
    /// The horizontal center of the view or guide.
    case centerX
    /// The vertical center of the view or guide.
    case centerY
    /// The baseline of the last line of text, or the bottom edge of an item without text.
    case lastBaseline
    /// The baseline of the first line of text, or the top edge of an item without text.
    case firstBaseline
    /// The left edge of the rectangle within the view's margins.
    case leftMargin
    /// The right edge of the rectangle within the view's margins.
    case rightMargin
    /// The top edge of the rectangle within the view's margins.
    case topMargin
    /// The bottom edge of the rectangle within the view's margins.
    case bottomMargin
    /// The leading edge of the rectangle within the view's margins, which is the left one.
    case leadingMargin
    /// The trailing edge of the rectangle within the view's margins, which is the right one.
    case trailingMargin
    /// The horizontal center between the view's margins.
    case centerXWithinMargins
    /// The vertical center between the view's margins.
    case centerYWithinMargins
    /// The absence of an attribute, for a constraint between an attribute and a number.
    case notAnAttribute = 0

    /// The baseline of the last line of text, or the bottom edge of an item without text.
    public static let baseline = Attribute.lastBaseline
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is less than or equal to the second one.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal
    /// The first side is greater than or equal to the second one.
    case greaterThanOrEqual
  }

  /// The axis along which views are laid out.
  public enum Axis: Int, Sendable {
    /// The horizontal axis, from left to right.
    case horizontal
    /// The vertical axis, from top to bottom.
    case vertical
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kind of an attribute. A constraint relates only attributes of the same kind.
  enum Kind { case horizontal, vertical, size, none }

  var kind: Kind {
    switch self {
    case .width, .height: .size
    case .notAnAttribute: .none
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  var isHorizontal: Bool { kind == .horizontal || self == .width }

  /// The attribute of the margins guide to which this attribute refers, or `nil` if it does not
  /// refer to margins.
  var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin, .leadingMargin: .left
    case .rightMargin, .trailingMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// A Boolean value that indicates whether the position of the attribute depends on the direction
  /// of the layout.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The attribute at the other side, in a layout from right to left; the same attribute if it does
  /// not depend on the direction.
  var mirrored: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    default: self
    }
  }

  /// The distance from the item's origin to the attribute as a fraction of the item's size, 0…1. It
  /// is 0 for a size.
  var share: Double {
    switch self {
    case .centerX, .centerY: 0.5
    case .right, .trailing, .bottom, .lastBaseline: 1
    default: 0
    }
  }

  /// A Boolean value that indicates whether the attribute is an edge.
  var isEdge: Bool { (kind == .horizontal || kind == .vertical) && share != 0.5 }
}
