import Foundation
import GlissadeGallery
import GlissadeGestures
import GlissadeReplay
import GlissadeTesting
import TestMaterial
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

/// Tests of the pages and tests that the window makes of its run.
@MainActor @Suite struct SharingTests {
  private let folder = TemporaryFolder()

  /// A window in which the page was pulled down and released.
  private func pulled() throws -> Fixture {
    let fixture = try Fixture()
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.settle()
    fixture.content.recordingsFolder = folder.url
    return fixture
  }

  /// Shares the run by a shell's line, in which `$0` is the recording and `$1` is the page.
  private func share(_ line: String, in fixture: Fixture) -> ShareStatus {
    fixture.content.sharing.command = { .init("/bin/sh", ["-c", line, $0.path, $1.path]) }
    fixture.key("s", modifiers: .control)
    #expect(fixture.content.sharing.status == .writing)
    for _ in 0..<1_000_000 where fixture.content.sharing.status == .writing {
      #expect(fixture.content.needsFrame)
      fixture.frames(1)
      sched_yield()
    }
    fixture.frames(2)
    return fixture.content.sharing.status
  }

  private func press(_ name: String, in fixture: Fixture) throws {
    let panel = fixture.content.controller.canvas.share
    let button = try #require(panel.subviews.first { $0.accessibilityIdentifier == name })
    fixture.click(button.convert(CGPoint(x: 10, y: 10), to: nil))
  }

  // MARK: Pages

  @Test("X-11 Ctrl-S gives the whole run to the program that writes its page, and says where")
  func page() throws {
    let fixture = try pulled()
    let recording = try #require(fixture.canvas.recording)
    let status = share("echo \"$0\" > '\(folder.url.path)/place' && cp \"$0\" \"$1\"", in: fixture)
    guard case .written(let page) = status else {
      Issue.record("\(status)")
      return
    }
    #expect(page.url.deletingLastPathComponent().path == folder.url.path)
    #expect(page.url.lastPathComponent.hasPrefix("glissade-pull-down-"))
    #expect(page.url.pathExtension == "html")
    let bytes = try Data(contentsOf: page.url)
    let copy = try Recording.read([UInt8](bytes)).recording
    #expect(copy.frames.map(\.hash) == recording.frames.prefix(copy.frames.count).map(\.hash))
    #expect(copy.frames.count > 20)
    #expect(page.byteCount == bytes.count)
    // The recording is not left behind.
    let place = try String(contentsOf: folder.file("place"), encoding: .utf8)
    #expect(!FileManager.default.fileExists(atPath: place.trimmingCharacters(in: .newlines)))
    let panel = fixture.content.controller.canvas.share
    #expect(!panel.isHidden)
    try press("share.copy", in: fixture)
    #expect(fixture.content.shellPasteboard.string == page.url.path)
    try press("share.close", in: fixture)
    fixture.frames(1)
    #expect(panel.isHidden)
  }

  @Test("X-11 a page that cannot be written is a sentence in the panel")
  func failed() throws {
    let fixture = try pulled()
    #expect(
      share("echo first >&2; echo 'No room.' >&2; exit 1", in: fixture) == .failed("No room."))
    #expect(share("exit 3", in: fixture) == .failed("No page was written."))
    #expect(
      share("kill -9 $$", in: fixture)
        == .failed("The program crashed while it replayed the run for the page."))
    // A program that says that it succeeded and wrote nothing has written no page.
    #expect(share("exit 0", in: fixture) == .failed("No page was written."))
    fixture.content.sharing.command = nil
    fixture.key("s", modifiers: .control)
    #expect(fixture.content.recordingNotice?.contains("makes no pages") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("U-05 the panel says how much typed text the page contains")
  func words() {
    func contents(_ count: Int) -> String {
      ShareStatus.Page(url: folder.file("a.html"), byteCount: 1, typedCount: count).contents
    }
    #expect(contents(0).hasSuffix("and no typed text."))
    #expect(contents(1).hasSuffix("and 1 typed character."))
    #expect(contents(12).hasSuffix("and 12 typed characters."))
  }

  // MARK: Tests

  @Test("X-14 C copies the drags as a test, whose figures are those of the harness")
  func test() throws {
    let fixture = try pulled()
    fixture.key("c")
    #expect(fixture.content.recordingNotice == "Copied as a test of “page.second”")
    let text = try #require(fixture.content.shellPasteboard.string)
    #expect(text.contains("import GlissadeTesting\n"))
    #expect(text.contains("harness.view(named: \"page.second\")"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    let strokes = try #require(fixture.canvas.recording.flatMap(CopiedStrokes.init))
    #expect(strokes.strokes.count == 1)
    // What the copied test does.
    let demo = try #require(Gallery.demo(named: "pull-down"))
    let harness = Harness { demo.makeRoot() }
    for stroke in strokes.strokes {
      harness.advance(by: Double(stroke.pause) / 60)
      harness.drag(along: stroke.points)
    }
    let page = try #require(harness.view(named: "page.second"))
    let motion = harness.motion(of: page)
    #expect(motion.distance > 100)
    func expected(_ name: String) throws -> (value: Double, tolerance: Double) {
      let pattern = try Regex("motion\\.\(name) - ([0-9.]+)\\) <= ([0-9.]+)")
      let match = try #require(try pattern.firstMatch(in: text))
      let numbers = try (1...2).map { try #require(Double(match[$0].substring ?? "")) }
      return (numbers[0], numbers[1])
    }
    for (name, value) in [
      ("settlingTime", motion.settlingTime), ("overshoot", motion.overshoot),
      ("peakSpeed", motion.peakSpeed), ("releaseSpeed", motion.releaseSpeed),
    ] {
      let (figure, tolerance) = try expected(name)
      #expect(abs(value - figure) <= tolerance, "\(name): \(value), not \(figure)")
    }
  }

  @Test("X-14 strokes have a point for each frame, and the pauses between them")
  func strokes() throws {
    func recording(_ events: [InputEvent]) -> Recording {
      var frame = RecordedFrame(index: 0, now: 0, time: 0)
      frame.actions = events.map { .input($0, isTimePaused: false) }
      return Recording(
        header: RecordingHeader(program: "p", size: CGSize(width: 9, height: 9), scale: 1),
        frames: [frame])
    }
    let run = recording([
      .move(to: CGPoint(x: 1, y: 1), t: 0.1), .down(at: CGPoint(x: 0, y: 0), t: 0.5, button: 1),
      .move(to: CGPoint(x: 60, y: 6), t: 0.55, button: 1),
      .up(at: CGPoint(x: 60, y: 6), t: 0.55, button: 1),
      .down(at: CGPoint(x: 5, y: 5), t: 1.55, button: 1),
    ])
    let strokes = try #require(CopiedStrokes(of: run)).strokes
    #expect(strokes.map(\.pause) == [30])
    #expect(
      strokes.first?.points
        == [(0, 0), (20, 2), (40, 4), (60, 6)].map { CGPoint(x: $0.0, y: $0.1) })
    #expect(CopiedStrokes(of: recording([])) == nil)
    var second = InputEvent.down(at: .zero, t: 0.6)
    (second.device, second.touch) = (.touch, 2)
    #expect(
      CopiedStrokes(of: recording([.down(at: .zero, t: 0.5, button: 1), second])) == nil)
  }

  @Test("X-14 without a drag nothing is copied, and a reason is shown")
  func none() throws {
    let fixture = try Fixture()
    fixture.content.shellPasteboard.string = "before"
    fixture.key("c")
    #expect(fixture.content.recordingNotice?.contains("no drag") == true)
    #expect(fixture.content.shellPasteboard.string == "before")
  }
}
