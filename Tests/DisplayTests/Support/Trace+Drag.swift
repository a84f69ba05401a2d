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
    var start: Place?
    return frames.compactMap { frame in
      guard let pointer = frame.pointer else {
        start = nil
        return nil
      }
      if start == nil { start = frame.input.last { $0.kind == "down" }.map(\.place) ?? pointer }
      guard frame.transition?.phase == "interactive", pointer != start,
        let shown = frame.views[view]
      else { return nil }
      return Pair(t: frame.t, viewY: shown.y, pointerY: pointer.y)
    }
  }

  /// The corner of a view in a frame, with the pointer that the frame shows.
  struct Corner {
    var place: Place
    var pointer: Place
  }

  /// Returns the corners of a view in the frames that show a move of it and of the pressed pointer.
  func draggedCorners(of view: String) -> [Corner] {
    let start = frames.first?.views[view]?.frame
    return frames.compactMap { frame in
      frame.views[view]?.frame == start ? nil : corner(of: view, in: frame)
    }
  }

  /// Returns the corners of a view in the frames of an interactive transition that show a move.
  func interactiveCorners(of view: String) -> [Corner] {
    frames(inPhase: "interactive").compactMap { corner(of: view, in: $0) }
  }

  private func corner(of view: String, in frame: Frame) -> Corner? {
    guard frame.input.contains(where: { $0.kind == "move" }), let pointer = frame.pointer,
      let shown = frame.views[view]
    else { return nil }
    return Corner(place: Place(shown.x, shown.y), pointer: pointer)
  }

  /// Returns the greatest differences, in points, between the distances of a view's corners from
  /// the pointer, along each axis.
  func largestErrors(of corners: [Corner]) -> Place {
    let offsets = corners.map { $0.place - $0.pointer }
    return Place(Self.spread(of: offsets.map(\.x)), Self.spread(of: offsets.map(\.y)))
  }

  /// The events that are stamped after the instant that their frame shows, as text. There must be
  /// none: stamps and frames have one clock.
  var inputFromTheFuture: [String] {
    frames.flatMap { frame in
      frame.input.filter { $0.t > frame.t }
        .map { "\($0.kind) at \($0.t) in frame \(frame.frame) at \(frame.t)" }
    }
  }

  /// Returns the greatest difference, in points, between the distances of the view from the pointer
  /// that the same frame shows (M-43).
  func largestError(following pairs: [Pair]) -> Double {
    Self.spread(of: pairs.map { $0.viewY - $0.pointerY })
  }

  private static func spread(of values: [Double]) -> Double {
    guard let least = values.min(), let greatest = values.max() else { return .infinity }
    return greatest - least
  }

  /// A Boolean value that indicates whether the first frames after the release came at the
  /// display's rate, as far as there are any. Velocities cannot be measured on a machine that is
  /// too busy, and an error grows with the square of the time: after two frames of a display of 60
  /// Hz it is 2 %.
  var startsOffEvenly: Bool {
    guard let release = frames.firstIndex(where: { $0.input.contains { $0.kind == "up" } })
    else { return true }
    let times = frames[release...].prefix(3).map(\.t)
    return times.count < 3 || times[2] - times[0] < 0.04
  }

  /// The place of a view where it is released, and its places in the frames after that, with the
  /// seconds since then (M-48).
  private func placesAfterRelease(of view: String) -> (
    start: Double, later: [(t: Double, y: Double)]
  )? {
    guard let index = frames.firstIndex(where: { $0.input.contains { $0.kind == "up" } }),
      index > 0,
      let instant = frames[index].instantOfRelease,
      let up = frames[index].input.last(where: { $0.kind == "up" }),
      let held = frames[index - 1].views[view]?.y
    else { return nil }
    let start: Double
    switch frames.place(ofReleaseIn: index) {
    case .shownBefore: start = held
    case .pointer: start = held + (up.y ?? 0) - (frames[index - 1].pointer?.y ?? 0)
    case .shown: start = frames[index].views[view]?.y ?? held
    }
    let later = frames[index...].filter { $0.t > instant + 1e-4 }.prefix(2).compactMap { frame in
      frame.views[view].map { (t: frame.t - instant, y: $0.y) }
    }
    return later.count == 2 ? (start, later) : nil
  }

  /// Returns the velocity of a view just after its release, in points per second.
  ///
  /// It is the slope there of the parabola through the place of the release and those of two
  /// frames. The demo's spring starts without a force, so that the error is a third derivative.
  func velocityAfterRelease(of view: String) -> Double? {
    placesAfterRelease(of: view).map { start, later in
      Self.velocity(at: [0] + later.map(\.t), [start] + later.map(\.y))
    }
  }

  /// Returns that velocity for a view that moves to its end, whatever the duration of the frame
  /// after the release.
  ///
  /// The demos continue by a `HandOffSpring` (H-09): ω is twice the relative velocity r, or 22.105
  /// a second if that is less, and (1 + (ω − r)t + ct²)·e^(−ωt) is left of the distance. The place
  /// of the release and that of the second frame after it give r.
  func velocityAfterRelease(of view: String, towards end: Double) -> Double? {
    guard let (first, later) = placesAfterRelease(of: view), first != end else { return nil }
    let (time, second) = later[1]
    let start = first - end
    let next = second - end
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
