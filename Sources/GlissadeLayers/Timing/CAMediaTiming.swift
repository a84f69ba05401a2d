import Foundation
import GlissadeMotion

/// The mapping of the parent's time to the local time of a layer or an animation.
///
/// The local time `t` of the parent's time `tp` is `t = (tp − beginTime) · speed + timeOffset`.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// The start in the parent's time, in seconds. For an animation, 0 stands for the instant at
  /// which it is added to a layer.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one repetition, in seconds of local time.
  var duration: CFTimeInterval { get set }
  /// The seconds of local time per second of the parent's time. A speed of 0 pauses, and at a
  /// negative speed the local time runs backwards.
  var speed: Float { get set }
  /// The offset that is added to the local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions; 0 counts as 1.
  var repeatCount: Float { get set }
  /// The duration of all repetitions, in seconds; 0 stands for `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that indicates whether every repetition plays forwards and then backwards to
  /// its start.
  var autoreverses: Bool { get set }
  /// The mode that determines the visible value before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A time in seconds.
public typealias CFTimeInterval = TimeInterval

/// The mode that determines the visible value of an animation before its start and after its end.
public struct CAMediaTimingFillMode: Hashable, Sendable, RawRepresentable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The mode in which the animation has no effect before its start and after its end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The mode in which the value at the end stays visible after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The mode in which the value at the start is visible before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The mode in which the value at the start is visible before the start, and the value at the end
  /// after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var holdsStart: Bool { self == .backwards || self == .both }
  var holdsEnd: Bool { self == .forwards || self == .both }
}

/// Returns the current instant of the current scene, in seconds: the time at which the current
/// frame is expected to be visible. The instant is 0 before any scene exists.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  LayerHost.current?.now ?? 0
}
