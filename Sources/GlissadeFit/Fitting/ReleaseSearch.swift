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

  /// Returns the releases that fit best: one for data that contain only what follows the release,
  /// one after a drag, and one from each of the rests.
  func releases(from rests: [Range<Int>]) -> [Candidate] {
    let search = TailSearch(data: data, moving: moving) {
      ShapeSearch(data: data, shape: ReleaseTail(start: data.times[$0]), range: $0..<data.count)
    }
    let logOmegas = Self.ratios.map { spring.parameters[0] + log($0) }
    let guesses = logOmegas.flatMap { logOmega in Self.velocities.map { [logOmega, $0] } }
    let tail = search.best(search.coarseStarts.map { ($0, guesses) })
    let dragged = tail.flatMap { DragSearch(data: data).release(near: $0.fit) }
    return [tail, dragged].compactMap { $0 } + rests.compactMap { fromRest($0, logOmegas) }
  }

  /// Returns the release of a value at rest.
  private func fromRest(_ rest: Range<Int>, _ logOmegas: [Double]) -> Candidate? {
    let search = ShapeSearch(
      data: data, shape: ReleaseFromRest(), range: rest.lowerBound..<data.count)
    let begin = data.times[rest.upperBound - 1]
    return logOmegas.map { Candidate(search.run(from: [$0, begin]), of: data) }
      .min { $0.cost < $1.cost }
  }
}
