import Foundation
import GlissadeGallery
import GlissadeReplay
import Testing

@testable import Glissade
@testable import GlissadeInspector
@testable import GlissadeSandbox

/// Recording and replaying by the buttons and keys of the window.
@MainActor @Suite("Tape") struct TapeTests {
  /// Pulls the page a little way, from which it comes back, or far enough to arrive.
  private func pull(_ rig: Rig, far: Bool = false) {
    rig.down(180, 80)
    rig.frames(1)
    let y = rig.drag(from: 80, speed: 600, frames: far ? 45 : 10)
    // Let go at rest: the way alone decides.
    rig.frames(15)
    rig.up(180, y)
    rig.frames(2)
    rig.settle()
  }

  private func hashes(_ recording: Recording) -> [UInt64] { recording.frames.compactMap(\.hash) }

  private func press(_ name: String, _ rig: Rig) throws {
    let bar = rig.content.controller.transport
    let button = try #require(bar.subviews.first { $0.accessibilityIdentifier == name })
    #expect(bar.bounds.contains(button.frame))
    rig.click(button.convert(CGPoint(x: 20, y: 16), to: nil))
  }

  /// A folder for a rig's recordings.
  private func folder(for rig: Rig) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tape-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    rig.content.recordingsFolder = folder
    return folder
  }

  private func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  }

  @Test("R writes the run into a file, from its start and on; R again completes it")
  func record() throws {
    let rig = try Rig()
    let folder = try folder(for: rig)
    defer { try? FileManager.default.removeItem(at: folder) }
    pull(rig)
    rig.key("r")
    #expect(rig.content.recordingState == .recording)
    #expect(
      rig.content.recordingNotice?.hasPrefix("Recording from the start into glissade-") == true)
    pull(rig)
    rig.key("r")
    #expect(rig.content.recordingState == .idle)
    let written = try #require(rig.canvas.recording).frames.count
    pull(rig)
    #expect(try #require(rig.canvas.recording).frames.count > written)
    let files = try files(in: folder)
    let file = try #require(files.first)
    #expect(files.count == 1 && file.lastPathComponent.hasPrefix("glissade-pull-down-"))
    let recording = try Recording.read(contentsOf: file).recording
    // The frame of the second R itself is over after it.
    #expect(recording.frames.count == written - 1)
    #expect(recording.frames[0].time < 0.02)
    #expect(try HeadlessReplay(file: ReplayFile(file.path)).run(comparing: true) == nil)
    // What the file describes is compared in detail, too.
    let first = try #require(recording.frames.firstIndex { !$0.change.isEmpty })
    #expect(first > 10 && recording.frames[first].change.groups.count > 10)
  }

  @Test("the buttons do what R and Shift R do, and tell of it")
  func buttons() throws {
    for size in [CGSize(width: 1180, height: 820), CGSize(width: 720, height: 560)] {
      let rig = try Rig(size: size)
      let folder = try folder(for: rig)
      defer { try? FileManager.default.removeItem(at: folder) }
      pull(rig)
      try press("transport.record", rig)
      #expect(rig.content.recordingState == .recording)
      try press("transport.record", rig)
      #expect(rig.content.recordingState == .idle)
      try press("transport.replay", rig)
      #expect(rig.content.recordingState == .replaying)
      #expect(rig.content.recordingNotice?.hasPrefix("Replaying: ") == true)
      try press("transport.replay", rig)
      #expect(rig.content.recordingState == .idle)
      #expect(try files(in: folder).count == 1)
    }
  }

  @Test("what cannot be written is told of, and nothing is recorded")
  func readOnly() throws {
    let rig = try Rig()
    rig.content.recordingsFolder = URL(fileURLWithPath: "/nowhere")
    rig.key("r")
    #expect(rig.content.recordingState == .idle)
    #expect(
      rig.content.recordingNotice?.hasPrefix("The recording cannot be written to /nowhere/") == true
    )
    rig.key("r", modifiers: .shift)
    #expect(rig.content.recordingState == .replaying)
  }

  @Test("M-42 a replay shows the same pictures in the same order, and then the canvas is live")
  func replay() throws {
    let rig = try Rig()
    pull(rig)
    let run = try #require(rig.canvas.recording)
    let old = rig.canvas
    rig.key("r", modifiers: .shift)
    #expect(rig.canvas !== old && rig.canvas.isReplaying)
    #expect(rig.canvas.time < 0.2)
    rig.settle()
    #expect(!rig.canvas.isReplaying)
    let again = try #require(rig.canvas.recording)
    #expect(Array(hashes(again).prefix(hashes(run).count)) == hashes(run))
    #expect(again.header == run.header)
    // It goes on from where it was: pulled further, the page arrives.
    #expect(rig.pageTop == nil)
    pull(rig, far: true)
    #expect(rig.pageTop == 0)
    #expect(rig.canvas.time > run.frames[run.frames.count - 1].time)
  }

  @Test("L-18 what is taken over in mid-replay goes on live, and is one run with what was before")
  func takeOver() throws {
    let rig = try Rig()
    pull(rig, far: true)
    let run = try #require(rig.canvas.recording)
    rig.key("r", modifiers: .shift)
    // Until the page is half way down under the recorded pointer.
    for _ in 0..<600 where (rig.pageTop ?? -667) < -340 { rig.frames(1) }
    #expect(rig.canvas.isReplaying && rig.phase == "interactive")
    let top = try #require(rig.pageTop)
    rig.key("Escape")
    #expect(!rig.canvas.isReplaying && !rig.content.isFinished)
    // What the recorded pointer held is let go of: the page goes back, from where it is.
    let next = try #require(rig.pageTop)
    #expect(abs(next - top) < 40)
    rig.settle()
    #expect(rig.pageTop == nil)
    pull(rig, far: true)
    #expect(rig.pageTop == 0)
    let whole = try #require(rig.canvas.recording)
    #expect(whole.frames.map(\.now) == whole.frames.map(\.now).sorted())
    #expect(whole.frames[20].hash == run.frames[20].hash)
    // Played once more, it is the same.
    rig.key("r", modifiers: .shift)
    rig.settle()
    let again = try #require(rig.canvas.recording)
    #expect(Array(hashes(again).prefix(hashes(whole).count)) == hashes(whole))
  }

  @Test("a press on the canvas takes a replay over at once")
  func catching() throws {
    let rig = try Rig()
    pull(rig, far: true)
    rig.key("r", modifiers: .shift)
    for _ in 0..<600 where rig.phase != "settling" { rig.frames(1) }
    #expect(rig.canvas.isReplaying)
    let top = try #require(rig.pageTop)
    rig.down(180, 300)
    rig.frames(1)
    #expect(!rig.canvas.isReplaying && rig.canvas.pointer.place != nil)
    #expect(try #require(rig.pageTop) >= top)
    rig.up(180, 300)
    rig.settle()
    #expect(rig.canvas.scene.eventLog.entries.allSatisfy { !$0.hasPrefix("violation") })
  }

  @Test("a replay is stopped, stepped and slowed as anything on canvas is")
  func slow() throws {
    let rig = try Rig()
    pull(rig)
    rig.key("r", modifiers: .shift)
    rig.frames(9)
    rig.key("Space")
    let (time, shown) = (rig.canvas.time, rig.shown)
    rig.frames(10)
    #expect(rig.canvas.time == time && !rig.content.needsFrame)
    for _ in 0..<3 {
      let before = rig.canvas.time
      rig.key(".")
      #expect(rig.canvas.time > before && rig.canvas.time < before + 3 * Rig.interval)
    }
    #expect(rig.shown != shown)
    rig.key("s")
    rig.key("Space")
    let start = rig.canvas.time
    rig.frames(10)
    #expect(abs(rig.canvas.time - start - 5 * Rig.interval) < 2.5 * Rig.interval)
  }

  @Test("L-18 numbers set at the start, set in mid-run and given back are in the recording")
  func knobs() throws {
    let rig = try Rig(Gallery.demo(named: "pull-down"))
    pull(rig)
    #expect(rig.pageTop == nil)
    rig.canvas.tune(.completionThreshold, to: 0.05)
    rig.frames(1)
    pull(rig)
    #expect(rig.pageTop == 0)
    rig.canvas.resetParameters()
    rig.canvas.tune(.panSlop, to: 12)
    // The run of the same demo afresh starts with what is set.
    let run = try #require(rig.canvas.recording)
    let changes = run.frames.flatMap(\.actions).filter {
      if case .parameter = $0 { true } else { false }
    }
    #expect(changes == [.parameter(name: "completionThreshold", value: 0.05)])
    rig.key("r", modifiers: .shift)
    rig.settle()
    #expect(rig.pageTop == 0)
    #expect(
      try Array(hashes(#require(rig.canvas.recording)).prefix(hashes(run).count)) == hashes(run))
    rig.canvas.tune(.panSlop, to: 12)
    rig.key("Return")
    rig.frames(2)
    #expect(rig.canvas.recording?.header.parameters["panSlop"] == 12)
    #expect(rig.canvas.scene.tuning.overrides[.panSlop] == 12)
  }

  @Test("in the hour of a long run, what is kept in memory of a frame is small")
  func memory() throws {
    let rig = try Rig()
    pull(rig)
    let run = try #require(rig.canvas.recording)
    #expect(run.frames.allSatisfy { $0.change.isEmpty })
  }
}
