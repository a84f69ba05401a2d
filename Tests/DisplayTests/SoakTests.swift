import Foundation
import Testing

/// An hour of random use of the real window: strokes in all demos, steps back in time, replays,
/// resizes and minimizing.
///
/// `GLISSADE_SOAK` is the duration in seconds, `GLISSADE_SOAK_SEED` repeats a run, and
/// `GLISSADE_SOAK_PROGRAM` is the program to use: hitches are judged in a release build only.
@Suite struct SoakTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let isWanted = environment["GLISSADE_SOAK"] != nil
  private static let isReleaseBuild = environment["GLISSADE_SOAK_PROGRAM"] != nil

  /// The memory that the program may use, in megabytes: its own, and what is kept of the past.
  private static let memoryLimit = 60.0 + 64
  /// The growth of the memory at rest after the first minutes, in megabytes.
  private static let growthLimit = 5.0
  /// The hitch ratio, in milliseconds per second of motion (M-45).
  private static let hitchLimit = 5.0

  /// The figures of a minute.
  private struct Minute {
    /// The memory with the first demo at rest and nothing of the past, in megabytes.
    var atRest: Double
    /// The greatest memory, in megabytes.
    var greatest: Double
    var figures: SoakTrace.Figures
  }

  @Test(
    "an hour of random use leaves memory, transitions and frames as they were",
    .enabled(if: isWanted, "The soak is left to --long."))
  func soak() throws {
    let seed =
      Self.environment["GLISSADE_SOAK_SEED"].flatMap { UInt64($0) } ?? .random(in: 0..<1_000_000)
    let duration = Self.environment["GLISSADE_SOAK"].flatMap { Double($0) } ?? 3600
    print("soak: seed \(seed), \(Int(duration)) s")
    let window = try SoakWindow(seed: seed)
    let minutes = try use(window, for: duration)
    // After the first five minutes all demos have been shown.
    let warm = min(5, max(minutes.count / 2, 1))
    let first = minutes.prefix(warm).map(\.atRest).max() ?? 0
    let later = Self.level(of: minutes.dropFirst(warm).map(\.atRest)) ?? first
    let greatest = minutes.map(\.greatest).max() ?? 0
    #expect(later <= first + Self.growthLimit, "seed \(seed)")
    #expect(greatest <= Self.memoryLimit, "seed \(seed)")
    #expect(window.trace.faults.isEmpty, "seed \(seed)")
    var all = SoakTrace.Figures()
    for minute in minutes {
      all.frames += minute.figures.frames
      all.late += minute.figures.late
    }
    if Self.isReleaseBuild { #expect(all.hitchRatio <= Self.hitchLimit, "seed \(seed)") }
    #expect(window.process.stop() == 0)
  }

  /// Returns the greatest figure that three minutes in a row reach, or `nil` if there are fewer.
  /// One minute's figure depends on what the caches happen to keep.
  private static func level(of figures: [Double]) -> Double? {
    guard figures.count >= 3 else { return figures.min() }
    return (2..<figures.count).map { figures[($0 - 2)...$0].min() ?? 0 }.max()
  }

  private func use(_ window: SoakWindow, for duration: Double) throws -> [Minute] {
    var minutes: [Minute] = []
    var actions = 0
    var greatest = 0.0
    let end = Deadline(in: duration)
    var minute = Deadline(in: 60)
    repeat {
      try window.act()
      actions += 1
      if actions % 5 == 0 { greatest = max(greatest, try window.memory) }
      guard minute.hasPassed || end.hasPassed else { continue }
      minute = Deadline(in: 60)
      try window.restart()
      let figures = window.trace.figures
      window.trace.figures = .init()
      let atRest = try window.memoryAtRest()
      minutes.append(Minute(atRest: atRest, greatest: greatest, figures: figures))
      print(line(minutes, actions))
      greatest = 0
    } while !end.hasPassed
    return minutes
  }

  private func line(_ minutes: [Minute], _ actions: Int) -> String {
    guard let minute = minutes.last else { return "" }
    return String(
      format:
        "soak: %d min, %d actions, %d frames, %.1f MB at rest, %.1f at most, hitches %.2f ms/s,"
        + " slowest frame %.1f ms", minutes.count, actions, minute.figures.frames, minute.atRest,
      minute.greatest, minute.figures.hitchRatio, minute.figures.slowest)
  }
}
