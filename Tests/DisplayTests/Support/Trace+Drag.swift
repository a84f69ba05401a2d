import Foundation

/// What a trace says about one drag of one view.
extension Trace {
  /// Where a view was shown in a frame, and where the pointer was by then.
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

  /// Whether no frame shows an instant before one of its events: stamps and frames have one clock.
  var showsNothingBeforeItsInput: Bool {
    frames.allSatisfy { frame in frame.input.allSatisfy { $0.t <= frame.t } }
  }

  /// How far, in points, the view strays at most from the pointer, both taken from where they were in
  /// the first frame of the drag.
  func largestError(following pairs: [Pair]) -> Double {
    guard let first = pairs.first else { return .infinity }
    return pairs.map { abs(($0.viewY - first.viewY) - ($0.pointerY - first.pointerY)) }.max() ?? 0
  }

  /// Whether the first frames after the release came at the pace of the display, as far as there are
  /// any: on a machine that is too busy nothing can be said of velocities.
  var startsOffEvenly: Bool {
    guard let release = frames.firstIndex(where: { $0.input.contains { $0.kind == "up" } })
    else { return true }
    let times = frames[release...].prefix(3).map(\.t)
    return times.count < 3 || times[2] - times[0] < 0.06
  }

  /// The velocity, in points per second, with which a view starts off when it is let go.
  ///
  /// The slope, at the release, of the parabola through the first three frames: the demo's spring
  /// starts off without a pull, so that what the parabola leaves out is a third derivative.
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

  /// The same for a page flung down fast, however long the frame after the release took.
  ///
  /// The demo's spring is critically damped with ω twice the relative velocity r, if that is more than
  /// 3 a second: what is left of the way is (1 + rt)·e^(−2rt). From the first frame after the release
  /// that gives r.
  func springVelocityAfterRelease(of view: String) -> Double? {
    guard let release = frames.firstIndex(where: { $0.input.contains { $0.kind == "up" } }),
      release + 1 < frames.count, let start = frames[release].views[view]?.y, start < 0,
      let next = frames[release + 1].views[view]?.y
    else { return nil }
    let time = frames[release + 1].t - frames[release].t
    var (low, high) = (0.0, 200.0)
    for _ in 0..<60 {
      let r = (low + high) / 2
      if (1 + r * time) * exp(-2 * r * time) > next / start { low = r } else { high = r }
    }
    return low > 3 ? -low * start : nil
  }
}
