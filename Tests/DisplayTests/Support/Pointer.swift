import Foundation

/// A display server's own pointer, moved on a schedule of absolute times.
final class Pointer {
  /// An action of the pointer with its time.
  struct Step {
    enum Action {
      case move(x: Double, y: Double)
      case down
      case up
    }

    /// The time since the start of the stroke, in seconds.
    var time: Double
    var action: Action

    var isMove: Bool { if case .move = action { true } else { false } }
  }

  /// The actual time of a step since the start of the stroke, in seconds.
  struct Done {
    var time: Double
    var step: Step
  }

  /// The greatest delay of a move that does not delay the rest of its stroke, in seconds.
  private static let longestDelay = 0.02
  private let device: any PointerDevice

  init(_ device: any PointerDevice) {
    self.device = device
  }

  /// Performs all steps at their times, and returns after the last.
  ///
  /// After a small delay the next moves catch up; a greater one delays all that follows, so that
  /// the pointer does not jump. Presses and releases keep their interval after the previous step: a
  /// pointer that rests before its release does so in any case.
  ///
  /// - Parameter isSeen: A Boolean value that indicates whether the program receives the presses
  ///   and releases.
  @discardableResult func play(_ steps: [Step], isSeen: Bool = true) -> [Done] {
    if isSeen { device.inputCount.total += steps.count { !$0.isMove } }
    // The pointer keeps its speed on a slow machine. Without the right to a real-time priority it
    // does so as well as possible.
    let nice = getpriority(.init(PRIO_PROCESS.rawValue), 0)
    setpriority(.init(PRIO_PROCESS.rawValue), 0, -15)
    defer { setpriority(.init(PRIO_PROCESS.rawValue), 0, nice) }
    let start = Deadline.now
    var delay = 0.0
    var done: [Done] = []
    for step in steps {
      var time = step.time + delay
      if !step.isMove, let last = done.last {
        time = max(time, last.time + step.time - last.step.time)
      }
      Self.sleep(until: start + time)
      perform(step.action)
      done.append(Done(time: Deadline.now - start, step: step))
      let late = Deadline.now - start - step.time - delay
      if late > Self.longestDelay { delay += late }
    }
    return done
  }

  /// Adds a pause, in seconds.
  func rest(for seconds: Double) { Self.sleep(until: Deadline.now + seconds) }

  private func perform(_ action: Step.Action) {
    switch action {
    case .move(let x, let y): device.movePointer(toX: Int(x.rounded()), y: Int(y.rounded()))
    case .down: device.setButton(pressed: true)
    case .up: device.setButton(pressed: false)
    }
  }

  private static func sleep(until instant: Double) {
    var time = timespec(
      tv_sec: Int(instant), tv_nsec: Int((instant - instant.rounded(.down)) * 1e9))
    while clock_nanosleep(CLOCK_MONOTONIC, Int32(TIMER_ABSTIME), &time, nil) == EINTR {}
  }
}

extension Array where Element == Pointer.Step {
  /// Returns a stroke: the pointer moves to `from`, is pressed, moved along straight lines, held,
  /// and released.
  ///
  /// - Parameters:
  ///   - points: The corners of the path, each with the duration of the segment to it, in seconds.
  ///   - hold: The time between the last move and the release, in seconds.
  ///   - rate: The number of moves per second.
  static func drag(
    from start: (x: Double, y: Double), through points: [(x: Double, y: Double, over: Double)],
    hold: Double = 0, rate: Double = 125, release: Bool = true
  ) -> Self {
    let interval = 1 / rate
    // There is a short pause before and after the press, as with a real mouse.
    var time = 0.1
    var place = start
    var steps: Self = [
      .init(time: 0, action: .move(x: start.x, y: start.y)), .init(time: time, action: .down),
    ]
    for point in points {
      let count = Swift.max(Int((point.over / interval).rounded()), 1)
      for index in 1...count {
        let part = Double(index) / Double(count)
        time += point.over / Double(count)
        steps.append(
          .init(
            time: time,
            action: .move(
              x: place.x + (point.x - place.x) * part, y: place.y + (point.y - place.y) * part)))
      }
      place = (point.x, point.y)
    }
    if release { steps.append(.init(time: time + hold + interval / 2, action: .up)) }
    return steps
  }

  /// Returns a click.
  static func click(at point: (x: Double, y: Double)) -> Self {
    [
      .init(time: 0, action: .move(x: point.x, y: point.y)), .init(time: 0.1, action: .down),
      .init(time: 0.15, action: .up),
    ]
  }
}

extension Array where Element == Pointer.Done {
  /// The time from the first move after the press to the last, in seconds.
  var heldSeconds: Double {
    let moves = drop { $0.step.isMove }.filter(\.step.isMove)
    return (moves.last?.time ?? 0) - (moves.first?.time ?? 0)
  }

  /// The vertical velocity that a hand with these moves has at the last one, as in
  /// `Trace.pointerVelocity(speed:)`, but by the times at which they were made.
  var velocity: Double? {
    Trace.velocity(
      of: compactMap { done in
        guard case .move(_, let y) = done.step.action else { return nil }
        return (t: done.time, y: y)
      })
  }
}
