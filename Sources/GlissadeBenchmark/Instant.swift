import Foundation

/// Functions that read the clocks of the system, in seconds.
enum Instant {
  /// The processor time of the whole process.
  static var processor: Double { read(CLOCK_PROCESS_CPUTIME_ID) }
  /// The time since the machine was started. All processes have the same value.
  static var wall: Double { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
