import Foundation

/// The changes of sources during builds. They show whether a build writes sources itself, in which
/// case it would be repeated endlessly.
struct BuildWrites {
  /// The number of consecutive builds after which a file that changed in each of them counts as
  /// written by the build.
  private static let limit = 6
  /// The accepted difference between the times from the beginning of a build to the change of a
  /// file: a constant in seconds, and a part of the time. A person does not save at such regular
  /// times.
  private static let spread = (seconds: 0.2, part: 0.1)

  /// The time at which the running build began, in seconds; `nil` without a build.
  private var start: Double?
  /// The files that have changed during the running build.
  private var changed: Set<String> = []
  /// The times from the beginning of each build to the change of a file, in seconds, by the path of
  /// the file. It contains the files that have changed in every build since the last change outside
  /// of a build.
  private var delays: [String: [Double]] = [:]

  /// Begins a build at a time, in seconds.
  mutating func begin(at now: Double) {
    start = now
    changed = []
  }

  /// Ends the running build.
  mutating func end() {
    start = nil
    delays = delays.filter { changed.contains($0.key) }
  }

  /// Adds changes of files at a time, in seconds.
  ///
  /// - Returns: The path of a file that the build writes itself, or `nil` if none is known. After a
  ///   result other than `nil`, the builds are counted from 0 again.
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
