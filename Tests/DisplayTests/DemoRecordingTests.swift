import Foundation
import Testing

/// Makes the recordings in `Resources/Recordings`, each by a hand's strokes on the real window.
///
/// Run by `.ci/record`, which says where they go.
extension RealWindow {
  @Suite struct DemoRecordingTests {
    private typealias Stroke = [Pointer.Step]

    private static let folder = ProcessInfo.processInfo.environment["GLISSADE_RECORD"]

    /// What is done with each demo, one stroke after the other, the next when the last has settled or
    /// after so many seconds.
    private static let strokes: [String: [(stroke: Stroke, pause: Double)]] = [
      "pull-down": [
        (.drag(from: (187, 60), through: [(190, 330, over: 0.4), (187, 240, over: 0.25)]), 0.5),
        (.drag(from: (187, 60), through: [(196, 460, over: 0.4)]), 0.9),
        (.drag(from: (187, 600), through: [(180, 330, over: 0.25)]), 0.8),
      ],
      "panel": [
        (.click(at: (187, 597)), 0.06),
        (.drag(from: (187, 600), through: [(190, 650, over: 0.2), (187, 560, over: 0.3)]), 0.6),
        (.drag(from: (187, 350), through: [(187, 480, over: 0.3), (187, 420, over: 0.3)]), 0.5),
        (.drag(from: (187, 350), through: [(187, 520, over: 0.2)]), 0.6),
      ],
      "flip-card": [
        (.drag(from: (280, 333), through: [(120, 330, over: 0.2)]), 0.6),
        (.click(at: (187, 333)), 0.9),
        (.drag(from: (4, 300), through: [(170, 310, over: 0.5), (60, 310, over: 0.4)]), 0.9),
        (.drag(from: (4, 300), through: [(180, 310, over: 0.35)], hold: 0.1), 0.6),
      ],
      "throw": [
        (.drag(from: (304, 570), through: [(270, 430, over: 0.12)]), 0.9),
        (.drag(from: (304, 97), through: [(200, 130, over: 0.12)]), 0.9),
        (.drag(from: (75, 97), through: [(90, 240, over: 0.12)]), 0.9),
      ],
      "shade": [
        (.drag(from: (187, 40), through: [(190, 200, over: 0.3)]), 0.4),
        (.drag(from: (187, 40), through: [(187, 480, over: 0.5)]), 1.2),
        (.drag(from: (187, 650), through: [(187, 180, over: 0.4)]), 0.8),
      ],
      "playground": [
        (.drag(from: (258, 460), through: [(230, 250, over: 0.25), (110, 200, over: 0.12)]), 0.7),
        (.drag(from: (40, 508), through: [(180, 250, over: 0.3), (320, 180, over: 0.15)]), 0.9),
      ],
      "stack": [
        (.click(at: (100, 250)), 0.9),
        (.drag(from: (4, 300), through: [(150, 310, over: 0.3), (60, 310, over: 0.2)]), 0.8),
        (.drag(from: (4, 300), through: [(240, 310, over: 0.3)]), 0.9),
      ],
      "tabs": [
        (.drag(from: (300, 300), through: [(200, 305, over: 0.3)], hold: 0.1), 0.7),
        (.drag(from: (340, 300), through: [(80, 305, over: 0.4)]), 0.8),
        (.drag(from: (80, 300), through: [(300, 305, over: 0.3)]), 0.8),
      ],
      "container": [
        (.drag(from: (300, 300), through: [(220, 305, over: 0.3)], hold: 0.1), 0.7),
        (.drag(from: (340, 300), through: [(80, 305, over: 0.4)]), 0.8),
        (.drag(from: (80, 300), through: [(300, 305, over: 0.3)]), 0.8),
      ],
    ]

    @Test("recordings of each demo", .enabled(if: folder != nil), arguments: strokes.keys.sorted())
    func record(demo: String) throws {
      let folder = try #require(Self.folder)
      let file = URL(fileURLWithPath: folder).appendingPathComponent("\(demo).jsonl")
      let server = try XServer()
      let pointer = Pointer(try XConnection(to: server))
      // Where nothing is hovered over.
      pointer.play([.init(time: 0, action: .move(x: 700, y: 700))])
      let sandbox = try Sandbox(
        on: server,
        ["--demo", demo, "--stage-only", "--size", "375x667", "--record", file.path])
      usleep(500_000)
      for step in Self.strokes[demo] ?? [] {
        pointer.play(step.stroke)
        usleep(UInt32(step.pause * 1e6))
      }
      usleep(400_000)
      let (trace, exitCode) = try sandbox.stop()
      #expect(exitCode == 0)
      #expect(!trace.events.contains { $0.hasPrefix("violation") || $0.hasPrefix("warning") })
    }
  }
}
