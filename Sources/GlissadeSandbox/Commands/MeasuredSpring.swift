import Foundation
import GlissadeFit
import GlissadeInspector
import GlissadeSprings

/// A spring that was fitted to a recording, with the measured motion, for a demo to move with.
struct MeasuredSpring {
  /// The fitted spring.
  let spring: ParameterSpring
  /// The samples of the motion.
  let motion: MeasuredMotion

  /// Creates the spring of a fit.
  ///
  /// - Throws: `FitError` if the measured motion is not that of a spring.
  init(_ fit: MotionFit) throws(FitError) {
    guard let fitted = fit.spring, fitted.from != fitted.to else {
      throw FitError(
        "The motion is not that of a spring (\(fit.best.motion.name) fits best), so that no demo"
          + " can move by it; leave out --apply.")
    }
    spring = ParameterSpring(
      .timing,
      SpringDescription(angularFrequency: fitted.omega, dampingRatio: fitted.dampingRatio))
    let best = fit.best.motion
    let inside = fit.samples.filter { fit.span.contains($0.time) && $0.time >= best.start }
    motion = MeasuredMotion(
      inside.map { .init(time: $0.time - best.start, value: $0.value) }, from: best.from,
      to: best.to)
  }
}
