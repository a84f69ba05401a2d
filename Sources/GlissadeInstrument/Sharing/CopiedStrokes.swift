import Foundation
import GlissadeGestures
import GlissadeReplay
import UIKit

/// The strokes of a run's pointer with a point for each frame of 1/60 s, as a test plays them.
struct CopiedStrokes: Hashable {
  /// A press, with the points of the pointer until its release.
  struct Stroke: Hashable {
    /// The number of frames between the last release, or the start of the program, and the press.
    var pause: Int
    /// The points of the pointer in the frames of the press, in the window's points.
    var points: [CGPoint]
  }

  /// The frames per second of a test.
  static let rate = 60.0
  /// The longest pause before a stroke, in frames. Longer ones are shortened to it.
  private static let longestPause = 300

  /// The strokes, in order.
  let strokes: [Stroke]

  /// Reads the strokes of a run. A press that lasts at its end is not one.
  ///
  /// - Returns: `nil` for a run without a stroke, or with two touches at a time.
  init?(of run: Recording) {
    var strokes: [Stroke] = []
    var samples: [InputEvent] = []
    var released: TimeInterval = 0
    for frame in run.frames {
      for case .input(let event, _) in frame.actions where !event.kind.isOfKeyboard {
        guard let first = samples.first else {
          if event.kind == .down { samples = [event] }
          continue
        }
        if event.kind == .down, event.source != first.source { return nil }
        guard event.source == first.source else { continue }
        samples.append(event)
        guard event.kind == .up || event.kind == .cancel else { continue }
        let pause = Int(((first.t - released) * Self.rate).rounded())
        strokes.append(
          Stroke(pause: min(max(pause, 1), Self.longestPause), points: Self.points(of: samples)))
        released = event.t
        samples = []
      }
    }
    if strokes.isEmpty { return nil }
    self.strokes = strokes
  }

  /// Returns the points of a pointer at intervals of a frame, from the press to the release.
  private static func points(of samples: [InputEvent]) -> [CGPoint] {
    guard let first = samples.first, let last = samples.last else { return [] }
    let count = max(Int(((last.t - first.t) * rate).rounded()), 1)
    var next = 0
    let points = (0..<count).map { index in
      let time = first.t + Double(index) / rate
      while next < samples.count - 1, samples[next + 1].t <= time { next += 1 }
      let one = samples[next]
      guard next < samples.count - 1 else { return one.location }
      let other = samples[next + 1]
      let part = other.t > one.t ? min(max((time - one.t) / (other.t - one.t), 0), 1) : 1
      return CGPoint(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
    }
    return (points + [last.location]).map(rounded)
  }

  private static func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x * 10).rounded() / 10, y: (point.y * 10).rounded() / 10)
  }

  /// Returns a recording of the strokes, played in frames as a test makes them.
  ///
  /// - Parameter header: The initial state of the run.
  func recording(_ header: RecordingHeader) -> Recording {
    var header = header
    header.speed = 1
    var frames: [RecordedFrame] = []
    func add(_ events: [(Double) -> InputEvent]) {
      let time = Double(frames.count) / Self.rate
      let before = max(time - 1 / Self.rate, 0)
      var frame = RecordedFrame(index: frames.count, now: time, time: time)
      frame.hash = 0
      frame.actions = events.map { .input($0(before), isTimePaused: false) }
      frames.append(frame)
    }
    add([])
    for stroke in strokes {
      for _ in 0..<stroke.pause { add([]) }
      guard let first = stroke.points.first, let last = stroke.points.last else { continue }
      add([{ .down(at: first, t: $0, button: 1) }])
      for point in stroke.points.dropFirst() { add([{ .move(to: point, t: $0, button: 1) }]) }
      add([{ .up(at: last, t: $0, button: 1) }])
    }
    return Recording(header: header, frames: frames)
  }
}
