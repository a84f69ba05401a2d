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

    /// Records the screen while the panel is pulled up from the lower edge and released in motion,
    /// and returns the recording.
    private func recording() throws -> URL {
      let window = try DemoWindow("panel")
      var video: ScreenRecording?
      let trace = try window.trace { sandbox in
        let screen = try ScreenRecording(window.server, in: folder)
        video = screen
        let stroke: [Pointer.Step] = .drag(from: (187, 662), through: [(187, 590, over: 0.1)])
        window.pointer.play(stroke)
        try sandbox.waitUntilIdle()
        try screen.waitForFrames(20)
        screen.stop()
        return stroke
      }
      #expect(trace.frames.last?.views["page.panel"]?.y == 333.5)
      return try #require(video).url
    }

    @Test("X-02 the panel that a pointer throws is read off a recording of the screen")
    func panel() throws {
      let video = try recording();
      try? FileManager.default.copyItem(
        atPath: video.path, toPath: "/tmp/h3/v/screen-\(Int(Date().timeIntervalSince1970)).mp4")
      let answer = try Sandbox.answer(to: ["fit", video.path, "--json"])
      #expect(answer.code == 0)
      let fit = try JSONDecoder().decode(Fit.self, from: Data(answer.output.utf8))
      #expect(fit.best == "release", "\(answer.output)")
      let best = try #require(fit.models.first)
      #expect(abs((best.omega ?? 0) / Self.frequency - 1) < 0.01, "ω₀ \(best.omega ?? 0)")
      #expect(abs((best.damping_ratio ?? 0) - 1) < 0.02)
    }
  }
}
