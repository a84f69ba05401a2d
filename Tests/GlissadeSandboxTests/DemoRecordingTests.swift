import Foundation
import Glissade
import GlissadeAssets
import GlissadeGallery
import GlissadeRaster
import GlissadeReplay
import Testing

@testable import GlissadeSandbox

/// The recordings in `Resources/Recordings`, made with a real pointer by `.ci/record`.
@MainActor @Suite struct DemoRecordingTests {
  private nonisolated static let names = Gallery.demos.map(\.name)

  private func url(_ name: String) throws -> URL {
    try #require(
      GlissadeAssets.bundle.url(forResource: "Recordings/\(name)", withExtension: "jsonl"),
      "There is no recording of \(name); .ci/record makes one.")
  }

  @Test("M-42 every demo's recording is replayed as it was, frame by frame", arguments: names)
  func verified(name: String) throws {
    let file = try ReplayFile(url(name).path, subject: ReplayCommand.subject)
    #expect(file.subject.name == name)
    #expect(file.warnings.isEmpty)
    #expect(try HeadlessReplay(file: file).run(comparing: true)?.description == nil)
  }

  /// The folder to which `.ci/record --pictures` writes the recordings, with the pictures that
  /// their input makes now.
  private nonisolated static let folder = ProcessInfo.processInfo
    .environment["GLISSADE_PICTURES"].map { URL(filePath: $0) }

  @Test(
    "a recording's input makes its pictures anew",
    .enabled(if: folder != nil, "it is for .ci/record --pictures"), arguments: names)
  func remade(name: String) throws {
    let file = try ReplayFile(url(name).path, subject: ReplayCommand.subject)
    let canvas = ReplayCanvas(file, fonts: FontLibrary())
    let folder = try #require(Self.folder)
    let target = try RecordingFile(at: folder.appending(path: "\(name).jsonl")) {
      Issue.record("\($0)")
    }
    canvas.scene.recorder = Recorder(Recording(header: file.recording.header), to: target)
    while !canvas.player.isAtEnd { canvas.player.playNext() }
  }

  @Test("a recording is a few megabytes a minute at the most", arguments: names)
  func size(name: String) throws {
    let bytes = try Data(contentsOf: url(name)).count
    let frames = try ReplayFile(url(name).path, subject: ReplayCommand.subject).recording.frames
      .count
    // 3600 frames a minute.
    #expect(bytes * 3600 / frames < 4_000_000)
  }
}
