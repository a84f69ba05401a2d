import Foundation
import Testing

@testable import GlissadeReload

/// S-04: what a live reload writes on a full disk, and in a folder that is only for reading.
@Suite struct ReloadFilesTests {
  private static let faults = [
    (Int(ENOSPC), "No space left on device"), (Int(EROFS), "Read-only file system"),
  ]
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "files-\(UUID().uuidString)")
  private var run: URL { folder.appending(path: "run") }
  private var state: URL { folder.appending(path: "state") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  @Test("S-02 run and state are written")
  func written() throws {
    defer { cleanUp() }
    try ReloadFiles.system.write([run: Data("r".utf8), state: Data("s".utf8)])
    #expect(try Data(contentsOf: run) == Data("r".utf8))
    #expect(try Data(contentsOf: state) == Data("s".utf8))
  }

  @Test(
    "S-04 of a state that does not fit nothing stays, and the reason is the system's",
    arguments: faults)
  func notWritten(code: Int, reason: String) throws {
    defer { cleanUp() }
    var files = ReloadFiles.system
    files.write = { [state] data, url in
      try data.write(to: url)
      // A disk that becomes full has a part of the file.
      if url == state { throw NSError(domain: NSPOSIXErrorDomain, code: code) }
    }
    let error = #expect(throws: FileFault.self) {
      try files.write([run: Data("r".utf8), state: Data("s".utf8)])
    }
    #expect(error?.reason == reason)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test("S-04 without a folder for states the supervisor says so in one line", arguments: faults)
  func noFolder(code: Int, reason: String) throws {
    defer { cleanUp() }
    var files = ReloadFiles.system
    files.makeFolder = { _ in throw NSError(domain: NSPOSIXErrorDomain, code: code) }
    let error = #expect(throws: FileFault.self) { try files.makeTemporaryFolder() }
    let place = FileManager.default.temporaryDirectory.standardizedFileURL.path
    #expect(error?.description == "\(place) cannot be written to: \(reason).")
  }

  @Test("S-04 the reason of an error of Foundation's is that of the system below it")
  func underlying() {
    defer { cleanUp() }
    let error = #expect(throws: FileFault.self) {
      try ReloadFiles.system.write([folder.appending(path: "none/state"): Data()])
    }
    #expect(error?.reason == "No such file or directory")
  }
}
