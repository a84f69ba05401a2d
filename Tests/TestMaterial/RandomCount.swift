import Foundation

/// The number of random inputs that a test plays.
public enum RandomCount {
  /// Returns the number in the environment variable `GLISSADE_FUZZ`, or else `usual`.
  public static func requested(or usual: Int) -> Int {
    ProcessInfo.processInfo.environment["GLISSADE_FUZZ"].flatMap(Int.init) ?? usual
  }
}
