/// A delegate that determines which touches a recognizer receives and which recognizers can work
/// together. All methods are optional.
///
/// ```swift
/// func gestureRecognizer(
///   _ recognizer: UIGestureRecognizer,
///   shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
/// ) -> Bool { recognizer is UIPinchGestureRecognizer && other is UIPanGestureRecognizer }
///
/// func dynamics() {
/// ```
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: DelegateObject {
  /// Returns whether a recognized gesture can begin. It is called once, while the translation is
  /// still the whole movement since the touch began; the result `false` makes the gesture fail. The
  /// default is `true`.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether the recognizer receives a touch that begins. The default is `true`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Returns whether two recognizers can recognize at the same time; the result `true` of one of
  /// their delegates suffices. The default is `false`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether the first recognizer can begin only after the other one has failed. The
  /// default is `false`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether the other recognizer can begin only after the first one has failed. The
  /// default is `false`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns the default answer `true`: the gesture can begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Returns the default answer `true`: the recognizer receives the touch.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Returns the default answer `false`: the recognizers do not recognize at the same time.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns the default answer `false`: the recognizer does not wait for the other one to fail.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns the default answer `false`: the other recognizer does not wait for this one to fail.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
