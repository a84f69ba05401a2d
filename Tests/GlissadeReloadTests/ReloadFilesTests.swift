import Foundation
import GlissadeFiles
import TestMaterial
import Testing

@testable import GlissadeReload

/// S-04: what a live reload writes on a full disk, and in a folder that is only for reading.
@Suite struct ReloadFilesTests {
  private static let faults = [
    (Int(ENOSPC), "No space left on device"), (Int(EROFS), "Read-only file system"),
  ]
  private let folder = TemporaryFolder()
  private var run: URL { folder.file("run") }
  private var state: URL { folder.file("state") }

  @Test("S-02 run and state are written")
  func written() throws {
    try ReloadFiles.system.write([run: Array("r".utf8), state: Array("s".utf8)])
    #expect(try Data(contentsOf: run) == Data("r".utf8))
    #expect(try Data(contentsOf: state) == Data("s".utf8))
  }

  @Test(
    "S-04 of a state that does not fit nothing stays, and the reason is the system's",
    arguments: faults)
  func notWritten(code: Int, reason: String) throws {
    var files = ReloadFiles.system
    files.write = { [state] bytes, url in
      try Data(bytes).write(to: url)
      // A disk that becomes full has a part of the file.
      if url == state { throw NSError(domain: NSPOSIXErrorDomain, code: code) }
    }
    let error = #expect(throws: FileError.self) {
      try files.write([run: Array("r".utf8), state: Array("s".utf8)])
    }
    #expect(error?.reason == reason)
    #expect(folder.names == [])
  }

  @Test("S-04 without a folder for states the supervisor says so in one line", arguments: faults)
  func noFolder(code: Int, reason: String) throws {
    var files = ReloadFiles.system
    files.makeFolder = { _ in throw NSError(domain: NSPOSIXErrorDomain, code: code) }
    let error = #expect(throws: FileError.self) {
      try SupervisorFolder(in: folder.url, files: files)
    }
    let start = "The folder cannot be written to “\(folder.url.path)”: \(reason); "
    #expect(error?.description.hasPrefix(start) == true)
  }

  @Test("S-04 the reason of an error of Foundation's is that of the system below it")
  func underlying() {
    let error = #expect(throws: FileError.self) {
      try ReloadFiles.system.write([folder.file("none/state"): []])
    }
    #expect(error?.reason == "No such file or directory")
  }

  @Test("S-07 the folder of a supervisor that was killed is removed by the next one")
  func abandoned() throws {
    let running = try SupervisorFolder(in: folder.url, files: .system)
    // A lock ends with its process.
    try Folders.make(folder.file("glissade-watch-killed"))
    try Data("{}".utf8).write(to: folder.file("glissade-watch-killed/state-1.json"))
    try Folders.make(folder.file("glissade-watch"))
    let next = try SupervisorFolder(in: folder.url, files: .system)
    let names = [running, next].map(\.url.lastPathComponent) + ["glissade-watch"]
    #expect(folder.names == names.sorted())
    #expect(!SupervisorFolder.removeIfAbandoned(running.url))
    running.remove()
    #expect(folder.names == [next.url.lastPathComponent, "glissade-watch"].sorted())
  }
}
