import Foundation
import GlissadeSprings
import UIKit

/// The spring that two parameters describe: that of timing parameters, or that of attachments
///
package struct ParameterSpring: Hashable, Sendable {
  /// The two parameters of a spring.
  package enum Pair: Hashable, Sendable, CaseIterable {
    /// The damping and the response of springs from timing parameters.
    case timing
    /// The damping and the frequency of attachments.
    case attachment

    /// The pair that a parameter belongs to, or `nil` for a parameter of no spring.
    package init?(_ parameter: Tuning.Parameter) {
      switch parameter {
      case .springDamping, .springResponse: self = .timing
      case .physicsDamping, .physicsFrequency: self = .attachment
      case .decelerationRate, .completionThreshold, .panSlop, .elasticity, .releaseSettling:
        return nil
      }
    }
  }

  /// The parameters that describe the spring.
  package let pair: Pair
  /// The damping ratio ζ.
  package let dampingRatio: Double
  /// The undamped period, in seconds.
  package let response: Double

  /// Creates the spring of two parameters from a description of a spring.
  package init(_ pair: Pair, _ description: SpringDescription) {
    self.pair = pair
    dampingRatio = description.dampingRatio
    response = 2 * .pi / description.angularFrequency
  }

  /// Creates the spring of the parameters that a program has used, or returns `nil` if it has not
  /// used both of a spring. The spring of timing parameters precedes that of attachments.
  package init?(_ readings: [ParameterReading]) {
    func value(_ parameter: Tuning.Parameter) -> Double? {
      readings.first { $0.parameter == parameter }?.value
    }
    if let damping = value(.springDamping), let response = value(.springResponse) {
      pair = .timing
      dampingRatio = damping
      self.response = response
    } else if let damping = value(.physicsDamping), let frequency = value(.physicsFrequency) {
      pair = .attachment
      dampingRatio = damping
      response = 1 / frequency
    } else {
      return nil
    }
  }

  /// Returns the text of the spring in the spelling of a tool.
  package func spelled(_ spelling: SpringSpelling) -> SpelledSpring {
    SpringText.spelling(
      spelling,
      of: SpringDescription(angularFrequency: 2 * .pi / response, dampingRatio: dampingRatio))
  }

  /// The values of both parameters. They are not rounded, so that a spring that is copied, pasted
  /// and copied again stays the same.
  package var values: ParameterSets.Values {
    switch pair {
    case .timing: [.springDamping: dampingRatio, .springResponse: response]
    case .attachment: [.physicsDamping: dampingRatio, .physicsFrequency: 1 / response]
    }
  }

  /// The values of both parameters that are outside of the range of their parameter.
  package var unreachable: [Tuning.Parameter] {
    values.filter { !$0.key.range.contains($0.value) }.map(\.key).sorted {
      $0.rawValue < $1.rawValue
    }
  }
}
