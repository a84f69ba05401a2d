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

  /// Takes about a millisecond, to find out how the two counters lie to each other.
  init() {
    let secondsPerCount = 1 / Double(SDL_GetPerformanceFrequency())
    let origin = SDL_GetPerformanceCounter()
    func now() -> Double { Double(SDL_GetPerformanceCounter() - origin) * secondsPerCount }
    // The millisecond counter shows whole ones, so each look at it bounds its zero from both sides.
    // Bounds hold even if the program is interrupted between two looks.
    var (earliest, latest) = (-Double.infinity, Double.infinity)
    while latest - earliest > 0.000_05, now() < 0.004 {
      let before = now()
      let shown = Double(SDL_GetTicks64()) / 1000
      earliest = max(earliest, before - shown - 0.001)
      latest = min(latest, now() - shown)
    }
    self.secondsPerCount = secondsPerCount
    self.origin = origin
    zeroOfTicks = latest
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
