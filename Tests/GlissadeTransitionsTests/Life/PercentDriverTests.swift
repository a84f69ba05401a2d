import Testing

@testable import GlissadeTransitions

@Suite("The percent driver's arithmetic")
struct PercentDriverTests {
  @Test(
    "E-02 below 0 counts as 0, above 1 as 1, what is no number changes nothing",
    arguments: [
      (-0.5, 0), (-0.0, 0), (0, 0), (0.25, 0.25), (1, 1), (7, 1), (.infinity, 1), (-.infinity, 0),
      (.nan, 0.5),
    ] as [(Double, Double)])
  func update(percent: Double, expected: Double) {
    var driver = PercentDriver(duration: 2)
    driver.update(0.5)
    driver.update(percent)
    #expect(driver.percentComplete == expected)
    #expect(driver.offset == expected * 2)
  }

  @Test("E-02 E-04 the progress runs over the animations, and one that is added moves nothing")
  func span() {
    var driver = PercentDriver(duration: 1)
    driver.adopt(span: 0.25...0.75)
    for (progress, offset) in [(0, 0.25), (0.5, 0.5), (1, 0.75)] {
      driver.update(progress)
      #expect(driver.offset == offset)
      #expect(driver.progress(at: offset) == progress)
    }
    driver.update(0.5)
    driver.adopt(span: 0.5...1.5)
    for (progress, offset) in [(0, 0.25), (0.25, 0.375), (0.5, 0.5), (0.75, 1), (1, 1.5)] {
      driver.update(progress)
      #expect(driver.offset == offset)
      #expect(driver.progress(at: offset) == progress)
    }
    #expect(driver.slope(at: 0.4) == 2)
    #expect(driver.slope(at: 1) == 0.5)
    #expect(driver.progress(at: 2) == 1.25)
    #expect(driver.progress(at: 0.125) == -0.25)
  }

  @Test("E-02 changes without a duration, which only wait, are shown at their time")
  func steps() {
    var driver = PercentDriver(duration: 1)
    driver.adopt(span: 0.5...0.5)
    driver.update(0.5)
    #expect(driver.offset == 0.5)
    driver.adopt(span: 0.25...2.5)
    #expect(driver.end == 2.5)
  }

  @Test("E-08 a catch keeps the offset that its progress shows")
  func caughtBetween() {
    var driver = PercentDriver(duration: 1)
    driver.seize(at: 0.5, offset: 0.8)
    #expect(driver.offset == 0.8)
    driver.update(0.25)
    #expect(driver.offset == 0.4)
  }

  @Test("E-05 finish takes (1 − p)·duration / speed, cancel p·duration / speed")
  func remainingDurations() {
    for p in [0, 0.25, 0.5, 1] {
      for speed in [0.5, 1, 4] {
        var driver = PercentDriver(duration: 0.8)
        driver.update(p)
        #expect(driver.finishDuration(speed: speed) == (1 - p) * 0.8 / speed)
        #expect(driver.cancelDuration(speed: speed) == p * 0.8 / speed)
      }
    }
  }

  @Test("L-09 what was caught beyond an end is led back without a step, and not out again")
  func caughtBeyond() {
    var driver = PercentDriver(duration: 2)
    driver.seize(at: 1.05)
    #expect(driver.percentComplete == 1.05)
    #expect(driver.finishDuration(speed: 1) > 0)
    driver.update(1.2)
    #expect(driver.percentComplete == 1.05)
    driver.update(1.02)
    #expect(driver.percentComplete == 1.02)
    driver.update(0.9)
    driver.update(1.02)
    #expect(driver.percentComplete == 1)
    driver.seize(at: -0.1)
    #expect(abs(driver.cancelDuration(speed: 1) - 0.2) < 1e-12)
    driver.update(-0.05)
    driver.update(-0.08)
    #expect(driver.percentComplete == -0.05)
    driver.seize(at: .nan)
    #expect(driver.percentComplete == -0.05)
  }

  @Test("E-01 a duration that is none counts as 0", arguments: [-1, Double.nan, .infinity])
  func badDuration(duration: Double) {
    var driver = PercentDriver(duration: duration)
    driver.update(0.5)
    #expect(driver.duration == 0)
    #expect(driver.offset == 0)
    #expect(driver.finishDuration(speed: 1) == 0)
  }
}
