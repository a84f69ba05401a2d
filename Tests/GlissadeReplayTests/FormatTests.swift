import Foundation
import Glibc
import GlissadeGeometry
import GlissadeGestures
import GlissadeMotion
import GlissadeFiles
import GlissadeTesting
import TestMaterial
import Testing

@testable import GlissadeReplay

@MainActor @Suite struct FormatTests {
  @Test("the checksum of a line is the CRC-32 that everyone knows")
  func checkValue() {
    #expect(CRC32.of("123456789".utf8) == 0xCBF4_3926)
    var parts = CRC32()
    parts.add("1234".utf8)
    parts.add("56789".utf8)
    #expect(parts.value == 0xCBF4_3926)
  }

  @Test("a recording that is read again is the recording, to the last bit of every number")
  func roundTrip() throws {
    let numbers: [Double] = [
      0.1 + 0.2, -0.0, .leastNonzeroMagnitude, 1 / 3, 123456.789, 2.2250738585072014e-308,
      999_999.9999999999,
    ]
    var frame = RecordedFrame(index: 0, now: 0.1 + 0.2, time: 1 / 3)
    frame.inputTiming = InputTiming(pumpInterval: 0.016666666666666666, speed: 0.1)
    frame.isPaused = true
    frame.ranMainQueue = true
    frame.hash = 0x0123_4567_89ab_cdef
    frame.actions = numbers.map {
      .input(.move(to: CGPoint(x: $0, y: -$0), t: abs($0), button: 1), isTimePaused: $0 < 1)
    }
    frame.actions += [
      .input(.key("s", modifiers: [.shift, .control], t: 0.5), isTimePaused: false),
      .input(.focus(true, t: 0.5), isTimePaused: false),
      .now(0.5), .rate(0.25), .visible(false), .reducesMotion(true),
      .parameter(name: "pan slop", value: 4.1),
    ]
    frame.change.groups = [
      .init(id: .max, name: "a “view”\n", parent: 1, at: numbers, turn: [], alpha: 0.3, look: 7)
    ]
    frame.change.gone = [3, 4]
    var header = Sample.header(scale: 1.25)
    header.parameters = ["b": 1e-9, "a": 2]
    header.seed = .max
    header.reducesMotion = true
    let recording = Recording(header: header, frames: [frame])
    let (read, warning) = try Recording.read(recording.encoded())
    #expect(warning == nil)
    #expect(read == recording)
    // Equality does not distinguish −0 from 0.
    #expect(try read.encoded() == recording.encoded())
    guard case .input(let event, _) = read.frames[0].actions[1] else {
      Issue.record("the second action is input")
      return
    }
    #expect(event.x.sign == .minus)
  }

  @Test("a recording of format 1, with the keys of that time, reads as the same recording")
  func formerKeys() throws {
    var frame = RecordedFrame(index: 0, now: 0, time: 0)
    frame.isPaused = true
    frame.actions = [
      .input(.focus(true, t: 0), isTimePaused: true), .parameter(name: "slop", value: 4),
      .parameter(name: "slop", value: nil),
    ]
    var header = Sample.header()
    header.parameters = ["slop": 3]
    header.inputRule = .frames
    let recording = Recording(header: header, frames: [frame])
    let former = [
      ("\"glissade\":3", "\"glissade\":1"), ("\"input_rule\":1,", ""),
      ("\"parameters\"", "\"knobs\""),
      ("\"paused\"", "\"stands\""), ("\"parameter\"", "\"knob\""),
    ]
    let lines = try Sample.lines(of: recording).map { line in
      Sample.resealed(line) { text in
        former.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
      }
    }
    #expect(lines != (try Sample.lines(of: recording)))
    #expect(try Recording.read(Sample.bytes(lines)).recording == recording)
  }

  /// Returns the header of a recording whose first line has been changed.
  private func header(replacing old: String, with new: String) throws -> RecordingHeader {
    var lines = try Sample.lines(of: Recording(header: Sample.header(), frames: []))
    lines[0] = Sample.resealed(lines[0]) { $0.replacingOccurrences(of: old, with: new) }
    return try Recording.read(Sample.bytes(lines)).recording.header
  }

  @Test("M-49 a recording names its rule of input; those of former formats have the former rule")
  func inputRule() throws {
    let field = "\"input_rule\":2"
    #expect(try header(replacing: "", with: "").inputRule == .events)
    #expect(try header(replacing: field, with: "\"input_rule\":1").inputRule == .frames)
    #expect(try header(replacing: "\"glissade\":3", with: "\"glissade\":2").inputRule == .frames)
    #expect(throws: RecordingError.self) {
      try header(replacing: field, with: "\"input_rule\":3")
    }
    #expect(throws: RecordingError.self) { try header(replacing: field + ",", with: "") }
  }

  @Test("M-49 a recording is replayed by its rule of input", arguments: InputRule.allCases)
  func replayedByRule(rule: InputRule) {
    var header = Sample.header()
    header.inputRule = rule
    let recorder = Recorder(Recording(header: header))
    let harness = Harness(size: Sample.size, recorder: recorder) { CardViewController() }
    harness.scene.inputRule = rule
    harness.drag(
      from: CGPoint(x: 60, y: 60), to: CGPoint(x: 90, y: 160), over: 0.21, hold: 0.003, rate: 130)
    harness.advance(by: 0.4)
    for replayed in InputRule.allCases {
      var copy = recorder.recording
      copy.header.inputRule = replayed
      let player = Harness.player(of: copy) { CardViewController() }
      #expect((player.verify() == nil) == (replayed == rule))
      #expect(player.scene.inputRule == replayed)
    }
  }

  @Test("lines go to the file as they are made: what was recorded before a crash is there after it")
  func flushed() throws {
    let url = TemporaryFolder.ofProcess.url
      .appendingPathComponent("recording-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    let file = try RecordingFile(at: url) { Issue.record("\($0)") }
    let recorder = Recorder(Recording(header: Sample.header()), to: file)
    let harness = Harness(size: Sample.size, recorder: recorder) { CardViewController() }
    for count in 1...3 {
      let read = try Recording.read(contentsOf: url).recording
      #expect(read == recorder.recording)
      #expect(read.frames.count == count)
      harness.advance(by: 1.0 / 60)
    }
  }

  @Test("a recording that cannot be written says where and why; a full disk is reported once")
  func unwritable() throws {
    let nowhere = URL(fileURLWithPath: "/nowhere/at/all")
    #expect(throws: FileError(.recording, at: nowhere, .writing, .system(ENOENT))) {
      try RecordingFile(at: nowhere) { _ in }
    }
    var complaints: [FileError] = []
    let device = URL(fileURLWithPath: "/dev/full")
    let full = try RecordingFile(at: device) { complaints.append($0) }
    _ = Sample.recording(to: full)
    #expect(complaints == [FileError(.recording, at: device, .writing, .system(ENOSPC))])
    #expect(full.failure == complaints.first)
  }

  @Test("frames are found by their time, with the pressed button and the speed of time at each")
  func questions() {
    let recording = Sample.recording()
    #expect((30...31).contains(recording.frames(ofLast: 0.5).count))
    #expect(recording.frames(ofLast: 1000) == 0..<recording.frames.count)
    let during = recording.presses(after: 10)
    #expect(during.map(\.button) == [1])
    #expect(during.first.map { $0.y > 90 } == true)
    #expect(recording.presses(after: recording.frames.count - 1) == [])
    #expect(recording.rate(after: 10) == 1)
    #expect(recording.prefix(through: 10).frames.count == 11)
  }
}
