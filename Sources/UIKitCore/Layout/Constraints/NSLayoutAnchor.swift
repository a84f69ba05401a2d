import Foundation

/// An edge, a center or a size of a view or guide, from which constraints are created.
///
/// - Note: `leading` and `trailing` are left and right, because text runs from left to right here.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let place: LayoutPlace
  /// The position from which the distance to `place` is measured, for an anchor of
  /// `anchorWithOffset(to:)`, or `nil`.
  let start: LayoutPlace?

  init(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute,
    from start: LayoutPlace? = nil
  ) {
    place = LayoutPlace(item: item, attribute: attribute)
    self.start = start
    super.init()
  }

  /// The view or guide of the anchor, or `nil` if it does not exist any more.
  open var item: AnyObject? { place.item }
  /// The name of the anchor in warnings.
  open var name: String { place.name }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      LayoutSide(place, from: start), relation, LayoutSide(anchor.place, from: anchor.start),
      multiplier: multiplier, constant: constant)
  }

  // MARK: Constraints

  /// Returns an inactive constraint that makes this anchor equal to another one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor)
  }

  /// Returns an inactive constraint that makes this anchor equal to another one plus `c` points, to
  /// the right or downwards.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.equal, anchor, constant: c)
  }

  /// Returns an inactive constraint that makes this anchor greater than or equal to another one.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor)
  }

  /// Returns an inactive constraint that makes this anchor greater than or equal to another one
  /// plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }

  /// Returns an inactive constraint that makes this anchor less than or equal to another one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, anchor)
  }

  /// Returns an inactive constraint that makes this anchor less than or equal to another one plus
  /// `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c)
  }
}

/// The standard distance between adjacent views, in points.
package let systemSpacing: CGFloat = 8
