import Testing

@testable import GlissadeWindow

@Suite struct FrameClockTests {
  private let interval = 1.0 / 60

  @Test("frames that start in time are shown at equal steps, whatever each of them took")
  func equalSteps() {
    var clock = FrameClock(framesPerSecond: 60)
    var last: FrameClock.Frame?
    var now = 10.0
    for work in [0.001, 0.004, 0.002, 0.009, 0.003] {
      now = max(now, clock.deadline(at: now)) + 0.0003
      let frame = clock.begin(at: now)
      if let last { #expect(abs(frame.shown - last.shown - interval) < 1e-9) }
      clock.presented(from: now + work, to: now + work, working: 0)
      now += work
      last = frame
    }
  }

  @Test("a late frame starts a new grid and time does not run backwards")
  func lateFrame() {
    var clock = FrameClock(framesPerSecond: 60)
    let first = clock.begin(at: 1)
    let late = clock.begin(at: 1.05)
    #expect(late.start == 1.05)
    #expect(late.shown > first.shown)
    #expect(abs(clock.deadline(at: 1.051) - (1.05 + interval)) < 1e-9)
  }

  @Test("a frame after a rest starts at once, but never two within an interval")
  func afterRest() {
    var clock = FrameClock(framesPerSecond: 60)
    _ = clock.begin(at: 1)
    clock.rest()
    #expect(clock.deadline(at: 5) == 5)
    #expect(abs(clock.deadline(at: 1.004) - (1 + interval)) < 1e-9)
  }

  @Test("the time shown lies as far ahead as pictures took before the motion")
  func lead() {
    var clock = FrameClock(framesPerSecond: 60)
    var now = 0.0
    for _ in 0..<100 {
      now = max(now, clock.deadline(at: now))
      _ = clock.begin(at: now)
      clock.presented(from: now + 0.005, to: now + 0.005, working: 0)
    }
    // Still the first motion: the lead is what it was when that began.
    #expect(abs(clock.begin(at: clock.deadline(at: now)).shown - 100 * interval - 0.004) < 1e-9)
    clock.rest()
    let frame = clock.begin(at: 60)
    #expect(abs(frame.shown - frame.start - 0.005) < 1e-6)
  }

  @Test("a display that names no rate, as Xvfb, counts as one of 60 frames a second")
  func unknownRate() {
    #expect(FrameClock(framesPerSecond: 0).interval == 1.0 / 60)
    #expect(FrameClock(framesPerSecond: 144).interval == 1.0 / 144)
  }

  @Test(
    "R-02 while a pointer drags there are two frames a refresh, 240 a second at the most",
    arguments: [
      (0.0, 60.0, 120.0), (60, 60, 120), (75, 75, 150), (120, 120, 240), (144, 144, 240),
      (240, 240, 240), (500, 240, 240), (30, 30, 60), (1, 30, 60),
    ])
  func dragging(reported: Double, rate: Double, draggedRate: Double) {
    var clock = FrameClock(framesPerSecond: reported)
    #expect(abs(clock.interval * rate - 1) < 1e-12)
    clock.isDragging = true
    #expect(abs(clock.interval * draggedRate - 1) < 1e-12)
    clock.isDragging = false
    #expect(abs(clock.interval * rate - 1) < 1e-12)
  }

  @Test("R-02 where a drag's frames are cheap, there are four a refresh, 240 a second at the most")
  func cheapFrames() {
    var clock = FrameClock(framesPerSecond: 60)
    // The frames of animations do not count.
    clock.worked(0.0001)
    clock.isDragging = true
    #expect(clock.interval == interval / 2)
    for _ in 0..<100 { clock.worked(0.0006) }
    #expect(clock.interval == interval / 4)
    // Above the limit the rate falls, and does not alternate about it.
    for _ in 0..<100 { clock.worked(0.0007) }
    #expect(clock.interval == interval / 4)
    for _ in 0..<100 { clock.worked(0.0008) }
    #expect(clock.interval == interval / 2)
    for _ in 0..<100 { clock.worked(0.0007) }
    #expect(clock.interval == interval / 2)
    clock.isDragging = false
    #expect(clock.interval == interval)
    var fast = FrameClock(framesPerSecond: 120)
    fast.isDragging = true
    for _ in 0..<100 { fast.worked(0.0001) }
    #expect(fast.interval == 1.0 / 240)
  }

  @Test("R-02 a press brings the next frame sooner, a release makes it the refresh's again")
  func changeOfPace() {
    var clock = FrameClock(framesPerSecond: 60)
    let first = clock.begin(at: 1)
    #expect(abs(clock.deadline(at: 1.001) - (1 + interval)) < 1e-9)
    clock.isDragging = true
    #expect(abs(clock.deadline(at: 1.001) - (1 + interval / 2)) < 1e-9)
    let dragged = clock.begin(at: 1 + interval / 2)
    #expect(abs(dragged.shown - first.shown - interval / 2) < 1e-9)
    clock.isDragging = false
    let deadline = clock.deadline(at: dragged.start + 0.001)
    #expect(abs(deadline - (dragged.start + interval)) < 1e-9)
    let released = clock.begin(at: deadline)
    #expect(abs(released.shown - dragged.shown - interval) < 1e-9, "equal steps from then on")
  }

  @Test("R-02 M-42 in a drag frames are shown at equal steps, half a refresh apart")
  func equalStepsInDrag() {
    var clock = FrameClock(framesPerSecond: 60)
    clock.isDragging = true
    var last: FrameClock.Frame?
    var now = 10.0
    for work in [0.001, 0.003, 0.002, 0.005, 0.001] {
      now = max(now, clock.deadline(at: now)) + 0.0002
      let frame = clock.begin(at: now)
      if let last { #expect(abs(frame.shown - last.shown - interval / 2) < 1e-9) }
      clock.presented(from: now + work, to: now + work, working: 0)
      now += work
      last = frame
    }
  }
}
