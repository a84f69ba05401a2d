import Foundation

/// The tunable parameters of a scene: the client's own values, and the overrides of these values.
///
/// Wherever UIKit makes motion from a parameter, it resolves the parameter here: to the override if
/// there is one, and otherwise to the client's own value. The client's own value is recorded, so
/// that an inspector can show which parameters a program uses, and the values in force.
package struct Tuning: Hashable, Sendable {
  /// A parameter that can be tuned. The raw values are the names in recordings.
  package enum Parameter: String, CaseIterable, Sendable {
    /// The fraction of its speed that released content keeps per millisecond (M-08).
    case decelerationRate
    /// The fraction of the distance at which a release finishes: the threshold of the client's own
    /// rule and of a navigation controller.
    case completionThreshold
    /// The distance after which a pan begins, in points (M-01).
    case panSlop
    /// The damping ratio ζ of springs from timing parameters.
    case springDamping
    /// The undamped period of springs from timing parameters, in seconds.
    case springResponse
    /// The time in which a view settles that is released at rest, in seconds: the constant of the
    /// rule by which the spring of a release follows from its speed (H-09).
    case releaseSettling
    /// The frequency of attachments that are springs, in 1/s.
    case physicsFrequency
    /// The damping ratio ζ of attachments that are springs.
    case physicsDamping
    /// The fraction of the approach speed that a contact restores.
    case elasticity

    /// A Boolean value that indicates whether a physics world uses the parameter.
    package var isPhysical: Bool {
      switch self {
      case .physicsFrequency, .physicsDamping, .elasticity: true
      default: false
      }
    }

    /// The range of values to which the parameter can be set.
    package var range: ClosedRange<Double> {
      switch self {
      case .decelerationRate: 0.98...0.9995
      case .completionThreshold: 0...1
      case .panSlop: 1...20
      case .springDamping: 0.05...2
      case .springResponse: 0.05...3
      case .releaseSettling: 0.1...3
      case .physicsFrequency: 0.1...10
      case .physicsDamping: 0...2
      case .elasticity: 0...1
      }
    }
  }

  /// The overrides by parameter. A parameter without an override has the client's own value.
  package private(set) var overrides: [Parameter: Double] = [:]
  /// The client's latest own values, for the parameters that the client has used so far.
  package private(set) var own: [Parameter: Double] = [:]

  package init() {}

  /// Creates a tuning from overrides by name, such as a recording's. Unknown names and values out
  /// of range are ignored.
  package init(overrides: [String: Double]) {
    for (name, value) in overrides {
      guard let parameter = Parameter(rawValue: name), parameter.range.contains(value) else {
        continue
      }
      self.overrides[parameter] = value
    }
  }

  /// The overrides, by the names of their parameters in recordings.
  package var dictionary: [String: Double] {
    Dictionary(uniqueKeysWithValues: overrides.map { ($0.key.rawValue, $0.value) })
  }

  /// Returns the value in force of a parameter, or `nil` if the client has not used the parameter
  /// so far.
  package func value(_ parameter: Parameter) -> Double? {
    own[parameter].map { overrides[parameter] ?? $0 }
  }

  /// Sets an override, clamped to the parameter's range; `nil` removes it.
  package mutating func set(_ parameter: Parameter, to value: Double?) {
    overrides[parameter] = value.map {
      min(max($0, parameter.range.lowerBound), parameter.range.upperBound)
    }
  }

  /// Records the client's own value of a parameter and returns the value in force.
  package mutating func resolve(_ parameter: Parameter, own value: Double) -> Double {
    own[parameter] = value
    return overrides[parameter] ?? value
  }
}
