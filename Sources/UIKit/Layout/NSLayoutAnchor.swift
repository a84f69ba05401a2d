import Foundation

/// An edge, a center or a size of a view, from which constraints are made.
///
/// - Note: `leading` and `trailing` are left and right, because text runs from left to right here.
@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view of the anchor.
  private(set) weak var item: UIView?
  let attribute: LayoutAttribute

  init(_ item: UIView, _ attribute: LayoutAttribute) {
    (self.item, self.attribute) = (item, attribute)
    super.init()
  }

  /// Returns an inactive constraint that makes this anchor equal to another one.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  /// Returns an inactive constraint that makes this anchor equal to another one plus `c` points, to
  /// the right or downwards.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(
      item, attribute, equals: anchor.item, anchor.attribute, multiplier: 1, constant: c)
  }
}

/// A horizontal position.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A vertical position.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns an inactive constraint that makes the size equal to `c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(item, attribute, equals: nil, nil, multiplier: 1, constant: c)
  }

  /// Returns an inactive constraint that makes the size equal to `m` times another one plus `c`
  /// points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, attribute, equals: anchor.item, anchor.attribute, multiplier: m, constant: c)
  }
}

/// The attribute of a view to which an anchor refers.
enum LayoutAttribute {
  case left, right, centerX, width
  case top, bottom, centerY, height

  var isAcross: Bool {
    switch self {
    case .left, .right, .centerX, .width: true
    case .top, .bottom, .centerY, .height: false
    }
  }

  var isSize: Bool { self == .width || self == .height }

  /// The fraction of the size between the view's origin and the attribute, or `nil` for a size.
  var share: Double? {
    switch self {
    case .left, .top: 0
    case .centerX, .centerY: 0.5
    case .right, .bottom: 1
    case .width, .height: nil
    }
  }
}
