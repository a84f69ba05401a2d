import Testing

@testable import GlissadeWindow

/// Tests of the frame clock with displays that wait for their refresh.
@Suite struct SynchronizedFramesTests {
  /// A display whose presentations wait.
  private struct Display {
    enum Wait: CaseIterable {
      /// A presentation returns when its picture is shown.
      case afterwards
      /// A presentation first waits until the last picture is shown.
      case beforehand
      /// A presentation waits until fewer than three pictures are to be shown.
      case queued
      /// A presentation never waits.
      case never
    }

    let interval: Double
    let wait: Wait
    /// The instant of one of its refreshes.
    var phase = 0.0123
    /// The time for which each presentation occupies the program, in seconds.
    var cost = 0.0002
    /// The refreshes with which pictures were shown.
    var shown: [Int] = []

    func refresh(_ index: Int) -> Double { phase + Double(index) * interval }

    /// Shows a picture, and returns the instant at which the presentation ends.
    mutating func present(at instant: Double) -> Double {
      var now = instant
      if wait == .beforehand, let last = shown.last { now = max(now, refresh(last)) }
      if wait == .queued, shown.count > 2 { now = max(now, refresh(shown[shown.count - 3])) }
      now += cost
      var index = Int(((now - phase) / interval).rounded(.up))
      if let last = shown.last, wait != .never { index = max(index, last + 1) }
      shown.append(index)
      return wait == .afterwards ? max(now, refresh(index)) : now
    }
  }

  /// The frames of a motion.
  private struct Run {
    var starts: [Double] = []
    var shown: [Double] = []
    var ends: [Double] = []
  }

  /// Makes frames without a rest, each with an amount of work in seconds.
  private static func run(
    _ clock: inout FrameClock, _ display: inout Display, frames: Int, from start: Double = 0.4,
    work: (Int) -> Double = { [0.001, 0.0014, 0.0008][$0 % 3] }
  ) -> Run {
    var run = Run()
    var now = start
    for index in 0..<frames {
      now = max(now, clock.deadline(at: now)) + 0.0001
      let frame = clock.begin(at: now)
      let submitted = now + work(index)
      let returned = display.present(at: submitted)
      clock.presented(from: submitted, to: returned, working: display.cost)
      run.starts.append(now)
      run.shown.append(frame.shown)
      run.ends.append(returned)
      now = returned
    }
    return run
  }

  private static func clock(_ rate: Double) -> FrameClock {
    var clock = FrameClock(framesPerSecond: rate)
    clock.isSynchronized = true
    return clock
  }

  @Test(
    "R-02 there is one frame per refresh, from 30 to 240 a second, whatever the driver waits for",
    arguments: [30.0, 60, 75, 120, 144, 240], [Display.Wait.afterwards, .beforehand, .queued])
  private func oneFramePerRefresh(rate: Double, wait: Display.Wait) {
    var clock = Self.clock(rate)
    var display = Display(interval: 1 / rate, wait: wait)
    let run = Self.run(&clock, &display, frames: 200)
    let steady = Array(display.shown.dropFirst(6))
    #expect(zip(steady, steady.dropFirst()).allSatisfy { $1 == $0 + 1 })
    let steps = zip(run.shown.dropFirst(6), run.shown.dropFirst(7)).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0 - 1 / rate) < 0.00001 }, "the scene's time has equal steps")
  }

  @Test(
    "R-02 a frame starts as late as it can, so that it has the latest input",
    arguments: [60.0, 120, 240], [Display.Wait.afterwards, .beforehand, .queued])
  private func latestInput(rate: Double, wait: Display.Wait) {
    var clock = Self.clock(rate)
    var display = Display(interval: 1 / rate, wait: wait)
    let run = Self.run(&clock, &display, frames: 100)
    for index in 20..<100 {
      let age = display.refresh(display.shown[index]) - run.starts[index]
      #expect(age < 0.0014 + 0.002 + 0.0015, "frame \(index) is \(age) s old")
    }
  }

  @Test("R-02 in a drag there is still one frame per refresh, and the time of the refresh is known")
  func drag() {
    var clock = Self.clock(60)
    clock.isDragging = true
    var display = Display(interval: 1 / 60, wait: .beforehand)
    let run = Self.run(&clock, &display, frames: 60)
    #expect(zip(run.starts.dropFirst(6), run.starts.dropFirst(7)).allSatisfy { $1 - $0 > 0.014 })
    for index in 6..<60 {
      #expect(abs(run.shown[index] - display.refresh(display.shown[index])) < 0.002)
    }
  }

  @Test("R-02 a display that differs from its rate by 0.1 percent shows every frame but a few")
  func drift() {
    for factor in [0.999, 1.001] {
      var clock = Self.clock(60)
      var display = Display(interval: factor / 60, wait: .beforehand)
      _ = Self.run(&clock, &display, frames: 1200)
      let steps = zip(display.shown, display.shown.dropFirst()).map { $1 - $0 }
      #expect(steps.count { $0 != 1 } < 8)
    }
  }

  @Test("R-02 a slow frame skips refreshes, and the next ones are on time again")
  func slowFrame() {
    var clock = Self.clock(60)
    var display = Display(interval: 1 / 60, wait: .afterwards)
    let run = Self.run(&clock, &display, frames: 100) { $0 == 50 ? 0.040 : 0.001 }
    let steps = zip(display.shown, display.shown.dropFirst()).map { $1 - $0 }
    #expect(steps.dropFirst(60).allSatisfy { $0 == 1 })
    #expect(zip(run.shown, run.shown.dropFirst()).allSatisfy { $1 >= $0 })
  }

  @Test("R-02 frames that cost more than a refresh follow each other without a pause")
  func tooSlow() {
    var clock = Self.clock(60)
    var display = Display(interval: 1 / 60, wait: .afterwards)
    let run = Self.run(&clock, &display, frames: 60) { _ in 0.020 }
    let steps = zip(display.shown.dropFirst(10), display.shown.dropFirst(11)).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 <= 2 })
    #expect(run.ends.count == 60)
  }

  @Test("R-02 a display that never waits gets the pace of one without synchronisation")
  func noWait() {
    var clock = Self.clock(60)
    clock.isDragging = true
    var display = Display(interval: 1 / 60, wait: .never)
    var now = 1.0
    for _ in 0..<6 {
      let run = Self.run(&clock, &display, frames: 20, from: now)
      clock.rest()
      now = (run.ends.last ?? now) + 2
    }
    #expect(abs(clock.interval - 1.0 / 120) < 1e-12)
    let run = Self.run(&clock, &display, frames: 20, from: now)
    let steps = zip(run.starts.dropFirst(), run.starts.dropFirst(2)).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0 - 1.0 / 120) < 0.001 })
  }

  @Test("R-02 after a rest a frame starts at once, and the refresh is looked for again")
  func afterRest() {
    var clock = Self.clock(60)
    var display = Display(interval: 1 / 60, wait: .beforehand)
    _ = Self.run(&clock, &display, frames: 30)
    clock.rest()
    #expect(clock.deadline(at: 9) == 9)
    let before = display.shown.count
    display.phase += 0.007
    let run = Self.run(&clock, &display, frames: 30, from: 9)
    let steady = display.shown[(before + 5)...]
    #expect(zip(steady, steady.dropFirst()).allSatisfy { $1 == $0 + 1 })
    #expect(run.starts[0] < 9.001)
  }

  @Test("R-02 a window that is moved to a display of another rate has that one's pace")
  func otherDisplay() {
    var clock = Self.clock(60)
    var display = Display(interval: 1 / 60, wait: .beforehand)
    _ = Self.run(&clock, &display, frames: 30)
    clock.setRate(120)
    display = Display(interval: 1.0 / 120, wait: .beforehand)
    _ = Self.run(&clock, &display, frames: 60, from: 3)
    let steady = display.shown.dropFirst(8)
    #expect(zip(steady, steady.dropFirst()).allSatisfy { $1 == $0 + 1 })
    clock.setRate(0)
    #expect(clock.refreshInterval == 1.0 / 60)
  }
}
