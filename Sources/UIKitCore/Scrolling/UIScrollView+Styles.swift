import Foundation
import GlissadeLayers
import GlissadeMotion

extension UIScrollView {
  /// The fraction of the speed that released content keeps per millisecond (M-08, M-09).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction, between 0 and 1.
    public let rawValue: CGFloat
    /// Creates a rate, between 0 and 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate that applies in the current scene, where a tuned parameter can override it.
    var tuned: CGFloat { Tuning.currentAnywhere(.decelerationRate, own: rawValue) }
    var isValid: Bool { rawValue > 0 && rawValue < 1 }

    /// Returns the signed distance that a view released with a velocity would coast, as a scroll
    /// view's content does (M-08). UIKit has no such method.
    ///
    ///     let rate = UIScrollView.DecelerationRate.normal
    ///     let landing = card.center.y + rate.projection(of: pan.velocity(in: view).y)
    ///
    /// A rate that is not between 0 and 1 is refused with a warning, and the standard rate is used.
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
    /// The editing goes on.
    case none
    /// The editing ends when a drag begins.
    case onDrag
    /// The editing ends when a drag reaches the keyboard on the screen, which does not exist here.
    case interactive
    /// Like `onDrag` and `interactive`; UIKit includes the view above the keyboard.
    case onDragWithAccessory
    /// Like `interactive`; UIKit includes the view above the keyboard.
    case interactiveWithAccessory

    var endsEditing: Bool { self == .onDrag || self == .onDragWithAccessory }
  }

  /// The style of the indicators, which fits the content behind them.
  public enum IndicatorStyle: Int, Sendable {
    /// A dark style for light content.
    case `default`
    /// A darker style.
    case black
    /// A light style for dark content.
    case white
  }
}
