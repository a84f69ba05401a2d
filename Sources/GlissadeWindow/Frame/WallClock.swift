internal import CSDL2
import Foundation

/// The program's only clock: real time in seconds since an unspecified start.
///
/// Both the stamps of events and the times of frames are measured with this clock, so that they can
/// be compared. The clock reads SDL's performance counter, which uses the same hardware clock as
/// SDL's millisecond counter. Another clock would drift from the stamps of events by up to half a
/// millisecond per second.
struct WallClock {
  private let secondsPerCount: Double
  private let origin: UInt64
  /// The value of `now` at which SDL's millisecond counter was zero.
  private let zeroOfTicks: Double

  /// Creates a clock and measures the offset between SDL's two counters. The measurement takes
  /// about a millisecond, or more on a busy machine.
  init() {
    let secondsPerCount = 1 / Double(SDL_GetPerformanceFrequency())
    let origin = SDL_GetPerformanceCounter()
    func now() -> Double { Double(SDL_GetPerformanceCounter() - origin) * secondsPerCount }
    var zero = TickZero()
    while zero.wantsAnotherLook(elapsed: now()) {
      let before = now()
      let ticks = Double(SDL_GetTicks64()) / 1000
      zero.look(before: before, ticks: ticks, after: now())
    }
    self.secondsPerCount = secondsPerCount
    self.origin = origin
    zeroOfTicks = zero.latest
  }

  /// The seconds since this clock was made.
  var now: Double {
    Double(SDL_GetPerformanceCounter() - origin) * secondsPerCount
  }

  /// Returns the instant of an event's stamp, which SDL gives in whole milliseconds.
  func instant(ofTicks milliseconds: UInt32) -> Double {
    zeroOfTicks + Double(milliseconds) / 1000
  }

  /// Sleeps until `instant`, or returns at once if it has passed.
  func sleep(until instant: Double) {
    let rest = instant - now
    guard rest > 0 else { return }
    var request = timespec(tv_sec: Int(rest), tv_nsec: Int((rest - rest.rounded(.down)) * 1e9))
    nanosleep(&request, nil)
  }
}
