import Foundation

/// A range of frame rates, in frames per second. A rate of 0 stands for the rate of the display.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest acceptable rate.
  public var minimum: Float {
    didSet { minimum = Self.usable(minimum, or: oldValue, "minimum") }
  }
  /// The highest acceptable rate.
  public var maximum: Float {
    didSet { maximum = Self.usable(maximum, or: oldValue, "maximum") }
  }
  /// The preferred rate, or `nil` for no preference.
  public var preferred: Float? {
    didSet { preferred = Self.usable(preferred, or: oldValue, "preferred") }
  }

  /// Creates a range of frame rates.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    let call = "init(minimum:maximum:preferred:)"
    self.minimum = Self.usable(minimum, or: 0, call)
    self.maximum = Self.usable(maximum, or: 0, call)
    self.preferred = Self.usable(preferred, or: nil, call)
  }

  private static func usable<Value: NumberParts>(
    _ rate: Value, or other: Value, _ call: String
  ) -> Value {
    NumberRule.notNegative.usable(rate, or: other, in: "CAFrameRateRange.\(call)")
  }

  /// The range that stands for the rate of the display.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// The preferred rate, or else the maximum; 0 for the rate of the display.
  var rate: Double {
    let wanted = preferred ?? 0
    return Double(wanted > 0 ? wanted : maximum)
  }
}
