import Foundation
import TestMaterial
import Testing

/// Tests of `glissade replay` without a display.
@Suite(.ownThread) struct ReplayCommandTests {
  private func run(_ arguments: [String]) throws -> ChildProcess.Answer {
    try Sandbox.answer(to: ["replay"] + arguments)
  }

  /// A recording of the program's.
  private static let recording = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Resources/Recordings/throw.jsonl")

  /// Returns a copy of it with changed bytes.
  private func changed(_ change: (inout Data) -> Void) throws -> URL {
    var data = try Data(contentsOf: Self.recording)
    change(&data)
    let url = temporary("jsonl")
    try data.write(to: url)
    return url
  }

  private func temporary(_ kind: String) -> URL {
    TemporaryFolder.ofProcess.url.appendingPathComponent("\(UUID().uuidString).\(kind)")
  }

  @Test("a recording is verified without a display, and its contents are printed in one line")
  func verified() throws {
    let answer = try run([Self.recording.path, "--verify"])
    #expect(answer.code == 0)
    #expect(answer.errors.isEmpty)
    #expect(answer.output.contains("every picture is the recorded one"))
    #expect(try run([Self.recording.path, "--headless"]).code == 0)
  }

  @Test("a flipped byte is one line with file and line number, and the exit code is 65")
  func damaged() throws {
    let file = try changed { data in
      let line = data.firstIndex(of: 10) ?? 0
      data[line + 30] ^= 1
    }
    defer { try? FileManager.default.removeItem(at: file) }
    for more in [[], ["--headless"], ["--verify"]] {
      let answer = try run([file.path] + more)
      #expect(answer.code == 65)
      #expect(answer.errors.split(separator: "\n").count == 1)
      #expect(answer.errors.hasPrefix("“\(file.path)”, line 2: its checksum is wrong"))
      #expect(answer.output.isEmpty)
    }
  }

  @Test("a torn last line is left out with one warning")
  func torn() throws {
    let file = try changed { $0.removeLast(9) }
    defer { try? FileManager.default.removeItem(at: file) }
    let answer = try run([file.path, "--verify"])
    #expect(answer.code == 0)
    #expect(answer.errors.hasPrefix("warning: “\(file.path)”, line "))
    #expect(answer.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "a recording of a demo or a parameter that there is not names line 1, and the exit code is 65",
    arguments: [
      ("\"demo\":\"throw\"", "\"demo\":\"push-up\"", "there is no demo “push-up”; there are: "),
      (",\"demo\":\"throw\"", "", "it was recorded by the program “glissade”"),
      ("\"parameters\":{}", "\"parameters\":{\"slop\":3}", "there is no parameter “slop”"),
      ("\"glissade\":3", "\"glissade\":9", "it is of format 9"),
    ])
  func unknown(old: String, new: String, said: String) throws {
    let file = try changed { data in
      let end = data.firstIndex(of: 10) ?? 0
      // The end of the line is `,"crc":"` with eight digits and `"}`.
      let header = String(decoding: data[..<(end - 18)], as: UTF8.self)
        .replacingOccurrences(of: old, with: new)
      let check = String(format: "%08x", CheckSum.crc32(Array(header.utf8)))
      data.replaceSubrange(..<end, with: Data("\(header),\"crc\":\"\(check)\"}".utf8))
    }
    defer { try? FileManager.default.removeItem(at: file) }
    let answer = try run([file.path, "--headless"])
    #expect(answer.code == 65)
    #expect(answer.errors.hasPrefix("“\(file.path)”, line 1: \(said)"))
    #expect(answer.errors.split(separator: "\n").count == 1)
  }

  @Test("a replay that differs reports frame, view and property, and the exit code is 1")
  func differing() throws {
    let file = try changed { data in
      // The recording has the same strokes on another demo.
      let end = data.firstIndex(of: 10) ?? 0
      let header = String(decoding: data[..<(end - 18)], as: UTF8.self)
        .replacingOccurrences(of: "\"throw\"", with: "\"playground\"")
      let check = String(format: "%08x", CheckSum.crc32(Array(header.utf8)))
      data.replaceSubrange(..<end, with: Data("\(header),\"crc\":\"\(check)\"}".utf8))
    }
    defer { try? FileManager.default.removeItem(at: file) }
    let answer = try run([file.path, "--verify"])
    #expect(answer.code == 1)
    #expect(answer.errors.contains(", frame 0 ("))
    #expect(answer.errors.contains("property "))
    #expect(answer.errors.split(separator: "\n").count == 1)
  }

  @Test("frames are written as numbered pictures and as an animation, in the scale asked for")
  func pictures() throws {
    let (folder, file) = (temporary("frames"), temporary("png"))
    defer { for url in [folder, file] { try? FileManager.default.removeItem(at: url) } }
    let answer = try run([
      Self.recording.path, "--png", folder.path, "--apng", file.path, "--every", "12", "--scale",
      "0.5",
    ])
    #expect(answer.code == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.first == "frame-000000.png")
    #expect(names.count > 3)
    for png in [file, folder.appendingPathComponent(names[0])] {
      // Width and height are four bytes each, from byte 16 on.
      #expect(try Data(contentsOf: png)[16..<24].elementsEqual([0, 0, 0, 188, 0, 0, 1, 78]))
    }
    #expect(try Data(contentsOf: file)[37..<41].elementsEqual("acTL".utf8))
  }

  @Test("U-02 an output option writes to a device, a pipe or a link's target, and replaces none")
  func outputs() throws {
    let folder = TemporaryFolder()
    let link = folder.file("link.png")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "target.png")
    let answer = try run([Self.recording.path, "--apng", link.path, "--every", "50"])
    #expect(answer.code == 0)
    #expect(folder.names == ["link.png", "target.png"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "target.png")
    let device = try run([Self.recording.path, "--apng", "/dev/null", "--every", "50"])
    #expect(device.code == 0)
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test(
    "U-03 an output that cannot be written is one line and exit code 1, and leaves nothing",
    arguments: ["--trace", "--record", "--apng"])
  func unwritable(option: String) throws {
    for place in ["/dev/full", "/nowhere/file", "/"] {
      let answer = try run([Self.recording.path, "--headless", option, place])
      #expect(answer.code == 1, "\(place)")
      #expect(answer.errors.split(separator: "\n").count == 1, "\(answer.errors)")
      #expect(answer.errors.contains("“\(place)”"))
      #expect(!answer.errors.contains("Domain="))
    }
    let folder = TemporaryFolder()
    try Data().write(to: folder.file("file"))
    let png = try run([Self.recording.path, "--png", folder.file("file").path])
    #expect(png.code == 1)
    #expect(png.errors.contains("The folder cannot be written to"))
    #expect(folder.names == ["file"])
  }

  @Test(
    "U-01 a folder, a device or a text in a recording's place is one line",
    arguments: [("/", "it is a folder", 1), ("/dev/zero", "it is a pipe, a device", 1)])
  func unreadable(path: String, reason: String, code: Int32) throws {
    let answer = try run([path, "--verify"])
    #expect(answer.code == code)
    #expect(answer.errors.contains(reason))
    #expect(answer.errors.split(separator: "\n").count == 1)
  }

  @Test("U-03 nothing of a recording or of its name reaches the terminal as a command")
  func escapes() throws {
    let folder = TemporaryFolder()
    let file = folder.file("a\u{1B}[2J.jsonl")
    try changed { data in
      let end = data.firstIndex(of: 10) ?? 0
      let header = String(decoding: data[..<(end - 18)], as: UTF8.self)
        .replacingOccurrences(of: "\"demo\":\"throw\"", with: "\"demo\":\"\\u001b]0;x\\u0007\\n\"")
      let check = String(format: "%08x", CheckSum.crc32(Array(header.utf8)))
      data.replaceSubrange(..<end, with: Data("\(header),\"crc\":\"\(check)\"}".utf8))
    }.moved(to: file)
    let answer = try run([file.path, "--headless"])
    #expect(answer.code == 65)
    #expect(!answer.errors.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    #expect(answer.errors.split(separator: "\n").count == 1)
    #expect(answer.errors.contains("\\u{1B}]0;x\\u{7}\\u{A}"))
  }

  @Test("a trace of a replay has each recorded frame")
  func trace() throws {
    let file = temporary("jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try run([Self.recording.path, "--headless", "--trace", file.path]).code == 0)
    let trace = try Trace(jsonLines: Data(contentsOf: file))
    #expect(trace.frames.count > 50)
    #expect(trace.input.contains { $0.kind == "up" })
  }

  @Test(
    "usage errors exit with 64, a file that is not there with 1",
    arguments: [
      (["x.jsonl", "--every", "6"], 64), (["x.jsonl", "--png", "x", "--every", "0"], 64),
      ([], 64), (["/nowhere/x.jsonl"], 1), (["/nowhere/x.jsonl", "--verify"], 1),
    ] as [([String], Int32)])
  func usage(arguments: [String], code: Int32) throws {
    let answer = try run(arguments)
    #expect(answer.code == code)
    #expect(!answer.errors.isEmpty)
  }

  @Test(
    "if the window cannot be opened, the error names the options without one; the exit code is 1")
  func noDisplay() throws {
    let answer = try run([Self.recording.path])
    #expect(answer.code == 1)
    #expect(answer.errors.contains("--headless"))
  }
}

extension URL {
  /// Moves the file.
  fileprivate func moved(to other: URL) throws {
    try FileManager.default.moveItem(at: self, to: other)
  }
}

/// The checksum of a recording's lines, calculated independently.
enum CheckSum {
  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var state = UInt32.max
    for byte in bytes {
      state ^= UInt32(byte)
      for _ in 0..<8 {
        let carry = state & 1 == 1
        state >>= 1
        if carry { state ^= 0xEDB8_8320 }
      }
    }
    return ~state
  }
}
