import Foundation

import GlissadeTesting
import TestMaterial
import Testing

/// Tests of M-46: the outcome does not depend on the rate of a mouse.
@MainActor @Suite("Sample rates")
struct SampleRateTests {
  @Test(
    "M-46 the same stroke gets the same decision at any sampling rate",
    arguments: RatedSubject.demos + RatedSubject.builtIn)
  func sameDecision(subject: RatedSubject) {
    var outcomes: Set<String> = []
    for stroke in SmoothStroke.clear {
      let decisions = [60.0, 125, 500, 1000].map { decision(subject, stroke, rate: $0) }
      #expect(Set(decisions).count == 1, "\(stroke): \(decisions)")
      outcomes.formUnion(decisions)
    }
    #expect(outcomes.count == subject.outcomeCount, "\(outcomes)")
  }

  /// Returns the visible views with their frames after a stroke, when everything is at rest.
  private func decision(_ subject: RatedSubject, _ stroke: SmoothStroke, rate: Double) -> String {
    let harness = Harness(framesPerSecond: 30, root: subject.makeRoot)
    if let opener = subject.opener {
      harness.tap(at: harness.center(of: opener))
      harness.advanceUntilIdle()
    }
    harness.play(stroke, on: subject, rate: rate)
    #expect(harness.advanceUntilIdle(timeout: 10), "\(stroke) at \(rate) Hz")
    return pages(in: harness.window).compactMap { view in
      let frame = harness.presentationFrame(of: view)
      guard frame.intersects(harness.window.bounds) else { return nil }
      let (x, y) = (Int(frame.minX.rounded()), Int(frame.minY.rounded()))
      return "\(view.accessibilityIdentifier ?? "") at \(x), \(y)"
    }.joined(separator: "; ")
  }

  private func pages(in view: UIView) -> [UIView] {
    let name = view.accessibilityIdentifier ?? ""
    let own = name.hasPrefix("page.") || name == "tile" ? [view] : []
    return own + view.subviews.flatMap(pages)
  }
}

extension Harness {
  /// Presses, moves and releases like a mouse with that many reports per second, and returns with
  /// the frame of the release.
  fileprivate func play(_ stroke: SmoothStroke, on subject: RatedSubject, rate: Double) {
    let begin = now
    func place(_ travel: Double) -> CGPoint {
      CGPoint(
        x: subject.start.x + subject.direction.dx * travel,
        y: subject.start.y + subject.direction.dy * travel)
    }
    send(.down(at: subject.start, t: begin))
    let samples = stroke.samples(rate: rate, distance: subject.distance)
    for sample in samples { send(.move(to: place(sample.travel), t: begin + sample.time)) }
    send(.up(at: place(samples.last?.travel ?? 0), t: begin + stroke.releaseTime))
    advance(by: stroke.releaseTime)
  }
}
