import Foundation

/// An instant of the monotonic clock up to which something is waited for.
///
/// Nothing is ever judged by it: it only keeps a test that waits in vain from waiting for ever.
struct Deadline {
  /// Seconds that suffice for anything on a busy machine.
  static let patience = 60.0
  /// How often something is looked at that nobody reports, in milliseconds.
  private static let interval: Int32 = 4

  private let end: Double

  init(in seconds: Double = patience) { end = Self.now + seconds }

  /// Seconds since an unspecified start.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  var hasPassed: Bool { Self.now >= end }

  /// Waits until a descriptor has something to read or is closed at its other end.
  ///
  /// - Returns: false after the deadline.
  func waits(for descriptor: Int32) -> Bool {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var result: Int32
    repeat {
      result = poll(&source, 1, Int32(max(0, end - Self.now) * 1000))
    } while result < 0 && errno == EINTR
    return result == 1
  }

  /// Waits until a condition holds.
  ///
  /// - Returns: false after the deadline.
  func waits(until condition: () throws -> Bool) rethrows -> Bool {
    while try !condition() {
      if hasPassed { return false }
      poll(nil, 0, Self.interval)
    }
    return true
  }
}
