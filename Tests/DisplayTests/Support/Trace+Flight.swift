import Foundation

/// The smoothness with which a view flies, is caught, and leaves two touches, from a trace.
extension Trace {
  /// The distances, in points, of a view's corners from where the three frames before lead, in
  /// frames in flight and in the first of its rest.
  ///
  /// Frames that a busy machine did not make at the display's rate are left out, and the distances
  /// in those that it made late are what they would be a 60th of a second apart: the error of a
  /// parabola through three places grows with the product of the times since then.
  ///
  /// - Parameter speed: The speed of the demo's time, in seconds per second.
  func flightErrors(of view: String, speed: Double) -> [(frame: Int, points: Double)] {
    frames.indices.compactMap { index in
      guard let ahead = predictedCorners(of: view, in: index, speed: speed),
        !isTouched(frames[index]), let shown = frames[index].views[view]
      else { return nil }
      let lateness = frames[(index - 3)..<index].reduce(1 / 6) { product, before in
        product * (frames[index].t - before.t) / (speed / 60)
      }
      let error = zip(ahead, shown.corners).map { ($0 - $1).length }.max() ?? 0
      return (frames[index].frame, error / max(1, lateness))
    }
  }

  /// The distances, in points, of a view's corners in the frames in which it is caught, from the
  /// way between the frame before and where it would be now. What the pointer has moved since then
  /// does not count.
  ///
  /// - Parameter speed: The speed of the demo's time, in seconds per second.
  func catchErrors(of view: String, speed: Double) -> [(frame: Int, points: Double)] {
    frames.indices.compactMap { index in
      let input = frames[index].input
      guard let down = input.first(where: { $0.kind == "down" }),
        frames[index].transition?.phase == "interactive",
        let ahead = predictedCorners(of: view, in: index, speed: speed),
        let before = frames[index - 1].views[view], let shown = frames[index].views[view]
      else { return nil }
      let travel = input.last.map { ($0.place - down.place).length }
      let errors = zip(zip(before.corners, ahead), shown.corners).map { way, corner in
        corner.distance(toWayFrom: way.0, to: way.1)
      }
      return (frames[index].frame, max(0, (errors.max() ?? 0) - (travel ?? 0)))
    }
  }

  /// The changes of a view's growth and turn at the releases of two touches, as parts of those that
  /// the touches had.
  ///
  /// Releases around which a busy machine did not make moves at an even rate or frames at the
  /// display's are left out.
  ///
  /// - Parameter speed: The speed of the demo's time, in seconds per second.
  func pairReleaseBreaks(of view: String, speed: Double) -> [(frame: Int, share: Double)] {
    frames.indices.compactMap { index in
      let ups = frames[index].input.filter { $0.kind == "up" && $0.touch != nil }
      guard ups.count == 2, index > 0, index + 2 < frames.count,
        frames.isSteady(releaseIn: index, speed: speed),
        let shown = frames[index - 1].views[view],
        let upright = frames[..<index].last(where: { $0.transition == nil })?.views[view]?.size
      else { return nil }
      let up = ups[0]
      let spans = spans(through: index, from: up.touch, to: ups[1].touch)
      let moves = spans.filter { up.t - $0.t <= 0.1 * speed }
      let later = framesAfterRelease(in: index)
      let times = [frames[index].instantOfRelease ?? up.t] + later.map(\.t)
      guard moves.count > 3, later.count == 3, up.t - (moves.last?.t ?? 0) < 0.02 * speed,
        Self.isEven(moves.map(\.t), speed: speed),
        zip(times, times.dropFirst()).allSatisfy({ $1 - $0 < 0.02 * speed }),
        let held = frames[index - 1].span(from: up.touch, to: ups[1].touch)
      else { return nil }
      let span = ups[1].place - up.place
      let before = Place(
        Self.fittedSlope(moves.map { ($0.t, log($0.span.length)) }),
        Self.fittedSlope(moves.map { ($0.t, $0.span.divided(by: span).angle) }))
      // The turn of the view in the frames after the release, as a logarithm. Its place at the
      // release is off by up to a pixel (M-48), which would be much of a short first step.
      var turns: [Place] = []
      for frame in later {
        guard let box = frame.views[view] else { return nil }
        let last = turns.last ?? shown.turn(of: upright, near: held.divided(by: spans[0].span))
        turns.append(box.turn(of: upright, near: last))
      }
      let logarithms = turns.map { Place(log($0.length), $0.angle) }
      let shownTimes = later.map(\.t)
      let after = Place(
        Self.velocity(at: times[0], through: shownTimes, logarithms.map(\.x)),
        Self.velocity(at: times[0], through: shownTimes, logarithms.map(\.y)))
      return (frames[index].frame, (after - before).length / before.length)
    }
  }

  /// The ways from one touch to another one since they began, with the frames in which they moved.
  private func spans(
    through index: Int, from one: Int?, to other: Int?
  ) -> [(index: Int, t: Double, span: Place)] {
    var (places, spans) = ([Int?: Place](), [(index: Int, t: Double, span: Place)]())
    for index in 0...index {
      for event in frames[index].input where [one, other].contains(event.touch) {
        if event.kind == "down" { spans = [] }
        if event.kind != "up" { places[event.touch] = event.place }
        guard event.touch == other, event.kind != "up", let start = places[one],
          let end = places[other]
        else { continue }
        spans.append((index, event.t, end - start))
      }
    }
    return spans
  }

  /// Returns the places of a view's corners in a frame if the view continued its motion of the
  /// three frames before; `nil` if it was not in flight.
  private func predictedCorners(of view: String, in index: Int, speed: Double) -> [Place]? {
    guard index >= 3 else { return nil }
    let before = frames[(index - 3)..<index]
    let boxes = before.compactMap { $0.views[view]?.corners }
    let times = before.map(\.t)
    guard boxes.count == 3,
      before.allSatisfy({ $0.transition != nil && $0.transition?.phase != "interactive" }),
      !before.contains(where: isTouched),
      zip(times, times.dropFirst() + [frames[index].t]).allSatisfy({ $1 - $0 < 0.02 * speed })
    else { return nil }
    return (0..<2).map { corner in
      (0..<3).reduce(Place.zero) { sum, this in
        let weight = (0..<3).filter { $0 != this }.reduce(1.0) { weight, other in
          weight * (frames[index].t - times[other]) / (times[this] - times[other])
        }
        return sum + weight * boxes[this][corner]
      }
    }
  }

  private func isTouched(_ frame: Frame) -> Bool {
    frame.input.contains { $0.kind == "down" || $0.kind == "up" }
  }
}

extension Trace.Frame {
  /// The distance from one touch to another that the frame shows.
  fileprivate func span(from one: Int?, to other: Int?) -> Trace.Place? {
    let places = [one, other].compactMap { number in
      touches?.first { $0.touch == number ?? 0 }?.place
    }
    return places.count == 2 ? places[1] - places[0] : nil
  }
}

extension Trace.Shown {
  /// The upper left and the lower right corner.
  fileprivate var corners: [Trace.Place] {
    [Trace.Place(x, y), Trace.Place(x + width, y + height)]
  }

  /// The scale and turn that makes this the rectangle around a view of a size; of the two that do,
  /// the one nearer to `guess`.
  fileprivate func turn(of size: Trace.Place, near guess: Trace.Place) -> Trace.Place {
    let turns = turns(of: size)
    return (turns[0] - guess).length < (turns[1] - guess).length ? turns[0] : turns[1]
  }
}

extension Trace.Place {
  /// The angle of a complex number, in radians.
  fileprivate var angle: Double { atan2(y, x) }

  /// The quotient of two complex numbers.
  fileprivate func divided(by other: Self) -> Self {
    turned(by: Self(other.x, -other.y)) / (other * other).sum()
  }

  /// The distance of a point from the straight way between two others.
  fileprivate func distance(toWayFrom start: Self, to end: Self) -> Double {
    let way = end - start
    let square = (way * way).sum()
    let share = square > 0 ? min(max(((self - start) * way).sum() / square, 0), 1) : 0
    return (self - start - share * way).length
  }
}
