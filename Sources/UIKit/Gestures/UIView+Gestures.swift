import Foundation
import GlissadeLayers

extension UIView {
  /// The recognizers that watch this view's touches, in order of addition; nil without any.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestureRecognizerStorage.isEmpty ? nil : gestureRecognizerStorage }
    set {
      let wanted = newValue ?? []
      for recognizer in gestureRecognizerStorage where !wanted.contains(recognizer) {
        removeGestureRecognizer(recognizer)
      }
      wanted.forEach(addGestureRecognizer)
    }
  }

  /// Adds a recognizer; to the view it is on already it changes nothing, even in mid-gesture, from another view
  /// it is moved (F-19).
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizerStorage.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Removes a recognizer; in mid-gesture it is cancelled.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizerStorage.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
    gestureRecognizer.abandonTouches()
  }

  /// A point of the window in this view's points (F-14).
  package func locationFromWindow(_ point: CGPoint) -> CGPoint {
    convert(point, from: nil)
  }

  /// A window vector along this view's axes: its scale and rotation count, its place does not, nor what
  /// it shows while it moves (F-08).
  package func vectorFromWindow(_ vector: CGPoint) -> CGPoint {
    let start = layer.convert(CGPoint.zero, from: window?.layer)
    let end = layer.convert(vector, from: window?.layer)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// A vector along this view's axes as a window vector.
  package func vectorToWindow(_ vector: CGPoint) -> CGPoint {
    let start = layer.convert(CGPoint.zero, to: window?.layer)
    let end = layer.convert(vector, to: window?.layer)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
