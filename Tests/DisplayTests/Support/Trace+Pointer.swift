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

  /// Returns the pointer's velocity at its last held move, in points per second of the scene: the
  /// slope there of the parabola that fits the hand's last 100 ms best.
  ///
  /// Because it uses the stamps of the window, it is correct even on a machine that is too busy to
  /// move the pointer evenly.
  ///
  /// - Parameter speed: The speed of the demo's time, in seconds per second.
  func pointerVelocity(speed: Double = 1) -> Double? {
    Self.velocity(of: heldMoves, speed: speed)
  }

  /// Returns the slope at the last of some moves of the parabola that fits their last 100 ms best.
  static func velocity(of moves: [(t: Double, y: Double)], speed: Double = 1) -> Double? {
    let newest = moves.last?.t ?? 0
    let recent = moves.filter { $0.t >= newest - 0.1 * speed }
    return recent.count >= 3 ? fittedSlope(recent.map { ($0.t, $0.y) }) : nil
  }

  /// The slope at the last of some points of the parabola through them, by least squares (M-02).
  static func fittedSlope(_ points: [(t: Double, value: Double)]) -> Double {
    let newest = points.last?.t ?? 0
    // Moments about the last point, where the slope is the linear coefficient.
    func moment(_ power: Int, _ factor: (Double) -> Double = { _ in 1 }) -> Double {
      points.map { pow($0.t - newest, Double(power)) * factor($0.value) }.reduce(0, +)
    }
    let s = (0...4).map { moment($0) }
    let y = (0...2).map { moment($0) { $0 } }
    // Cramer's rule for the normal equations.
    func determinant(_ a: [Double], _ b: [Double], _ c: [Double]) -> Double {
      a[0] * (b[1] * c[2] - b[2] * c[1]) - b[0] * (a[1] * c[2] - a[2] * c[1])
        + c[0] * (a[1] * b[2] - a[2] * b[1])
    }
    let (first, last) = (Array(s[0...2]), Array(s[2...4]))
    return determinant(first, y, last) / determinant(first, Array(s[1...3]), last)
  }

  /// Returns whether moves came at their own rate, so that their velocity at the last one can be
  /// judged: a gap that a busy machine makes in it changes that by several percent.
  ///
  /// - Parameter speed: The speed of the demo's time, in seconds per second.
  static func isEven(_ times: [Double], speed: Double) -> Bool {
    guard times.count >= 8 else { return false }
    let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
    let mean = gaps.reduce(0, +) / Double(gaps.count)
    return gaps.allSatisfy { abs($0 - mean) <= max(mean / 3, 0.002 * speed) }
  }

  /// A Boolean value that indicates whether the pointer had no pause near the end of its stroke or
  /// before its release: one of 40 ms or more counts as a hold.
  var endsUnbroken: Bool { endsUnbroken(speed: 1) }

  /// A Boolean value that indicates whether the pointer moved without a gap in the last 100 ms of
  /// its stroke. A gap of a few milliseconds among moves that are one apart changes the velocity
  /// there by several percent.
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

  /// Returns whether the last release begins where the frames before it let it.
  ///
  /// - Parameter speed: The speed of the demo's time, in seconds per second.
  func isReleasedSteadily(speed: Double) -> Bool {
    guard let release = frames.lastIndex(where: { $0.input.contains { $0.kind == "up" } })
    else { return false }
    // A drag that the first frames show whole has no age.
    return frames.age(before: release) == nil || frames.isSteady(releaseIn: release, speed: speed)
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
    guard stroke.endsUnbroken(speed: speed), stroke.isReleasedSteadily(speed: speed),
      let seen = stroke.pointerVelocity(speed: speed),
      let meant = Self.velocity(of: planned, speed: speed)
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

  /// A Boolean value that indicates whether a transition was running at the last press, so that the
  /// press catches it: on a busy machine the transition may have ended before.
  var catchesInFlight: Bool {
    let press = frames.lastIndex { frame in frame.input.contains { $0.kind == "down" } } ?? 0
    return press > 0 && frames[press - 1].transition != nil
  }

  /// A Boolean value that indicates whether there are frames between the last press and its
  /// release.
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
