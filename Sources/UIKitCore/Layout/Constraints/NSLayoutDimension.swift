import Foundation

/// An anchor of a width, a height, or a distance, from which constraints are created.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns an inactive constraint that makes the size equal to `c` points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, c)
  }

  /// Returns an inactive constraint that makes the size equal to `m` times another one plus `c`
  /// points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m, constant: c)
  }

  /// Returns an inactive constraint that makes the size greater than or equal to `c` points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, c)
  }

  /// Returns an inactive constraint that makes the size greater than or equal to `m` times another
  /// one plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// Returns an inactive constraint that makes the size less than or equal to `c` points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, c)
  }

  /// Returns an inactive constraint that makes the size less than or equal to `m` times another one
  /// plus `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }

  private func constraint(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(
      LayoutSide(place, from: start), relation, nil, multiplier: 1, constant: constant)
  }
}
