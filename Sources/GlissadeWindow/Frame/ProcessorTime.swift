import Foundation

/// The processor time of the current thread.
package enum ProcessorTime {
  /// The seconds of processor time since the thread began.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
