import Foundation
import TestMaterial
import Testing

/// Tests of `glissade fit` on a recording of the screen, which ffmpeg makes while a real pointer
/// throws the panel of the demo `panel`.
extension RealWindow {
  @Suite struct FitVideoTests {
    private struct Fit: Decodable {
      struct Model: Decodable {
        var model: String
        var omega: Double?
        var damping_ratio: Double?
        var from: Double
        var to: Double
      }
      var best: String
      var models: [Model]
    }

    private let folder = TemporaryFolder()

    /// The angular frequency of a released view that settles in 0.52 s (H-09), when 0.0008 of its
    /// distance remain (M-22): 0.0008·e^u is 1 + u + u²/2 for u = 0.52·ω.
    private static let frequency: Double = {
      var low = 5.0
      var high = 20.0
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if 0.0008 * exp(middle) < 1 + middle + middle * middle / 2 {
          low = middle
        } else {
          high = middle
        }
      }
      return low / 0.52
    }()

    /// The longest time between two frames of the window, and between two pictures of the video,
    /// with which the video shows the motion as it was, in seconds.
    private static let longestFrame = 0.02
    private static let longestPicture = 0.03

    /// Records the screen while the panel is pulled up from the lower edge and released in motion,
    /// and returns the recording. A recording that a busy machine delayed is repeated.
    private func recording() throws -> URL {
      let window = try DemoWindow("panel")
      var video: ScreenRecording?
      _ = try window.trace(where: { trace in
        let isEven = Self.longestInterval(trace) < Self.longestFrame
        let stamps = (try? video?.stamps) ?? []
        let pictures = zip(stamps, stamps.dropFirst()).map { $1 - $0 }
        return isEven && (pictures.max() ?? 1) < Self.longestPicture
      }) { sandbox in
        let screen = try ScreenRecording(window.server, in: folder)
        video = screen
        let stroke: [Pointer.Step] = .drag(from: (187, 662), through: [(187, 590, over: 0.1)])
        window.pointer.play(stroke)
        try sandbox.waitUntilIdle()
        try screen.waitForFrames(20)
        screen.stop()
        return stroke
      }
      return try #require(video).url
    }

    /// The longest time between two frames of the panel's motion, in seconds.
    private static func longestInterval(_ trace: Trace) -> Double {
      let times = trace.frames.drop { !$0.input.contains { $0.kind == "up" } }
        .prefix { $0.idle != true }.prefix(40).map(\.t)
      return zip(times, times.dropFirst()).map { $1 - $0 }.max() ?? 1
    }

    private func fit() throws -> Fit {
      let answer = try Sandbox.answer(to: ["fit", try recording().path, "--json"])
      #expect(answer.code == 0)
      return try JSONDecoder().decode(Fit.self, from: Data(answer.output.utf8))
    }

    @Test("X-02 without ffmpeg a sentence says how to install it, and no file is written")
    func withoutDecoder() throws {
      let picture = folder.file("fit.png")
      let answer = try ChildProcess.run(
        Sandbox.program.path, ["fit", "screen.mp4", "--png", picture.path],
        environment: ["PATH": "/nonexistent"])
      #expect(answer.code == 1)
      #expect(answer.output == "")
      #expect(answer.errors.contains("apt install ffmpeg"))
      #expect(!FileManager.default.fileExists(atPath: picture.path))
    }

    @Test("X-02 --apply refuses a demo that does not exist, and a motion without a spring")
    func applied() throws {
      let table = folder.file("line.csv")
      let rows = (0..<90).map { frame -> String in
        let time = Double(frame) / 60
        return "\(time),\(100 + 250 * min(max((time - 0.5) / 0.5, 0), 1))"
      }
      try Data(rows.joined(separator: "\n").utf8).write(to: table)
      let none = try Sandbox.answer(to: ["fit", table.path, "--apply", "nowhere"])
      #expect(none.code == 64)
      let line = try Sandbox.answer(to: ["fit", table.path, "--apply", "panel"])
      #expect(line.code == 1)
      #expect(line.errors.contains("not that of a spring"), "\(line.errors)")
    }

    @Test("X-02 the panel that a pointer throws is read off recordings of the screen")
    func panel() throws {
      // The panel moves by whole pixels, and a busy machine makes pictures late: with a quiet one
      // the median is within 1 %.
      let releases = try (0..<5).map { _ in
        try #require(try fit().models.first { $0.model == "release" })
      }
      let omegas = releases.compactMap(\.omega).sorted()
      #expect(omegas.count == 5)
      #expect(abs(omegas[2] / Self.frequency - 1) < 0.05, "\(omegas)")
      #expect(releases.allSatisfy { abs(($0.damping_ratio ?? 0) - 1) < 0.02 })
    }
  }
}
