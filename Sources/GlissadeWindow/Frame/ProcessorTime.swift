import Foundation

/// A namespace of functions that read the processor time of the current thread and of the process.
package enum ProcessorTime {
  /// The processor time that the current thread has used since it began, in seconds.
  package static var now: Double { seconds(of: CLOCK_THREAD_CPUTIME_ID) }

  /// The processor time that all threads of the process together have used, in seconds.
  static var ofProcess: Double { seconds(of: CLOCK_PROCESS_CPUTIME_ID) }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
