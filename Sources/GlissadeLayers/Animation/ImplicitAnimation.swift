import Foundation
import GlissadeGeometry

/// The animation of one change of a layer's property, from its old value to its new one.
///
/// Where values add up it is the old difference fading away above the model, so that a second
/// change breaks neither position nor velocity (I-02); elsewhere it starts from what was shown.
@MainActor final class ImplicitAnimation: CABasicAnimation {
  private var curve = TimingCurve.linear

  convenience init(
    key: LayerKey, from: AnimatableValue, to: AnimatableValue, curve: TimingCurve,
    duration: TimeInterval, isAdditive: Bool
  ) {
    self.init(keyPath: key.rawValue)
    self.curve = curve
    self.duration = duration
    ends = (from, to)
    self.isAdditive = isAdditive
    fillMode = .backwards
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    if let other = other as? ImplicitAnimation { curve = other.curve }
  }

  override func progress(at fraction: Double, linearly: Bool) -> Double {
    // At the start also where there is no length: a change that only waits.
    if linearly || fraction <= 0 { return fraction }
    return curve.progress(at: fraction * duration, duration: duration)
  }

  override func apply(at fraction: Double, linearly: Bool, to properties: inout LayerProperties) {
    guard isAdditive, let path, let ends else {
      return super.apply(at: fraction, linearly: linearly, to: &properties)
    }
    let rest = 1 - progress(at: fraction, linearly: linearly)
    let shown = path.value(in: properties)
      .adding(from: ends.from, to: ends.to, weight: rest)
    if let shown { path.set(shown, in: &properties) }
  }
}
