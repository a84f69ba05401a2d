import Foundation
import GlissadeGestures
import GlissadeTransitions

/// An event of a scene's log.
///
/// The log keeps events as values. The text of an event (`description`) is made where the event is
/// shown: in a trace, in the inspector and in `Harness.log`.
package enum SceneEvent: Hashable, Sendable {
  /// A gesture recognizer entered a state.
  case gesture(recognizer: String, state: RecognizerState)
  /// A view controller received an appearance callback.
  case callback(AppearanceChecker.Callback, controller: String)
  /// A view controller received a callback out of order.
  case violation(controller: String, fault: String)
  /// An object of the client received another call, such as `presentationTransitionWillBegin`.
  case call(String, subject: String)
  /// Two items, or an item and a boundary, came into contact.
  case contactBegan(names: String, point: CGPoint, speed: Double)
  /// Two items, or an item and a boundary, separated.
  case contactEnded(names: String)
  /// An impact generator triggered feedback.
  case impact(style: String, intensity: CGFloat, place: CGPoint)
  /// A call had no effect, or an effect that its caller may not expect.
  case remark(String)
  /// The client made a mistake.
  case warning(String)

  /// A Boolean value that indicates whether the event is a mistake of the client or of UIKit.
  package var isAlarm: Bool {
    switch self {
    case .violation, .warning: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the event is a gesture's change of state.
  package var isGesture: Bool {
    if case .gesture = self { true } else { false }
  }
}

extension SceneEvent: CustomStringConvertible {
  /// The text of the event as a line of a trace, such as `viewDidAppear Tides`.
  package var description: String {
    switch self {
    case .gesture(let recognizer, let state): "\(recognizer) \(state)"
    case .callback(let callback, let controller): "\(callback.rawValue) \(controller)"
    case .violation(let controller, let fault): "violation \(controller): \(fault)"
    case .call(let call, let subject): "\(call) \(subject)"
    case .contactBegan(let names, let point, let speed):
      "contact began \(names) at \(Self.whole(point.x)),\(Self.whole(point.y))"
        + " with \(Self.whole(speed)) pt/s"
    case .contactEnded(let names): "contact ended \(names)"
    case .impact(let style, let intensity, let place):
      "impact \(style) \(Self.short(intensity, 100))"
        + " (\(Self.short(place.x, 10)), \(Self.short(place.y, 10)))"
    case .remark(let text): text
    case .warning(let text): "warning \(text)"
    }
  }

  private static func whole(_ number: Double) -> Int { Int(number.rounded()) }

  /// Returns the text of a number that is rounded to a multiple of 1/`fractions`, without trailing
  /// zeros.
  private static func short(_ number: CGFloat, _ fractions: CGFloat) -> String {
    String(format: "%g", Double((number * fractions).rounded() / fractions))
  }
}
