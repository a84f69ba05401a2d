import Foundation
import GlissadeTesting
import Testing

/// `present` and `dismiss` where no client should call them: whatever is made of them, the screen
/// settles and stays usable.
@MainActor @Suite("Presenting and dismissing from callbacks", .serialized)
struct CallbackTests {
  @Test(
    "L-01 L-08 L-16 A-21 whatever a callback presents or dismisses, once",
    arguments: Moment.allCases)
  func once(moment: Moment) {
    for (index, action) in Temper.Action.allCases.enumerated() {
      for depth in 0...1 {
        let covers = (index + depth) % 2 == 0
        let temper = Temper.once(action, at: moment, depth: depth, time: 1 + index % 2)
        let stage = Stage(
          Subject(
            name: "\(action) from \(moment) of page \(depth), covers: \(covers)",
            makeRoot: { CurtainPage(manner: Manner(covers: covers), temper: temper) },
            isRepeatable: false),
          framesPerSecond: 16)
        play(on: stage)
        #expect(stage.faults == [], "\(stage.subject.name), \(stage.story)")
      }
    }
  }

  private func play(on stage: Stage) {
    let middle = Stroke.tap(at: CGPoint(x: 187, y: 300))
    for stroke in [Stroke.cancelledPull, .pull, .cancelledPush, .push, middle] {
      guard stage.faults.isEmpty else { return }
      stage.play(stroke)
    }
    let root = stage.harness.window.rootViewController
    if root?.presentedViewController != nil { root?.dismiss(animated: false) }
    stage.harness.advanceUntilIdle()
    if stage.play(.cancelledPull) != ["present"] {
      stage.fault("L-01 a pull at the root begins nothing")
    }
  }
}
