import Foundation
import GlissadeAssets
import GlissadeRaster
import GlissadeReplay
import TestMaterial
import Testing

@testable import GlissadeSandbox

/// The same drag with other parameters.
@MainActor @Suite struct VariantTests {
  private let folder = TemporaryFolder()

  private func recording(_ name: String) throws -> String {
    try #require(
      GlissadeAssets.bundle.url(forResource: "Recordings/\(name)", withExtension: "jsonl")
    ).path
  }

  /// Returns the greatest distance that a view moves within 0.15 s of the first release, before the
  /// second drag of the recording can catch it, in points.
  private func distanceAfterRelease(_ run: Recording) throws -> Double {
    let release = try #require(
      run.frames.lazy.flatMap(\.actions).compactMap { action -> TimeInterval? in
        guard case .input(let event, _) = action, event.kind == .up else { return nil }
        return event.t
      }.first)
    let distances = run.motionTracks().map { track in
      let samples = track.samples.filter { (release...release + 0.15).contains($0.time) }
      guard let first = samples.first, let last = samples.last else { return 0.0 }
      return hypot(last.x - first.x, last.y - first.y)
    }
    return distances.max() ?? 0
  }

  @Test("X-13 a replay with another parameter moves otherwise, and several are compared at once")
  func variants() throws {
    let path = try recording("pull-down")
    let variants = try ["0.2", "0.9"].map { response in
      let url = folder.file("\(response).jsonl")
      let setting = ["--set", "springResponse=\(response)", "--record", url.path]
      try ReplayCommand.parse([path] + setting).run()
      return url
    }
    let runs = try variants.map { try Recording.read(contentsOf: $0).recording }
    #expect(runs.map { $0.header.parameters["springResponse"] } == [0.2, 0.9])
    let old = try Recording.read(contentsOf: URL(filePath: path)).recording
    let (quick, recorded, slow) = try (
      distanceAfterRelease(runs[0]), distanceAfterRelease(old), distanceAfterRelease(runs[1])
    )
    #expect(quick > 1.2 * recorded)
    #expect(recorded > 1.2 * slow)
    #expect(slow > 1)
    let sheet = folder.file("sheet.png")
    let paths = [path] + variants.map(\.path)
    try CompareCommand.parse(paths + ["--sheet", sheet.path]).run()
    let picture = try SDLImageDecoder().decode(contentsOf: sheet)
    // Eight instants of two runs.
    #expect(picture.width > 8 * 150)
    #expect(picture.height > 2 * 250)
    #expect(throws: (any Error).self) {
      try CompareCommand.parse(paths + ["--apng", folder.file("both.png").path])
    }
  }

  @Test("X-13 a parameter that the recorded run changes stays as it was set")
  func changed() throws {
    let path = try recording("pull-down")
    var old = try Recording.read(contentsOf: URL(filePath: path)).recording
    var frames = old.frames.map { $0 }
    frames[3].actions.append(.parameter(name: "springResponse", value: 0.9))
    old = Recording(header: old.header, frames: frames)
    let changed = folder.file("changed.jsonl")
    try Data(old.encoded()).write(to: changed)
    let new = folder.file("new.jsonl")
    let setting = ["--set", "springResponse=0.2", "--record", new.path]
    try ReplayCommand.parse([changed.path] + setting).run()
    let run = try Recording.read(contentsOf: new).recording
    let values = run.frames.flatMap(\.actions).compactMap { action -> Double? in
      if case .parameter("springResponse", let value) = action { return value }
      return nil
    }
    #expect(values.isEmpty)
    #expect(run.header.parameters["springResponse"] == 0.2)
  }
}
