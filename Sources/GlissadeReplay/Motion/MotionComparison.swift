import Foundation

/// A comparison of the motion in two recordings of the same input.
package struct MotionComparison: Sendable {
  /// A view that moves after the release in at least one of the two recordings.
  package struct Row: Hashable, Sendable {
    /// The name of the view, followed by a number for all but the first view of that name.
    package var view: String
    /// The name of the view in the recordings, which other views may have, too.
    package var recordedName: String
    /// The figures of the view's motion in the first recording; `nil` if the recording does not
    /// contain the view.
    package var old: MotionFigures?
    /// The figures of the view's motion in the second recording; `nil` if the recording does not
    /// contain the view.
    package var new: MotionFigures?
    /// The greatest distance between the view's places in the two recordings at the same time after
    /// the release, in points.
    package var apart = 0.0
  }

  /// The views that move, in descending order of the distance.
  package let rows: [Row]
  /// The hitch ratios of the recordings, in milliseconds per second.
  package let hitches: (old: Double, new: Double)

  /// Compares the motion in two recordings after the last release of each, or from the start of a
  /// recording without a release.
  package init(_ old: Recording, _ new: Recording) {
    self.init(MotionRun(old), MotionRun(new))
  }

  /// Compares the motion of two runs after the last release of each. Both are recordings, or both
  /// are traces.
  package init(_ old: MotionRun, _ new: MotionRun) {
    let (oldStart, newStart) = (old.start, new.start)
    let (oldTracks, newTracks) = (old.tracks, new.tracks)
    let oldNames = Set(oldTracks.map(\.name))
    let names = oldTracks.map(\.name) + newTracks.map(\.name).filter { !oldNames.contains($0) }
    let rows = names.compactMap { name -> Row? in
      let one = oldTracks.first { $0.name == name }
      let other = newTracks.first { $0.name == name }
      var row = Row(view: name, recordedName: (one ?? other)?.recordedName ?? name)
      row.old = one.map { MotionFigures($0, from: oldStart) }
      row.new = other.map { MotionFigures($0, from: newStart) }
      guard row.old?.isMotion == true || row.new?.isMotion == true else { return nil }
      if let one, let other {
        row.apart = Self.distance(one, from: oldStart, other, from: newStart)
      }
      return row
    }
    self.rows = rows.sorted { Self.distance(of: $0) > Self.distance(of: $1) }
    hitches = (old.hitchRatio, new.hitchRatio)
  }

  private static func distance(of row: Row) -> Double {
    max(row.old?.distance ?? 0, row.new?.distance ?? 0)
  }

  /// Returns the greatest distance between two tracks at the times of all samples.
  private static func distance(
    _ one: MotionTrack, from start: TimeInterval, _ other: MotionTrack,
    from otherStart: TimeInterval
  ) -> Double {
    let times =
      one.samples.map { $0.time - start } + other.samples.map { $0.time - otherStart }
    return times.filter { $0 >= 0 }.compactMap { time in
      guard let place = other.place(at: otherStart + time) else { return nil }
      return one.place(at: start + time)?.distance(to: place)
    }.max() ?? 0
  }
}
