import Foundation
import GlissadeMotion

/// How a layer or an animation maps its parent's time to its own.
///
/// Local time `t` of parent time `tp`: `t = (tp − beginTime) · speed + timeOffset`.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// Start in the parent's time, in seconds. 0 on an animation means "when it is added".
  var beginTime: CFTimeInterval { get set }
  /// Length of one repetition, in seconds of local time.
  var duration: CFTimeInterval { get set }
  /// Local seconds per parent second; 0 stops, negative runs backwards.
  var speed: Float { get set }
  /// Added to the local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often the duration is played; 0 counts as 1.
  var repeatCount: Float { get set }
  /// How long repetitions go on, in seconds; 0 means `repeatCount` decides.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether every repetition plays back to its start.
  var autoreverses: Bool { get set }
  /// What shows before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

public typealias CFTimeInterval = TimeInterval

public struct CAMediaTimingFillMode: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing shows outside the active time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The end value stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start value shows before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var holdsStart: Bool { self == .backwards || self == .both }
  var holdsEnd: Bool { self == .forwards || self == .both }
}

/// The present instant of the current scene, in seconds: the time at which the frame being made is
/// expected to be shown. 0 before any scene exists.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  LayerHost.current?.now ?? 0
}
