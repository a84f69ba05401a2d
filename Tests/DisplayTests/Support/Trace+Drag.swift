import Foundation

/// The motion of a view in a drag, from a trace.
extension Trace {
  /// The location of a view in a frame, with that of the pointer.
  struct Pair {
    var t: Double
    var viewY: Double
    var pointerY: Double
  }

  /// The frames in which the view followed the pointer: an interactive transition ran, the button
  /// was held and had moved since the press.
  func dragged(_ view: String) -> [Pair] {
    var pairs: [Pair] = []
    var pointerY: Double?
    for frame in frames {
      for event in frame.input {
        switch event.kind {
        case "down", "move": pointerY = event.button == 1 ? event.y : nil
        case "up", "cancel": pointerY = nil
        default: break
        }
      }
      guard frame.transition?.phase == "interactive", let pointerY, let shown = frame.views[view]
      else { continue }
      pairs.append(Pair(t: frame.t, viewY: shown.y, pointerY: pointerY))
    }
    return pairs
  }

  /// Returns the vectors from the pressed pointer to the corner of a view, in the frames that show
  /// a move of both.
  func offsets(of view: String) -> [(x: Double, y: Double)] {
    let start = frames.first?.views[view]?.frame
    return frames.compactMap { frame in
      guard let move = frame.input.last(where: { $0.kind == "move" && $0.button == 1 }),
        let x = move.x, let y = move.y, let shown = frame.views[view], shown.frame != start
      else { return nil }
      return (shown.x - x, shown.y - y)
    }
  }

  /// The events that are stamped after the instant that their frame shows, as text. There must be
  /// none: stamps and frames have one clock.
  var inputFromTheFuture: [String] {
    frames.flatMap { frame in
      frame.input.filter { $0.t > frame.t }
        .map { "\($0.kind) at \($0.t) in frame \(frame.frame) at \(frame.t)" }
    }
  }

  /// Returns the greatest deviation, in points, of the view from the pointer, both relative to the
  /// first frame of the drag.
  func largestError(following pairs: [Pair]) -> Double {
    guard let first = pairs.first else { return .infinity }
    return pairs.map { abs(($0.viewY - first.viewY) - ($0.pointerY - first.pointerY)) }.max() ?? 0
  }

  /// Whether the first frames after the release came at the display's rate, as far as there are
  /// any. Velocities cannot be measured on a machine that is too busy.
  var startsOffEvenly: Bool {
    guard let release = frames.firstIndex(where: { $0.input.contains { $0.kind == "up" } })
    else { return true }
    let times = frames[release...].prefix(3).map(\.t)
    return times.count < 3 || times[2] - times[0] < 0.06
  }

  /// Returns the velocity of a view just after its release, in points per second.
  ///
  /// It is the slope, at the release, of the parabola through the first three frames: the demo's
  /// spring starts without a force, so that the error is a third derivative.
  func velocityAfterRelease(of view: String) -> Double? {
    guard let release = frames.firstIndex(where: { $0.input.contains { $0.kind == "up" } })
    else { return nil }
    let shown = frames[release...].prefix(3).compactMap { frame in
      frame.views[view].map { (t: frame.t - frames[release].t, y: $0.y) }
    }
    guard shown.count == 3 else { return nil }
    let first = (shown[1].y - shown[0].y) / shown[1].t
    let second = (shown[2].y - shown[1].y) / (shown[2].t - shown[1].t)
    return first - (second - first) / shown[2].t * shown[1].t
  }

  /// Returns that velocity for a view that moves to its end, whatever the duration of the frame
  /// after the release.
  ///
  /// The demos continue by a `HandOffSpring` (H-09): ω is twice the relative velocity r, or 22.105
  /// a second if that is less, and (1 + (ω − r)t + ct²)·e^(−ωt) is left of the distance. From the
  /// first frame after the release that gives r.
  func velocityAfterRelease(of view: String, towards end: Double) -> Double? {
    guard let release = frames.firstIndex(where: { $0.input.contains { $0.kind == "up" } }),
      release + 1 < frames.count, let first = frames[release].views[view]?.y, first != end,
      let second = frames[release + 1].views[view]?.y
    else { return nil }
    let (start, next) = (first - end, second - end)
    let time = frames[release + 1].t - frames[release].t
    var (low, high) = (0.0, 200.0)
    for _ in 0..<60 {
      let r = (low + high) / 2
      let frequency = max(2 * r, 22.105)
      let square = frequency * (frequency / 2 - r)
      let left =
        (1 + (frequency - r) * time + square * time * time) * exp(-frequency * time)
      if left > next / start { low = r } else { high = r }
    }
    return -low * start
  }
}
