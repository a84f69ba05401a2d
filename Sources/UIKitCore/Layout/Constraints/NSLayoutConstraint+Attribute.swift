extension NSLayoutConstraint {
  /// The part of a view or guide to which a constraint refers.
  ///
  /// - Note: `leading` and `trailing` are left and right, because text runs from left to right.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The left edge.
    case leading
    /// The right edge.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// The baseline of the last line of text, or the bottom edge.
    case lastBaseline
    /// The baseline of the first line of text, or the top edge.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The left margin.
    case leadingMargin
    /// The right margin.
    case trailingMargin
    /// The horizontal center between the margins.
    case centerXWithinMargins
    /// The vertical center between the margins.
    case centerYWithinMargins
    /// No attribute: the constraint compares with a number.
    case notAnAttribute = 0

    /// The baseline of the last line of text, or the bottom edge.
    public static let baseline = Attribute.lastBaseline
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second one.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal
    /// The first side is at least the second one.
    case greaterThanOrEqual
  }

  /// The axis along which views are laid out.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}

extension NSLayoutConstraint.Attribute {
  /// A kind of attribute that can be compared with others of its kind.
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

  /// The attribute of the guide of the margins that this attribute means, or `nil`.
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

  /// The fraction of the size between the origin and the attribute; 0 for a size.
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
