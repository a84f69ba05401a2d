internal import CSDL2
import Foundation

/// Real time in seconds since an unspecified start: the one clock of the program.
///
/// Event stamps and frame times both come from here, so that they can be compared. SDL counts its
/// milliseconds on the same hardware clock as its performance counter; any other clock would drift
/// away from the stamps by up to half a millisecond a second.
struct WallClock {
  private let secondsPerCount: Double
  private let origin: UInt64
  /// What `now` was when SDL's millisecond counter stood at zero.
  private let zeroOfTicks: Double

  /// Takes about a millisecond, more on a busy machine, to find out how the two counters lie to each
  /// other.
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

  /// Seconds since this clock was made.
  var now: Double {
    Double(SDL_GetPerformanceCounter() - origin) * secondsPerCount
  }

  /// The instant of an event's stamp, which SDL gives in whole milliseconds.
  func instant(ofTicks milliseconds: UInt32) -> Double {
    zeroOfTicks + Double(milliseconds) / 1000
  }

  /// Sleeps until `instant`, at once if it has passed.
  func sleep(until instant: Double) {
    let rest = instant - now
    guard rest > 0 else { return }
    var request = timespec(tv_sec: Int(rest), tv_nsec: Int((rest - rest.rounded(.down)) * 1e9))
    nanosleep(&request, nil)
  }
}
