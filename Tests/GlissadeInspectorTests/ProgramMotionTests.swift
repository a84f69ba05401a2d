import GlissadeLayers
import Testing

@testable import GlissadeInspector

/// The list of the motions that a program has made.
@MainActor @Suite struct ProgramMotionTests {
  private func reading(
    _ view: String, _ law: MotionLaw?, by addresses: [UInt]? = nil,
    cause: MotionCurve.Cause = .animator
  ) -> MotionCurves.Reading {
    .init(
      .init(view: view, property: .y), value: 1, before: 0, cause: cause, law: law,
      calls: addresses.map(CallStack.init))
  }

  @Test("T-13 the same calls make one motion, which has the latest parameters")
  func calls() {
    var motions = ProgramMotions()
    motions.add([reading("tile", .curve(duration: 0.3), by: [1, 2])])
    motions.add([reading("other", .curve(duration: 0.4), by: [1, 2])])
    motions.add([reading("tile", .curve(duration: 0.5), by: [1, 3])])
    #expect(motions.all.map(\.views) == [["tile", "other"], ["tile"]])
    #expect(motions.all.map(\.law) == [.curve(duration: 0.4), .curve(duration: 0.5)])
  }

  @Test("T-13 without calls a motion is one of a view, for a reason, of a kind")
  func views() {
    var motions = ProgramMotions()
    motions.add([
      reading("tile", .release(response: 0.3)), reading("list", .decay(rate: 0.998)),
      reading("tile", .spring(damping: 1, response: 0.4)), reading("tile", .curve(duration: 0.2)),
      reading("tile", nil, cause: .drag),
    ])
    #expect(
      motions.all.map(\.law)
        == [
          .spring(damping: 1, response: 0.4), .decay(rate: 0.998), .curve(duration: 0.2),
        ])
  }

  @Test("T-13 motions of one kind from one line have one row; others keep theirs")
  func lines() {
    var motions = ProgramMotions()
    motions.add([
      reading("one", .curve(duration: 0.3), by: [1]),
      reading("two", .curve(duration: 0.3), by: [2]),
      reading("three", .spring(damping: 0.8, response: 0.35), by: [3]),
      reading("four", .attachment(frequency: 2, damping: 0.5), cause: .physics),
    ])
    let line = CodeLine(path: "/home/me/CardView.swift", line: 42)
    let rows = motions.rows { $0 == nil ? nil : line }
    #expect(rows.map(\.title) == ["one + 1", "three", "four"])
    #expect(rows.map(\.source) == ["CardView.swift:42", "CardView.swift:42", "physics"])
    #expect(
      rows.map(\.summary)
        == ["curve, 0.30 s", "spring, ζ 0.80, 0.35 s", "attachment, 2.00 /s, ζ 0.50"])
    #expect(motions.rows { _ in nil }.count == 4)
  }

  @Test("T-13 only a spring that follows from a release's speed is derived")
  func derived() {
    let laws: [MotionLaw] = [
      .curve(duration: 1), .spring(damping: 1, response: 1), .release(response: 1),
      .decay(rate: 0.99), .attachment(frequency: 1, damping: 1),
    ]
    #expect(laws.map(\.isDerived) == [false, false, true, false, false])
    #expect(laws.map(\.kind) == [.curve, .spring, .spring, .decay, .attachment])
  }

  @Test("T-13 a program of many motions keeps the latest twelve")
  func limit() {
    var motions = ProgramMotions()
    for address in 1...20 {
      motions.add([reading("tile", .curve(duration: 0.1), by: [UInt(address)])])
    }
    #expect(motions.all.map(\.calls) == (9...20).map { CallStack(addresses: [UInt($0)]) })
  }
}
