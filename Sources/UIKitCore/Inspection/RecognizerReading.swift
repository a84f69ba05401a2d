import Foundation
import GlissadeGestures

/// The state of a gesture recognizer, for an inspector (T-01).
package struct RecognizerReading: Hashable, Sendable {
  /// The name of the recognizer in logs.
  package let name: String
  package let state: RecognizerState
  package let isEnabled: Bool
  /// The number of the recognizer's touches that are down.
  package let touchCount: Int
  /// The recognizers that have to fail before this one begins, each by its name and state.
  package let requirements: [Requirement]
  /// A Boolean value that indicates whether the gesture is recognized and only waits for other
  /// recognizers to fail.
  package let isWaiting: Bool

  /// A recognizer that has to fail before another one begins.
  package struct Requirement: Hashable, Sendable {
    package let name: String
    package let state: RecognizerState
  }
}

extension UIGestureRecognizer {
  /// The present state of the recognizer. Reading this property does not call the client's
  /// delegate, which is called only when a touch needs its answers.
  package var reading: RecognizerReading {
    let required = failureRequirements.compactMap(\.recognizer)
    let asked = (arena?.awaited(by: self) ?? []).filter { other in
      !required.contains { $0 === other }
    }
    return RecognizerReading(
      name: label, state: currentState, isEnabled: isEnabled, touchCount: numberOfTouches,
      requirements: (required + asked).map {
        RecognizerReading.Requirement(name: $0.label, state: $0.currentState)
      }, isWaiting: wanted != nil)
  }
}

extension NSLayoutConstraint {
  /// The text of the constraint, such as “UILabel.centerX = page.centerX + 8”.
  package var inspectedText: String { name }
}

extension UIView {
  /// The active constraints that involve this view, in the order in which they were activated.
  package var involvedConstraints: [NSLayoutConstraint] {
    layoutConstraints.sorted { $0.activation < $1.activation }
  }
}
