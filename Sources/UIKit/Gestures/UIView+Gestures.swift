import Foundation
import GlissadeLayers

extension UIView {
  /// See `gestureRecognizers`.
  func replaceRecognizers(with wanted: [UIGestureRecognizer]) {
    for recognizer in gestureRecognizerStorage where !wanted.contains(recognizer) {
      removeGestureRecognizer(recognizer)
    }
    wanted.forEach(addGestureRecognizer)
  }

  /// See `addGestureRecognizer(_:)`.
  func add(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizerStorage.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// See `removeGestureRecognizer(_:)`.
  func drop(_ gestureRecognizer: UIGestureRecognizer) {
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
