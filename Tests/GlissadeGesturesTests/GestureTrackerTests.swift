import Foundation
import Testing

@testable import GlissadeGestures

/// A client of any tracker, as a recognizer is one.
private func intents(of tracker: some GestureTracker, moves: [Double]) -> [GestureIntent] {
  var tracker = tracker
  func sample(_ x: Double, at time: Double) -> TouchSample {
    TouchSample(touch: 1, time: time, location: CGPoint(x: x, y: 0))
  }
  var intents = [tracker.down(sample(0, at: 0))]
  for (index, x) in moves.enumerated() {
    let time = 0.02 * Double(index + 1)
    intents.append(tracker.step(to: time))
    if intents.last == .begin { tracker.begin() }
    intents.append(tracker.move([sample(x, at: time)]))
    if intents.last == .begin { tracker.begin() }
  }
  intents.append(tracker.up([sample(moves.last ?? 0, at: 0.02 * Double(moves.count + 1))]))
  return intents.filter { $0 != .none }
}

@Suite("Gesture trackers")
struct GestureTrackerTests {
  @Test("F-01 each tracker answers a tap and a stroke with its own intents")
  func answers() {
    let stroke = [20.0, 40, 60]
    #expect(intents(of: TapTracker(), moves: []) == [.end])
    #expect(intents(of: PanTracker(), moves: stroke) == [.begin, .change, .change, .end])
    #expect(intents(of: SwipeTracker(), moves: stroke) == [.end, .fail])
    #expect(intents(of: LongPressTracker(), moves: []) == [.fail])
    #expect(intents(of: LongPressTracker(duration: 0.01), moves: [1]) == [.begin, .change, .end])
  }

  @Test("M-12 a pan has no deadline, and time alone decides nothing")
  func panTime() {
    var pan = PanTracker()
    _ = pan.down(TouchSample(touch: 1, time: 0, location: .zero))
    #expect(pan.deadline == nil)
    #expect(pan.step(to: 100) == .none)
  }
}
