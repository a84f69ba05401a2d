import Foundation
import GlissadeGestures
import GlissadeReplay
import TestMaterial
import Testing

@testable import GlissadeSandbox

/// The commands that read captures.
@MainActor @Suite struct ReadingTests {
  private let folder = TemporaryFolder()

  /// The commands that read a trace from a path, each with a file that it would write.
  private static let commands: [@MainActor (_ path: String, _ output: String) throws -> Void] = [
    { try FitCommand.parse([$0, "--png", $1]).run() },
    { try CompareCommand.parse([$0, $0, "--apng", $1]).run() },
    { try ReplayCommand.parse(["--touches", $0, "--demo", "panel", "--record", $1]).run() },
  ]

  @Test("X-20 a demo plays the touches of a capture, and moves as the captured one did")
  func replays() throws {
    let file = folder.file("phone.jsonl")
    let run = try CapturedRun(of: "pull-down", to: file)
    let ours = folder.file("ours.jsonl")
    try ReplayCommand.parse([
      "--touches", file.path, "--demo", "pull-down", "--headless", "--trace", ours.path,
    ]).run()
    let trace = try Trace(contentsOf: ours)
    let old = try Trace(contentsOf: file)
    #expect(old.size == run.recording.header.size)
    #expect(trace.lines.flatMap(\.input).count == old.lines.flatMap(\.input).count)
    let comparison = MotionComparison(MotionRun(old), MotionRun(trace))
    #expect(!comparison.rows.isEmpty)
    for row in comparison.rows { #expect(row.apart < 10, "\(row.view)") }
    // The frames of the two runs are at other instants.
    try CompareCommand.parse([file.path, ours.path, "--apart", "10"]).run()
    #expect(throws: (any Error).self) {
      try CompareCommand.parse([file.path, ours.path, "--apart", "1e-9"]).run()
    }
  }

  @Test("X-20 a spring is fitted to a capture, and drawn")
  func fits() throws {
    let file = folder.file("phone.jsonl")
    _ = try CapturedRun(of: "pull-down", to: file)
    let png = folder.file("fit.png")
    try FitCommand.parse([
      file.path, "--view", "page.second", "--property", "y", "--png", png.path,
    ]).run()
    #expect(try Data(contentsOf: png).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
  }

  @Test("X-20 a capture and a recording are not compared")
  func mixed() throws {
    let file = folder.file("phone.jsonl")
    let run = try CapturedRun(of: "pull-down", to: file)
    let recording = folder.file("run.jsonl")
    try Data(run.recording.encoded()).write(to: recording)
    #expect {
      try CompareCommand.parse([file.path, recording.path]).run()
    } throws: {
      "\($0)".contains("--headless --trace FILE")
    }
  }

  @Test(
    "X-20 a bad file is refused in a sentence, and nothing is written",
    arguments: [
      ("", "empty"), ("\n\n", "empty"), ("hello\n", "line 1"), ("{}", "line 1"),
      (#"{"t":0,"input":[],"views":{}}"# + "\n" + #"{"t":0.1,"inp"#, "incomplete"),
      (#"{"t":1,"views":{}}"# + "\n" + #"{"t":0,"views":{}}"#, "backwards"),
      (#"{"t":1e12,"views":{}}"#, "out of range"),
      (#"{"t":0,"views":{"a":{"frame":[1],"alpha":1}}}"#, "four numbers"),
      (#"{"t":0,"views":{"a":{"frame":[1,2,3,4],"alpha":1,"transform":[1]}}}"#, "6 or 16"),
      (#"{"t":0,"views":{},"size":[0,9]}"#, "size"),
      (String(repeating: "[", count: 10_000), "line 1"), ("\0\0\0", "line 1"),
    ])
  func refused(text: String, reason: String) throws {
    let file = folder.file("bad.jsonl")
    try Data(text.utf8).write(to: file)
    let error = #expect(throws: BadTrace.self) { try Trace(contentsOf: file) }
    let sentence = try #require(error?.description)
    #expect(sentence.contains(reason))
    #expect(!sentence.contains("\n"))
    #expect(sentence.contains("give") || sentence.contains("copy"))
    let output = folder.file("output")
    for command in Self.commands {
      #expect(throws: (any Error).self) { try command(file.path, output.path) }
      #expect(!FileManager.default.fileExists(atPath: output.path))
    }
  }

  @Test("X-20 a file of more than 256 MB, and a folder, are refused")
  func large() throws {
    let file = folder.file("large.jsonl")
    FileManager.default.createFile(atPath: file.path, contents: nil)
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 257 << 20)
    try handle.close()
    for path in [file.path, folder.url.path] {
      for command in Self.commands {
        #expect(throws: (any Error).self) { try command(path, folder.file("output").path) }
      }
    }
    #expect(throws: (any Error).self) { try Trace(contentsOf: file) }
  }

  @Test("X-20 touches that a replay cannot play are refused")
  func unplayable() throws {
    func error(_ lines: [String]) throws -> String {
      let file = folder.file("touches.jsonl")
      try Data(lines.joined(separator: "\n").utf8).write(to: file)
      #expect(throws: (any Error).self) {
        try ReplayCommand.parse([
          "--touches", file.path, "--demo", "panel", "--record", folder.file("output").path,
        ]).run()
      }
      let error = #expect(throws: (any Error).self) {
        _ = try Recording(touchesOf: Trace(contentsOf: file), demo: "panel")
      }
      return "\(try #require(error))"
    }
    let frame = #"{"t":0,"input":[],"views":{}}"#
    #expect(try error([frame]).contains("has no touches"))
    let touch = #"{"t":TIME,"views":{},"input":[{"t":TIME,"kind":"down","x":1,"y":1}]}"#
    let lines = ["0", "3601"].map { touch.replacingOccurrences(of: "TIME", with: $0) }
    #expect(try error(lines).contains("an hour"))
    #expect(try error([#"{"glissade":3,"version":"0"}"#]).contains("it is a recording"))
    #expect(!FileManager.default.fileExists(atPath: folder.file("output").path))
  }

  @Test("X-20 the touches are played from half a second on, in frames of 1/60 s")
  func schedule() throws {
    let place = #""x":5,"y":6,"device":"touch","touch":1"#
    let text = [
      #"{"t":9,"views":{},"size":[390,844],"input":[]}"#,
      #"{"t":10,"views":{},"input":[{"t":10,"kind":"down",\#(place)}]}"#,
      #"{"t":11,"views":{},"input":[{"t":11,"kind":"up",\#(place)}]}"#,
    ].joined(separator: "\n")
    let run = try Recording(touchesOf: Trace(Array(text.utf8)), demo: "panel")
    #expect(run.header.size == CGSize(width: 390, height: 844))
    #expect(run.header.demo == "panel")
    let events = run.frames.flatMap { frame in
      frame.actions.compactMap { action -> InputEvent? in
        guard case .input(let event, _) = action else { return nil }
        #expect(event.t <= frame.time)
        #expect(event.t > frame.time - 1 / 60.0)
        return event
      }
    }
    #expect(events.map(\.t) == [0.5, 1.5])
    #expect(events.map(\.kind) == [.down, .up])
    #expect(run.duration == 3.5)
  }

  @Test(
    "X-20 touches and a demo go together",
    arguments: [
      ["--touches", "a"], ["--demo", "panel"], ["a", "--touches", "b", "--demo", "panel"], [],
      ["--touches", "a", "--demo", "no-demo"], ["--touches", "a", "--demo", "panel", "--verify"],
    ])
  func options(arguments: [String]) {
    #expect(throws: (any Error).self) { try ReplayCommand.parse(arguments) }
  }
}
