import Foundation
import GlissadeLayers
import GlissadeMotion

extension UIScrollView {
  /// The fraction of the speed that released content keeps per millisecond (M-08, M-09).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction, between 0 and 1.
    public let rawValue: CGFloat
    /// Creates a rate from a fraction between 0 and 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate that applies in the current scene, which can override it by a parameter.
    var tuned: CGFloat { Tuning.currentAnywhere(.decelerationRate, own: rawValue) }
    var isValid: Bool { rawValue > 0 && rawValue < 1 }

    /// Returns the signed distance in points that a view would coast after its release with a
    /// velocity, as the content of a scroll view does (M-08). UIKit has no such method.
    ///
    ///     let rate = UIScrollView.DecelerationRate.normal
    ///     let landing = card.center.y + rate.projection(of: pan.velocity(in: view).y)
    ///
    /// For a rate that is not between 0 and 1, a warning is logged and the standard rate is used.
    ///
    /// - Parameter velocity: The velocity, in points per second.
    public func projection(of velocity: CGFloat) -> CGFloat {
      let call = "UIScrollView.DecelerationRate.projection(of:)"
      return GlissadeMotion.projection(
        velocity: NumberRule.finite.usable(velocity, or: 0, in: call),
        decelerationRate: NumberRule.decelerationRate.usable(
          tuned, or: Self.normal.rawValue, in: call))
    }

    /// The standard rate, 0.998 per millisecond.
    public static let normal = DecelerationRate(rawValue: MotionConstants.normalDecelerationRate)
    /// The rate of a fast deceleration, 0.99 per millisecond.
    public static let fast = DecelerationRate(rawValue: MotionConstants.fastDecelerationRate)
  }

  /// The ways in which a drag ends the editing of a text.
  public enum KeyboardDismissMode: Int, Sendable {
    /// A drag does not end the editing.
    case none
    /// A drag ends the editing when it begins.
    case onDrag
    /// A drag ends the editing when it reaches the keyboard on the screen. It has no effect,
    /// because there is no such keyboard.
    case interactive
    /// A drag ends the editing when it begins, as with `onDrag`. In UIKit the view above the
    /// keyboard counts as a part of the keyboard.
    case onDragWithAccessory
    /// The same as `interactive`. In UIKit the view above the keyboard counts as a part of the
    /// keyboard.
    case interactiveWithAccessory

    var endsEditing: Bool { self == .onDrag || self == .onDragWithAccessory }
  }

  /// The style of the scroll indicators, chosen for the color of the content behind them.
  public enum IndicatorStyle: Int, Sendable {
    /// A dark style for light content.
    case `default`
    /// A style that is darker than `default`.
    case black
    /// A light style for dark content.
    case white
  }
}
