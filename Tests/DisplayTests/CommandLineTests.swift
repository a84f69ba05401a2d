import Foundation
import TestMaterial
import Testing

/// Tests of the commands that open no window.
@Suite(.ownThread) struct CommandLineTests {
  private func run(_ arguments: [String]) throws -> ChildProcess.Answer {
    try Sandbox.answer(to: arguments)
  }

  @Test(
    "usage errors exit with 64 and say what is expected",
    arguments: [
      ["--size", "0x0"], ["--speed", "-1"], ["--speed", "nan"], ["--scale", "0"],
      ["--position", "here"], ["snapshot", "--demo", "pull-down", "--out", "x.png", "--at", "-1"],
    ])
  func usage(arguments: [String]) throws {
    let answer = try run(arguments)
    #expect(answer.code == 64)
    #expect(answer.errors.contains("; give "))
  }

  @Test("an unknown demo exits with 64 and a list of the demos")
  func unknownDemo() throws {
    let answer = try run(["--demo", "push-up"])
    #expect(answer.code == 64)
    #expect(answer.errors.contains("push-up"))
    #expect(answer.errors.contains("pull-down"))
  }

  @Test(
    "without a display one line says so and what to do, and the exit code is 1",
    arguments: ["--canvas-only", "--stage-only"])
  func noDisplay(option: String) throws {
    let answer = try run(["--demo", "pull-down", option])
    #expect(answer.code == 1)
    #expect(answer.errors.split(separator: "\n").count == 1)
    #expect(answer.errors.contains("glissade snapshot"))
    #expect(answer.errors.contains("xvfb-run"))
  }

  @Test("a trace that cannot be written is reported in one line, and the exit code is 1")
  func unwritableTrace() throws {
    let answer = try run(["--trace", "/nowhere/trace.jsonl"])
    #expect(answer.code == 1)
    #expect(answer.errors.contains("/nowhere/trace.jsonl"))
  }

  @Test(
    "a picture that is larger than memory is reported in one line, and the exit code is 1",
    .disabled(
      if: try Sandbox.isSanitized, "a sanitizer needs more memory than the limit"))
  func tooLargeAPicture() throws {
    let answer = try ChildProcess.run(
      "/bin/sh",
      ["-c", "ulimit -v 1000000; exec \"$0\" \"$@\"", try Sandbox.program.path]
        + ["snapshot", "--demo", "pull-down", "--out", "/dev/null", "--size", "16000x16000"])
    #expect(answer.code == 1)
    let lines = answer.errors.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("There is no memory for a picture (1024 MB)") == true)
  }

  @Test("list names the demos, one a line, the name first")
  func list() throws {
    let answer = try run(["list"])
    #expect(answer.code == 0)
    #expect(answer.output.split(separator: "\n").contains { $0.hasPrefix("pull-down\t") })
  }

  @Test("doctor prints versions, font and display, and what does not work")
  func doctor() throws {
    let answer = try run(["doctor"])
    #expect(answer.code == 0)
    for word in ["SDL", "Cairo", "Pango", "pixman", "Swift", "font", "pacing"] {
      #expect(answer.output.contains(word))
    }
    #expect(answer.output.contains("No display"))
  }

  @Test(
    "every command has help with examples",
    arguments: ["run", "list", "replay", "compare", "snapshot", "doctor"])
  func help(command: String) throws {
    let answer = try run([command, "--help"])
    #expect(answer.code == 0)
    #expect(answer.output.contains("EXAMPLES:"))
    #expect(answer.output.contains("glissade \(command)"))
  }

  @Test("snapshot paints a demo without a display, in the size and scale asked for")
  func snapshot() throws {
    let file = TemporaryFolder.ofProcess.url
      .appendingPathComponent("glissade-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let answer = try run([
      "snapshot", "--demo", "pull-down", "--out", file.path, "--size", "300x400", "--scale", "2",
    ])
    #expect(answer.code == 0)
    let png = try Data(contentsOf: file)
    // The header of a PNG has its width and height, four bytes each, from byte 16 on.
    #expect(png[16..<24].elementsEqual([0, 0, 2, 88, 0, 0, 3, 32]))
  }
}
