import Foundation

/// A range of frame rates, in frames per second. Zeros stand for the rate of the display.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate that is wanted.
  public var minimum: Float
  /// The highest rate that is wanted.
  public var maximum: Float
  /// The rate that is wanted most, or `nil` for none.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The rate of the display.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// The wanted rate, or 0 for that of the display.
  var rate: Double {
    let wanted = preferred ?? 0
    return Double(wanted > 0 ? wanted : maximum)
  }
}
