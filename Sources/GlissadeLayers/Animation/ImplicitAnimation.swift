import Foundation
import GlissadeGeometry

/// An animation of one change of a layer's property, from its old value to its new one.
///
/// For values that can be added, the animation adds the decreasing difference to the old value to
/// the model value, so that a second change interrupts neither position nor velocity (I-02). For
/// other values the animation starts from the visible value.
@MainActor final class ImplicitAnimation: CABasicAnimation, ChangeAnimation {
  private var curve = PlanarCurve(.linear)

  convenience init(
    key: LayerKey, from: AnimatableValue, to: AnimatableValue, curve: PlanarCurve,
    duration: TimeInterval, isAdditive: Bool
  ) {
    self.init(keyPath: key.rawValue)
    self.curve = curve
    self.duration = duration
    ends = (from, to)
    self.isAdditive = isAdditive
    fillMode = .backwards
  }

  override func makeStandard() -> CAAnimation { ImplicitAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    if let other = other as? ImplicitAnimation { curve = other.curve }
  }

  override var timing: TimingCurve { curve.main }

  override func progress(at fraction: Double, linearly: Bool) -> Double {
    planarProgress(at: fraction, linearly: linearly).main
  }

  private func planarProgress(at fraction: Double, linearly: Bool) -> PlanarProgress {
    // A change with a delay and without a duration also shows its start during the delay.
    if linearly || fraction <= 0 { return PlanarProgress(repeating: fraction) }
    return curve.progress(at: fraction * duration, duration: duration)
  }

  override func apply(at fraction: Double, linearly: Bool, to properties: inout LayerProperties) {
    apply(planarProgress(at: fraction, linearly: linearly), to: &properties)
  }

  func apply(_ progress: PlanarProgress, to properties: inout LayerProperties) {
    guard let path = property, let ends else { return }
    let current = path.value(in: properties)
    let shown: AnimatableValue?
    if !isAdditive {
      shown = ends.from.interpolated(to: ends.to, at: progress.main)
    } else if case (.point(let point), .point(let from), .point(let to)) =
      (current, ends.from, ends.to)
    {
      let rest = 1 - progress
      shown = .point(
        CGPoint(
          x: point.x + (from.x - to.x) * rest.across, y: point.y + (from.y - to.y) * rest.down))
    } else {
      shown = current.adding(from: ends.from, to: ends.to, weight: 1 - progress.main)
    }
    if let shown { path.set(shown, in: &properties) }
  }
}
