import Foundation
import UIKit

extension Tuning.Parameter {
  /// The word for the parameter beside a point of a curve that changes it.
  var shortTitle: String {
    title.split(separator: " ").last.map { $0.lowercased() } ?? title
  }

  /// The name of the parameter for users.
  package var title: String {
    switch self {
    case .decelerationRate: "Deceleration"
    case .completionThreshold: "Finish threshold"
    case .panSlop: "Drag threshold"
    case .springDamping: "Spring damping"
    case .springResponse: "Spring response"
    case .releaseSettling: "Release settling"
    case .physicsFrequency: "Physics frequency"
    case .physicsDamping: "Physics damping"
    case .elasticity: "Elasticity"
    }
  }

  /// Returns a value rounded to the digits that the panel shows. The program and the copied source
  /// use the rounded value.
  package func rounded(_ value: Double) -> Double {
    let steps: Double =
      switch self {
      case .decelerationRate: 10_000
      case .panSlop: 10
      default: 100
      }
    return (value * steps).rounded() / steps
  }

  /// Returns the text of a value with its unit.
  func text(_ value: Double) -> String {
    switch self {
    case .decelerationRate: String(format: "%.4f", value)
    case .completionThreshold: String(format: "%.0f %%", value * 100)
    case .panSlop: String(format: "%.1f pt", value)
    case .springDamping, .physicsDamping, .elasticity: String(format: "%.2f", value)
    case .springResponse, .releaseSettling: String(format: "%.2f s", value)
    case .physicsFrequency: String(format: "%.2f /s", value)
    }
  }
}
