import Foundation
import Glissade
import GlissadeAssets
import GlissadeDrawing
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

  /// Returns the pictures that a replay writes with options, by the names of their files.
  private func pictures(_ options: [String], scale: String = "0.5") throws -> [String: CGImage] {
    let frames = folder.file("frames-\(UUID().uuidString)")
    #expect(fault(options + ["--png", frames.path, "--scale", scale, "--no-pointer"]) == nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: frames.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try SDLImageDecoder().decode(contentsOf: frames.appending(path: $0)))
      })
  }

  /// Returns the pixels of a part of a picture, row by row.
  private func part(_ picture: CGImage, x: Int, y: Int, width: Int, height: Int) -> [UInt32] {
    (y..<y + height).flatMap { row in
      (x..<x + width).map { picture.pixels[row * picture.width + $0] }
    }
  }

  @Test("X-12 --plot draws the curves below the pictures, with a line that moves")
  func plot() throws {
    let path = try recording("throw")
    let plain = try pictures([path, "--every", "20"])
    let plotted = try pictures([path, "--every", "20", "--plot"])
    #expect(Set(plotted.keys).isSuperset(of: plain.keys))
    var plots: Set<[UInt32]> = []
    for (name, picture) in plain {
      let other = try #require(plotted[name])
      #expect(other.height == picture.height + 84)
      // The last column and row are half covered by the page.
      let (width, height) = (picture.width - 1, picture.height - 1)
      #expect(
        part(other, x: 0, y: 0, width: width, height: height)
          == part(picture, x: 0, y: 0, width: width, height: height))
      plots.insert(part(other, x: 0, y: picture.height, width: picture.width, height: 84))
    }
    #expect(plots.count > 2)
  }

  @Test("X-12 --beside shows a second run at the right, with the last releases together")
  func beside() throws {
    let path = try recording("throw")
    let (width, height, top, right) = (375, 667, 32, 391)
    /// The number of pictures, and of those whose sides are equal.
    func counts(_ options: [String]) throws -> (all: Int, equal: Int) {
      let pictures = try pictures([path, "--beside", path, "--every", "7"] + options, scale: "1")
      let equal = pictures.values.count { picture in
        part(picture, x: 0, y: top, width: width, height: height)
          == part(picture, x: right, y: top, width: width, height: height)
      }
      #expect(pictures.values.allSatisfy { $0.width == right + width })
      #expect(pictures.values.allSatisfy { $0.height == top + height })
      return (pictures.count, equal)
    }
    // The sides differ where one of the runs is a frame ahead.
    let same = try counts([])
    #expect(same.equal * 3 >= same.all)
    let other = try counts(["--set", "springResponse=0.9"])
    #expect(other.equal < same.equal)
  }

  @Test("X-12 --plot and --beside need pictures")
  func together() throws {
    let path = try recording("throw")
    for options in [
      ["--plot"], ["--beside", path], ["--beside", path, "--png", "a", "--verify"],
    ] {
      #expect(throws: (any Error).self) { try ReplayCommand.parse([path] + options) }
    }
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
