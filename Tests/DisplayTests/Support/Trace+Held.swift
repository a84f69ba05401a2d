import Foundation

/// The accuracy with which a view follows the pointer or two touches that hold it, and its way of
/// leaving them, from a trace.
extension Trace {
  /// A place in the window, in points.
  typealias Place = SIMD2<Double>

  /// The places at which a frame shows the touches, by number; the pointer has the number 0.
  private struct Hold {
    var places: [Int: Place] = [:]
    /// A Boolean value that indicates whether a touch began or ended in the frame.
    var isChanged = false
    /// The places by the number of the touch.
    var sorted: [Place] { places.sorted { $0.key < $1.key }.map(\.value) }

    mutating func add(_ frame: Frame) {
      isChanged = frame.input.contains { $0.kind == "down" || $0.kind == "up" }
      places = [:]
      for touch in frame.touches ?? [] { places[touch.touch] = touch.place }
    }

    /// The turn and the scale from one pair of touches to another, as a complex number.
    static func turn(from old: [Place], to new: [Place]) -> Place {
      let (a, b) = (old[1] - old[0], new[1] - new[0])
      return Place(a.x * b.x + a.y * b.y, a.x * b.y - a.y * b.x) / (a * a).sum()
    }
  }

  /// The distances, in points, of a view in each frame from where the movement of the touches since
  /// the frame before takes it: the point of the view under the pointer stays there; two touches
  /// move, scale and turn it, which is upright and not square when they begin.
  func heldErrors(of view: String) -> [(frame: Int, points: Double)] {
    var errors: [(Int, Double)] = []
    var hold = Hold()
    var before: Frame?
    // The size of the view before it was held.
    var upright = Place(1, 1)
    for frame in frames {
      let old = hold
      hold.add(frame)
      defer { before = frame }
      guard !hold.isChanged, let last = before, last.transition?.phase == "interactive",
        frame.transition?.phase == "interactive", let from = last.views[view],
        let to = frame.views[view]
      else {
        if hold.isChanged, let box = before?.views[view] { upright = box.size }
        continue
      }
      let (places, oldPlaces) = (hold.sorted, old.sorted)
      if places.count == 1 {
        errors.append((frame.frame, (from.point(at: oldPlaces[0], in: to) - places[0]).length))
      } else if places.count == 2 {
        let turn = Hold.turn(from: oldPlaces, to: places)
        let center = places[0] + (from.center - oldPlaces[0]).turned(by: turn) - to.center
        // A rectangle around the view does not tell which way it is turned.
        let sizes = from.turns(of: upright).map {
          $0.turned(by: turn).bounds(of: upright) - to.size
        }
        let size = sizes.map { max(abs($0.x), abs($0.y)) }.min() ?? 0
        errors.append((frame.frame, max(center.length, size)))
      }
    }
    return errors
  }

  /// The changes of a view's velocity at the releases of the pointer, as parts of the pointer's: of
  /// the point that it held, and of the width.
  ///
  /// Releases of a pointer that stood, and those around which a busy machine did not make moves at
  /// an even rate or frames at the display's, are left out.
  ///
  /// - Parameter speed: The speed of the demo's time, in seconds per second.
  func releaseBreaks(of view: String, speed: Double) -> [(frame: Int, share: Double)] {
    frames.indices.compactMap { index in
      guard let up = frames[index].input.last(where: { $0.kind == "up" && $0.touch == nil }),
        let x = up.x, let y = up.y, index > 0, index + 2 < frames.count,
        frames[index].transition?.phase == "settling",
        frames.isSteady(releaseIn: index, speed: speed), let shown = frames[index - 1].views[view]
      else { return nil }
      let after = framesAfterRelease(in: index)
      let boxes = after.compactMap { $0.views[view] }
      let times = [frames[index].instantOfRelease ?? up.t] + after.map(\.t)
      let moves = frames[...index].flatMap(\.input)
        .filter { $0.kind == "move" && up.t - $0.t <= 0.1 * speed && $0.t <= up.t }
      let held = heldMoves(of: view, before: index)
      guard boxes.count == 3, held.count > 3, moves.count > 3,
        up.t - (moves.last?.t ?? 0) < 0.02 * speed,
        Self.isEven(moves.map(\.t), speed: speed),
        zip(times, times.dropFirst()).allSatisfy({ $1 - $0 < 0.02 * speed })
      else { return nil }
      let velocity = Place(
        Self.fittedSlope(moves.map { ($0.t, $0.x ?? 0) }),
        Self.fittedSlope(moves.map { ($0.t, $0.y ?? 0) }))
      let released =
        switch frames.place(ofReleaseIn: index) {
        case .shownBefore: held[0].place
        case .pointer: Place(x, y)
        case .shown:
          frames[index].views[view].map { shown.point(at: held[0].place, in: $0) } ?? Place(x, y)
        }
      let places = [released] + boxes.map { shown.point(at: held[0].place, in: $0) }
      let point = Place(
        Self.velocity(at: times, places.map(\.x)), Self.velocity(at: times, places.map(\.y)))
      // The width at the release follows from the pointer's last step, as it did before.
      let growth = Self.slope(held.map { (($0.place - held[0].place).length, log($0.width)) })
      let grown = log(shown.width) - growth * (released - held[0].place).length
      let grows = Self.velocity(at: times, [grown] + boxes.map { log($0.width) })
      let width = shown.width * (grows + growth * velocity.length)
      return (frames[index].frame, hypot((point - velocity).length, width) / velocity.length)
    }
  }

  /// The places of the pointer in the last frames before a release, and the widths of the view that
  /// it holds, the last first.
  private func heldMoves(of view: String, before index: Int) -> [(place: Place, width: Double)] {
    frames[..<index].reversed().prefix { !$0.input.contains { $0.kind == "down" } }
      .compactMap { frame in
        guard let pointer = frame.pointer else { return nil }
        return frame.views[view].map { (pointer, $0.width) }
      }.prefix(16).map(\.self)
  }

  /// The three frames after the instant of a release that a frame delivers.
  func framesAfterRelease(in index: Int) -> [Frame] {
    let instant = frames[index].instantOfRelease ?? frames[index].t
    return frames[index...].filter { $0.t > instant + 1e-4 }.prefix(3).map(\.self)
  }

  /// The slope of the line through points, by least squares.
  static func slope(_ points: [(Double, Double)]) -> Double {
    let count = Double(points.count)
    let mean = (points.map(\.0).reduce(0, +) / count, points.map(\.1).reduce(0, +) / count)
    let products = points.map { ($0.0 - mean.0) * ($0.1 - mean.1) }.reduce(0, +)
    return products / points.map { ($0.0 - mean.0) * ($0.0 - mean.0) }.reduce(0, +)
  }

  /// The velocity at a time: that of the polynomial through the values at other times.
  static func velocity(
    at time: Double, through times: [Double], _ values: [Double]
  ) -> Double {
    var sum = 0.0
    for (i, value) in values.enumerated() {
      for j in times.indices where j != i {
        var weight = 1 / (times[i] - times[j])
        for k in times.indices where k != i && k != j {
          weight *= (time - times[k]) / (times[i] - times[k])
        }
        sum += weight * value
      }
    }
    return sum
  }

  /// The velocity at the first of some times: that of the polynomial through the values.
  static func velocity(at times: [Double], _ values: [Double]) -> Double {
    var sum = times.dropFirst().map { 1 / (times[0] - $0) }.reduce(0, +) * values[0]
    for index in times.indices.dropFirst() {
      var weight = 1 / (times[index] - times[0])
      for other in times.indices.dropFirst() where other != index {
        weight *= (times[0] - times[other]) / (times[index] - times[other])
      }
      sum += weight * values[index]
    }
    return sum
  }
}

extension Trace.Shown {
  var center: Trace.Place { Trace.Place(x + width / 2, y + height / 2) }
  var size: Trace.Place { Trace.Place(width, height) }

  /// Returns the place of a point of this view in the same view at another place and of another
  /// size.
  func point(at place: Trace.Place, in other: Trace.Shown) -> Trace.Place {
    let share = (place - Trace.Place(x, y)) / size
    return Trace.Place(other.x, other.y) + share * other.size
  }

  /// The two turns, each with a scale, of which one makes this the rectangle around a view of a
  /// size.
  func turns(of size: Trace.Place) -> [Trace.Place] {
    let difference = size.x * size.x - size.y * size.y
    let along = (width * size.x - height * size.y) / difference
    let across = (height * size.x - width * size.y) / difference
    return [Trace.Place(along, across), Trace.Place(along, -across)]
  }
}

extension Trace.Place {
  var length: Double { hypot(x, y) }

  /// The size of the upright rectangle around one of a size that is scaled and turned by this.
  func bounds(of size: Self) -> Self {
    Self(abs(x) * size.x + abs(y) * size.y, abs(x) * size.y + abs(y) * size.x)
  }

  /// The product of two complex numbers.
  func turned(by turn: Self) -> Self {
    Self(x * turn.x - y * turn.y, x * turn.y + y * turn.x)
  }
}
