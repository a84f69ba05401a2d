import Foundation
import UIKit

/// A watchdog for dynamic animators that do not come to rest (T-04).
///
/// An animator that never rests is legal (J-05), so the watchdog makes a remark and does not raise
/// an alarm. Time in which the user presses a pointer does not count.
@MainActor package struct RestWatchdog {
  /// The time for which an animator may run before it is reported, in seconds of the canvas's time.
  package static let patience = 4.0

  /// The time since which each running animator has run without interruption, in seconds of the
  /// canvas's time.
  private var starts: [ObjectIdentifier: TimeInterval] = [:]
  /// The time between two updates of the reasons, in seconds of the canvas's time.
  private static let interval = 0.25
  private var lastReading: TimeInterval = 0
  private var reported: Set<ObjectIdentifier> = []

  /// The reasons why animators do not rest, one line for each item that moves, fastest first.
  package private(set) var reasons: [String] = []

  /// Creates a watchdog that has observed nothing.
  package init() {}

  /// Observes the animators of a canvas.
  ///
  /// - Parameters:
  ///   - scene: The canvas's scene.
  ///   - time: The canvas's time, in seconds.
  ///   - isHeld: A Boolean value that indicates whether a pointer is pressed on the canvas.
  /// - Returns: The new texts for the log, one for each run of an animator.
  package mutating func observe(
    _ scene: UIWindowScene, at time: TimeInterval, isHeld: Bool
  ) -> [String] {
    let running = scene.runningAnimators.map { ObjectIdentifier($0) }
    starts = starts.filter { running.contains($0.key) }
    reported.formIntersection(running)
    for animator in running where isHeld || starts[animator] == nil { starts[animator] = time }
    guard starts.values.contains(where: { time - $0 >= Self.patience }) else {
      reasons = []
      return []
    }
    // The reasons are updated only a few times a second, so that people can read them.
    guard reasons.isEmpty || time >= lastReading + Self.interval else { return [] }
    lastReading = time
    let overdue = scene.restlessItems.filter {
      time - (starts[$0.animator] ?? time) >= Self.patience
    }
    reasons = overdue.map(\.description)
    let new = overdue.filter { !reported.contains($0.animator) }
    reported.formUnion(new.map(\.animator))
    return new.map { "does not rest: \($0.description) (in \($0.reference))" }
  }
}
