/// A recognizer that may go away.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// See `require(toFail:)`.
  func wait(for other: UIGestureRecognizer) {
    precondition(other !== self, "a recognizer cannot wait for its own failure")
    failureRequirements.removeAll { $0.recognizer == nil }
    failureRequirements.append(WeakRecognizer(recognizer: other))
  }

  /// Whether this one begins only after `other` failed, by any of the five ways to say so (F-12).
  func waits(for other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Whether this one, having recognized, keeps `other` out (F-13).
  func keepsOut(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other) && other.canBePrevented(by: self) else { return false }
    let together =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    return !together
  }
}
