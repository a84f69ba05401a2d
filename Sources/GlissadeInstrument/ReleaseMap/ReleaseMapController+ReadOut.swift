import GlissadeInspector
import GlissadeReleaseMap
import UIKit

// The predicted outcome in the inspector (W-03).
extension ReleaseMapController {
  /// Returns the figures of a transition with the outcome that the visible map predicts for the
  /// pointer, unless a rule of the program predicts one.
  func predicted(_ readOut: ReadOut) -> ReadOut {
    guard isOpen, readOut.decision == nil, pane.map.isComplete, let map = pane.map.map,
      let release = presentRelease
    else { return readOut }
    let answer = map.answer(for: release)
    var readOut = readOut
    readOut.decision = ReadOut.Decision(predicted: answer.shortOutcome)
    readOut.rule = "By the release map: \(answer.sentence)."
    return readOut
  }

  /// The pointer as a release on the visible map: that of the visible frame of the past, or the one
  /// that is down. It is `nil` if the map is of another frame or another press.
  private var presentRelease: Release? {
    guard let map = pane.map.map else { return nil }
    if mode.isPast { return isCurrent ? map.present : nil }
    guard let origin = pressOrigin, let place = canvas.pointer.place else { return nil }
    let velocity = canvas.pointer.velocity(at: canvas.time)
    switch map.axis {
    case .horizontal:
      return Release(position: Double(place.x - origin.x), velocity: Double(velocity.dx))
    case .vertical:
      return Release(position: Double(place.y - origin.y), velocity: Double(velocity.dy))
    case nil: return nil
    }
  }
}

extension ReleaseMap {
  /// Returns the place of the pointer at the position 0, in points of the canvas.
  ///
  /// - Parameter place: The place of the pointer at the instant of the map.
  func pressPlace(at place: CGPoint) -> CGPoint {
    let position = present?.position ?? 0
    return CGPoint(
      x: place.x - (axis == .horizontal ? position : 0),
      y: place.y - (axis == .vertical ? position : 0))
  }
}

extension ReadOut.Decision {
  /// Creates the inspector's text for an outcome in the words of the release map.
  init(predicted outcome: String) {
    switch ReleaseResult.Decision(rawValue: outcome) {
    case .finishes: self = .finishes
    case .cancels: self = .cancels
    case nil: self = .predicted(outcome)
    }
  }
}
