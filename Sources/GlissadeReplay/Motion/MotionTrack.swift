import Foundation

/// The motion of one view through a recording.
package struct MotionTrack: Hashable, Sendable {
  /// The place of the view at an instant.
  package struct Sample: Hashable, Sendable {
    /// The scene's time of the sample, in seconds.
    package var time: TimeInterval
    /// The horizontal position of the view's origin in its superview, in points.
    package var x: Double
    /// The vertical position of the view's origin in its superview, in points.
    package var y: Double

    /// Creates a sample of a view's place.
    package init(time: TimeInterval, x: Double, y: Double) {
      self.time = time
      self.x = x
      self.y = y
    }

    /// Returns the distance to the place of another sample, in points.
    func distance(to other: Sample) -> Double { hypot(x - other.x, y - other.y) }
  }

  /// The name of the view, followed by a number for all but the first view of that name.
  package let name: String
  /// The name of the view in the recording.
  package let recordedName: String
  /// The places of the view, one for each picture in which it was visible, in the order of time.
  package let samples: [Sample]

  /// Creates a track of a view.
  package init(name: String, recordedName: String, samples: [Sample]) {
    self.name = name
    self.recordedName = recordedName
    self.samples = samples
  }

  /// The longest time between two samples of a motion between which the place is interpolated, in
  /// seconds. Between samples that are farther apart in time the place is unknown.
  private static let longestGap = 0.04

  /// Returns the place of the view at an instant, interpolated between two samples. Before the
  /// first and after the last sample it is the place of that sample. It is `nil` where pictures of
  /// a motion are missing.
  ///
  /// - Precondition: The track has a sample.
  func place(at time: TimeInterval) -> Sample? {
    let after = samples.partitioningIndex { $0.time >= time }
    guard after > 0 else { return samples[0] }
    guard after < samples.count else { return samples[samples.count - 1] }
    let (one, other) = (samples[after - 1], samples[after])
    let length = other.time - one.time
    if other.time == time || one.distance(to: other) == 0 { return other }
    guard length <= Self.longestGap else { return nil }
    let part = (time - one.time) / length
    return Sample(
      time: time, x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
  }
}

extension Recording {
  /// Returns the tracks of all views that have a name, in the order in which they appeared. Of
  /// several views with the same name, all but the first have a number.
  package func motionTracks() -> [MotionTrack] {
    var (picture, order, samples) = (
      RecordedPicture(), [UInt64](), [UInt64: [MotionTrack.Sample]]()
    )
    for frame in frames where frame.hash != nil {
      picture.apply(frame.change)
      for id in picture.names.keys.sorted() {
        guard let place = picture.groups[id]?.at, place.count == 2 else { continue }
        if samples[id] == nil { order.append(id) }
        samples[id, default: []].append(
          MotionTrack.Sample(time: frame.endTime, x: place[0], y: place[1]))
      }
    }
    var counts: [String: Int] = [:]
    return order.map { id in
      let name = picture.names[id] ?? ""
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      return MotionTrack(
        name: count == 1 ? name : "\(name) \(count)", recordedName: name,
        samples: samples[id] ?? [])
    }
  }

  /// The scene's time at which a button was released last, in seconds, or `nil` if no button was
  /// released.
  package var lastRelease: TimeInterval? {
    for frame in frames.reversed() {
      for case .input(let event, _) in frame.actions.reversed()
      where event.kind == .up || event.kind == .cancel {
        return event.t
      }
    }
    return nil
  }
}

extension Array {
  /// Returns the first index whose element meets a condition. All later elements must meet it, too.
  fileprivate func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
