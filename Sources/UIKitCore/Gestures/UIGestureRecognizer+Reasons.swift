import Foundation
import GlissadeGestures

/// The reason for which a recognizer entered a state, for an inspector.
struct RecognizerReason {
  let state: RecognizerState
  let text: String
}

// The explanations of states in the log. The log writes them after the name and the state of the
// recognizer.
extension UIGestureRecognizer {
  /// Returns the reason for which the gesture begins.
  ///
  /// - Parameter awaited: The recognizers that had to fail before this one could begin.
  func groundOfBeginning(after awaited: [UIGestureRecognizer]) -> String? {
    let failed = awaited.filter { $0.currentState == .failed }.map(\.label)
    let wait = failed.isEmpty ? nil : "after \(failed.joined(separator: ", ")) failed"
    let parts = [ownGround, wait].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private var ownGround: String? {
    switch self {
    case let pan as UIPanGestureRecognizer:
      return "it moved \(Self.points(pan.tracker.travel)), more than "
        + Self.points(pan.tracker.hysteresis)
    case is UITapGestureRecognizer:
      return "it was released within \(Self.points(GestureConstants.tapSlop))"
    case is UILongPressGestureRecognizer: return "it was held for long enough"
    default: return nil
    }
  }

  /// Returns the reason for which the recognizer does not follow a touch that begins, or `nil` if
  /// it follows the touch. The delegate is called only for a touch that nothing else excludes.
  func groundOfRefusal(of touch: UITouch) -> String? {
    if !isEnabled { return "it is disabled" }
    if currentState.isTerminal { return "its last gesture is not over" }
    if !allows(touch) { return "it takes no touch of this kind" }
    guard let delegate, !delegate.gestureRecognizer(self, shouldReceive: touch) else { return nil }
    return "its delegate \(type(of: delegate)) refused the touch"
  }

  /// The reason for which the recognizer itself requests to fail, or `nil` if it is not known.
  var groundOfFailure: String? {
    switch self {
    case let edge as UIScreenEdgePanGestureRecognizer where edge.tracker.travel == .zero:
      return "it did not start at an edge"
    case let edge as UIScreenEdgePanGestureRecognizer
    where hypot(edge.tracker.travel.x, edge.tracker.travel.y) > edge.tracker.hysteresis:
      return "it did not lead inwards from the edge"
    case let pan as UIPanGestureRecognizer:
      return "it moved \(Self.points(pan.tracker.travel)), not more than "
        + Self.points(pan.tracker.hysteresis)
    case let tap as UITapGestureRecognizer:
      return tap.tracker.deadline == nil
        ? "it moved more than \(Self.points(GestureConstants.tapSlop)), or had other touches"
        : "no further tap came in time"
    default: return nil
    }
  }

  private static func points(_ travel: CGPoint) -> String { points(hypot(travel.x, travel.y)) }

  private static func points(_ distance: Double) -> String { String(format: "%.1f pt", distance) }
}
