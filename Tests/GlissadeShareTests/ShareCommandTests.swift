import Foundation
import GlissadeAssets
import GlissadeFiles
import GlissadeReplay
import GlissadeShare
import Testing
import TestMaterial

@testable import GlissadeSandbox

/// The command `glissade share`.
@MainActor @Suite struct ShareCommandTests {
  private let folder = TemporaryFolder()

  private func recording(_ name: String) throws -> String {
    try #require(
      GlissadeAssets.bundle.url(forResource: "Recordings/\(name)", withExtension: "jsonl")
    ).path
  }

  /// Runs the command, and returns the line of its error, or `nil` if it succeeds.
  private func fault(_ arguments: [String]) -> String? {
    do {
      try ShareCommand.parse(arguments).run()
      return nil
    } catch {
      return ShareCommand.message(for: error)
    }
  }

  @Test(
    "X-11 a page takes less than 3 MB for ten seconds", arguments: ["photos", "sheet", "shade"])
  func size(name: String) throws {
    let path = try recording(name)
    let page = folder.file("page.html")
    #expect(fault([path, "--out", page.path]) == nil)
    let duration = try Recording.read(contentsOf: URL(filePath: path)).recording.duration
    #expect(try Double(Data(contentsOf: page).count) < 3_000_000 * max(duration / 10, 1))
  }

  @Test("X-11 an output that cannot be written is one line, and nothing is lost")
  func outputs() throws {
    let path = try recording("throw")
    #expect(fault([path, "--out", folder.url.path])?.contains("it is a folder") == true)
    let absent = folder.file("missing/page.html").path
    #expect(fault([path, "--out", absent])?.contains("make its folder first") == true)
    let full = fault([path, "--out", "/dev/full"])
    #expect(full?.contains("No space left") == true)
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
    let copy = folder.file("copy.jsonl")
    try FileManager.default.copyItem(atPath: path, toPath: copy.path)
    #expect(fault([copy.path, "--out", copy.path])?.contains("names the recording") == true)
    #expect(try Data(contentsOf: copy) == Data(contentsOf: URL(filePath: path)))
    #expect(folder.names == ["copy.jsonl"])
  }

  @Test("X-11 a bad recording is one line, and an older page stays")
  func recordings() throws {
    let page = folder.file("page.html")
    try Data("older".utf8).write(to: page)
    let damaged = folder.file("damaged.jsonl")
    try Data("{}\n".utf8).write(to: damaged)
    #expect(fault([damaged.path, "--out", page.path]) != nil)
    let foreign = folder.file("foreign.jsonl")
    let header = RecordingHeader(
      program: "elsewhere", size: CGSize(width: 100, height: 100), scale: 1)
    try Data(Recording(header: header).encoded()).write(to: foreign)
    #expect(fault([foreign.path, "--out", page.path]) != nil)
    #expect(fault([folder.file("none.jsonl").path, "--out", page.path]) != nil)
    #expect(try String(contentsOf: page, encoding: .utf8) == "older")
  }

  @Test("X-11 a recording without frames, or with too many, is refused with a reason")
  func lengths() throws {
    let header = RecordingHeader(
      program: "glissade", size: CGSize(width: 100, height: 100), scale: 1)
    func fault(_ count: Int) -> String? {
      let frames = (0..<count).map { RecordedFrame(index: $0, now: 0, time: 0) }
      let source = SharedRun.Source(
        name: "run.jsonl", file: [], recording: Recording(header: header, frames: frames)
      ) { _ in true }
      do throws(SharedPage.Fault) {
        _ = try SharedPage([source], title: "")
        return nil
      } catch {
        return error.description
      }
    }
    #expect(fault(0)?.contains("no frames") == true)
    #expect(fault(SharedPage.mostFrames + 1)?.contains("36001 frames") == true)
  }
}
