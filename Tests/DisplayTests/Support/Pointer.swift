import Foundation

/// A display server's own pointer, moved on a schedule of absolute times.
final class Pointer {
  /// One thing done to the pointer.
  struct Step {
    enum Action {
      case move(x: Double, y: Double)
      case down
      case up
    }

    /// Seconds since the start of the stroke.
    var time: Double
    var action: Action

    var isMove: Bool { if case .move = action { true } else { false } }
  }

  /// When a step was really done, in seconds since the start of the stroke.
  struct Done {
    var time: Double
    var step: Step
  }

  /// By how much a move may be late without delaying the rest of its stroke, in seconds.
  private static let longestDelay = 0.02
  private let device: any PointerDevice

  init(_ device: any PointerDevice) {
    self.device = device
  }

  /// Does all steps at their times; returns when the last is done.
  ///
  /// Where the machine delays a move a little, the next ones make up for it; more delays all that
  /// follows, as a hand does not jump. Presses and releases keep their distance from the step
  /// before: a pointer that is to rest before its release does so.
  ///
  /// - Parameter isSeen: whether the program is to see the presses and releases among them.
  @discardableResult func play(_ steps: [Step], isSeen: Bool = true) -> [Done] {
    if isSeen { device.inputCount.total += steps.count { !$0.isMove } }
    // A hand does not slow down with the machine; whoever may not say so moves as well as it can.
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

  /// Leaves the pointer where it is for some time, in seconds.
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
  /// A stroke: the pointer is put at `from`, pressed, moved along straight lines, held, and let go.
  ///
  /// - Parameters:
  ///   - points: corners of the path, each with the seconds that the way to it takes.
  ///   - hold: seconds between the last move and the release.
  ///   - rate: moves per second.
  static func drag(
    from start: (x: Double, y: Double), through points: [(x: Double, y: Double, over: Double)],
    hold: Double = 0, rate: Double = 125, release: Bool = true
  ) -> Self {
    let interval = 1 / rate
    // A moment of rest before and after the press, as with a hand.
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

  /// A click.
  static func click(at point: (x: Double, y: Double)) -> Self {
    [
      .init(time: 0, action: .move(x: point.x, y: point.y)), .init(time: 0.1, action: .down),
      .init(time: 0.15, action: .up),
    ]
  }
}

extension Array where Element == Pointer.Done {
  /// From the first move after the press to the last, in seconds.
  var heldSeconds: Double {
    let moves = drop { $0.step.isMove }.filter(\.step.isMove)
    return (moves.last?.time ?? 0) - (moves.first?.time ?? 0)
  }
}
