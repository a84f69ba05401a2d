import Foundation
import GlissadeTesting
import Testing

/// Tests of `present` and `dismiss` in callbacks where no client should call them. Whatever
/// results, the screen comes to rest and stays usable.
@MainActor @Suite("Presenting and dismissing from callbacks", .serialized)
struct CallbackTests {
  @Test(
    "L-01 L-08 L-16 A-21 whatever a callback presents or dismisses, once",
    arguments: ClientCallback.allCases)
  func once(callback: ClientCallback) {
    for (index, action) in CallbackPolicy.Action.allCases.enumerated() {
      for depth in 0...1 {
        let covers = (index + depth) % 2 == 0
        let policy = CallbackPolicy.once(action, at: callback, depth: depth, time: 1 + index % 2)
        let session = FuzzSession(
          Subject(
            name: "\(action) from \(callback) of page \(depth), covers: \(covers)",
            makeRoot: { CurtainPage(style: CurtainStyle(covers: covers), policy: policy) },
            isRepeatable: false),
          framesPerSecond: 16)
        play(on: session)
        #expect(session.faults == [], "\(session.subject.name), \(session.log)")
      }
    }
  }

  private func play(on session: FuzzSession) {
    let middle = Stroke.tap(at: CGPoint(x: 187, y: 300))
    for stroke in [Stroke.cancelledPull, .pull, .cancelledPush, .push, middle] {
      guard session.faults.isEmpty else { return }
      session.play(stroke)
    }
    let root = session.harness.window.rootViewController
    if root?.presentedViewController != nil { root?.dismiss(animated: false) }
    session.harness.advanceUntilIdle()
    if session.play(.cancelledPull) != ["present"] {
      session.fault("L-01 a pull at the root begins nothing")
    }
  }
}
