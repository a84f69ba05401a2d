import GlissadeInspector
import Testing

@testable import GlissadeInstrument

/// Tests of the axis on which the repetitions of a drag are shown.
@Suite struct LoopAxisTests {
  /// Returns the axis of a drag from 2 s on, shown on an axis on which the canvas's time runs at a
  /// speed from there.
  private func axis(to end: Double, speed: Double = 1) -> LoopAxis {
    var shown = CurveAxis(start: 0, end: 5)
    shown.endSlope = 1 / speed
    shown.append(.init(time: 0, offset: 0))
    shown.append(.init(time: 2, offset: 3))
    return LoopAxis(shown, from: 2, to: end, speed: speed)
  }

  @Test("T-11 the axis starts with the repetition and has space after its motion")
  func length() {
    let loop = axis(to: 2.6)
    #expect(loop.axis.start == 0)
    #expect(abs(loop.axis.offset(of: 2)) < 1e-9)
    #expect(abs(loop.motion - 0.6) < 1e-9)
    #expect(loop.axis.length == 1)
    #expect(axis(to: 3).axis.length == 1.5)
  }

  @Test("T-11 in slow motion the axis is as long as what the user sees")
  func slow() {
    let loop = axis(to: 2.6, speed: 0.5)
    #expect(abs(loop.motion - 1.2) < 1e-9)
    #expect(loop.axis.length == 2)
    #expect(!axis(to: 2.6).fits(loop))
  }

  @Test("T-11 the axis stays while the motion fits, and is replaced when it does not")
  func fits() {
    let loop = axis(to: 2.6)
    #expect(loop.fits(axis(to: 2.9)))
    #expect(!loop.fits(axis(to: 3.1)))
    #expect(loop.fits(axis(to: 2.4)))
    #expect(!loop.fits(axis(to: 2.2)))
  }
}
