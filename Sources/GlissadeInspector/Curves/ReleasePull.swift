import Foundation
import GlissadeMotion
import GlissadeTransitions
import UIKit

/// A calculation of the settling time with which a release that follows its rule comes to rest
/// where the user pulls the end of its curve. The velocity of the release stays as it is.
package struct ReleasePull: Sendable {
  /// The figures of the motion when the user grabbed the curve.
  package var figures: CurveFigures

  package init(_ figures: CurveFigures) { self.figures = figures }

  private func motion(_ time: TimeInterval) -> ReleaseMotion {
    let spring = HandOffSpring(
      velocity: figures.releaseRate, distance: figures.target - figures.release.value,
      settlingTime: time)
    return spring.motion(from: figures.release.value, to: figures.target)
  }

  /// Returns the settling time of the rule with which the motion is at rest after a given time, in
  /// seconds. A fast release is at rest sooner at any settling time; beyond that, the result is the
  /// least settling time that makes no difference to it.
  package func settlingTime(forRestAfter seconds: TimeInterval) -> TimeInterval {
    let range = Tuning.Parameter.releaseSettling.range
    let reachable = min(seconds, figures.settlingTime(of: motion(range.upperBound)))
    return Bisection.last(in: range) { figures.settlingTime(of: motion($0)) < reachable - 1e-6 }
  }

  /// Returns the figures of the motion with a settling time of the rule, in seconds.
  package func expectedFigures(settlingTime time: TimeInterval) -> CurveFigures {
    figures.expected(of: motion(time))
  }
}
