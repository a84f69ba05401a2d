import Foundation

/// The number of random inputs that a test plays.
package enum RandomCount {
  /// What the environment variable `GLISSADE_FUZZ` asks for, or else `usual`.
  package static func requested(or usual: Int) -> Int {
    ProcessInfo.processInfo.environment["GLISSADE_FUZZ"].flatMap(Int.init) ?? usual
  }
}
