import Foundation
import Glissade
import GlissadeAssets
import GlissadeFiles
import GlissadeRaster
import Testing
import TestMaterial

@testable import GlissadeSandbox

/// Replays as videos.
@MainActor @Suite struct VideoTests {
  private let folder = TemporaryFolder()

  private func recording(_ name: String) throws -> String {
    try #require(
      GlissadeAssets.bundle.url(forResource: "Recordings/\(name)", withExtension: "jsonl")
    ).path
  }

  /// Runs the command, and returns the line of its error, or `nil` if it succeeds.
  private func fault(_ arguments: [String]) -> String? {
    do {
      try ReplayCommand.parse(arguments).run()
      return nil
    } catch {
      return ReplayCommand.message(for: error)
    }
  }

  /// Decodes the video's first picture in RGB, and the number of its pictures.
  private func decoded(_ url: URL) throws -> (first: [UInt8], count: Int) {
    let program = try #require(
      VideoWriter.program(in: ProcessInfo.processInfo.environment["PATH"] ?? ""))
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments =
      ["-loglevel", "error", "-i", url.path, "-f", "rawvideo", "-pix_fmt", "rgb24", "pipe:1"]
    process.standardOutput = output
    try process.run()
    let bytes = try [UInt8](output.fileHandleForReading.readToEnd() ?? Data())
    process.waitUntilExit()
    let size = 188 * 334 * 3
    return (Array(bytes.prefix(size)), bytes.count / size)
  }

  @Test("X-12 a video has the run's pictures at their times", arguments: ["mp4", "webm", "gif"])
  func video(format: String) throws {
    let path = try recording("throw")
    let url = folder.file("video.\(format)")
    let option = ["--\(format)", url.path, "--scale", "0.5", "--no-pointer"]
    #expect(fault([path] + option) == nil)
    let (first, count) = try decoded(url)
    let run = try ReplayFile(path, subject: ReplayCommand.subject).recording
    // The last picture shows for a second.
    let pictures = (run.duration + 1) * (format == "gif" ? 30 : 60)
    #expect(abs(Double(count) - pictures) <= 1)
    let frames = folder.file("frames")
    #expect(
      fault([path, "--png", frames.path, "--scale", "0.5", "--no-pointer", "--every", "9999"])
        == nil)
    let own = try SDLImageDecoder().decode(contentsOf: frames.appending(path: "frame-000000.png"))
    var sum = 0
    for (index, pixel) in own.pixels.enumerated() {
      let place = (index / own.width * 188 + index % own.width) * 3
      for (channel, shift) in [UInt32(16), 8, 0].enumerated() {
        sum += abs(Int(first[place + channel]) - Int(pixel >> shift & 255))
      }
    }
    #expect(Double(sum) / Double(own.pixels.count * 3) <= 4)
  }

  @Test("X-12 an animated WebP is one")
  func webp() throws {
    let url = folder.file("video.webp")
    #expect(fault([try recording("throw"), "--webp", url.path, "--scale", "0.5"]) == nil)
    let bytes = try Data(contentsOf: url)
    #expect(bytes.prefix(4) == Data("RIFF".utf8))
    #expect(bytes.range(of: Data("ANMF".utf8)) != nil)
  }

  @Test("X-12 pointer, touches and keys are drawn, except with --no-pointer")
  func pointer() throws {
    let path = try recording("throw")
    let (with, without) = (folder.file("with"), folder.file("without"))
    #expect(fault([path, "--png", with.path, "--scale", "0.5"]) == nil)
    #expect(fault([path, "--png", without.path, "--scale", "0.5", "--no-pointer"]) == nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: without.path)
    #expect(
      names.contains { name in
        (try? Data(contentsOf: with.appending(path: name)))
          != (try? Data(contentsOf: without.appending(path: name)))
      })
  }

  @Test("X-12 without ffmpeg, or where nothing can be written, one line says so")
  func refused() throws {
    let path = try recording("throw")
    #expect(VideoWriter.program(in: folder.url.path) == nil)
    #expect(VideoWriter.Fault.missing(.mp4).description.contains("apt-get install ffmpeg"))
    #expect(fault([path, "--mp4", folder.url.path])?.contains("it is a folder") == true)
    #expect(fault([path, "--gif", "/dev/full"])?.contains("No space left") == true)
    #expect(!folder.names.contains { $0.hasPrefix(".") })
  }
}
