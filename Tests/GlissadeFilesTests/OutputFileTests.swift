import Foundation
import Glibc
import GlissadeFiles
import TestMaterial
import Testing

/// U-02: files that appear or change as a whole.
@Suite struct OutputFileTests {
  private let folder = TemporaryFolder()

  private func write(_ text: String, to url: URL) throws(FileError) {
    try OutputFile.write(Array(text.utf8), to: url, as: .picture)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.file(name), encoding: .utf8)
  }

  private func number(_ name: String) -> UInt64 {
    var status = stat()
    return stat(folder.file(name).path, &status) == 0 ? UInt64(status.st_ino) : 0
  }

  @Test("U-02 a file appears when it is complete, and nothing else is ever in its folder")
  func appears() throws {
    let file = try OutputFile(at: folder.file("a"), as: .picture)
    try file.append(Array("0123".utf8))
    try file.overwrite(Array("xy".utf8), at: 1)
    #expect(folder.names == [])
    try file.commit()
    #expect(folder.names == ["a"])
    #expect(try text("a") == "0xy3")
  }

  @Test("U-02 a file that is not completed leaves the former one as it was")
  func abandoned() throws {
    try write("old", to: folder.file("a"))
    try OutputFile(at: folder.file("a"), as: .picture).append([1, 2, 3])
    #expect(try text("a") == "old")
    #expect(folder.names == ["a"])
  }

  @Test("U-02 a replaced file keeps its permissions, and one that is only for reading stays")
  func permissions() throws {
    try write("old", to: folder.file("a"))
    #expect(chmod(folder.file("a").path, 0o640) == 0)
    try write("new", to: folder.file("a"))
    #expect(try text("a") == "new")
    var status = stat()
    #expect(stat(folder.file("a").path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
    guard geteuid() != 0 else { return }
    #expect(chmod(folder.file("a").path, 0o440) == 0)
    #expect(throws: FileError.self) { try write("newer", to: folder.file("a")) }
    #expect(try text("a") == "new")
  }

  @Test(
    "U-02 a link stays a link, and its target is written, whether it is there or not",
    arguments: [true, false])
  func links(exists: Bool) throws {
    try Folders.make(folder.file("far"))
    if exists { try write("old", to: folder.file("far/target")) }
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.file("link").path, withDestinationPath: "far/target")
    try manager.createSymbolicLink(atPath: folder.file("chain").path, withDestinationPath: "link")
    for name in ["link", "chain"] {
      try write(name, to: folder.file(name))
      #expect(try text("far/target") == name)
      #expect(folder.names == ["chain", "far", "link"])
      #expect((try? manager.destinationOfSymbolicLink(atPath: folder.file(name).path)) != nil)
    }
    try manager.createSymbolicLink(atPath: folder.file("round").path, withDestinationPath: "round")
    #expect(throws: FileError.self) { try write("", to: folder.file("round")) }
  }

  @Test("U-02 a file with two names is written to, and keeps both")
  func names() throws {
    try write("a longer text", to: folder.file("a"))
    try FileManager.default.linkItem(at: folder.file("a"), to: folder.file("b"))
    let before = number("b")
    try write("new", to: folder.file("a"))
    #expect(try text("b") == "new")
    #expect(number("a") == before)
  }

  @Test("U-02 a pipe is written to and stays")
  func pipe() throws {
    let url = folder.file("pipe")
    mkfifo(url.path, 0o600)
    // Opened for both directions, the pipe has a reader.
    let reader = open(url.path, O_RDWR)
    defer { close(reader) }
    try write("text", to: url)
    var bytes = [UInt8](repeating: 0, count: 9)
    #expect(read(reader, &bytes, bytes.count) == 4)
    var status = stat()
    #expect(lstat(url.path, &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test("U-02 a device is written to and stays, and its error is reported")
  func device() throws {
    try write("text", to: URL(filePath: "/dev/null"))
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
    let error = #expect(throws: FileError.self) {
      try write("text", to: URL(filePath: "/dev/full"))
    }
    #expect(error?.cause == .system(ENOSPC))
  }

  @Test("U-02 a place that cannot be written to is an error before anything is done")
  func unwritable() {
    func cause(_ path: String) -> FileError.Reason? {
      do throws(FileError) {
        _ = try OutputFile(at: URL(filePath: path), as: .picture)
        return nil
      } catch {
        return error.cause
      }
    }
    #expect(cause("/nowhere/at/all") == .system(ENOENT))
    #expect(cause(folder.url.path) == .folder)
    #expect(cause("/dev/null/x") == .system(ENOTDIR))
  }

  @Test("U-02 folders are made with those around them, and a file in the way is an error")
  func folders() throws {
    try Folders.make(folder.file("a/b/c"))
    try Folders.make(folder.file("a/b/c"))
    #expect(folder.names == ["a"])
    try write("", to: folder.file("a/file"))
    #expect(throws: FileError.self) { try Folders.make(folder.file("a/file")) }
    #expect(throws: FileError.self) { try Folders.make(folder.file("a/file/b")) }
  }
}
