import Foundation
import GlissadeGallery
import GlissadeGestures
import GlissadeReplay
import TestMaterial
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

/// Tests of recordings that are opened in the window.
@MainActor @Suite struct OpeningTests {
  private let folder = TemporaryFolder()
  private let url = URL(fileURLWithPath: "/t/drag.jsonl")

  /// A run in which the page is pulled down and released, with so many frames after the release.
  private func run(framesAfterRelease count: Int? = nil, releases: Bool = true) throws -> Recording
  {
    let fixture = try Fixture()
    _ = try fixture.pull()
    if releases { fixture.up(180, 380) }
    if let count { fixture.frames(count) } else { fixture.settle() }
    return try #require(fixture.canvas.recording)
  }

  /// A window with another demo that opens recordings.
  private func window(_ demo: String = "throw") throws -> Fixture {
    let fixture = try Fixture(try #require(Gallery.demo(named: demo)))
    fixture.content.opening.subject = ReplayCommand.subject
    return fixture
  }

  private func waitForOpening(_ fixture: Fixture) {
    for _ in 0..<1_000_000 where fixture.content.opening.isBusy {
      fixture.frames(1)
      sched_yield()
    }
    #expect(!fixture.content.opening.isBusy)
  }

  private func open(_ recording: Recording, in fixture: Fixture) {
    fixture.content.opening.show(recording, from: url)
    waitForOpening(fixture)
    fixture.frames(1)
  }

  // MARK: What is open

  @Test("X-10 a recording opens at its end, with its time line, its log and its curves")
  func end() throws {
    let recording = try run()
    let fixture = try window()
    open(recording, in: fixture)
    let content = fixture.content
    #expect(content.opening.failure == nil)
    #expect(content.mode == .live)
    #expect(!fixture.canvas.playback.isPaused)
    #expect(content.recordingNotice?.hasPrefix("drag.jsonl: ") == true)
    #expect(content.recordingNotice?.hasSuffix("as recorded") == true)
    let hashes = recording.frames.compactMap(\.hash)
    #expect(fixture.canvas.picture?.stableHash == hashes.last)
    let history = content.past.frames
    #expect((0..<history.count).map { history[$0].picture.stableHash } == hashes)
    let live = try Fixture()
    _ = try live.pull()
    live.up(180, 380)
    live.settle()
    let curves = Set(content.curves.watch.curves.curves.map(\.key))
    #expect(!curves.isEmpty)
    #expect(curves == Set(live.content.curves.watch.curves.curves.map(\.key)))
    #expect(
      fixture.canvas.scene.eventLog.entries.count == live.canvas.scene.eventLog.entries.count)
    #expect(fixture.pageTop == live.pageTop)
  }

  @Test("X-10 the opened run is stepped through, played on and taken over like a live one")
  func past() throws {
    let fixture = try window()
    open(try run(), in: fixture)
    let history = fixture.content.past.frames
    let position = try #require(
      (0..<history.count).last { history[$0].readOut.phase == "interactive" })
    fixture.key("Home")
    for _ in 0..<position { fixture.key(".") }
    #expect(fixture.content.past.position == position)
    #expect(try fixture.shownContents() === history[position].picture.root.contents)
    fixture.key("Space")
    #expect(fixture.content.past.failure == nil)
    #expect(!fixture.content.past.isPast)
    fixture.settle()
    #expect(fixture.pageTop == 0)
    // A press on the end of the run begins a drag of its own.
    let frames = fixture.canvas.recording?.frames.count ?? 0
    fixture.down(180, 60)
    fixture.frames(1)
    _ = fixture.drag(from: 60, speed: -900, frames: 12)
    #expect(fixture.readOut.phase == "interactive")
    #expect((fixture.canvas.recording?.frames.count ?? 0) > frames)
  }

  @Test("X-10 a run that ends in motion stops there, and plays on by Space")
  func motion() throws {
    let recording = try run(framesAfterRelease: 6)
    let fixture = try window()
    open(recording, in: fixture)
    fixture.frames(30)
    #expect(fixture.canvas.playback.isPaused)
    #expect(fixture.canvas.picture?.stableHash == recording.frames.compactMap(\.hash).last)
    let top = try #require(fixture.pageTop)
    #expect(top < 0)
    fixture.key("Space")
    fixture.settle()
    #expect(fixture.pageTop == 0)
  }

  @Test("X-10 a press that the run ends with is held until a pointer takes it over")
  func held() throws {
    let recording = try run(framesAfterRelease: 2, releases: false)
    let fixture = try window()
    open(recording, in: fixture)
    fixture.frames(30)
    let top = try #require(fixture.pageTop)
    #expect(fixture.phase == "interactive")
    fixture.key("Space")
    fixture.down(100, 300)
    fixture.frames(2)
    #expect(fixture.pageTop == top)
    fixture.move(100, 330)
    fixture.frames(3)
    #expect(try #require(fixture.pageTop) > top + 20)
  }

  @Test("X-10 the parameters of the run are those of the window")
  func parameters() throws {
    var recording = try run()
    recording.header.parameters["springResponse"] = 0.9
    let fixture = try window()
    open(recording, in: fixture)
    #expect(fixture.content.parameters.dictionary == ["springResponse": 0.9])
    #expect(fixture.content.recordingNotice?.contains("other pictures than recorded") == true)
  }

  @Test("X-10 a long run opens by and by; Escape stays at the frame that it has reached")
  func escape() throws {
    let recording = try run()
    let fixture = try window()
    fixture.content.past.rerunSlice = 0
    fixture.content.opening.show(recording, from: url)
    fixture.frames(22)
    #expect(fixture.content.opening.isBusy)
    #expect(fixture.content.recordingNotice?.hasPrefix("Opening drag.jsonl: ") == true)
    #expect(fixture.content.controller.canvas.message.message != nil)
    fixture.key("Escape")
    fixture.frames(2)
    #expect(!fixture.content.opening.isBusy)
    #expect(fixture.content.mode == .live)
    #expect(fixture.content.controller.canvas.message.message == nil)
    #expect(fixture.content.past.frames.count > 10)
    #expect(fixture.content.past.frames.count < recording.frames.count / 2)
  }

  @Test("X-10 a recording opens over the past, over a repetition and over another opening")
  func over() throws {
    let recording = try run()
    for key in [",", "l", "Space"] {
      let fixture = try window("pull-down")
      _ = try fixture.pull()
      fixture.up(180, 380)
      fixture.settle()
      fixture.key(key)
      open(recording, in: fixture)
      #expect(fixture.content.mode == .live)
      let hashes = recording.frames.compactMap(\.hash)
      #expect(fixture.content.past.frames.count == hashes.count)
    }
    let fixture = try window()
    fixture.content.past.rerunSlice = 0
    fixture.content.opening.show(recording, from: url)
    fixture.frames(10)
    fixture.content.past.rerunSlice = 600
    open(recording, in: fixture)
    #expect(fixture.pageTop == 0)
  }

  @Test("X-10 the canvas has the size of the recorded one, and the next demo its own")
  func size() throws {
    let demo = try #require(Gallery.demo(named: "pull-down"))
    let size = CGSize(width: 300, height: 500)
    let header = demo.subject.header(size: size, scale: 1, speed: 1)
    let frames = (0..<3).map { index in
      var frame = RecordedFrame(index: index, now: Double(index) / 60, time: Double(index) / 60)
      frame.hash = 1
      return frame
    }
    let fixture = try window()
    open(Recording(header: header, frames: frames), in: fixture)
    let screen = try #require(
      fixture.content.controller.canvas.subviews.first { $0.accessibilityIdentifier == "canvas" })
    #expect(screen.bounds.size == size)
    fixture.content.load(demo.subject)
    fixture.frames(3)
    #expect(screen.bounds.size == CGSize(width: 375, height: 667))
  }

  @Test("X-10 S-02 a new program that continues at a frame of the past has the frames before it")
  func reloaded() throws {
    let old = try Fixture(keepsPictures: true)
    _ = try old.pull()
    old.up(180, 380)
    old.settle()
    old.key("Home")
    for _ in 0..<20 { old.key(".") }
    let position = try #require(old.content.past.position)
    let run = try #require(old.content.reload.resumableRun)
    let state = old.content.reload.windowState(recording: "", position: nil)
    let new = try Fixture(keepsPictures: true)
    #expect(new.content.reload.resume(run, state))
    new.frames(2)
    let hashes = { (fixture: Fixture) in
      (0..<fixture.content.past.frames.count).map {
        fixture.content.past.frames[$0].picture.stableHash
      }
    }
    #expect(hashes(new) == Array(hashes(old).prefix(position + 1)))
    #expect(!new.content.curves.watch.curves.isEmpty)
  }

  // MARK: Files

  @Test("X-10 a file is read beside the frames, and stands among the recent ones")
  func file() throws {
    let file = folder.file("drag.jsonl")
    try Data(run().encoded()).write(to: file)
    let fixture = try window()
    var used: [URL] = []
    fixture.content.opening.onUse = { url, _ in used.append(url) }
    fixture.content.open(file)
    #expect(fixture.content.needsFrame)
    #expect(used.isEmpty)
    waitForOpening(fixture)
    fixture.frames(1)
    #expect(fixture.pageTop == 0)
    #expect(used == [file])
  }

  @Test("X-10 what cannot be opened is a sentence over the canvas, and the program is as before")
  func refused() throws {
    var recording = try run()
    let whole = try recording.encoded()
    func failure(_ bytes: [UInt8]?, name: String = "drag.jsonl") throws -> String? {
      let file = folder.file(name)
      if let bytes { try Data(bytes).write(to: file) }
      let fixture = try window()
      let canvas = fixture.canvas
      fixture.content.open(file)
      waitForOpening(fixture)
      fixture.frames(1)
      #expect(fixture.canvas === canvas)
      #expect(fixture.content.mode == .live)
      let text = fixture.content.opening.failure
      #expect(fixture.content.controller.canvas.message.message == text.map { .failure($0) })
      fixture.key("F5")
      #expect(fixture.content.opening.failure == nil)
      return text
    }
    #expect(try failure(nil, name: "none.jsonl")?.contains("No such file") == true)
    #expect(try failure([])?.contains("it is empty") == true)
    #expect(try failure(Array("hello\n".utf8))?.contains("its checksum is wrong") == true)
    var damaged = whole
    damaged[damaged.count / 2] ^= 1
    #expect(try failure(damaged)?.contains("its checksum is wrong") == true)
    recording.header.parameters = ["mass": 3]
    #expect(try failure(recording.encoded())?.contains("no parameter “mass”") == true)
    recording.header.parameters = [:]
    recording.header.demo = "kites"
    #expect(try failure(recording.encoded())?.contains("there is no demo “kites”") == true)
    recording.header.demo = nil
    recording.header.program = "Kites"
    #expect(try failure(recording.encoded())?.contains("“Kites --replay”") == true)
    recording.frames = RecordedFrames()
    #expect(try failure(recording.encoded())?.contains("it has no frames") == true)
  }

  @Test("X-10 a run that the window cannot keep is refused with its length")
  func long() throws {
    let header = try run().header
    var frames = RecordedFrames()
    while frames.byteCount <= Recorder.limit {
      let time = Double(frames.count) / 60
      var frame = RecordedFrame(index: frames.count, now: time, time: time)
      frame.hash = 1
      let place = CGPoint(x: 3.25 * time, y: 100 - time / 7)
      frame.actions = Array(
        repeating: .input(.move(to: place, t: time), isTimePaused: false), count: 40)
      frames.append(frame)
    }
    let fixture = try window()
    let canvas = fixture.canvas
    fixture.content.opening.show(Recording(header: header, frames: frames), from: url)
    #expect(fixture.canvas === canvas)
    #expect(
      fixture.content.opening.failure?.contains("\(frames.count) frames are too many") == true)
  }

  @Test("X-10 the recent recordings are below the demos, and a click opens one")
  func recent() throws {
    let file = folder.file("drag.jsonl")
    try Data(run().encoded()).write(to: file)
    let fixture = try window()
    let pane = try #require(fixture.content.side as? GalleryPane)
    fixture.frames(1)
    let before = pane.view.subviews[0].frame.height
    pane.recordings = [
      .init(path: file.path, program: "glissade", demo: "pull-down", date: Date())
    ]
    fixture.frames(2)
    #expect(pane.view.subviews[0].frame.height < before)
    let list = try #require(pane.view.subviews.compactMap { $0 as? RecentList }.first)
    let row = try #require(list.subviews.compactMap { $0 as? RecentRow }.first)
    fixture.click(row.convert(CGPoint(x: 30, y: 10), to: nil))
    waitForOpening(fixture)
    fixture.frames(1)
    #expect(fixture.pageTop == 0)
    #expect(fixture.canvas.subject.name == "pull-down")
  }
}
