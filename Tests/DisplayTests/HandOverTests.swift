import Foundation
import Testing

/// Releases of the demo `panel` with a real pointer, frame by frame.
extension RealWindow {
  @Suite struct HandOverTests {
    private static let panel = "page.panel"

    @Test("M-48 M-45 of forty releases none has a frame that stands still or doubles its step")
    func releases() throws {
      let window = try DemoWindow("panel")
      let sandbox = try window.start()
      for round in 0..<20 {
        // The phase of a release between two frames differs from round to round.
        let shift = Double(round % 8) * 0.0004
        window.pointer.play(
          .drag(from: (187, 662), through: [(187, 492, over: 0.25)], hold: shift))
        try sandbox.waitUntilIdle()
        window.pointer.play(
          .drag(from: (187, 360), through: [(187, 530, over: 0.25)], hold: shift))
        try sandbox.waitUntilIdle()
      }
      let (trace, exitCode) = try sandbox.stop()
      #expect(exitCode == 0)
      let releases = trace.releases(of: Self.panel)
      // Releases around which a busy machine missed frames are not measured.
      if releases.count < 5 {
        try Test.cancel("Only \(releases.count) of 40 releases came at the display's rate.")
      }
      for release in releases {
        for step in release.steps {
          let expected = abs(release.velocity) * step.seconds
          let distance = release.velocity < 0 ? -step.distance : step.distance
          #expect(abs(distance - expected) <= 0.5 * expected + 1, "\(release)")
        }
      }
    }
  }
}

extension Trace {
  /// A release of the pointer, and how a view moved around it.
  struct Release {
    /// The pointer's velocity, in points per second.
    var velocity: Double
    /// The movements of the view from one frame to the next, from two frames before the release.
    var steps: [(distance: Double, seconds: Double)]
  }

  /// Returns the releases of a view that moved with the pointer, around which the frames came in
  /// time.
  func releases(of view: String) -> [Release] {
    frames.indices.compactMap { index in
      guard frames[index].input.contains(where: { $0.kind == "up" }), index > 3,
        index + 2 < frames.count
      else { return nil }
      let near = Array(frames[(index - 3)...(index + 2)])
      let places = near.compactMap { frame in frame.views[view].map { (t: frame.t, y: $0.y) } }
      let moves = frames[...index].flatMap(\.input).filter { $0.kind == "move" && $0.button == 1 }
        .map { (t: $0.t, y: $0.y ?? 0) }
      guard places.count == near.count,
        let up = frames[index].input.last(where: { $0.kind == "up" }),
        let velocity = Self.velocity(of: moves), up.t - (moves.last?.t ?? 0) < 0.03
      else { return nil }
      let steps = zip(places, places.dropFirst()).map {
        (distance: $1.y - $0.y, seconds: $1.t - $0.t)
      }
      // A busy machine moves the pointer unevenly, delivers its moves late, and misses frames.
      let recent = moves.map(\.t).filter { $0 > up.t - 0.1 } + [up.t]
      guard steps.allSatisfy({ 0.003...0.02 ~= $0.seconds }),
        zip(recent, recent.dropFirst()).allSatisfy({ $1 - $0 < 0.0095 }),
        (index - 2...index + 2).allSatisfy({ !frames.isLate($0) })
      else { return nil }
      return Release(velocity: velocity, steps: steps)
    }
  }
}
