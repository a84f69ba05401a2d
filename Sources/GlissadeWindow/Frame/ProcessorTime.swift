import Foundation

/// The processor time of the current thread and of the process.
package enum ProcessorTime {
  /// The seconds of processor time since the thread began.
  package static var now: Double { seconds(of: CLOCK_THREAD_CPUTIME_ID) }

  /// The seconds of processor time that all threads together have used.
  static var ofProcess: Double { seconds(of: CLOCK_PROCESS_CPUTIME_ID) }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
