import Foundation
import GlissadeGeometry

/// An animation of the keyframes of one property, from its initial value through each of them.
///
/// For values that can be added, the animation adds a decreasing difference to the model value,
/// like `ImplicitAnimation`. For other values the animation starts from the visible value.
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

  override func makeStandard() -> CAAnimation { ImplicitKeyframes() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? ImplicitKeyframes else { return }
    (curve, spans) = (other.curve, other.spans)
    (model, shown, isAbove) = (other.model, other.shown, other.isAbove)
  }

  /// Adds a keyframe. The method must be called before the animation is visible.
  func add(_ span: ClosedRange<Double>, _ value: AnimatableValue) {
    spans.add(span, value)
    let above = spans.interpolation(from: model, mode: calculationMode)
    isAbove = above.addsUp && AnimatableValue.addUp(model, shown)
    let interpolation = isAbove ? above : spans.interpolation(from: shown, mode: calculationMode)
    self.interpolation = interpolation
    values = interpolation.keys.map(\.value.asAny)
    keyTimes = interpolation.keys.map { NSNumber(value: $0.time) }
  }

  /// A Boolean value that indicates whether the animation changes anything.
  var changes: Bool {
    interpolation.map { $0.keys.contains { key in key.value != model } } ?? false
  }

  /// The value at the end of the last keyframe.
  var end: AnimatableValue { interpolation?.keys.last?.value ?? model }

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
    guard let path = property, let interpolation else { return }
    let current = path.value(in: properties)
    func value(_ fraction: Double) -> AnimatableValue {
      (isAbove ? interpolation.value(at: fraction, above: current) : nil)
        ?? interpolation.value(at: fraction)
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
