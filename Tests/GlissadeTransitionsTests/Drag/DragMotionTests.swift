import Foundation
import GlissadeMotion
import Testing

@testable import GlissadeTransitions

extension DragStop.ID {
  static let high: Self = "high"
  static let low: Self = "low"
  static let gone: Self = "gone"
}

extension Stops {
  /// Three stops, elastic above and rigid below, like those of a sheet.
  static let sheet = Stops(
    [DragStop(.gone, at: 800), DragStop(.high, at: 100), DragStop(.low, at: 500)],
    lower: .elastic(RubberBand(extent: 800)))
}

extension DragMotion {
  /// A motion in each phase, with its name in the article Architecture: at rest at 500, dragged to
  /// 460, and half-way from there to 100.
  static let phases: [(name: String, motion: DragMotion)] = {
    let resting = DragMotion(.sheet, at: .low)
    var dragging = resting
    _ = dragging.receive(.began, at: 1)
    _ = dragging.receive(.moved(by: -40), at: 1)
    var settling = dragging
    _ = settling.receive(.released(velocity: -900, to: .high, by: .handOff), at: 2)
    _ = settling.receive(.frame, at: 2.1)
    return [("resting", resting), ("dragging", dragging), ("settling", settling)]
  }()
}

/// The life of dragged content; `DragMotion` has the code, and Architecture the drawing.
@Suite("The motion of a drag")
struct DragMotionTests {
  /// The effects of an event, with rounded positions.
  private func effects(_ event: DragEvent, on motion: DragMotion, at now: TimeInterval = 2.1)
    -> (motion: DragMotion, effects: [DragEffect])
  {
    var motion = motion
    let effects = motion.receive(event, at: now).map { effect in
      if case .place(let position) = effect { DragEffect.place(position.rounded()) } else { effect }
    }
    return (motion, effects)
  }

  private func phase(_ motion: DragMotion) -> String {
    switch motion.phase {
    case .resting: "resting"
    case .dragging: "dragging"
    case .settling: "settling"
    }
  }

  private let high = DragStop(.high, at: 100)
  private let low = DragStop(.low, at: 500)
  /// The stops of another size.
  private let smaller = Stops(
    [DragStop(.gone, at: 600), DragStop(.high, at: 80), DragStop(.low, at: 400)],
    lower: .elastic(RubberBand(extent: 600)))

  /// The table, written out: the phase after an event and what happens, for each phase.
  private func expected(_ event: DragEvent, shown: CGFloat) -> [(String, [DragEffect])] {
    switch event {
    case .began:
      [("dragging", [.place(500)]), ("dragging", []), ("dragging", [.place(shown)])]
    case .moved: [("resting", []), ("dragging", [.place(450)]), ("settling", [])]
    case .released:
      [("resting", []), ("settling", [.willRest(low)]), ("settling", [])]
    case .sent:
      Array(repeating: ("settling", [.willRest(high)]), count: 3)
    case .placed: Array(repeating: ("resting", [.place(100)]), count: 3)
    case .stopsChanged:
      [
        ("resting", [.place(400)]), ("dragging", []),
        ("resting", [.place(80), .didRest(DragStop(.high, at: 80))]),
      ]
    case .frame: [("resting", []), ("dragging", []), ("settling", [.place(shown)])]
    }
  }

  @Test(
    "M-55 every event in every phase leads where the table lists, with these effects",
    arguments: [
      DragEvent.began, .moved(by: -10), .released(velocity: 0, to: .low, by: .handOff),
      .sent(to: .high, velocity: nil, by: .handOff), .placed(at: .high),
      .stopsChanged(
        Stops(
          [DragStop(.gone, at: 600), DragStop(.high, at: 80), DragStop(.low, at: 400)],
          lower: .elastic(RubberBand(extent: 600))), instead: nil, by: nil), .frame,
    ])
  func table(event: DragEvent) {
    let shown = DragMotion.phases[2].motion.position.rounded()
    for ((_, motion), (name, list)) in zip(DragMotion.phases, expected(event, shown: shown)) {
      let (after, effects) = effects(event, on: motion)
      #expect(phase(after) == name, "\(event) while \(motion.phase)")
      #expect(effects == list, "\(event) while \(motion.phase)")
    }
  }

  @Test("M-55 the table of a drag in Architecture is that of the value")
  func article() throws {
    let events: [(String, DragEvent)] = [
      ("began", .began), ("moved", .moved(by: -10)),
      ("released", .released(velocity: 0, to: .low, by: .handOff)),
      ("sent", .sent(to: .high, velocity: nil, by: .handOff)), ("placed", .placed(at: .high)),
      ("stopsChanged", .stopsChanged(smaller, instead: nil, by: nil)), ("frame", .frame),
    ]
    var lines = [
      "| | \(events.map { "`\($0.0)`" }.joined(separator: " | ")) |",
      "|---" + String(repeating: "|---", count: events.count) + "|",
    ]
    for (name, motion) in DragMotion.phases {
      let cells = events.map { _, event in
        let (after, effects) = effects(event, on: motion)
        if after == motion, effects.isEmpty { return " |" }
        let names = effects.map { "`\("\($0)".prefix { $0 != "(" })`" }
        return " `\(phase(after))`\(names.isEmpty ? "" : ": " + names.joined(separator: ", ")) |"
      }
      lines.append("| `\(name)` |" + cells.joined())
    }
    let table = lines.joined(separator: "\n")
    let article = try String(contentsOf: ArticleTests.architecture, encoding: .utf8)
    #expect(article.contains(table), "Architecture.md should have\n\(table)")
  }

  @Test("M-55 an effect is due only while the content is as it says")
  func due() {
    let motions = DragMotion.phases.map(\.motion)
    let due = { (effect: DragEffect) in motions.map { effect.isDue(in: $0) } }
    #expect(due(.place(500)) == [true, false, false])
    #expect(due(.place(460)) == [false, true, false])
    #expect(due(.willRest(low)) == [true, false, false])
    #expect(due(.willRest(high)) == [false, false, true])
    #expect(due(.didRest(low)) == [true, false, false])
    #expect(due(.didRest(high)) == [false, false, false])
  }

  @Test("M-55 a motion to a stop ends there, and reports it once")
  func end() {
    let settling = DragMotion.phases[2].motion
    let (rested, effects) = effects(.frame, on: settling, at: 9)
    #expect(effects == [.place(100), .didRest(high)])
    #expect(rested.phase == .resting)
    #expect(rested.origin == high)
    #expect(self.effects(.frame, on: rested, at: 10).effects.isEmpty)
  }

  @Test("M-55 stops that leave the target where it is do not disturb a motion to it")
  func sameTarget() {
    let settling = DragMotion.phases[2].motion
    let stops = Stops([high, low], lower: settling.stops.lower, upper: settling.stops.lower)
    let (after, effects) = effects(.stopsChanged(stops, instead: nil, by: nil), on: settling)
    #expect(effects.isEmpty)
    #expect(after.phase == settling.phase)
  }

  @Test("M-55 content at rest goes with its stop, and to the nearest where its stop is gone")
  func lostStop() {
    let resting = DragMotion.phases[0].motion
    let (after, effects) = effects(
      .stopsChanged(Stops([high, DragStop(.gone, at: 800)]), instead: nil, by: nil), on: resting)
    #expect(effects == [.place(800)])
    #expect(after.origin.id == .gone)
    let other = Stops([high, DragStop(.gone, at: 800)])
    let event = DragEvent.stopsChanged(other, instead: .high, by: nil)
    #expect(self.effects(event, on: resting).effects == [.place(100)])
  }

  @Test("M-55 content moves to the new position of its stop where a spring is given")
  func movedStop() {
    for (_, motion) in [DragMotion.phases[0], DragMotion.phases[2]] {
      let (after, effects) = effects(.stopsChanged(smaller, instead: nil, by: .handOff), on: motion)
      let id: DragStop.ID = motion.isSettling ? .high : .low
      #expect(effects == smaller[id].map { [.willRest($0)] })
      #expect(after.position(at: 2.1) == motion.position(at: 2.1))
      #expect(abs(after.velocity(at: 2.1) - motion.velocity(at: 2.1)) < 1e-6)
    }
  }

  @Test("L-09 M-55 a drag that catches a motion knows its target, and moves nothing")
  func catching() {
    var motion = DragMotion.phases[2].motion
    let place = motion.position(at: 2.15)
    #expect(motion.receive(.began, at: 2.15) == [.place(place)])
    let release = motion.release(velocity: 12)
    #expect(release?.caught == high)
    #expect(release?.origin == low)
    #expect(release?.travel == 0)
    #expect(release?.position == place)
    #expect(motion.release(velocity: 12)?.velocity == 12)
  }

  @Test("M-55 a drag at rest has caught nothing, and only a drag can be released")
  func reading() {
    #expect(
      DragMotion.phases.map { $0.motion.release(velocity: 0) != nil } == [false, true, false])
    #expect(DragMotion.phases[1].motion.release(velocity: 0)?.caught == nil)
    #expect(DragMotion.phases[1].motion.release(velocity: 0)?.travel == -40)
  }
}
