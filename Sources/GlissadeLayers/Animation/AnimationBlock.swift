import Foundation

/// The animations of one `UIView.animate`, transaction or change, with the completion to call after
/// all of them have ended.
///
/// The completion runs exactly once, even if nothing was animated: in the step after all animations
/// have ended. For a block on the clock of a transition that a driver moves, it runs when the
/// driver has reached its end.
@MainActor package final class AnimationBlock {
  package struct Timing: Equatable {
    package var duration: TimeInterval
    package var delay: TimeInterval
    package var curve: TimingCurve
    /// The curves of positions, or `nil` if positions follow the main curve (H-02).
    package var axes: PlanarCurve.Axes?
    package var repeatCount: Float = 0
    package var autoreverses = false
    package init(
      duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve,
      axes: PlanarCurve.Axes? = nil, repeatCount: Float = 0, autoreverses: Bool = false
    ) {
      (self.duration, self.delay, self.curve, self.axes) = (duration, delay, curve, axes)
      (self.repeatCount, self.autoreverses) = (repeatCount, autoreverses)
    }
  }

  package let timing: Timing
  package let laysOutSubviews: Bool
  /// A Boolean value that indicates whether touches hit the animated views at their visible
  /// positions, rather than at their targets (F-20).
  package let isHitWhereShown: Bool
  /// A Boolean value that indicates whether a change starts from the visible value and ends running
  /// animations, instead of being added to them.
  package let beginsFromCurrentState: Bool
  /// The object that collects the changes in the block as keyframes, or `nil` for a block without
  /// keyframes.
  package let keyframes: KeyframeTracks?
  package private(set) var clock: AnimationClock?
  private var completion: ((Bool) -> Void)?
  /// The object that delays the completion of the transaction in which the block was created until
  /// the block's own completion has run.
  private var hold: TransactionHold?
  private var pending = 0
  private var isSealed = false
  private var hasCompleted = false
  private var allReachedTheirEnd = true
  /// The number of animations that the block has started.
  package private(set) var animationCount = 0

  /// The block whose closure is running, or `nil`. The property is set only while a closure runs
  /// and always restored, so no state is shared between scenes.
  package private(set) static var current: AnimationBlock?
  /// A Boolean value that indicates whether changes in blocks are animated;
  /// `UIView.setAnimationsEnabled` sets it.
  package static var areAnimationsEnabled = true

  /// Creates a block.
  ///
  /// - Parameter laysOutSubviews: A Boolean value that indicates whether resized views lay out
  ///   their subviews in the block.
  package init(
    timing: Timing, laysOutSubviews: Bool = false, isHitWhereShown: Bool = false,
    beginsFromCurrentState: Bool = false, keyframes: KeyframeTracks? = nil,
    completion: ((Bool) -> Void)?
  ) {
    self.timing = timing
    self.laysOutSubviews = laysOutSubviews
    self.isHitWhereShown = isHitWhereShown
    self.beginsFromCurrentState = beginsFromCurrentState
    self.keyframes = keyframes
    self.completion = completion
    hold = CATransaction.hold()
    clock = AnimationClock.current
    clock?.add(self)
  }

  /// Joins the clock that adopts animations on `layer`, if the block has no clock.
  func join(forChangeOf layer: CALayer) {
    guard clock == nil, let claimant = layer.host?.claimant(of: layer) else { return }
    clock = claimant
    claimant.add(self)
  }

  /// Runs `changes`: each change of a layer's property in it is animated as part of this block.
  package func perform(_ changes: () -> Void) {
    let outer = Self.current
    Self.current = self
    changes()
    Self.current = outer
    keyframes?.close()
    seal()
  }

  /// The timing that a nested block without a timing of its own inherits: that of the keyframe
  /// whose closure is running, or else that of this block.
  package var inheritedTiming: Timing {
    guard let span = keyframes?.span, span != 0...1 else { return timing }
    let part = span.upperBound - span.lowerBound
    var curve = PlanarCurve(timing.curve, axes: timing.axes)
    if part > 0 { curve = curve.compressed(by: part) }
    var timing = timing
    timing.delay += timing.duration * span.lowerBound
    timing.duration *= part
    (timing.curve, timing.axes) = (curve.main, curve.axes)
    return timing
  }

  /// Marks the block as complete, so that it ends with its last animation. The caller does this
  /// after the block's closure has run.
  package func seal() {
    isSealed = true
    completeIfOver()
  }

  /// Runs `body` outside of any block.
  package static func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return try body()
  }

  func didAdd() {
    pending += 1
    animationCount += 1
  }

  func didStop(finished: Bool) {
    pending -= 1
    allReachedTheirEnd = allReachedTheirEnd && finished
    completeIfOver()
  }

  /// A Boolean value that indicates whether all animations have ended, but the completion has not
  /// run.
  var isOver: Bool { isSealed && pending == 0 && !hasCompleted }

  private func completeIfOver() {
    guard isOver else { return }
    if let clock, clock.isDriven { return }
    // Without a completion and a clock, the block ends at once and needs no frame.
    guard let host = LayerHost.current, completion != nil || clock != nil else {
      return complete()
    }
    host.schedule(self)
  }

  /// Removes the completion without calling it.
  func dismantle() {
    hasCompleted = true
    completion = nil
    hold = nil
  }

  /// Calls the completion, unless it was called before. `finished` is `false` if a driver has
  /// reverted all changes.
  func complete(finished: Bool = true) {
    guard !hasCompleted else { return }
    hasCompleted = true
    clock?.settleRecords(of: self)
    let completion = completion
    self.completion = nil
    completion?(finished && allReachedTheirEnd)
    hold = nil
  }
}
