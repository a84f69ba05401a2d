import Foundation

/// An anchor of a horizontal position, from which constraints are created.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one, as an anchor of a size.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.place.item, otherAnchor.place.attribute, from: place)
  }

  /// Returns an inactive constraint that places this anchor to the right of another one, by
  /// the standard spacing of 8 points times a multiplier.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns an inactive constraint that places this anchor to the right of another one, by
  /// at least the standard spacing of 8 points times a multiplier.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns an inactive constraint that places this anchor to the right of another one, by
  /// at most the standard spacing of 8 points times a multiplier.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}
