import Foundation

/// The motion of a run after its last release, from a recording or a trace.
package struct MotionRun: Sendable {
  /// The tracks of the views. Those of a recording are in the coordinates of the superviews, and
  /// those of a trace in those of the window.
  let tracks: [MotionTrack]
  /// The scene's time of the last release, or of the start without one, in seconds.
  let start: TimeInterval
  /// The delay of late pictures, in milliseconds per second of motion.
  let hitchRatio: Double

  /// Creates the motion of a recording.
  package init(_ recording: Recording) {
    tracks = recording.motionTracks()
    start = recording.lastRelease ?? recording.frames.first?.time ?? 0
    hitchRatio = recording.hitchRatio
  }

  /// Creates the motion of a trace.
  package init(_ trace: Trace) {
    var samples: [String: [MotionTrack.Sample]] = [:]
    for line in trace.lines {
      for (name, view) in line.views {
        samples[name, default: []].append(
          MotionTrack.Sample(
            time: line.time, x: Double(view.frame.minX), y: Double(view.frame.minY)))
      }
    }
    tracks = samples.sorted { $0.key < $1.key }
      .map { MotionTrack(name: $0.key, recordedName: $0.key, samples: $0.value) }
    let releases = trace.lines.flatMap(\.input).filter { $0.kind == .up || $0.kind == .cancel }
    start = releases.last?.t ?? trace.lines.first?.time ?? 0
    // Between two lines with the same views nothing moved, and none was late.
    let gaps = zip(trace.lines, trace.lines.dropFirst())
      .filter { !$0.isIdle && $0.views != $1.views }.map { $1.time - $0.time }
    hitchRatio = Self.hitchRatio(ofGaps: gaps)
  }

  /// Returns the delay of late pictures, in milliseconds per second of motion.
  ///
  /// - Parameter gaps: The times between two pictures, in seconds. A time of more than half a
  ///   second counts as a rest (M-45).
  static func hitchRatio(ofGaps gaps: [TimeInterval]) -> Double {
    let gaps = gaps.filter { $0 > 0 && $0 < 0.5 }
    guard !gaps.isEmpty else { return 0 }
    let usual = gaps.sorted()[gaps.count / 2]
    let late = gaps.reduce(0) { $0 + ($1 > 1.5 * usual ? $1 - usual : 0) }
    return late / gaps.reduce(0, +) * 1000
  }
}
