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
      for event in frame.input where event.t <= frame.t {
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

  /// How far, in points, the view strays at most from the pointer, both taken from where they were in
  /// the first frame of the drag.
  func largestError(following pairs: [Pair]) -> Double {
    guard let first = pairs.first else { return .infinity }
    return pairs.map { abs(($0.viewY - first.viewY) - ($0.pointerY - first.pointerY)) }.max() ?? 0
  }

  /// The velocity, in points per second, with which a view starts off when it is let go.
  ///
  /// The demo hands the page to a critically damped spring, whose pull begins at once: differences of
  /// frames would show the pull as much as the velocity. With x the distance to the end,
  /// x(t) = (A + B·t)·e^(−ωt) and x′(0) = B − ω·A; three frames determine A, B and ω.
  func velocityAfterRelease(of view: String, towards end: Double) -> Double? {
    guard let release = frames.firstIndex(where: { $0.input.contains { $0.kind == "up" } })
    else { return nil }
    let shown = frames[release...].prefix(3).compactMap { frame in
      frame.views[view].map { (t: frame.t - frames[release].t, x: $0.y - end) }
    }
    guard shown.count == 3 else { return nil }
    let start = shown[0].x
    func slope(_ pull: Double) -> Double {
      (shown[1].x * exp(pull * shown[1].t) - start) / shown[1].t
    }
    /// How far from the third frame a spring of this ω passes, on the side of the start.
    func miss(_ pull: Double) -> Double {
      let position = (start + slope(pull) * shown[2].t) * exp(-pull * shown[2].t)
      return (position - shown[2].x) / start
    }
    var (low, high) = (0.01, 100.0)
    guard (miss(low) < 0) != (miss(high) < 0) else { return nil }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (miss(middle) < 0) == (miss(low) < 0) { low = middle } else { high = middle }
    }
    return slope(low) - low * start
  }
}
