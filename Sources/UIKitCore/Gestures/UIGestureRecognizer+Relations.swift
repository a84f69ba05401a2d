/// A weak reference to a recognizer.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// Returns whether this recognizer begins only after `other` failed, by any of the five ways to
  /// require this (F-12).
  func waits(for other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Returns whether this recognizer prevents `other` once it has recognized its gesture (F-13).
  func keepsOut(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other) && other.canBePrevented(by: self) else { return false }
    let together =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    return !together
  }
}
