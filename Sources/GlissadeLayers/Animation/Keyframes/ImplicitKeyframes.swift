import Foundation
import GlissadeGeometry

/// The animation of the keyframes of one property, from what it was through each of them.
///
/// Where values add up it fades above the model as `ImplicitAnimation` does; elsewhere it starts from
/// what was shown.
@MainActor final class ImplicitKeyframes: CAKeyframeAnimation, ChangeAnimation {
  private var curve = PlanarCurve(.linear)
  private var spans = KeyframeSpans()
  private var model = AnimatableValue.number(0)
  private var shown = AnimatableValue.number(0)
  private var isAbove = false

  convenience init(
    key: LayerKey, model: AnimatableValue, shown: AnimatableValue, timing: AnimationBlock.Timing,
    mode: CAAnimationCalculationMode
  ) {
    self.init(keyPath: key.rawValue)
    (self.model, self.shown) = (model, shown)
    curve = PlanarCurve(timing.curve, axes: timing.axes)
    (duration, repeatCount, autoreverses) =
      (timing.duration, timing.repeatCount, timing.autoreverses)
    calculationMode = mode
    fillMode = .backwards
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? ImplicitKeyframes else { return }
    (curve, spans) = (other.curve, other.spans)
    (model, shown, isAbove) = (other.model, other.shown, other.isAbove)
  }

  /// One more keyframe, before anything of it has been shown.
  func add(_ span: ClosedRange<Double>, _ value: AnimatableValue) {
    spans.add(span, value)
    let above = spans.course(from: model, mode: calculationMode)
    isAbove = above.addsUp && AnimatableValue.addUp(model, shown)
    let course = isAbove ? above : spans.course(from: shown, mode: calculationMode)
    self.course = course
    values = course.keys.map(\.value.asAny)
    keyTimes = course.keys.map { NSNumber(value: $0.time) }
  }

  /// Whether there is anything to be seen.
  var changes: Bool { course.map { $0.keys.contains { key in key.value != model } } ?? false }

  /// Where it leads.
  var end: AnimatableValue { course?.keys.last?.value ?? model }

  override func progress(at fraction: Double, linearly: Bool) -> Double {
    planarProgress(at: fraction, linearly: linearly).main
  }

  private func planarProgress(at fraction: Double, linearly: Bool) -> PlanarProgress {
    if linearly || fraction <= 0 { return PlanarProgress(repeating: fraction) }
    return curve.progress(at: fraction * duration, duration: duration)
  }

  override func apply(at fraction: Double, linearly: Bool, to properties: inout LayerProperties) {
    apply(planarProgress(at: fraction, linearly: linearly), to: &properties)
  }

  func apply(_ progress: PlanarProgress, to properties: inout LayerProperties) {
    guard let path, let course else { return }
    let current = path.value(in: properties)
    func value(_ fraction: Double) -> AnimatableValue {
      (isAbove ? course.value(at: fraction, above: current) : nil) ?? course.value(at: fraction)
    }
    guard case .point = current else { return path.set(value(progress.main), in: &properties) }
    var shown = value(progress.across)
    if progress.down != progress.across,
      case (.point(let x), .point(let y)) = (shown, value(progress.down))
    {
      shown = .point(CGPoint(x: x.x, y: y.y))
    }
    path.set(shown, in: &properties)
  }
}
