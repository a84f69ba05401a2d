import Foundation
import GlissadeGestures
import GlissadeMotion
import GlissadeReplay

/// A drag in a recording, with the frame after which simulated releases begin.
package struct RecordedDrag: Sendable {
  /// The index of the last frame before the simulated releases.
  package let frame: Int
  /// The pointer in the last frame before the simulated releases.
  package let press: HeldPress
  /// The samples of the whole drag and their velocities as releases, in the order of time.
  package let path: [Release]
  /// The pointer in the last frame before the simulated releases, as a release.
  package let present: Release
  /// The release in the recording, or `nil` if the recording ends before the release.
  package let release: Release?

  /// A reason why no releases can be simulated in a recording.
  package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// No pointer is down at a time. `drags` contains the times of the recording's drags.
    case noPointer(at: TimeInterval, drags: [ClosedRange<TimeInterval>])
    /// The recording contains no drag.
    case noDrag
    /// Several touches are down at a time.
    case severalTouches(at: TimeInterval, count: Int)
    /// The pointer that is down at a time never moves.
    case noMovement(at: TimeInterval)

    package var description: String {
      func text(_ time: TimeInterval) -> String { String(format: "%.2f", time) }
      switch self {
      case .noPointer(let time, let drags):
        let ranges = drags.map { "\(text($0.lowerBound)) to \(text($0.upperBound))" }
        return "No pointer is down at \(text(time)) s; one is from "
          + ranges.joined(separator: ", ") + " s."
      case .noDrag: return "The recording contains no drag, so there is no release to change."
      case .severalTouches(let time, let count):
        return "\(count) touches are down at \(text(time)) s; a map shows the releases of one."
      case .noMovement(let time):
        return "The pointer that is down at \(text(time)) s never moves, so it drags nothing."
      }
    }
  }

  /// Finds the drag in a recording at a time.
  ///
  /// - Parameters:
  ///   - recording: The recording that contains the drag.
  ///   - time: The scene's time, in seconds; `nil` means that of the last frame before the last
  ///     release of a drag.
  package init(in recording: Recording, at time: TimeInterval?) throws(Fault) {
    let scan = DragScan(recording)
    let at = time ?? scan.last?.lastTime
    guard let at else { throw .noDrag }
    let pressed = scan.drags.filter { $0.beginsBefore(at) && at < $0.endTime }
    guard let drag = pressed.last else {
      if scan.drags.isEmpty { throw .noDrag }
      throw .noPointer(at: at, drags: scan.drags.map { $0.startTime...$0.end(in: recording) })
    }
    guard pressed.count == 1 else { throw .severalTouches(at: at, count: pressed.count) }
    guard let axis = drag.axis else { throw .noMovement(at: at) }
    let last = recording.frames.lastIndex { $0.endTime <= at + 1e-9 } ?? drag.firstFrame
    let held = drag.samples.last { $0.frame <= last } ?? drag.samples[0]
    frame = last
    press = HeldPress(from: drag.start, to: held.location, along: axis)
    (path, release) = drag.releases(along: axis)
    present = drag.pointer(in: last, at: recording.frames[last].endTime, along: axis)
  }
}

/// The drags of a recording, in the order in which they began.
private struct DragScan {
  /// A press with its movements.
  struct Drag {
    struct Sample {
      let frame: Int
      let time: TimeInterval
      let location: CGPoint
      let timing: InputTiming
    }

    let start: InputEvent
    /// The index of the frame that delivers the press.
    let firstFrame: Int
    /// The time of the frame that delivers the press, in seconds.
    let startTime: TimeInterval
    var samples: [Sample]
    /// The time of the last frame before the end of the drag, in seconds.
    var lastTime: TimeInterval
    /// The time of the frame that delivers the end of the drag, in seconds; infinity if the
    /// recording ends before.
    var endTime = TimeInterval.infinity
    var end: InputEvent?

    func beginsBefore(_ time: TimeInterval) -> Bool { startTime <= time + 1e-9 }

    func end(in recording: Recording) -> TimeInterval {
      max(startTime, endTime.isFinite ? lastTime : recording.frames.last?.endTime ?? startTime)
    }

    /// The axis along which the pointer moves farther; `nil` without a movement.
    var axis: HeldPress.Axis? {
      let width = samples.map { abs($0.location.x - start.location.x) }.max() ?? 0
      let height = samples.map { abs($0.location.y - start.location.y) }.max() ?? 0
      if width == 0, height == 0 { return nil }
      return width > height ? .horizontal : .vertical
    }

    /// Returns the pointer after the samples of the frames up to one, as a release.
    ///
    /// - Parameters:
    ///   - frame: The index of the frame.
    ///   - time: The time of that frame, in seconds.
    ///   - axis: The axis of the drag.
    func pointer(in frame: Int, at time: TimeInterval, along axis: HeldPress.Axis) -> Release {
      var estimator = VelocityEstimator()
      var location = start.location
      for sample in samples where sample.frame <= frame {
        estimator.timing = sample.timing
        estimator.add(time: sample.time, location: sample.location)
        location = sample.location
      }
      return release(at: time, location, along: axis, estimator)
    }

    private func release(
      at time: TimeInterval, _ location: CGPoint, along axis: HeldPress.Axis,
      _ estimator: VelocityEstimator
    ) -> Release {
      let velocity = estimator.velocity(at: time)
      return Release(
        position: HeldPress(from: start, to: location, along: axis).position,
        velocity: Double(axis == .horizontal ? velocity.dx : velocity.dy))
    }

    func releases(along axis: HeldPress.Axis) -> (path: [Release], release: Release?) {
      var estimator = VelocityEstimator()
      func release(at time: TimeInterval, _ location: CGPoint) -> Release {
        self.release(at: time, location, along: axis, estimator)
      }
      var path: [Release] = []
      for sample in samples {
        estimator.timing = sample.timing
        estimator.add(time: sample.time, location: sample.location)
        path.append(release(at: sample.time, sample.location))
      }
      guard let end, end.kind == .up else { return (path, nil) }
      if let last = samples.last, last.location != end.location {
        estimator.add(time: end.t, location: end.location)
      }
      return (path, release(at: end.t, end.location))
    }
  }

  private(set) var drags: [Drag] = []
  private var open: [InputEvent.Source: Int] = [:]

  /// The last drag that moves and has a release in the recording, or else the last one that moves.
  var last: Drag? {
    drags.last { $0.axis != nil && $0.end != nil } ?? drags.last { $0.axis != nil }
  }

  init(_ recording: Recording) {
    var time = 0.0
    for frame in recording.frames {
      for case .input(let event, _) in frame.actions { receive(event, in: frame, after: time) }
      time = frame.endTime
      for index in open.values { drags[index].lastTime = time }
    }
  }

  private mutating func receive(
    _ event: InputEvent, in frame: RecordedFrame, after time: TimeInterval
  ) {
    let sample = Drag.Sample(
      frame: frame.index, time: event.t, location: event.location, timing: frame.inputTiming)
    switch event.kind {
    case .down where event.button == 1 && open[event.source] == nil:
      open[event.source] = drags.count
      drags.append(
        Drag(
          start: event, firstFrame: frame.index, startTime: frame.endTime, samples: [sample],
          lastTime: frame.endTime))
    case .move:
      if let index = open[event.source] { drags[index].samples.append(sample) }
    case .up where event.button != 1: break
    case .up, .cancel:
      if let index = open.removeValue(forKey: event.source) { end(index, event, frame) }
    case .focus where !event.hasFocus:
      for index in open.values { end(index, event, frame) }
      open = [:]
    case .down, .key, .wheel, .resize, .focus, .text, .composition: break
    }
  }

  private mutating func end(_ index: Int, _ event: InputEvent, _ frame: RecordedFrame) {
    drags[index].endTime = frame.endTime
    drags[index].end = event
  }
}
