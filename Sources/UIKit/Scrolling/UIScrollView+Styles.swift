import Foundation
import GlissadeMotion

extension UIScrollView {
  /// The fraction of the speed that released content keeps per millisecond (M-08, M-09).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    private let own: CGFloat

    /// The rate in force, which a tuned parameter of the scene can override.
    public var rawValue: CGFloat { Tuning.currentAnywhere(.decelerationRate, own: own) }
    /// Creates a rate, between 0 and 1.
    public init(rawValue: CGFloat) { own = rawValue }

    /// Returns whether two rates are equal.
    public static func == (one: Self, other: Self) -> Bool { one.own == other.own }
    /// Combines the rate into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(own) }

    var isValid: Bool { own > 0 && own < 1 }

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
