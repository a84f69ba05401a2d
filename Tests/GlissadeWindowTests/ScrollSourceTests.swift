import Testing

@testable import GlissadeWindow

/// Tests of the decision between a wheel and a touchpad.
@Suite struct ScrollSourceTests {
  @Test("O-05 whole notches and eighths are a wheel's", arguments: [1, -3, 0.125, -0.625])
  func wheel(notches: Double) {
    var source = ScrollSource()
    let found = [source.isTouchpad(0, notches, at: 0), source.isTouchpad(notches, 0, at: 0.01)]
    #expect(found == [false, false])
  }

  @Test("O-05 other fractions are a touchpad's, on either axis", arguments: [0.1, -0.37, 2.0391])
  func touchpad(units: Double) {
    var source = ScrollSource()
    let found = [source.isTouchpad(0, units, at: 0), source.isTouchpad(units, 0, at: 1)]
    #expect(found == [true, true])
  }

  @Test("O-05 a touchpad's scroll stays one for all its events, until a pause")
  func continues() {
    var source = ScrollSource()
    let found = [(0, 0.3), (0.1, 1), (0.3, 2), (0.6, 1), (0.61, 1)].map { time, units in
      source.isTouchpad(0, units, at: time)
    }
    #expect(found == [true, true, true, false, false])
  }
}
