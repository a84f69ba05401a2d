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

  /// Returns the corners of a view in the frames that show a move of it and of the pressed pointer,
  /// with their times.
  func draggedCorners(of view: String) -> [(t: Double, x: Double, y: Double)] {
    let start = frames.first?.views[view]?.frame
    return frames.compactMap { frame in
      guard frame.input.contains(where: { $0.kind == "move" && $0.button == 1 }),
        let shown = frame.views[view], shown.frame != start
      else { return nil }
      return (frame.t, shown.x, shown.y)
    }
  }

  /// Returns the corners of a view in the frames of an interactive transition that show a move.
  func interactiveCorners(of view: String) -> [(t: Double, x: Double, y: Double)] {
    frames(inPhase: "interactive").compactMap { frame in
      guard frame.input.contains(where: { $0.kind == "move" }), let shown = frame.views[view]
      else { return nil }
      return (frame.t, shown.x, shown.y)
    }
  }

  /// Returns the greatest deviation, in points, of the corners of a dragged view from the pointer
  /// at a constant age, apart from a constant offset, along each axis.
  func largestErrors(
    of corners: [(t: Double, x: Double, y: Double)]
  ) -> (x: Double, y: Double) {
    let moves = input.filter { $0.kind == "move" && $0.button == 1 }
    return (
      Self.largestError(
        of: corners.map { ($0.t, $0.x) }, following: moves.map { ($0.t, $0.x ?? 0) }),
      Self.largestError(
        of: corners.map { ($0.t, $0.y) }, following: moves.map { ($0.t, $0.y ?? 0) })
    )
  }

  /// The events that are stamped after the instant that their frame shows, as text. There must be
  /// none: stamps and frames have one clock.
  var inputFromTheFuture: [String] {
    frames.flatMap { frame in
      frame.input.filter { $0.t > frame.t }
        .map { "\($0.kind) at \($0.t) in frame \(frame.frame) at \(frame.t)" }
    }
  }

  /// Returns the greatest deviation, in points, of the view from the pointer at a constant age
  /// behind the frames (M-51), both relative to the first frame of the drag.
  ///
  /// - Parameter speed: The speed of the demo's time, in seconds per second.
  func largestError(following pairs: [Pair], speed: Double = 1) -> Double {
    let moves = heldMoves
    return Self.largestError(
      of: pairs.map { ($0.t, $0.viewY) }, following: moves.map { ($0.t, $0.y) }, speed: speed)
  }

  /// Returns the greatest deviation of a coordinate of a view from that of the pointer at a
  /// constant age, apart from a constant offset.
  ///
  /// The window finds the age as the mean of some frames, so that it changes in the first ones, and
  /// also where a busy machine delays samples or frames.
  static func largestError(
    of shown: [(t: Double, value: Double)], following moves: [(t: Double, value: Double)],
    speed: Double = 1
  ) -> Double {
    guard !shown.isEmpty, !moves.isEmpty else { return .infinity }
    let change = 0.02 * speed
    return stride(from: 0, through: 0.025, by: 0.001).map { age in
      var least = -Double.infinity
      var greatest = Double.infinity
      for frame in shown {
        let time = frame.t - age * speed
        let near = moves.filter { abs($0.t - time) < change }.map(\.value)
        let range =
          near + [place(of: moves, at: time - change), place(of: moves, at: time + change)]
        least = max(least, frame.value - (range.max() ?? 0))
        greatest = min(greatest, frame.value - (range.min() ?? 0))
      }
      return max(0, least - greatest)
    }.min() ?? .infinity
  }

  /// Returns the place of a pointer at a time between its moves.
  private static func place(of moves: [(t: Double, value: Double)], at time: Double) -> Double {
    guard let next = moves.firstIndex(where: { $0.t >= time }) else {
      return moves[moves.count - 1].value
    }
    guard next > 0 else { return moves[0].value }
    let first = moves[next - 1]
    let second = moves[next]
    return first.value
      + (second.value - first.value) * (time - first.t) / (second.t - first.t)
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
  /// It is the slope of the parabola through three frames, from the last one of the drag on, from
  /// which the motion continues (M-48). The demo's spring starts without a force, so that the error
  /// is a third derivative.
  func velocityAfterRelease(of view: String) -> Double? {
    guard let release = frames.firstIndex(where: { $0.input.contains { $0.kind == "up" } }),
      release > 0
    else { return nil }
    let start = release - 1
    let shown = frames[start...].prefix(3).compactMap { frame in
      frame.views[view].map { (t: frame.t - frames[start].t, y: $0.y) }
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
  /// a second if that is less, and (1 + (ω − r)t + ct²)·e^(−ωt) is left of the distance. The
  /// frames before and after that of the release give r.
  func velocityAfterRelease(of view: String, towards end: Double) -> Double? {
    guard let release = frames.firstIndex(where: { $0.input.contains { $0.kind == "up" } }),
      release > 0, release + 1 < frames.count,
      let first = frames[release - 1].views[view]?.y, first != end,
      let second = frames[release + 1].views[view]?.y
    else { return nil }
    let (start, next) = (first - end, second - end)
    let time = frames[release + 1].t - frames[release - 1].t
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
