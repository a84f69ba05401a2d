import Foundation
import GlissadeGallery
import GlissadeGestures
import GlissadeReplay
import TestMaterial
import Testing

/// The file for Xcode projects, in the runs of the demos' recordings.
@MainActor @Suite struct DemoCaptureTests {
  private nonisolated static let names = Gallery.demos.map(\.name)
  private let folder = TemporaryFolder()

  @Test("X-20 in every demo the capture has the views of the window's trace", arguments: names)
  func views(name: String) throws {
    let run = try CapturedRun(of: name, to: folder.file("run.jsonl"))
    #expect(run.frames.count > 100)
    #expect(run.lines.count > 60)
    let difference = run.difference(above: 1e-6)
    #expect(difference.distance <= 1e-6, "\(name) at \(difference.time)")
    let moved = Set(run.lines.flatMap { $0.views.values.map(\.frame) })
    #expect(moved.count > 60)
  }

  @Test("X-20 in every demo the capture has the touches of the recording", arguments: names)
  func touches(name: String) throws {
    let file = folder.file("run.jsonl")
    let run = try CapturedRun(of: name, to: file)
    let trace = try Trace(contentsOf: file)
    #expect(trace.size == run.recording.header.size)
    let captured = TouchPhases(trace.lines.flatMap(\.input))
    let given = TouchPhases(
      run.recording.frames.flatMap(\.actions).compactMap { action in
        if case .input(let event, _) = action { event } else { nil }
      })
    #expect(!given.phases.isEmpty)
    #expect(captured.phases.count == given.phases.count)
    #expect(captured.distance(to: given) <= 1e-6)
  }
}
