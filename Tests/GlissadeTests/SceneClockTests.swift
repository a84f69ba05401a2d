import Testing

@testable import Glissade

@Suite struct SceneClockTests {
  @Test("L-18 intervals of real time shrink by the speed, for frames and stamps alike")
  func slowMotion() {
    let clock = SceneClock(at: 100, speed: 0.25)
    #expect(clock.time(at: 100) == 0)
    #expect(clock.time(at: 104) == 1)
    #expect(abs(clock.time(at: 104.4) - clock.time(at: 104) - 0.1) < 1e-12)
  }

  @Test("L-18 a change of speed keeps the time that is read at that instant")
  func changeOfSpeed() {
    var clock = SceneClock(at: 0, reading: 5, speed: 1)
    clock.setSpeed(0.1, at: 2)
    #expect(clock.time(at: 2) == 7)
    #expect(abs(clock.time(at: 12) - 8) < 1e-12)
  }
}
