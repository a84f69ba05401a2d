import Foundation

/// What one `UIView.animate`, transaction or group of changes started, and whom to tell once all of
/// it has ended.
///
/// The completion runs exactly once: in the step after everything has ended, or, on a transition's
/// clock that a driver moves, when the driver has come to its end, also if nothing was animated.
@MainActor package final class AnimationBlock {
  package struct Timing: Equatable {
    package var duration: TimeInterval
    package var delay: TimeInterval
    package var curve: TimingCurve
    /// Where positions go along other curves (H-02).
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
  /// Whether touches find what it moves where it shows, rather than at its target (F-20).
  package let isHitWhereShown: Bool
  /// Whether a change starts from what shows and ends what is under way, instead of adding to it.
  package let beginsFromCurrentState: Bool
  /// Where its changes are keyframes: what gathers them.
  package let keyframes: KeyframeTracks?
  package private(set) var clock: AnimationClock?
  private var completion: ((Bool) -> Void)?
  private var pending = 0
  private var isSealed = false
  private var hasCompleted = false
  private var allReachedTheirEnd = true
  /// How many animations it has started.
  package private(set) var animationCount = 0

  /// The block whose closure is running now. Dynamic scope: set around a closure and always put
  /// back, so nothing is left over between scenes.
  package private(set) static var current: AnimationBlock?
  /// Whether changes in blocks animate: `UIView.setAnimationsEnabled`.
  package static var areAnimationsEnabled = true

  /// - Parameter laysOutSubviews: whether resized views lay out their subviews inside the block.
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
    clock = AnimationClock.current
    clock?.add(self)
  }

  /// Follows the clock that takes what is animated on `layer`, if it has none and one does.
  func join(forChangeOf layer: CALayer) {
    guard clock == nil, let claimant = layer.host?.claimant(of: layer) else { return }
    clock = claimant
    claimant.add(self)
  }

  /// Runs `changes`: every property of a layer changed in it animates as part of this block.
  package func perform(_ changes: () -> Void) {
    let outer = Self.current
    Self.current = self
    changes()
    Self.current = outer
    keyframes?.close()
    seal()
  }

  /// The timing that a block within this one has, as far as it has none of its own: that of the
  /// keyframe whose closure is running, else its own.
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

  /// Nothing more will be added by its closure.
  package func seal() {
    isSealed = true
    completeIfOver()
  }

  /// Runs `body` as if in no block.
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

  /// Whether nothing of it is left but to tell.
  var isOver: Bool { isSealed && pending == 0 && !hasCompleted }

  private func completeIfOver() {
    guard isOver else { return }
    if let clock, clock.isDriven { return }
    // Nobody waits: no frame need be made for it.
    guard let host = LayerHost.current, completion != nil || clock != nil else {
      return complete()
    }
    host.schedule(self)
  }

  /// Tells nobody, now or ever.
  func dismantle() { (hasCompleted, completion) = (true, nil) }

  /// Tells, if it has not yet. `finished` false says that a driver took everything back.
  func complete(finished: Bool = true) {
    guard !hasCompleted else { return }
    hasCompleted = true
    clock?.settleRecords(of: self)
    let completion = completion
    self.completion = nil
    completion?(finished && allReachedTheirEnd)
  }
}
