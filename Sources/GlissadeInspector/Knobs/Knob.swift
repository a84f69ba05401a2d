import Foundation
import UIKit

extension Tuning.Knob {
  /// What the inspector calls it.
  var title: String {
    switch self {
    case .decelerationRate: "Deceleration"
    case .completionThreshold: "Completion"
    case .panSlop: "Pan slop"
    case .springDamping: "Spring damping"
    case .springResponse: "Spring response"
    case .physicsFrequency: "Tie frequency"
    case .physicsDamping: "Tie damping"
    case .elasticity: "Elasticity"
    }
  }

  /// What a value comes to in the digits that are shown of it: these hold, and these are copied.
  func rounded(_ value: Double) -> Double {
    let steps: Double =
      switch self {
      case .decelerationRate: 10_000
      case .panSlop: 10
      default: 100
      }
    return (value * steps).rounded() / steps
  }

  /// A value with its unit.
  func text(_ value: Double) -> String {
    switch self {
    case .decelerationRate: String(format: "%.4f", value)
    case .completionThreshold: String(format: "%.0f %%", value * 100)
    case .panSlop: String(format: "%.1f pt", value)
    case .springDamping, .physicsDamping, .elasticity: String(format: "%.2f", value)
    case .springResponse: String(format: "%.2f s", value)
    case .physicsFrequency: String(format: "%.2f /s", value)
    }
  }
}

/// A number as the inspector shows it.
package struct KnobReading: Hashable, Sendable {
  package var knob: Tuning.Knob
  /// The value in force.
  package var value: Double
  /// Whether somebody changed it.
  package var isChanged: Bool

  package init(_ knob: Tuning.Knob, value: Double, isChanged: Bool) {
    (self.knob, self.value, self.isChanged) = (knob, value, isChanged)
  }
}
