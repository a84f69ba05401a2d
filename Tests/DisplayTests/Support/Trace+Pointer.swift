import Foundation

/// The pointer's events in a trace.
extension Trace {
  /// The moves of the pointer while its button was held; of several with one stamp the last.
  var heldMoves: [(t: Double, y: Double)] {
    var moves: [(t: Double, y: Double)] = []
    for event in input where event.kind == "move" && event.button == 1 {
      if moves.last?.t == event.t { moves.removeLast() }
      moves.append((event.t, event.y ?? 0))
    }
    return moves
  }

  /// The pointer's velocity at its last held move, in points per second: the slope there of the
  /// parabola that fits the last 100 ms best (least squares).
  ///
  /// Because it uses the stamps of the window, it is correct even on a machine that is too busy to
  /// move the pointer evenly.
  var pointerVelocity: Double? { Self.velocity(of: heldMoves) }

  private static func velocity(of moves: [(t: Double, y: Double)]) -> Double? {
    guard let last = moves.last else { return nil }
    // Moments of t and y about the last move, where the slope is the linear coefficient.
    var (s0, s1, s2, s3, s4) = (0.0, 0.0, 0.0, 0.0, 0.0)
    var (y0, y1, y2) = (0.0, 0.0, 0.0)
    for move in moves where move.t >= last.t - 0.1 {
      let (t, y) = (move.t - last.t, move.y - last.y)
      s0 += 1
      s1 += t
      s2 += t * t
      s3 += t * t * t
      s4 += t * t * t * t
      y0 += y
      y1 += t * y
      y2 += t * t * y
    }
    guard s0 >= 3 else { return nil }
    // Cramer's rule for the normal equations.
    let whole = s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s3 * s2) + s2 * (s1 * s3 - s2 * s2)
    let slope = s0 * (y1 * s4 - s3 * y2) - y0 * (s1 * s4 - s3 * s2) + s2 * (s1 * y2 - y1 * s2)
    return slope / whole
  }

  /// Whether the pointer had no pause near the end of its stroke or before its release: one of 40
  /// ms or more counts as a hold.
  var endsUnbroken: Bool { endsUnbroken(speed: 1) }

  /// Whether the pointer moved without a gap in the last 100 ms of its stroke. A gap of a few
  /// milliseconds among moves that are one apart changes the velocity there by several percent.
  var endsEvenly: Bool {
    guard let last = heldMoves.last else { return false }
    let times = heldMoves.map(\.t).filter { $0 >= last.t - 0.1 }
    return zip(times, times.dropFirst()).allSatisfy { $1 - $0 < 0.004 }
  }

  private func endsUnbroken(speed: Double) -> Bool {
    guard let last = heldMoves.last, let up = input.last(where: { $0.kind == "up" })
    else { return false }
    let times = heldMoves.map(\.t).filter { $0 >= last.t - 0.15 * speed } + [up.t]
    return times.count > 5 && zip(times, times.dropFirst()).allSatisfy { $1 - $0 < 0.035 * speed }
  }

  /// Returns whether the last stroke ended at about its intended speed, by the server's stamps.
  ///
  /// - Parameter speed: The speed of the demo's time, in seconds per second.
  func ends(like steps: [Pointer.Step], speed: Double) -> Bool {
    let held = steps.drop(while: \.isMove)
    let planned = held.compactMap { step -> (t: Double, y: Double)? in
      guard case .move(_, let y) = step.action else { return nil }
      return (step.time * speed, y)
    }
    let stroke = lastStroke
    guard stroke.endsUnbroken(speed: speed), let seen = stroke.pointerVelocity,
      let meant = Self.velocity(of: planned)
    else { return false }
    // A stroke to the side has no vertical speed to compare.
    return abs(meant) < 1 || (0.8...1.25).contains(seen / meant)
  }

  /// Returns whether the window received a stroke with its intended duration and without a gap.
  func follows(_ steps: [Pointer.Step]) -> Bool {
    let planned = steps.drop { if case .down = $0.action { false } else { true } }
      .filter { if case .move = $0.action { true } else { false } }
      .map(\.time)
    let seen = heldMoves.map(\.t)
    guard let start = planned.first, let end = planned.last else { return true }
    guard let first = seen.first, let last = seen.last else { return false }
    let gaps = zip(seen, seen.dropFirst()).map { $1 - $0 }
    let plannedGap = zip(planned, planned.dropFirst()).map { $1 - $0 }.max() ?? 0
    return abs((last - first) - (end - start)) < max(0.01, 0.05 * (end - start))
      && (gaps.max() ?? 0) < plannedGap + 0.02
  }

  /// Returns whether the last release came soon after the last move, so that the pointer was
  /// moving.
  ///
  /// - Parameter speed: The speed of the demo's time, in seconds per second.
  func endsInMotion(speed: Double) -> Bool {
    guard let up = input.last(where: { $0.kind == "up" }), let move = lastStroke.heldMoves.last
    else { return false }
    return up.t - move.t < 0.02 * speed
  }

  /// Whether a transition was running at the last press, so that the press catches it: on a busy
  /// machine the transition may have ended before.
  var catchesInFlight: Bool {
    let press = frames.lastIndex { frame in frame.input.contains { $0.kind == "down" } } ?? 0
    return press > 0 && frames[press - 1].transition != nil
  }

  /// Whether there are frames between the last press and its release.
  var isHeldForFrames: Bool {
    let held = lastStroke.frames.prefix { !$0.input.contains { $0.kind == "up" } }
    return held.count > 2
  }

  /// Returns whether a view was moving under the pointer at the last press.
  func catches(_ view: String) -> Bool {
    guard catchesInFlight, let press = lastStroke.frames.first,
      let down = press.input.last(where: { $0.kind == "down" }), let x = down.x, let y = down.y
    else { return false }
    let shown = frames.filter { $0.frame < press.frame }.suffix(1) + [press]
    return shown.allSatisfy { frame in
      frame.views[view].map { $0.contains(x, y) } ?? false
    }
  }
}
