import Foundation
import Testing

@testable import Glissade

@Suite struct ReplayRequestTests {
  private func request(_ arguments: [String]) throws(UsageError) -> ReplayRequest? {
    var rest = arguments
    return try ReplayRequest.extract(from: &rest)?.with(rest)
  }

  @Test("S-06 without --replay the command line is the window's")
  func none() throws {
    var arguments = ["--size", "300x200", "--inspect"]
    #expect(try ReplayRequest.extract(from: &arguments) == nil)
    #expect(arguments == ["--size", "300x200", "--inspect"])
  }

  @Test("S-06 --replay takes its options in any order, as one argument or two")
  func taken() throws {
    let request = try #require(
      try request([
        "--every=6", "--position", "4,5", "--replay", "a.jsonl", "--apng", "/t/b.png", "--png=/t/c",
        "--verify", "--headless", "--scale", "2", "--trace", "/t/d",
      ]))
    #expect(request.file == "a.jsonl")
    #expect(request.isHeadless)
    #expect(request.verifies)
    #expect(request.pictures?.path == "/t/c")
    #expect(request.animation?.path == "/t/b.png")
    #expect(request.every == 6)
    #expect(request.scale == 2)
    #expect(request.position == CGPoint(x: 4, y: 5))
    #expect(request.trace?.path == "/t/d")
  }

  @Test(
    "S-06 an output may not be the recording itself, whatever its path",
    arguments: ["--record", "--trace", "--apng"])
  func output(option: String) throws {
    #expect(throws: UsageError.self) {
      try request(["--replay", "/t/a.jsonl", "--headless", option, "/t/b/../a.jsonl"])
    }
    #expect(try request(["--replay", "/t/a.jsonl", "--headless", option, "/t/b.jsonl"]) != nil)
  }

  @Test(
    "S-06 a command line that makes no sense is refused, with what is expected",
    arguments: [
      (["--replay"], "“--replay” needs a value."),
      (["--verify"], "“--verify” needs “--replay FILE”."),
      (["--png", "a", "--size", "3x3"], "“--png” needs “--replay FILE”."),
      (["--replay", "a", "--every", "0"], "“0” is not a number of frames"),
      (["--replay", "a", "--every", "2"], "--every and --scale need --png or --apng"),
      (["--replay", "a", "--scale", "2"], "--every and --scale need --png or --apng"),
      (["--replay", "a", "--size", "3x3"], "“--replay” goes with --scale"),
      (["--replay", "a", "--inspect"], "“--replay” goes with --scale"),
      (["--replay", "a", "rubbish"], "“rubbish” is not an option"),
    ])
  func refused(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try request(arguments) }
    #expect(error?.description.hasPrefix(message) == true)
  }

  @Test("X-10 with --inspect or --watch a recording is opened, and else it is replayed")
  func opened() throws {
    var arguments = ["--replay", "a.jsonl", "--inspect", "--theme", "light"]
    #expect(
      try ReplayRequest.extractOpenedFile(from: &arguments, isInspected: false) == "a.jsonl")
    #expect(arguments == ["--inspect", "--theme", "light"])
    arguments = ["--replay=b.jsonl"]
    #expect(try ReplayRequest.extractOpenedFile(from: &arguments, isInspected: true) == "b.jsonl")
    #expect(arguments.isEmpty)
    arguments = ["--replay", "a.jsonl"]
    #expect(try ReplayRequest.extractOpenedFile(from: &arguments, isInspected: false) == nil)
    #expect(arguments == ["--replay", "a.jsonl"])
    arguments = ["--inspect", "--replay"]
    #expect(throws: UsageError.self) {
      try ReplayRequest.extractOpenedFile(from: &arguments, isInspected: false)
    }
  }

  @Test("X-13 --set replays with another parameter, of which name and value are checked")
  func settings() throws {
    let request = try #require(
      try request([
        "--replay", "a.jsonl", "--set", "springResponse=0.3", "--set=springDamping=1", "--headless",
      ]))
    #expect(request.settings.map(\.name) == ["springResponse", "springDamping"])
    #expect(request.settings.map(\.value) == [0.3, 1])
    for text in ["springResponse", "spring=1", "=1", "springResponse=", "springResponse=-1"] {
      let error = #expect(throws: UsageError.self) { try OptionValue.setting(text) }
      #expect(error?.description.contains("spring") == true)
    }
  }

  @Test("X-11 --share writes a page and nothing else, and never over the recording")
  func share() throws {
    #expect(try request(["--replay", "a.jsonl", "--share", "/t/a.html"])?.page == "/t/a.html")
    for more in [["--verify"], ["--png", "a"], ["--record", "b"], ["--trace", "b"]] {
      #expect(throws: UsageError.self) {
        try request(["--replay", "a", "--share", "a.html"] + more)
      }
    }
    #expect(throws: UsageError.self) {
      try request(["--replay", "/t/a.jsonl", "--share", "/t/a.jsonl"])
    }
  }

  @Test("X-12 --plot and --beside need pictures, and --beside goes without a trace")
  func beside() throws {
    let both = try request(["--replay", "a", "--mp4", "/t/a.mp4", "--plot", "--beside", "b"])
    #expect(both?.plots == true)
    #expect(both?.beside == "b")
    for options in [["--plot"], ["--beside", "b"], ["--beside", "b", "--png", "c", "--verify"]] {
      #expect(throws: UsageError.self) { try request(["--replay", "a"] + options) }
    }
  }

  @Test("X-12 each video has an option, and --no-pointer belongs to pictures")
  func videos() throws {
    let request = try #require(
      try request([
        "--replay", "a.jsonl", "--mp4", "/t/a.mp4", "--webm=/t/b.webm", "--gif", "/t/c.gif",
        "--webp", "/t/d.webp", "--no-pointer",
      ]))
    #expect(request.videos.keys.map(\.rawValue).sorted() == ["gif", "mp4", "webm", "webp"])
    #expect(request.videos[.webm]?.path == "/t/b.webm")
    #expect(!request.showsInput)
    #expect(throws: UsageError.self) { try self.request(["--replay", "a", "--no-pointer"]) }
    #expect(throws: UsageError.self) {
      try self.request(["--replay", "/t/a.jsonl", "--mp4", "/t/a.jsonl"])
    }
  }
}
