import UIKit

/// A parameter and its value in force, as the inspector shows them.
package struct ParameterReading: Hashable, Sendable {
  /// The parameter.
  package var parameter: Tuning.Parameter
  /// The value in force.
  package var value: Double
  /// A Boolean value that indicates whether the value differs from the program's own value.
  package var isChanged: Bool

  /// Creates a reading.
  package init(_ parameter: Tuning.Parameter, value: Double, isChanged: Bool) {
    self.parameter = parameter
    self.value = value
    self.isChanged = isChanged
  }
}
