import Foundation
import GlissadeAssets
import GlissadeFiles
import GlissadeGestures
import GlissadeReplay
import GlissadeShare
import Testing
import TestMaterial
import UIKit

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

  @Test("U-05 with --redact-text neither the page nor its recording has what was typed")
  func redacted() throws {
    let header = RecordingHeader(
      program: "form", size: CGSize(width: 200, height: 100), scale: 1)
    var frames = (0..<3).map { RecordedFrame(index: $0, now: Double($0), time: Double($0)) }
    for index in frames.indices { frames[index].hash = 1 }
    var typed = InputEvent(t: 1, kind: .text)
    typed.text = "Mine 5"
    frames[1].actions = [.input(typed, isTimePaused: false)]
    let recording = Recording(header: header, frames: frames)
    var field: UITextField?
    var source = SharedRun.Source(
      name: "form.jsonl", file: try recording.encoded(), recording: recording
    ) { scene in
      scene.enter {
        let window = UIWindow(frame: scene.screen.bounds)
        let page = UIViewController()
        let view = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        page.view.addSubview(view)
        window.rootViewController = page
        window.makeKeyAndVisible()
        view.becomeFirstResponder()
        field = view
      }
      return true
    }
    _ = try SharedPage([source], title: "")
    #expect(field?.text == "Mine 5")
    source.isRedacted = true
    let page = try SharedPage([source], title: "")
    #expect(field?.text == "Xxxx 0")
    let file = try #require(page.html.firstMatch(of: /"file":"([^"]*)"/)?.1)
    let data = try #require(Data(base64Encoded: String(file)))
    let read = try Recording.read([UInt8](data)).recording
    let text = read.frames.flatMap(\.actions).compactMap { action -> String? in
      if case .input(let event, _) = action { return event.text }
      return nil
    }
    #expect(text == ["Xxxx 0"])
  }
}
