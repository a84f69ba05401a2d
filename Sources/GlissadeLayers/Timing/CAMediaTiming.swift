import Foundation
import GlissadeMotion

/// The mapping of the parent's time to a layer's or an animation's own.
///
/// The local time `t` of the parent's time `tp` is `t = (tp − beginTime) · speed + timeOffset`.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// The start in the parent's time, in seconds. 0 on an animation stands for the time of its
  /// addition.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one repetition, in seconds of local time.
  var duration: CFTimeInterval { get set }
  /// The local seconds per parent second; 0 pauses, and a negative speed runs backwards.
  var speed: Float { get set }
  /// The offset that is added to the local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions; 0 counts as 1.
  var repeatCount: Float { get set }
  /// The duration of all repetitions, in seconds; 0 stands for `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that indicates whether every repetition plays back to its start.
  var autoreverses: Bool { get set }
  /// The visible value before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A time in seconds.
public typealias CFTimeInterval = TimeInterval

/// The visible value of an animation before its start and after its end.
public struct CAMediaTimingFillMode: Hashable, Sendable, RawRepresentable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The animation has no effect outside its active time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The end value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start value is visible before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The start value is visible before the start, and the end value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var holdsStart: Bool { self == .backwards || self == .both }
  var holdsEnd: Bool { self == .forwards || self == .both }
}

/// Returns the current instant of the current scene, in seconds: the time at which the current
/// frame is expected to be visible. It is 0 before any scene exists.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  LayerHost.current?.now ?? 0
}
