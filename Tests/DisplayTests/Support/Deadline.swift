import Foundation

/// An instant of the monotonic clock until which a test waits for an event.
///
/// No expectation depends on it: it only ends a wait for an event that never comes.
struct Deadline {
  /// The default duration, in seconds, which suffices for any event on a busy machine.
  static let patience = 60.0
  /// The interval at which conditions without a notification are checked, in milliseconds.
  private static let interval: Int32 = 4

  private let end: Double

  init(in seconds: Double = patience) { end = Self.now + seconds }

  /// The time since an unspecified start, in seconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  var hasPassed: Bool { Self.now >= end }

  /// Waits until a descriptor has something to read or is closed at its other end.
  ///
  /// - Returns: `false` after the deadline.
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
  /// - Returns: `false` after the deadline.
  func waits(until condition: () throws -> Bool) rethrows -> Bool {
    while try !condition() {
      if hasPassed { return false }
      poll(nil, 0, Self.interval)
    }
    return true
  }
}
