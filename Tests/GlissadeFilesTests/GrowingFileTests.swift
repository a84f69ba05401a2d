import Foundation
import Glibc
import GlissadeFiles
import TestMaterial
import Testing

/// U-02: files that grow while a program runs.
@Suite struct GrowingFileTests {
  private let folder = TemporaryFolder()

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.file(name), encoding: .utf8)
  }

  @Test("U-02 what is appended is in the file at once, in place of the former contents")
  func grows() throws {
    try Data("former".utf8).write(to: folder.file("a"))
    let file = try GrowingFile(at: folder.file("a"), as: .recording)
    #expect(try text("a") == "")
    try file.append(Array("one ".utf8))
    #expect(try text("a") == "one ")
    try file.append(Array("two".utf8))
    #expect(try text("a") == "one two")
  }

  @Test("U-04 a new file can be read by its owner alone, and an old one keeps its permissions")
  func permissions() throws {
    func mode(_ name: String) -> mode_t {
      var status = stat()
      return stat(folder.file(name).path, &status) == 0 ? status.st_mode & 0o777 : 0
    }
    _ = try GrowingFile(at: folder.file("a"), as: .recording)
    #expect(mode("a") == 0o600)
    #expect(chmod(folder.file("a").path, 0o644) == 0)
    _ = try GrowingFile(at: folder.file("a"), as: .recording)
    #expect(mode("a") == 0o644)
  }

  @Test("U-02 a file belongs to one recording at a time, and what was recorded stays")
  func locked() throws {
    let url = folder.file("a")
    let first = try GrowingFile(at: url, as: .recording)
    try first.append(Array("first".utf8))
    for writers in [GrowingFile.Writers.one, .several] {
      let error = #expect(throws: FileError.self) {
        try GrowingFile(at: url, as: .recording, writers: writers)
      }
      #expect(error?.cause == .locked)
    }
    #expect(try text("a") == "first")
    first.close()
    try GrowingFile(at: url, as: .recording).append(Array("second".utf8))
    #expect(try text("a") == "second")
  }

  @Test("U-02 the programs of a live reload append to one trace")
  func shared() throws {
    let url = folder.file("a")
    let first = try GrowingFile(at: url, as: .trace, writers: .several)
    let second = try GrowingFile(at: url, as: .trace, writers: .several, keepsContents: true)
    for (file, line) in [(first, "1"), (second, "2"), (first, "3")] {
      try file.append(Array(line.utf8))
    }
    #expect(try text("a") == "123")
  }

  @Test("U-02 a link's target and a pipe are written to and stay")
  func targets() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link").path, withDestinationPath: "target")
    try GrowingFile(at: folder.file("link"), as: .trace).append(Array("x".utf8))
    #expect(try text("target") == "x")
    mkfifo(folder.file("pipe").path, 0o600)
    let reader = open(folder.file("pipe").path, O_RDWR)
    defer { close(reader) }
    try GrowingFile(at: folder.file("pipe"), as: .trace).append(Array("x".utf8))
    var bytes = [UInt8](repeating: 0, count: 9)
    #expect(read(reader, &bytes, bytes.count) == 1)
  }

  @Test("U-02 a failed write is an error, after which the file is closed")
  func failure() throws {
    let file = try GrowingFile(at: URL(filePath: "/dev/full"), as: .trace)
    let error = #expect(throws: FileError.self) { try file.append([1]) }
    #expect(error?.cause == .system(ENOSPC))
    #expect(!file.isOpen)
    try file.append([1])
  }

  @Test("U-02 a pipe without a reader is an error and no signal")
  func brokenPipe() throws {
    let pipe = folder.file("pipe")
    mkfifo(pipe.path, 0o600)
    let reader = open(pipe.path, O_RDWR)
    let file = try GrowingFile(at: pipe, as: .trace)
    close(reader)
    let error = #expect(throws: FileError.self) { try file.append([1]) }
    #expect(error?.cause == .system(EPIPE))
  }
}
