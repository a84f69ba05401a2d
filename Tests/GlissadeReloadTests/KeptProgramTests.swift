import Foundation
import TestMaterial
import Testing

@testable import GlissadeReload

/// S-03, S-04: the copy of the program from before an edit.
@Suite struct KeptProgramTests {
  private let folder = TemporaryFolder.ofProcess.url
    .appending(path: "kept-\(UUID().uuidString)")
  private var program: URL { folder.appending(path: "App") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("old".utf8).write(to: program)
  }

  /// The names of all files beside the program.
  private var others: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "App" }
    }
  }

  private func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  @Test("S-03 the program that a build replaces is kept whole")
  func kept() throws {
    defer { cleanUp() }
    var kept = KeptProgram(of: program)
    kept.prepare()
    try Data("new".utf8).write(to: program)
    kept.keepPrepared()
    #expect(kept.refusal == nil)
    #expect(try Data(contentsOf: kept.file) == Data("old".utf8))
    kept.remove()
    #expect(try others.isEmpty)
  }

  @Test(
    "S-03 on a full disk or in a folder only for reading nothing is kept, and one line says why",
    arguments: [(ENOSPC, "No space left on device"), (EROFS, "Read-only file system")])
  func fault(code: Int32, reason: String) throws {
    defer { cleanUp() }
    var files = ReloadFiles.system
    // A disk that becomes full has a part of the copy.
    files.copy = { _, copy in
      try Data("o".utf8).write(to: copy)
      throw NSError(domain: NSPOSIXErrorDomain, code: Int(code))
    }
    var kept = KeptProgram(of: program, files: files)
    #expect(kept.refusal == "There is no program from before an edit yet.")
    kept.prepare()
    #expect(try others.isEmpty)
    kept.keepPrepared()
    #expect(kept.refusal == "The program from before the edit is not kept: \(reason).")
    #expect(try others.isEmpty)
  }

  @Test("S-03 a copy of an earlier edit is not taken for that of the last one")
  func earlierCopy() throws {
    defer { cleanUp() }
    var kept = KeptProgram(of: program)
    kept.prepare()
    kept.keepPrepared()
    // The program is gone, as while a linker fails.
    try FileManager.default.removeItem(at: program)
    kept.prepare()
    kept.keepPrepared()
    #expect(
      kept.refusal == "The program from before the edit is not kept: No such file or directory.")
    #expect(!FileManager.default.fileExists(atPath: kept.file.path))
  }
}
