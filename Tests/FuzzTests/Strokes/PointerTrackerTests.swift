import Foundation
import GlissadeTesting
import Testing

/// Tests of the velocities with which the random strokes compare those of pans.
@Suite("Pointer velocities")
struct PointerTrackerTests {
  private func releases(_ events: [InputEvent]) -> [PointerTracker.Release] {
    var tracker = PointerTracker()
    return events.compactMap { tracker.follow($0) }
  }

  private func touch(_ touch: Int, _ event: InputEvent) -> InputEvent {
    var event = event
    (event.device, event.touch) = (.touch, touch)
    return event
  }

  @Test("L-11 an even movement has its own velocity, and a hold none", arguments: [0, 0.1])
  func velocity(hold: Double) throws {
    let moves = (1...10).map {
      InputEvent.move(to: CGPoint(x: 100, y: 100 + 5 * Double($0)), t: Double($0) / 100)
    }
    let found = releases(
      [.down(at: CGPoint(x: 100, y: 100), t: 0)] + moves
        + [.up(at: CGPoint(x: 100, y: 150), t: 0.1 + hold)])
    let velocity = try #require(found.first?.velocity)
    #expect(abs(velocity.y - (hold == 0 ? 500 : 0)) < 1e-6)
  }

  @Test("L-11 a touch whose press was lost with the focus does not move the next one")
  func lostFocus() {
    let found = releases([
      touch(3, .down(at: CGPoint(x: 100, y: 500), t: 0)),
      .focus(false, t: 0.1),
      touch(2, .down(at: CGPoint(x: 300, y: 600), t: 0.2)),
      touch(3, .move(to: CGPoint(x: 100, y: 300), t: 0.201)),
      touch(3, .up(at: CGPoint(x: 100, y: 300), t: 0.202)),
      touch(2, .up(at: CGPoint(x: 300, y: 600), t: 0.203)),
    ])
    #expect(found.allSatisfy { $0.velocity == .zero })
  }
}
