import Foundation
import GlissadeGestures
@testable import GlissadeReleaseMap
import GlissadeReplay
import Testing

@Suite("A drag in a recording") struct RecordedDragTests {
  /// Returns a recording of events at 60 frames per second.
  private func recording(_ events: [InputEvent], until end: TimeInterval = 2) -> Recording {
    let header = RecordingHeader(
      program: "test", size: CGSize(width: 375, height: 667), scale: 1)
    var rest = events[...]
    let frames = (0...Int(end * 60)).map { index -> RecordedFrame in
      let time = Double(index) / 60
      var frame = RecordedFrame(index: index, now: time, time: time)
      while let event = rest.first, event.t <= time {
        frame.actions.append(.input(event, isTimePaused: false))
        rest.removeFirst()
      }
      return frame
    }
    return Recording(header: header, frames: frames)
  }

  /// A drag downwards with 600 pt/s.
  private func drag(from start: TimeInterval, touch: Int = 0) -> [InputEvent] {
    var events: [InputEvent] = [.down(at: CGPoint(x: 100, y: 50), t: start)]
    for step in 1...20 {
      events.append(
        .move(
          to: CGPoint(x: 101, y: 50 + 5 * Double(step)), t: start + Double(step) / 120))
    }
    events.append(.up(at: CGPoint(x: 101, y: 150), t: start + 20 / 120.0))
    return events.map { event in
      var event = event
      if touch > 0 { (event.device, event.touch) = (.touch, touch) }
      return event
    }
  }

  @Test("W-01 without an instant it is the last release, and the frame before it")
  func last() throws {
    let found = try RecordedDrag(in: recording(drag(from: 0.5) + drag(from: 1)), at: nil)
    #expect(found.press.start.t == 1)
    #expect(found.press.axis == .vertical)
    #expect(found.frame == 69 || found.frame == 70)
    #expect(found.press.position > 80)
    #expect(found.path.count == 21)
    let release = try #require(found.release)
    #expect(abs(release.velocity - 600) < 1e-6)
    #expect(release.position == 100)
  }

  @Test("W-01 at an instant it is the pointer that is down then, where it is then")
  func instant() throws {
    let found = try RecordedDrag(in: recording(drag(from: 0.5) + drag(from: 1)), at: 0.6)
    #expect(found.press.start.t == 0.5)
    #expect(found.frame == 36)
    #expect(found.press.position == 60)
    #expect(found.present.position == 60)
    #expect(abs(found.present.velocity - 600) < 1e-6)
  }

  @Test("W-01 what has no map is said in a sentence")
  func faults() {
    func fault(_ events: [InputEvent], at time: TimeInterval?) -> RecordedDrag.Fault? {
      do throws(RecordedDrag.Fault) {
        _ = try RecordedDrag(in: recording(events), at: time)
        return nil
      } catch {
        return error
      }
    }
    #expect(fault([], at: nil) == .noDrag)
    #expect(fault([], at: 1) == .noDrag)
    let none = fault(drag(from: 0.5), at: 1.2)
    #expect(
      none?.description == "No pointer is down at 1.20 s; one is from 0.50 to 0.65 s.")
    let still: [InputEvent] = [
      .down(at: CGPoint(x: 1, y: 1), t: 0.5), .up(at: CGPoint(x: 1, y: 1), t: 0.9),
    ]
    #expect(fault(still, at: 0.6) == .noMovement(at: 0.6))
    let two = (drag(from: 0.5, touch: 1) + drag(from: 0.51, touch: 2)).sorted { $0.t < $1.t }
    #expect(fault(two, at: 0.6) == .severalTouches(at: 0.6, count: 2))
  }
}
