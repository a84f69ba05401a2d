import Foundation

/// A search for the motion of a released value, near a spring that was found before.
struct ReleaseSearch {
  let data: FitData
  /// The range of the samples during the motion.
  let moving: Range<Int>
  /// The best spring for data that contain only the motion after the start.
  let spring: ShapeFit

  /// The ratios of the frequency of a release to that of the spring that is most similar to it.
  private static let ratios = [0.95, 1.3, 1.8]
  /// The velocities towards the target with which the search begins, in distances per radian.
  private static let velocities = [-0.5, 0, 0.4]

  private var logOmegas: [Double] { Self.ratios.map { spring.parameters[0] + log($0) } }

  /// Returns the best release for data that contain only what follows the release, or `nil` if
  /// there is none.
  func tail() -> Candidate? {
    let search = TailSearch(data: data, moving: moving) {
      let last = data.times[$0]
      let first = $0 > 0 ? data.times[$0 - 1] : last - data.interval
      return ShapeSearch(
        data: data, shape: ReleaseTail(starts: first...last), range: $0..<data.count)
    }
    return search.best(
      search.coarseStarts.map { start in
        let time = data.times[start] - data.interval / 2
        return (
          start,
          logOmegas.flatMap { logOmega in Self.velocities.map { [logOmega, $0, time] } }
        )
      })
  }

  /// Returns the releases of a value at rest: the best one, or none.
  func fromRest(_ rest: Range<Int>) -> [Candidate] {
    let search = ShapeSearch(
      data: data, shape: ReleaseFromRest(), range: rest.lowerBound..<data.count)
    let begin = data.times[rest.upperBound - 1]
    let found = logOmegas.map { Candidate(search.run(from: [$0, begin]), of: data) }
      .min { $0.cost < $1.cost }
    return [found].compactMap { $0 }
  }
}
