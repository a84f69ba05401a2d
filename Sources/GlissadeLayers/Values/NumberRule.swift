import Foundation
import GlissadeDrawing

/// A rule for the numbers that a public call can use (L-20).
///
/// A public call checks the numbers of its arguments by a rule. Numbers that are not finite, or not
/// in the range of the rule, are refused with one warning that names the call, and the old value
/// stays. Finite numbers beyond `limit` are replaced by the limit.
package struct NumberRule: Sendable {
  /// The largest magnitude of a number. A number up to this limit is exact to a millionth of a
  /// point, and the product of two such numbers fits into an integer.
  package static let limit = 1e9

  /// The rule of positions, distances and angles: all finite numbers.
  package static let finite = NumberRule(words: "finite")
  /// The rule of lengths, radii and times.
  package static let notNegative = NumberRule(words: "finite and at least 0", least: 0)
  /// The rule of sizes of fonts, scales and masses.
  package static let positive = NumberRule(
    words: "finite and above 0", least: .leastNonzeroMagnitude)
  /// The rule of numbers that a call itself limits: all numbers except NaN.
  package static let limited = NumberRule(words: "a number", takesInfinity: true)
  /// The rule of fractions of a whole.
  package static let fraction = NumberRule(words: "in 0…1", least: 0, most: 1)

  /// The rule of the radius of a shadow.
  package static let shadow = NumberRule(
    words: "finite", limit: Double(ShadowCommand.largestSigma))
  /// The rule of deceleration rates: the fraction of a speed that remains after a millisecond.
  package static let decelerationRate = NumberRule(
    words: "above 0 and below 1", least: .leastNonzeroMagnitude, most: 1.0.nextDown)
  /// The rule of a spring's bounce.
  package static let bounce = NumberRule(
    words: "above -1 and at most 1", least: (-1).nextUp, most: 1)
  /// The rule of repetitions and durations, which may be endless.
  package static let endless = NumberRule(
    words: "at least 0", least: 0, takesInfinity: true, limit: .infinity)

  private let words: String
  private let range: ClosedRange<Double>?
  private let takesInfinity: Bool
  private let limit: Double

  private init(
    words: String, least: Double? = nil, most: Double = .infinity, takesInfinity: Bool = false,
    limit: Double = NumberRule.limit
  ) {
    self.words = words
    self.takesInfinity = takesInfinity
    self.limit = limit
    range = least.map { $0...most }
  }

  /// Returns a value with its numbers limited to `limit`, or warns and returns `nil` if the rule
  /// refuses one of the numbers.
  ///
  /// - Parameters:
  ///   - value: The value that the caller gives.
  ///   - call: The name of the call, such as “UIView.center”.
  package func usable<Value: NumberParts>(
    _ value: Value, in call: @autoclosure () -> String
  ) -> Value? {
    if let usable = usable(value) { return usable }
    report(call(), refusal(of: value))
    return nil
  }

  /// Returns a value with its numbers limited to `limit`, or warns and returns `other` if the rule
  /// refuses one of the numbers.
  package func usable<Value: NumberParts>(
    _ value: Value, or other: Value, in call: @autoclosure () -> String
  ) -> Value {
    usable(value, in: call()) ?? other
  }

  /// Returns whether a call can use a value unchanged, and warns if the call cannot.
  package func accepts(
    _ value: some NumberParts, in call: @autoclosure () -> String
  ) -> Bool {
    if isUsableAsItIs(value) { return true }
    report(call(), refusal(of: value))
    return false
  }

  /// Returns a value with its numbers limited to `limit`, or `nil` if the rule refuses one of the
  /// numbers.
  fileprivate func usable<Value: NumberParts>(_ value: Value) -> Value? {
    // Most values are accepted by this comparison, so that the check is fast.
    if range == nil, value.magnitudes <= limit { return value }
    var isRefused = false
    let bounded = value.mapNumbers { number in
      if !takes(number) { isRefused = true }
      return min(max(number, -limit), limit)
    }
    return isRefused ? nil : bounded
  }

  /// Returns whether a call can use a value unchanged.
  fileprivate func isUsableAsItIs(_ value: some NumberParts) -> Bool {
    usable(value) != nil && value.magnitudes <= limit
  }

  /// Returns the text that follows the name of the call in a warning.
  fileprivate func refusal(of value: some NumberParts) -> String {
    let isTooLarge = usable(value) != nil
    return "must be \(isTooLarge ? "at most \(limit)" : words): \(value.text) is ignored"
  }

  private func takes(_ number: Double) -> Bool {
    guard number.isFinite || takesInfinity && !number.isNaN else { return false }
    return range?.contains(number) ?? true
  }

  /// Reports a call with a reason in the scene whose code is running. Code on threads other than
  /// the main thread belongs to no scene.
  private func report(_ call: String, _ reason: String) {
    // After a call of `dispatchMain`, a thread other than the main thread serves the main queue.
    let isServed = DispatchQueue.getSpecific(key: Self.mainQueue) ?? Thread.isMainThread
    if isServed { MainActor.assumeIsolated { LayerHost.current?.refuse(call, reason) } }
  }

  /// The key whose value on the main queue identifies this queue.
  private static let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}

/// An object that belongs to a host. Warnings about the object's calls are logged by this host.
@MainActor package protocol HostedObject: AnyObject {
  /// The host to which the object belongs, or `nil` if it does not belong to a host yet.
  var ownHost: LayerHost? { get }
}

extension NSObjectProtocol {
  /// Returns a value with its numbers limited by a rule, or warns in the name of a property or
  /// method of this object and returns `nil` if the rule refuses the value.
  @MainActor package func usable<Value: NumberParts>(
    _ name: String, _ value: Value, _ rule: NumberRule = .finite
  ) -> Value? {
    if let usable = rule.usable(value) { return usable }
    refuse(name, rule.refusal(of: value))
    return nil
  }

  /// Returns the new value of a property with its numbers limited by a rule, or warns and returns
  /// the old value if the rule refuses the new one.
  @MainActor package func usable<Value: NumberParts>(
    _ name: String, _ value: Value, or oldValue: Value, _ rule: NumberRule = .finite
  ) -> Value {
    usable(name, value, rule) ?? oldValue
  }

  /// Returns whether a property or method of this object can use a value, and warns if it cannot.
  @MainActor package func accepts(
    _ name: String, _ value: some NumberParts, _ rule: NumberRule = .finite
  ) -> Bool {
    if rule.isUsableAsItIs(value) { return true }
    refuse(name, rule.refusal(of: value))
    return false
  }

  @MainActor private func refuse(_ name: String, _ reason: String) {
    let host = (self as? any HostedObject)?.ownHost ?? LayerHost.current
    host?.refuse("\(type(of: self)).\(name)", reason)
  }
}
