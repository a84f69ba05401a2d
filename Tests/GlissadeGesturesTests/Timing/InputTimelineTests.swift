import Foundation
import GlissadeGestures
import GlissadeMotion
import Testing

/// Frames at 100 Hz: the last one at 1.00, the present one at 1.01. The newest sample of a drag has
/// an age of 4 ms in each of them.
struct InputTimelineTests {
  private static let frame = 1.01

  /// Returns a time line with a drag whose samples come each 10 ms, 4 ms before a frame, up to
  /// `last`.
  private func dragging(until last: TimeInterval, speed: Double = 1) -> InputTimeline {
    var timeline = InputTimeline()
    let timing = InputTiming(speed: speed)
    var t = 0.956
    timeline.beginFrame(at: 0.95, timing: timing)
    _ = timeline.receive(.down(at: .zero, t: 0.946))
    timeline.endFrame()
    for now in [0.96, 0.97, 0.98, 0.99, 1.00] {
      timeline.beginFrame(at: now, timing: timing)
      if t <= last { _ = timeline.receive(.move(to: CGPoint(x: t * 1000, y: 0), t: t)) }
      t += 0.01
      timeline.endFrame()
    }
    timeline.beginFrame(at: Self.frame, timing: timing)
    return timeline
  }

  private func instant(
    _ events: InputEvent..., after last: TimeInterval = 0.996, speed: Double = 1,
    isTimePaused: Bool = false
  ) -> TimeInterval {
    var timeline = dragging(until: last, speed: speed)
    return events.map { timeline.receive($0, isTimePaused: isTimePaused) }.last ?? .nan
  }

  private let place = CGPoint(x: 996, y: 0)

  @Test("M-48 a drag's movement has the instant at which it is shown")
  func movement() {
    #expect(instant(.move(to: CGPoint(x: 1006, y: 0), t: 1.006)) == 1.01)
    #expect(instant(.move(to: CGPoint(x: 1008, y: 0), t: 1.008)) == 1.01)
    #expect(abs(instant(.move(to: CGPoint(x: 1001, y: 0), t: 1.001)) - 1.005) < 1e-6)
    #expect(instant(.move(to: CGPoint(x: 994, y: 0), t: 0.994)) == 1.00)
  }

  @Test("M-48 a release has the instant of the frame that shows the drag's latest movement")
  func release() {
    // This frame's, if it delivers a movement with the release.
    let next = CGPoint(x: 1006, y: 0)
    #expect(instant(.move(to: next, t: 1.006), .up(at: next, t: 1.007)) == 1.01)
    #expect(instant(.up(at: next, t: 1.006)) == 1.01)
    // The last frame's, if that one has shown the latest movement.
    #expect(instant(.up(at: place, t: 1.007)) == 1.00)
    #expect(instant(.up(at: CGPoint(x: 976, y: 0), t: 1.007), after: 0.976) == 1.00)
    #expect(instant(.cancel(at: place, t: 1.007)) == 1.00)
    #expect(instant(.focus(false, t: 1.007)) == 1.00)
    // In between, if the latest movement is older than the age at which drags are shown.
    let early = instant(.move(to: next, t: 1.001), .up(at: next, t: 1.002))
    // The age is a multiple of about a microsecond.
    #expect(abs(early - 1.005) < 1e-6)
    #expect(abs(instant(.up(at: next, t: 1.002)) - 1.006) < 1e-6)
  }

  @Test("M-48 a release after a pause of the pointer has its own time, not before the last frame")
  func pause() {
    #expect(instant(.up(at: CGPoint(x: 956, y: 0), t: 1.007), after: 0.956) == 1.007)
    #expect(instant(.up(at: CGPoint(x: 956, y: 0), t: 0.9965), after: 0.956) == 1.00)
    // 40 ms are the hand's, so the pause is shorter in slow motion.
    #expect(instant(.up(at: place, t: 1.0065), speed: 0.1) == 1.0065)
    #expect(instant(.up(at: place, t: 0.9995), speed: 0.1) == 1.00)
  }

  @Test("M-49 an event without a drag has its own time, in the frame that delivers it")
  func ownTime() {
    for event: InputEvent in [
      .down(at: .zero, t: 1.004), .key("Escape", t: 1.004), .text("a", t: 1.004),
      .wheel(at: .zero, deltaX: 0, deltaY: 40, t: 1.004), .focus(true, t: 1.004),
      .touchDown(2, at: .zero, t: 1.004), .resize(to: CGSize(width: 10, height: 10), t: 1.004),
    ] {
      #expect(instant(event) == 1.004, "\(event.kind)")
    }
    // A press that has not moved as far as a drag is a tap.
    var timeline = InputTimeline()
    timeline.beginFrame(at: 1, timing: InputTiming())
    timeline.endFrame()
    timeline.beginFrame(at: 1.01, timing: InputTiming())
    #expect(timeline.receive(.down(at: .zero, t: 1.001)) == 1.001)
    #expect(timeline.receive(.move(to: CGPoint(x: 2, y: 0), t: 1.002)) == 1.002)
    #expect(timeline.receive(.up(at: CGPoint(x: 3, y: 0), t: 1.003)) == 1.003)
  }

  @Test("M-49 no instant is before the last frame, after this one, or before an earlier one")
  func order() {
    #expect(instant(.down(at: .zero, t: 0.5)) == 1.00)
    #expect(instant(.down(at: .zero, t: 7)) == 1.01)
    #expect(instant(.key("a", t: 1.006), .key("b", t: 1.003)) == 1.006)
    #expect(instant(.move(to: CGPoint(x: 1006, y: 0), t: 1.006), .key("b", t: 1.007)) == 1.01)
    #expect(instant(.down(at: .zero, t: .nan)) == 1.01)
    #expect(instant(.down(at: .zero, t: -.infinity)) == 1.01)
  }

  @Test("M-49 after a suspension a motion begins late enough to be seen from its start")
  func suspension() {
    var timeline = dragging(until: 0.996)
    timeline.endFrame()
    timeline.beginFrame(at: 11, timing: InputTiming())
    #expect(timeline.receive(.key("a", t: 3)) == 11 - InputTimeline.longestLead)
    #expect(timeline.receive(.up(at: place, t: 10.99)) == 10.99)
    timeline.endFrame()
    timeline.beginFrame(at: 21, timing: InputTiming(speed: 0.1))
    #expect(timeline.receive(.key("a", t: 13)) == 21 - InputTimeline.longestLead / 10)
  }

  @Test("M-49 while time is paused, each event has the frame's instant")
  func pausedTime() {
    #expect(instant(.down(at: .zero, t: 1.004), isTimePaused: true) == 1.01)
    #expect(instant(.up(at: place, t: 1.004), isTimePaused: true) == 1.01)
  }

  @Test("M-48 each of several touches has its own latest movement")
  func severalTouches() {
    var timeline = dragging(until: 0.996)
    timeline.endFrame()
    timeline.beginFrame(at: 1.02, timing: InputTiming())
    _ = timeline.receive(.touchDown(1, at: .zero, t: 1.011))
    _ = timeline.receive(.touchMove(1, to: CGPoint(x: 50, y: 0), t: 1.016))
    timeline.endFrame()
    timeline.beginFrame(at: 1.03, timing: InputTiming())
    #expect(timeline.receive(.up(at: place, t: 1.021)) == 1.02)
    #expect(timeline.receive(.touchMove(1, to: CGPoint(x: 90, y: 0), t: 1.026)) == 1.03)
    #expect(timeline.receive(.touchUp(1, at: CGPoint(x: 90, y: 0), t: 1.027)) == 1.03)
  }

  @Test("M-48 another button neither begins nor ends a drag")
  func otherButton() {
    var timeline = dragging(until: 0.996)
    #expect(timeline.receive(.down(at: place, t: 1.003, button: 3)) == 1.003)
    #expect(timeline.receive(.up(at: place, t: 1.004, button: 3)) == 1.004)
    #expect(timeline.receive(.move(to: CGPoint(x: 1006, y: 0), t: 1.006)) == 1.01)
  }

  @Test("M-48 the end of a touchpad's scroll has the instant of the frame of its last movement")
  func touchpad() {
    func scroll(_ phase: InputEvent.ScrollPhase, _ delta: Double, _ t: Double) -> InputEvent {
      .scroll(at: .zero, deltaX: 0, deltaY: delta, phase: phase, t: t)
    }
    var timeline = InputTimeline()
    timeline.beginFrame(at: 1, timing: InputTiming())
    #expect(timeline.receive(scroll(.changed, 5, 0.995)) == 1)
    timeline.endFrame()
    var next = timeline
    next.beginFrame(at: 1.01, timing: InputTiming())
    #expect(next.receive(scroll(.ended, 0, 1.004)) == 1)
    next = timeline
    next.beginFrame(at: 1.01, timing: InputTiming())
    #expect(next.receive(scroll(.changed, 5, 1.003)) == 1.01)
    #expect(next.receive(scroll(.ended, 0, 1.004)) == 1.01)
    timeline.beginFrame(at: 1.1, timing: InputTiming())
    #expect(timeline.receive(scroll(.ended, 0, 1.09)) == 1.09)
  }

  @Test("M-48 by the rule of older recordings each event has the frame's instant")
  func formerRule() {
    var timeline = dragging(until: 0.996)
    timeline.rule = .frames
    #expect(timeline.receive(.key("a", t: 1.004)) == 1.01)
    #expect(timeline.receive(.up(at: place, t: 1.005)) == 1.01)
    #expect(timeline.sample(of: InputEvent.Source(device: .mouse, touch: 0)) == nil)
  }
}
