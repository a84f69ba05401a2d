import Foundation
import GlissadeTesting
import Testing

/// Tests that the watches of the random strokes accept motions that are right and unusual.
@MainActor @Suite("Watches of random strokes", .serialized)
struct StrokeWatchTests {
  private func stroke(_ events: [InputEvent]) -> Stroke {
    var stroke = Stroke()
    for event in events { stroke.append(event) }
    return stroke
  }

  private func touch(
    _ number: Int, _ kind: InputEvent.Kind, _ x: CGFloat, _ y: CGFloat, _ ticks: Int
  ) -> InputEvent {
    var event = InputEvent.move(to: CGPoint(x: x, y: y), t: Stroke.seconds(ticks))
    (event.kind, event.device, event.touch) = (kind, .touch, number)
    if kind != .move { event.button = 1 }
    return event
  }

  private func expectNoFaults(_ name: String, _ strokes: [Stroke]) {
    var subject = (Subject.demos + Subject.curtains).first { $0.name == name }!
    subject.isRepeatable = false
    let session = FuzzSession(subject)
    for stroke in strokes { session.play(stroke) }
    #expect(session.faults == [])
    #expect(session.transitionCount > 0)
  }

  @Test("L-02 a page that is released near its end is there before the next frame")
  func shortReturn() {
    let release = Stroke.drag(from: 300, to: 270, ticks: 96, hold: 65)
    expectNoFaults("curtain, presenter stays", [.pull, release])
  }

  @Test("L-02 a panel that passes a height with the pointer's velocity returns to it")
  func passedStop() {
    let fuzz = Fuzz(subject: Subject.demos.first { $0.name == "panel" }!, seed: 21_777_251)
    #expect(fuzz.run(50) == nil)
  }

  @Test("L-10 a tab that is tapped after a release turns the page round in the same frame")
  func turn() {
    expectNoFaults(
      "tabs",
      [
        stroke([
          touch(4, .down, 258, 634, 51), touch(4, .up, 258, 634, 60),
          touch(2, .down, 93, 369, 95), touch(4, .down, 258, 634, 102),
          touch(2, .up, 89.94, 373, 117), touch(4, .up, 258, 634, 120),
        ])
      ])
  }

  @Test("L-10 a page that comes and is released within a frame begins with that frame")
  func lateBegin() {
    expectNoFaults(
      "container",
      [
        stroke([
          touch(3, .down, 352, 192, 0), touch(3, .move, 330, 204, 8),
          touch(3, .move, 309, 217, 16),
        ]),
        stroke([
          touch(2, .down, 228.375, 609, 0), touch(2, .up, 230.5, 621, 33),
          touch(3, .down, 187, 420, 55), touch(3, .move, 180.9, 423.5, 69),
          touch(3, .move, 190.9, 422, 76),
        ]),
      ])
  }

  @Test("L-09 M-51 a panel is shown beyond the last sample of its touch")
  func beyondLastSample() {
    let moves = (0...15).map { touch(4, .move, 253, 543 - 10.16 * CGFloat($0), 16 * $0) }
    expectNoFaults(
      "panel",
      [
        stroke([touch(3, .down, 176, 612, 0)]),
        stroke(
          [touch(4, .down, 253, 543, 0)] + moves.dropFirst() + [
            touch(4, .move, 253, 382.4, 387), touch(4, .move, 253, 374.9, 395),
            touch(4, .move, 253, 367.5, 403),
          ]),
      ])
  }

  @Test("L-09 a panel that is released in the frame of its last movement moves on in that frame")
  func movedOn() {
    expectNoFaults(
      "panel",
      [
        stroke([touch(3, .down, 176, 612, 0)]),
        stroke([
          touch(4, .down, 253, 543, 0), touch(3, .down, 187.5, 500.25, 139),
          touch(4, .move, 253, 451.5, 144), touch(3, .up, 187.5, 761.9, 166),
          touch(4, .move, 253, 382.4, 387), touch(4, .move, 253, 374.9, 395),
        ]),
      ])
  }
}
