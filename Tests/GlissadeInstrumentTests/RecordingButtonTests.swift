import Foundation
import Glissade
import GlissadeGallery
import GlissadeReplay
import TestMaterial
import Testing

@testable import GlissadeInstrument
@testable import GlissadeInspector
@testable import GlissadeSandbox

/// Tests of recording and replaying with the buttons and keys of the window.
@MainActor @Suite("Recording button") struct RecordingButtonTests {
  /// Pulls the page a short distance, from which it comes back, or far enough to arrive.
  private func pull(_ fixture: Fixture, far: Bool = false) {
    fixture.down(180, 80)
    fixture.frames(1)
    let y = fixture.drag(from: 80, speed: 600, frames: far ? 45 : 10)
    // Released at rest: the distance alone decides.
    fixture.frames(15)
    fixture.up(180, y)
    fixture.frames(2)
    fixture.settle()
  }

  private func hashes(_ recording: Recording) -> [UInt64] { recording.frames.compactMap(\.hash) }

  private func press(_ name: String, _ fixture: Fixture) throws {
    let bar = fixture.content.controller.transport
    let button = try #require(bar.subviews.first { $0.accessibilityIdentifier == name })
    #expect(bar.bounds.contains(button.frame))
    fixture.click(button.convert(CGPoint(x: 20, y: 16), to: nil))
  }

  /// A folder for a fixture's recordings.
  private func folder(for fixture: Fixture) throws -> URL {
    let folder = TemporaryFolder.ofProcess.url
      .appendingPathComponent("recording-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    fixture.content.recordingsFolder = folder
    return folder
  }

  private func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  }

  @Test("R writes the run into a file, from its start and on; R again completes it")
  func record() throws {
    let fixture = try Fixture()
    let folder = try folder(for: fixture)
    defer { try? FileManager.default.removeItem(at: folder) }
    pull(fixture)
    fixture.key("r")
    #expect(fixture.content.recordingState == .recording)
    #expect(
      fixture.content.recordingNotice?.hasPrefix("Recording from the start into glissade-") == true)
    pull(fixture)
    fixture.key("r")
    #expect(fixture.content.recordingState == .idle)
    let written = try #require(fixture.canvas.recording).frames.count
    pull(fixture)
    #expect(try #require(fixture.canvas.recording).frames.count > written)
    let files = try files(in: folder)
    let file = try #require(files.first)
    #expect(files.count == 1)
    #expect(file.lastPathComponent.hasPrefix("glissade-pull-down-"))
    let recording = try Recording.read(contentsOf: file).recording
    // The frame of the second R itself is over after it.
    #expect(recording.frames.count == written - 1)
    #expect(recording.frames[0].time < 0.02)
    #expect(
      try HeadlessReplay(file: ReplayFile(file.path, subject: ReplayCommand.subject)).run(
        comparing: true) == nil)
    // The change that the file describes is compared in detail, too.
    let first = try #require(recording.frames.firstIndex { !$0.change.isEmpty })
    #expect(first > 10)
    #expect(recording.frames[first].change.groups.count > 10)
  }

  @Test("the buttons do what R and Shift R do, and report it")
  func buttons() throws {
    for size in [CGSize(width: 1180, height: 820), CGSize(width: 720, height: 560)] {
      let fixture = try Fixture(size: size)
      let folder = try folder(for: fixture)
      defer { try? FileManager.default.removeItem(at: folder) }
      pull(fixture)
      try press("transport.record", fixture)
      #expect(fixture.content.recordingState == .recording)
      try press("transport.record", fixture)
      #expect(fixture.content.recordingState == .idle)
      try press("transport.replay", fixture)
      #expect(fixture.content.recordingState == .replaying)
      #expect(fixture.content.recordingNotice?.hasPrefix("Replaying: ") == true)
      try press("transport.replay", fixture)
      #expect(fixture.content.recordingState == .idle)
      #expect(try files(in: folder).count == 1)
    }
  }

  @Test("what cannot be written is reported, and nothing is recorded")
  func readOnly() throws {
    let fixture = try Fixture()
    fixture.content.recordingsFolder = URL(fileURLWithPath: "/nowhere")
    fixture.key("r")
    #expect(fixture.content.recordingState == .idle)
    #expect(
      fixture.content.recordingNotice?.hasPrefix("The recording cannot be written to “/nowhere/")
        == true
    )
    fixture.key("r", modifiers: .shift)
    #expect(fixture.content.recordingState == .replaying)
  }

  @Test("M-42 a replay shows the same pictures in the same order, and then the canvas is live")
  func replay() throws {
    let fixture = try Fixture()
    pull(fixture)
    let run = try #require(fixture.canvas.recording)
    let old = fixture.canvas
    fixture.key("r", modifiers: .shift)
    #expect(fixture.canvas !== old)
    #expect(fixture.canvas.isReplaying)
    #expect(fixture.canvas.time < 0.2)
    fixture.settle()
    #expect(!fixture.canvas.isReplaying)
    let again = try #require(fixture.canvas.recording)
    #expect(Array(hashes(again).prefix(hashes(run).count)) == hashes(run))
    #expect(again.header == run.header)
    // It continues from where it was: pulled further, the page arrives.
    #expect(fixture.pageTop == nil)
    pull(fixture, far: true)
    #expect(fixture.pageTop == 0)
    #expect(fixture.canvas.time > run.frames[run.frames.count - 1].time)
  }

  @Test("L-18 what is taken over in mid-replay continues live, and is one run with what was before")
  func takeOver() throws {
    let fixture = try Fixture()
    pull(fixture, far: true)
    let run = try #require(fixture.canvas.recording)
    fixture.key("r", modifiers: .shift)
    // Until the page is halfway down under the recorded pointer.
    for _ in 0..<600 where (fixture.pageTop ?? -667) < -340 { fixture.frames(1) }
    #expect(fixture.canvas.isReplaying)
    #expect(fixture.phase == "interactive")
    let top = try #require(fixture.pageTop)
    fixture.key("Escape")
    #expect(!fixture.canvas.isReplaying)
    #expect(!fixture.content.isFinished)
    // The recorded pointer's press is released: the page goes back, from where it is.
    let next = try #require(fixture.pageTop)
    #expect(abs(next - top) < 40)
    fixture.settle()
    #expect(fixture.pageTop == nil)
    pull(fixture, far: true)
    #expect(fixture.pageTop == 0)
    let whole = try #require(fixture.canvas.recording)
    #expect(whole.frames.map(\.now) == whole.frames.map(\.now).sorted())
    #expect(whole.frames[20].hash == run.frames[20].hash)
    // A second replay is equal.
    fixture.key("r", modifiers: .shift)
    fixture.settle()
    let again = try #require(fixture.canvas.recording)
    #expect(Array(hashes(again).prefix(hashes(whole).count)) == hashes(whole))
  }

  @Test("a press on the canvas takes a replay over at once")
  func catching() throws {
    let fixture = try Fixture()
    pull(fixture, far: true)
    fixture.key("r", modifiers: .shift)
    for _ in 0..<600 where fixture.phase != "settling" { fixture.frames(1) }
    #expect(fixture.canvas.isReplaying)
    let top = try #require(fixture.pageTop)
    fixture.down(180, 300)
    fixture.frames(1)
    #expect(!fixture.canvas.isReplaying)
    #expect(fixture.canvas.pointer.place != nil)
    #expect(try #require(fixture.pageTop) >= top)
    fixture.up(180, 300)
    fixture.settle()
    #expect(fixture.canvas.scene.eventLog.entries.allSatisfy { !$0.isAlarm })
  }

  @Test("a replay is stopped, stepped and slowed as anything on canvas is")
  func slow() throws {
    let fixture = try Fixture()
    pull(fixture)
    fixture.key("r", modifiers: .shift)
    fixture.frames(9)
    fixture.key("Space")
    let (time, shown) = (fixture.canvas.time, fixture.shown)
    fixture.frames(10)
    #expect(fixture.canvas.time == time)
    #expect(!fixture.content.needsFrame)
    for _ in 0..<3 {
      let before = fixture.canvas.time
      fixture.key(".")
      #expect(fixture.canvas.time > before)
      #expect(fixture.canvas.time < before + 3 * Fixture.interval)
    }
    #expect(fixture.shown != shown)
    fixture.key("s")
    fixture.key("Space")
    let start = fixture.canvas.time
    fixture.frames(10)
    #expect(abs(fixture.canvas.time - start - 5 * Fixture.interval) < 2.5 * Fixture.interval)
  }

  @Test("L-18 parameters set at the start, set during the run and reset are in the recording")
  func parameters() throws {
    let fixture = try Fixture(Gallery.demo(named: "pull-down"))
    pull(fixture)
    #expect(fixture.pageTop == nil)
    fixture.content.tune(.completionThreshold, to: 0.05)
    fixture.frames(1)
    pull(fixture)
    #expect(fixture.pageTop == 0)
    fixture.content.changeParameters { $0.replace(with: [:]) }
    fixture.content.tune(.panSlop, to: 12)
    // The run of the same demo afresh starts with what is set.
    let run = try #require(fixture.canvas.recording)
    let changes = run.frames.flatMap(\.actions).filter {
      if case .parameter = $0 { true } else { false }
    }
    #expect(changes == [.parameter(name: "completionThreshold", value: 0.05)])
    fixture.key("r", modifiers: .shift)
    fixture.settle()
    #expect(fixture.pageTop == 0)
    #expect(
      try Array(hashes(#require(fixture.canvas.recording)).prefix(hashes(run).count)) == hashes(run)
    )
    fixture.content.tune(.panSlop, to: 12)
    fixture.key("Return")
    fixture.frames(2)
    #expect(fixture.canvas.recording?.header.parameters["panSlop"] == 12)
    #expect(fixture.canvas.scene.tuning.overrides[.panSlop] == 12)
  }

  @Test("in the hour of a long run, what is kept in memory of a frame is small")
  func memory() throws {
    let fixture = try Fixture()
    pull(fixture)
    let run = try #require(fixture.canvas.recording)
    #expect(run.frames.allSatisfy { $0.change.isEmpty })
  }
}
