import Foundation
import GlissadeReleaseMap
import GlissadeReplay
import TestMaterial
import Testing

/// Releases of a real pointer beside the border of the release map.
extension RealWindow {
  @Suite struct ReleaseMapBorderTests {
    /// A demo whose page a drag shows, with the releases at which the pointer aims.
    struct Subject: Sendable, CustomTestStringConvertible {
      let demo: String
      let page: String
      /// The place of the press, in points.
      let press: (x: Double, y: Double)
      let aims: [Release]

      var testDescription: String { demo }

      /// The panel is in the middle between its stops with the pointer 172 points above the press.
      /// A velocity counts as half as many points, and velocities below 50 points per second as
      /// none.
      static let panel = Subject(
        demo: "panel", page: "page.panel", press: (187, 662),
        aims: [-60.0, -110, -230, -270].flatMap { position in
          beside(position, (-172 - position) / 0.5)
        } + atRest(-172) + slow(-172))

      /// The page follows the direction of the pointer, and the nearer end if it rests.
      static let pullDown = Subject(
        demo: "pull-down", page: "page.second", press: (187, 60),
        aims: beside(120, 50) + beside(220, 50) + beside(420, -50) + beside(480, -50)
          + atRest(344) + slow(344))

      private static func beside(_ position: Double, _ velocity: Double) -> [Release] {
        [-18.0, -6, 6, 18].map { Release(position: position, velocity: velocity + $0) }
      }

      private static func atRest(_ position: Double) -> [Release] {
        [-4.0, -2, 2, 4].map { Release(position: position + $0, velocity: 0) }
      }

      /// Slow releases, whose velocity counts as none: the border bends between rows and columns.
      private static func slow(_ position: Double) -> [Release] {
        [-30.0, 30].flatMap { velocity in
          [-8.0, 8].map { Release(position: position + $0, velocity: velocity) }
        }
      }
    }

    private let folder = TemporaryFolder()

    /// Returns a stroke that ends in even motion, or at rest.
    private func stroke(to aim: Release, from press: (x: Double, y: Double)) -> [Pointer.Step] {
      let runUp = 0.12
      let end = press.y + aim.position
      guard aim.velocity != 0 else {
        return .drag(from: press, through: [(press.x, end, over: 0.25)], hold: 0.15)
      }
      return .drag(
        from: press,
        through: [
          (press.x, end - aim.velocity * runUp, over: 0.25), (press.x, end, over: runUp),
        ])
    }

    /// Plays strokes in the demo, and returns whether the page is visible after each.
    private func play(_ subject: Subject, recording file: URL) throws -> [Bool] {
      let window = try DemoWindow(subject.demo)
      let sandbox = try window.canvas(subject.demo, ["--record", file.path])
      let outcomes = try subject.aims.map { aim in
        window.pointer.play(stroke(to: aim, from: subject.press))
        try sandbox.waitUntilIdle()
        guard try sandbox.trace().frames.last?.views[subject.page] != nil else { return false }
        window.pointer.play(.click(at: try sandbox.center(of: "button.close")))
        try sandbox.waitUntilIdle()
        return true
      }
      let (trace, exitCode) = try sandbox.stop()
      #expect(exitCode == 0)
      #expect(trace.frames.last?.views[subject.page] == nil)
      return outcomes
    }

    /// The drags of a recording, each before its release. A click is no drag.
    private func drags(in recording: Recording) -> [(drag: RecordedDrag, time: TimeInterval)] {
      var time = 0.0
      var found: [(drag: RecordedDrag, time: TimeInterval)] = []
      for frame in recording.frames {
        let releases = frame.actions.contains {
          if case .input(let event, _) = $0 { event.kind == .up } else { false }
        }
        if releases, let drag = try? RecordedDrag(in: recording, at: time) {
          found.append((drag, time))
        }
        time = frame.endTime
      }
      return found
    }

    /// Returns the map of a recording at a time, as the command writes it.
    private func map(of file: URL, at time: TimeInterval) throws -> ReleaseMap {
      let table = folder.file("map.csv")
      let answer = try Sandbox.answer(
        to: ["map", file.path, "--at", "\(time)", "--csv", table.path])
      #expect(answer.code == 0, "\(answer.errors)")
      return try ReleaseMap(csv: try String(contentsOf: table, encoding: .utf8))
    }

    /// Returns whether the page is visible after a release according to a map, for the release and
    /// its neighbors at the distance of some tolerances of 1 pt and 5 pt/s.
    private func outcomes(
      of release: Release, on map: ReleaseMap, within tolerances: Double
    ) -> Set<Bool> {
      let steps = [-tolerances, 0, tolerances]
      let near = steps.flatMap { position in
        steps.map { velocity in
          map.outcome(
            position: release.position + position, velocity: release.velocity + 5 * velocity)
        }
      }
      return Set(near.map { !$0.hasPrefix("cancels") })
    }

    @Test(
      "W-02 releases of a pointer beside the border end as the map of their recording says",
      arguments: [Subject.panel, .pullDown])
    func border(of subject: Subject) throws {
      let file = folder.file("\(subject.demo).jsonl")
      let shown = try play(subject, recording: file)
      let drags = drags(in: try Recording.read(contentsOf: file).recording)
      try #require(drags.count == shown.count)
      let lastMap = try map(of: file, at: try #require(drags.last).time)
      var compared: [Bool] = []
      var nearCount = 0
      for (drag, isShown) in zip(drags, shown) {
        let release = try #require(drag.drag.release)
        var map = lastMap
        var outcomes = outcomes(of: release, on: map, within: 1)
        if !outcomes.contains(isShown) {
          // A page follows the pointer from the place at which its pan began (F-06), which depends
          // on the frames: each drag has a map of its own.
          map = try self.map(of: file, at: drag.time)
          outcomes = self.outcomes(of: release, on: map, within: 1)
        }
        // Within the tolerance of the border both outcomes are right.
        #expect(outcomes.contains(isShown), "\(release): \(map.answer(for: release).sentence)")
        guard outcomes.count == 1 else { continue }
        compared.append(isShown)
        if self.outcomes(of: release, on: map, within: 4).count == 2 { nearCount += 1 }
      }
      #expect(compared.count > 12)
      #expect(Set(compared).count == 2)
      #expect(nearCount > 3)
    }
  }
}
