import Foundation
import Testing

/// Makes the recordings in `Resources/Recordings` with strokes on the real window.
///
/// `.ci/record` runs it and sets the folder.
extension RealWindow {
  @Suite struct DemoRecordingTests {
    private typealias Stroke = [Pointer.Step]

    private static let folder = ProcessInfo.processInfo.environment["GLISSADE_RECORD"]

    /// The strokes on each demo. Each begins the given seconds after the previous one or, without a
    /// time, when everything is at rest.
    private static let strokes: [String: [(stroke: Stroke, pause: Double?)]] = [
      "photos": [
        (.click(at: (187, 268)), 0.14),
        (.drag(from: (187, 333), through: [(230, 430, over: 0.4), (187, 330, over: 0.3)]), nil),
        (.drag(from: (330, 333), through: [(90, 333, over: 0.2)]), nil),
        (.drag(from: (187, 333), through: [(250, 420, over: 0.5), (150, 520, over: 0.3)]), nil),
      ],
      "pull-down": [
        (.drag(from: (187, 60), through: [(190, 330, over: 0.4), (187, 240, over: 0.25)]), nil),
        (.drag(from: (187, 60), through: [(196, 460, over: 0.4)]), nil),
        (.drag(from: (187, 600), through: [(180, 330, over: 0.25)]), nil),
      ],
      "panel": [
        (.click(at: (187, 597)), 0.06),
        (.drag(from: (187, 600), through: [(190, 650, over: 0.2), (187, 560, over: 0.3)]), nil),
        (.drag(from: (187, 350), through: [(187, 480, over: 0.3), (187, 420, over: 0.3)]), nil),
        (.drag(from: (187, 350), through: [(187, 520, over: 0.2)]), nil),
      ],
      "flip-card": [
        (.click(at: (187, 333)), nil),
        (.drag(from: (4, 300), through: [(150, 310, over: 0.3), (60, 310, over: 0.2)]), nil),
        (.drag(from: (4, 300), through: [(180, 310, over: 0.3)]), nil),
      ],
      "throw": [
        (.drag(from: (304, 570), through: [(270, 430, over: 0.12)]), nil),
        (.drag(from: (304, 97), through: [(200, 130, over: 0.12)]), nil),
        (.drag(from: (75, 97), through: [(90, 240, over: 0.12)]), nil),
      ],
      "shade": [
        (.drag(from: (187, 40), through: [(190, 200, over: 0.3)]), nil),
        (.drag(from: (187, 40), through: [(187, 480, over: 0.5)]), nil),
        (.drag(from: (187, 650), through: [(187, 180, over: 0.4)]), nil),
      ],
      "playground": [
        (.drag(from: (258, 460), through: [(250, 400, over: 0.2)]), nil)
      ],
      "stack": [
        (.click(at: (100, 150)), nil),
        (.drag(from: (4, 300), through: [(150, 310, over: 0.3), (60, 310, over: 0.2)]), nil),
        (.drag(from: (4, 300), through: [(240, 310, over: 0.3)]), nil),
      ],
      "tabs": [
        (.drag(from: (300, 300), through: [(200, 305, over: 0.3)], hold: 0.1), nil),
        (.drag(from: (340, 300), through: [(80, 305, over: 0.4)]), nil),
        (.drag(from: (80, 300), through: [(300, 305, over: 0.3)]), nil),
      ],
      "container": [
        (.drag(from: (300, 300), through: [(220, 305, over: 0.3)], hold: 0.1), nil),
        (.drag(from: (340, 300), through: [(80, 305, over: 0.4)]), nil),
        (.drag(from: (80, 300), through: [(300, 305, over: 0.3)]), nil),
      ],
      "sheet": [
        (.click(at: (187, 591)), nil),
        (.click(at: (150, 210)), nil),
        (.drag(from: (187, 370), through: [(187, 100, over: 0.4)]), nil),
        (.click(at: (150, 250)), nil),
        (.drag(from: (187, 60), through: [(190, 330, over: 0.4), (187, 200, over: 0.3)]), nil),
        (.drag(from: (187, 60), through: [(187, 400, over: 0.25)]), nil),
      ],
    ]

    @Test("recordings of each demo", .enabled(if: folder != nil), arguments: strokes.keys.sorted())
    func record(demo: String) throws {
      let folder = try #require(Self.folder)
      let file = URL(fileURLWithPath: folder).appendingPathComponent("\(demo).jsonl")
      let display = try DisplayFixture()
      let pointer = display.pointer
      // The pointer rests where no view reacts to it.
      pointer.play([.init(time: 0, action: .move(x: 700, y: 700))])
      let sandbox = try display.canvas(demo, ["--record", file.path])
      for step in Self.strokes[demo] ?? [] {
        pointer.play(step.stroke)
        if let pause = step.pause {
          pointer.rest(for: pause)
        } else {
          try sandbox.waitUntilIdle()
        }
      }
      let (trace, exitCode) = try sandbox.stop()
      #expect(exitCode == 0)
      #expect(!trace.events.contains { $0.hasPrefix("violation") || $0.hasPrefix("warning") })
    }

    /// Makes the recording that the tests of `Examples/MotionTest` replay.
    @Test("the recording of an example", .enabled(if: folder != nil))
    func recordExample() throws {
      let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
      }
      let file = root.appendingPathComponent(
        "Examples/MotionTest/Tests/MotionTestTests/Recordings/drag.jsonl")
      let display = try DisplayFixture()
      let sandbox = try display.run(
        try ExamplePackage.example("MotionTest").program(),
        ["--size", "375x667", "--record", file.path])
      display.pointer.play(.drag(from: (187, 333), through: [(247, 453, over: 0.25)]))
      try sandbox.waitUntilIdle()
      #expect(try sandbox.stop().exitCode == 0)
    }
  }
}
