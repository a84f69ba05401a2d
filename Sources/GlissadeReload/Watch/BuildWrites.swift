import Foundation

/// The changes of sources during builds, by which a build is recognized that writes sources itself
/// and so would begin again without end.
struct BuildWrites {
  /// The number of builds in a row after which a file counts as written by the build.
  private static let limit = 6
  /// The accepted difference of the times from the beginning of the build to the change: a part in
  /// seconds and a part of the time. A person does not save at such even times.
  private static let spread = (seconds: 0.2, part: 0.1)

  /// The beginning of the build that runs, in seconds.
  private var start: Double?
  /// The files that have changed in the build that runs.
  private var changed: Set<String> = []
  /// For each file that has changed in every build since the last change outside of one, the times
  /// from the beginning of the build, in seconds.
  private var delays: [String: [Double]] = [:]

  /// Begins a build at a time in seconds.
  mutating func begin(at now: Double) {
    start = now
    changed = []
  }

  /// Ends the build.
  mutating func end() {
    start = nil
    delays = delays.filter { changed.contains($0.key) }
  }

  /// Adds changes at a time in seconds.
  ///
  /// - Returns: The path of a file that the build writes itself, if it is known by now. Then the
  ///   count begins anew.
  mutating func add(_ paths: Set<String>, at now: Double) -> String? {
    guard let start else {
      delays = [:]
      return nil
    }
    for path in paths.sorted() where changed.insert(path).inserted {
      delays[path, default: []].append(now - start)
      guard let times = delays[path], times.count >= Self.limit, Self.areEven(times) else {
        continue
      }
      delays = [:]
      return path
    }
    return nil
  }

  private static func areEven(_ times: [Double]) -> Bool {
    let last = times.suffix(limit)
    let longest = last.max() ?? 0
    return longest - (last.min() ?? 0) <= spread.seconds + spread.part * longest
  }
}
