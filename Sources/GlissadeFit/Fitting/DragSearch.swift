import Foundation

/// A search for a drag and the motion after it, which continues the drag's position and velocity.
///
/// The end of the drag says more about the velocity at the release than the motion after it does,
/// and with the velocity the instant of the release and ω become more exact. A motion that does not
/// continue the drag fits worse, and is found without the drag.
struct DragSearch {
  let data: FitData

  /// The time before the release in which a drag is a polynomial of low degree, in seconds.
  private static let dragTime = 0.1
  /// The least number of samples of the drag.
  private static let leastCount = 4
  /// The starts that are tried, in samples from that of the motion without the drag.
  private static let offsets = [-4, -3, -2, -1.5, -1, -0.5, 0, 0.5, 1]

  /// Returns the springs after a drag, near a spring that was found without the drag.
  func springs(near tail: ShapeFit) -> [Candidate] {
    let start = data.times[tail.range.lowerBound]
    let free = best(DraggedSpring(starts: starts(near: start)), from: tail.parameters, start)
    guard let free, abs(free.fit.parameters[1]) < 0.5 else { return [free].compactMap { $0 } }
    let shape = DraggedSpring(dampingRatio: 1, starts: starts(near: start))
    var critical = best(shape, from: [free.fit.parameters[0]], start)
    critical?.free = free.fit
    return [free] + [critical].compactMap { $0 }
  }

  /// Returns the motion of a released value after a drag, near one that was found without the drag.
  func release(near tail: ShapeFit) -> Candidate? {
    let start = data.times[tail.range.lowerBound]
    let parameters = Array(tail.parameters.prefix(2))
    let shape = DraggedRelease(starts: starts(near: start))
    let found = [
      best(shape, from: parameters, start),
      best(shape, start) { [parameters[0], velocity(at: $0, omega: exp(parameters[0]))] },
    ]
    return found.compactMap { $0 }.min { $0.criterion < $1.criterion }
  }

  /// Returns the decay after a drag, near one that was found without the drag.
  func decay(near tail: ShapeFit) -> Candidate? {
    let start = data.times[tail.range.lowerBound]
    return best(
      DraggedDecay(starts: starts(near: start)), from: [tail.parameters[0]], start)
  }

  /// Returns the velocity of the samples at an instant, in distances to the last value per radian.
  private func velocity(at time: Double, omega: Double) -> Double {
    let last = min(max(data.times.firstIndex { $0 >= time } ?? 0, 2), data.count - 1)
    let distance = data.values[data.count - 1] - data.values[last]
    guard distance != 0 else { return 0 }
    let duration = data.times[last] - data.times[last - 2]
    return (data.values[last] - data.values[last - 2]) / (duration * distance * omega)
  }

  private func starts(near start: Double) -> ClosedRange<Double> {
    let reach = max(Self.dragTime, 6 * data.interval)
    return start - reach...start + reach
  }

  private func best(
    _ shape: any FitShape, from parameters: [Double], _ start: Double
  ) -> Candidate? {
    best(shape, start) { _ in parameters }
  }

  /// Returns the best drag and motion with a release near a start.
  ///
  /// - Parameter guess: A closure that returns the parameters of the motion, without the release,
  ///   from which the search for a release begins.
  private func best(
    _ shape: any FitShape, _ start: Double, guess: (Double) -> [Double]
  ) -> Candidate? {
    Self.offsets.compactMap { offset -> Candidate? in
      let begin = start + offset * data.interval
      let time = begin - max(Self.dragTime, Double(Self.leastCount) * data.interval)
      let end = data.times.firstIndex { $0 >= begin } ?? data.count
      let first = data.times.firstIndex { $0 >= time } ?? 0
      guard end - first >= Self.leastCount, abs(data.values[end - 1] - data.values[first]) > 0
      else { return nil }
      let search = ShapeSearch(data: data, shape: shape, range: first..<data.count)
      return Candidate(search.run(from: guess(begin) + [begin]), of: data)
    }.min { $0.criterion < $1.criterion }
  }
}
