/// The evenness of a view's motion, from a trace.
extension Trace {
  /// This trace from the last press on.
  var lastStroke: Trace {
    let start = frames.lastIndex { frame in frame.input.contains { $0.kind == "down" } } ?? 0
    var trace = self
    trace.frames = Array(frames[start...])
    return trace
  }

  /// A frame in which a view moved further than its velocity explains.
  struct Jump: CustomStringConvertible {
    var frame: Int
    var distance: Double
    var allowed: Double
    /// The steps of the view around the frame: frame, distance in points, time in milliseconds,
    /// travel of the pointer, velocity of the transition, and speed of the pointer.
    var around: [String]
    var description: String {
      "frame \(frame): \(distance) px, \(allowed) explained; around it \(around)"
    }
  }

  /// Returns the frames in which a view's corner moved further than velocity × frame time + 1 px,
  /// with the velocity known to 5 %.
  ///
  /// The velocity is the greatest of these: that of the view in the frame after or the two before
  /// (in the one of a release the pointer need not have moved), that of the transition in the
  /// trace, and the pointer's between its last moves. Frames that a busy machine did not make at
  /// the display's rate are left out, because velocities change from one to the next, and so are
  /// those that make up for moves that came late.
  ///
  /// - Parameters:
  ///   - distance: The distance of the transition, in points.
  ///   - speed: The speed of the demo's time, in seconds per second.
  ///   - isFarCorner: A Boolean value that indicates whether the lower right corner is meant,
  ///     instead of the upper left one.
  func jumps(
    of view: String, distance: Double = 0, speed: Double = 1, isFarCorner: Bool = false
  ) -> [Jump] {
    let steps = steps(of: view, speed: speed, isFarCorner: isFarCorner)
    return steps.indices.compactMap { index in
      let step = steps[index]
      let neighbours = [index - 2, index - 1, index + 1].filter { steps.indices.contains($0) }
        .map { steps[$0] }
      guard (neighbours + [step]).allSatisfy({ $0.seconds < 0.02 * speed }),
        !step.isLate
      else { return nil }
      let velocity = neighbours.map { $0.seconds > 0 ? $0.distance / $0.seconds : 0 }.max() ?? 0
      let hand =
        [index - 2, index - 1, index].filter { steps.indices.contains($0) }
        .map { steps[$0].pointerSpeed }.max() ?? 0
      let free =
        max(velocity, step.relativeVelocity * distance, hand) * step.seconds * 1.05
      let allowed = max(free, step.travel) + 1
      guard step.distance > allowed else { return nil }
      let around = steps[max(0, index - 3)..<min(index + 3, steps.count)].map(\.summary)
      return Jump(frame: step.frame, distance: step.distance, allowed: allowed, around: around)
    }
  }

  /// The movement of a view from one frame to the next.
  private struct ViewStep {
    var frame: Int
    var distance: Double
    var seconds: Double
    /// The movement of the pressed pointer, in points.
    var travel: Double
    /// The transition's relative velocity in the first of the two frames.
    var relativeVelocity: Double
    /// The greatest speed of the pressed pointer from one move to the next, in points per second.
    var pointerSpeed: Double
    /// A Boolean value that indicates whether the step makes up for moves that came late.
    var isLate: Bool

    var summary: String {
      let numbers = [distance, seconds * 1000, travel, relativeVelocity, pointerSpeed]
      let texts = numbers.map { "\(($0 * 100).rounded() / 100)" }
      return "\(frame): \(texts.joined(separator: " "))"
    }
  }

  private func steps(of view: String, speed: Double, isFarCorner: Bool) -> [ViewStep] {
    var steps: [ViewStep] = []
    var before: (frame: Frame, corner: (x: Double, y: Double))?
    var pointer: Place?
    var move: (t: Double, place: Place)?
    for (index, frame) in frames.enumerated() {
      var pointerSpeed = 0.0
      for event in frame.input where event.touch == nil && event.button == 1 {
        if let move, event.kind == "move", event.t > move.t {
          pointerSpeed = max(pointerSpeed, (event.place - move.place).length / (event.t - move.t))
        }
        move = event.kind == "up" ? nil : (event.t, event.place)
      }
      let places = frame.input.filter { $0.kind == "down" || $0.kind == "up" }.map(\.place)
      let path = [pointer].compactMap(\.self) + places + [frame.pointer].compactMap(\.self)
      let travel = zip(path, path.dropFirst()).map { ($1 - $0).length }.reduce(0, +)
      pointer = frame.pointer
      let corner = frame.views[view].map { isFarCorner ? $0.farCorner : (x: $0.x, y: $0.y) }
      if let before, let corner {
        steps.append(
          ViewStep(
            frame: frame.frame,
            distance: Self.distance(before.corner.x, before.corner.y, corner.x, corner.y),
            seconds: frame.t - before.frame.t, travel: travel,
            relativeVelocity: abs(before.frame.transition?.velocity ?? 0),
            pointerSpeed: pointerSpeed, isLate: frames.isLate(index, speed: speed)))
      }
      before = corner.map { (frame, $0) }
    }
    return steps
  }

  private static func distance(_ x: Double, _ y: Double, _ x2: Double, _ y2: Double) -> Double {
    ((x2 - x) * (x2 - x) + (y2 - y) * (y2 - y)).squareRoot()
  }
}
