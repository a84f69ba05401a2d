import Foundation

/// An edge, a centre or a size of a view, to be held equal to another of its kind.
///
/// - Note: `leading` and `trailing` are left and right: text runs from left to right here.
@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view that it belongs to.
  private(set) weak var item: UIView?
  let attribute: LayoutAttribute

  init(_ item: UIView, _ attribute: LayoutAttribute) {
    (self.item, self.attribute) = (item, attribute)
    super.init()
  }

  /// A constraint, not yet active, that holds this anchor at the other one.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  /// A constraint, not yet active, that holds this anchor `c` points right of the other one, below it
  /// or above it in size.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(
      item, attribute, equals: anchor.item, anchor.attribute, multiplier: 1, constant: c)
  }
}

/// A place across.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A place down.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint, not yet active, that holds the size at `c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(item, attribute, equals: nil, nil, multiplier: 1, constant: c)
  }

  /// A constraint, not yet active, that holds the size at `m` times the other one, plus `c` points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, attribute, equals: anchor.item, anchor.attribute, multiplier: m, constant: c)
  }
}

/// What of a view an anchor stands for.
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

  /// How much of the size it lies behind the view's origin; nil for a size itself.
  var share: Double? {
    switch self {
    case .left, .top: 0
    case .centerX, .centerY: 0.5
    case .right, .bottom: 1
    case .width, .height: nil
    }
  }
}
