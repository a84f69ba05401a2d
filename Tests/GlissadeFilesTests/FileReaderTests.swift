import Foundation
import Glibc
import GlissadeFiles
import TestMaterial
import Testing

/// U-01: what is read, and what is refused.
@Suite struct FileReaderTests {
  private let folder = TemporaryFolder()

  private func error(_ url: URL, limit: Int = 100, readsPipes: Bool = false) -> FileError? {
    do throws(FileError) {
      _ = try FileReader.read(url, as: .picture, limit: limit, readsPipes: readsPipes)
      return nil
    } catch {
      return error
    }
  }

  @Test("U-01 a regular file is read whole, through links too, up to its limit")
  func regular() throws {
    let file = folder.file("a")
    let link = folder.file("link")
    try Data("text".utf8).write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    for url in [file, link] {
      let bytes = try FileReader.read(url, as: .picture, limit: 4)
      #expect(String(decoding: bytes, as: UTF8.self) == "text")
    }
    #expect(error(file, limit: 3)?.cause == .tooLong(limit: 3))
    // A file of the system's claims to be empty.
    #expect(try !FileReader.read(URL(filePath: "/proc/self/stat"), as: .state, limit: 9999).isEmpty)
    #expect(error(URL(filePath: "/proc/self/stat"), limit: 9)?.cause == .tooLong(limit: 9))
  }

  @Test(
    "U-01 a folder, a pipe, a device and a missing file are refused at once",
    arguments: [true, false])
  func refused(readsPipes: Bool) {
    let socketPath = folder.file("none").path
    #expect(error(folder.url, readsPipes: readsPipes)?.cause == .folder)
    #expect(error(URL(fileURLWithPath: ""), readsPipes: readsPipes)?.cause == .folder)
    #expect(error(URL(filePath: "/dev/zero"), readsPipes: readsPipes)?.cause == .special)
    #expect(
      error(URL(filePath: socketPath), readsPipes: readsPipes)?.cause == .system(ENOENT))
    let pipe = folder.file("pipe")
    mkfifo(pipe.path, 0o600)
    #expect(error(pipe)?.cause == .special)
  }

  @Test("U-01 a recording is read from a pipe, which is empty where nothing writes to it")
  func pipe() throws {
    let url = folder.file("pipe")
    mkfifo(url.path, 0o600)
    #expect(try FileReader.read(url, as: .recording, limit: 9, readsPipes: true).isEmpty)
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("text".utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    let bytes = try FileReader.read(
      URL(filePath: path), as: .recording, limit: 9, readsPipes: true)
    #expect(String(decoding: bytes, as: UTF8.self) == "text")
  }

  @Test("U-03 a message is one line with the quoted name, the reason and the way out")
  func message() {
    let missing = URL(filePath: "/nowhere/a\u{1B}[31m\nb")
    let text = "The picture cannot be read from “/nowhere/a\\u{1B}[31m\\u{A}b”: "
    #expect(error(missing)?.description == text + "No such file or directory; check the path.")
    #expect(
      FileError(.trace, at: missing, .writing, .locked).description
        == "The trace cannot be written to “/nowhere/a\\u{1B}[31m\\u{A}b”: another program writes"
        + " to it; give another file.")
    let foundation = NSError(
      domain: NSCocoaErrorDomain, code: 512,
      userInfo: [NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(ENOSPC))])
    #expect(FileError(.state, at: missing, .writing, foundation).cause == .system(ENOSPC))
  }

  @Test(
    "U-03 of a text no character reaches the terminal that it obeys",
    arguments: [
      ("plain, ä, 🏳️‍🌈", "plain, ä, 🏳️‍🌈"), ("\u{1B}]0;x\u{7}", "\\u{1B}]0;x\\u{7}"),
      ("\u{9B}2J", "\\u{9B}2J"),
      ("a\r\nb", "a\\u{D}\\u{A}b"), ("\u{202E}gpj", "\\u{202E}gpj"), ("\u{2028}", "\\u{2028}"),
    ])
  func printable(text: String, printed: String) {
    #expect(text.printable == printed)
    #expect(text.quoted == "“\(printed)”")
  }
}
