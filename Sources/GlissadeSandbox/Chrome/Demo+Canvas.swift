import GlissadeGallery
import GlissadeInspector
import GlissadeInstrument
import UIKit

extension Demo {
  /// The program that shows the demo on a canvas.
  @MainActor var subject: CanvasSubject {
    CanvasSubject(name: name, rule: releaseRule.map(DecisionRule.init), makeRoot: makeRoot)
  }
}

extension DecisionRule {
  /// Creates the inspector's form of a demo's rule.
  init(_ rule: DemoRule) {
    self.init(
      summary: rule.summary, distance: { Double(rule.distance($0)) },
      reading: { root in
        rule.release(root).map { release in
          Reading(
            progress: Double(release.progress), velocity: Double(release.velocity),
            decision: ReadOut.Decision(release.outcome))
        }
      },
      threshold: rule.threshold.map { threshold in
        Threshold(
          value: { threshold.value($0).map(Double.init) },
          set: { threshold.set($0, CGFloat($1)) })
      })
  }
}
