import Foundation
import GlissadeLayers
import GlissadeMotion
import GlissadeTransitions

/// The law by which a view moves, with its parameters in force (T-13).
package enum MotionLaw: Hashable, Sendable, Codable {
  /// A timing curve of a fixed duration, in seconds.
  case curve(duration: TimeInterval)
  /// A spring, whose response is its undamped period, in seconds.
  case spring(damping: Double, response: TimeInterval)
  /// A spring whose response follows from the speed of a release.
  case release(response: TimeInterval)
  /// A deceleration, with the fraction of the speed that is kept per millisecond.
  case decay(rate: Double)
  /// A spring of an attachment, whose frequency is in 1/s.
  case attachment(frequency: Double, damping: Double)

  /// The kind of a law.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case curve, spring, decay, attachment
  }

  /// The kind of the law.
  package var kind: Kind {
    switch self {
    case .curve: .curve
    case .spring, .release: .spring
    case .decay: .decay
    case .attachment: .attachment
    }
  }

  /// A Boolean value that indicates whether the parameters follow from the speed of a release, so
  /// that they differ from release to release.
  package var isDerived: Bool {
    if case .release = self { true } else { false }
  }

  /// The text of the parameters, such as “ζ 0.80, 0.35 s”.
  package var figures: String {
    switch self {
    case .curve(let duration): FigureText.text("%.2f s", duration)
    case .spring(let damping, let response):
      FigureText.text("ζ %.2f", damping) + FigureText.text(", %.2f s", response)
    case .release(let response): FigureText.text("ζ 1.00, %.2f s", response)
    case .decay(let rate): FigureText.text("%.4f per ms", rate)
    case .attachment(let frequency, let damping):
      FigureText.text("%.2f /s", frequency) + FigureText.text(", ζ %.2f", damping)
    }
  }

  /// Creates the law of a running animation.
  init(_ animation: RunningAnimation) {
    switch animation.timing {
    case .linear, .cubic: self = .curve(duration: animation.span)
    case .spring(let motion): self.init(motion)
    case .release(let motion): self.init(motion)
    }
  }

  /// Creates the law of released content that moves to a stop.
  init(_ motion: StopMotion) {
    switch motion {
    case .release(let motion): self.init(motion)
    case .spring(let motion): self.init(motion)
    }
  }

  private init(_ motion: SpringMotion) {
    self = .spring(damping: motion.spring.dampingRatio, response: motion.spring.response)
  }

  private init(_ motion: ReleaseMotion) {
    self = .release(response: 2 * .pi / motion.frequency)
  }
}
