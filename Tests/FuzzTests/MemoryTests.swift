private import CMalloc
import Foundation
import GlissadeTesting
import Testing

/// Tests that memory does not grow with the number of transitions.
@MainActor @Suite("Memory", .serialized)
struct MemoryTests {
  /// The memory that C's allocator has in use, in bytes.
  private var heap: Int {
    let info = mallinfo2()
    return Int(info.uordblks + info.hblkhd)
  }

  @Test(
    "Decision 15 transitions leave nothing on the heap",
    arguments: Subject.demos + Subject.curtains.filter { $0.name.hasPrefix("undecided") })
  func flat(subject: Subject) {
    let harness = Harness(framesPerSecond: 16, root: subject.makeRoot)
    harness.scene.eventLog.capacity = 10
    var growths: [Int] = []
    // Other tests may use memory meanwhile; only a leak grows without end.
    while growths.count < 40, growths.suffix(3).contains(where: { $0 > 1000 }) || growths.count < 5
    {
      let before = heap
      for _ in 0..<8 { play(harness) }
      growths.append(heap - before)
    }
    #expect(growths.suffix(3).allSatisfy { $0 <= 1000 }, "\(growths)")
  }

  /// Plays every kind of transition, with both outcomes.
  private func play(_ harness: Harness) {
    let taps = Array(repeating: Stroke.tap(at: CGPoint(x: 187, y: 300)), count: 3)
    for stroke in [Stroke.cancelledPull, .pull, .cancelledPush, .push] + taps {
      for event in stroke.events {
        var later = event
        later.t += harness.now
        harness.send(later)
      }
      harness.advanceUntilIdle()
      (harness.window.rootViewController as? CurtainPage)?.ledger.clear()
    }
  }
}
