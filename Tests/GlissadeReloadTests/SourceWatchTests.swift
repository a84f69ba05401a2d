import Foundation
import TestMaterial
import Testing

@testable import GlissadeReload

@Suite struct SourceWatchTests {
  private let root = TemporaryFolder.ofProcess.url
    .appending(path: "watch-\(UUID().uuidString)")
  private let watch: SourceWatch

  init() throws {
    for folder in ["Sources/App", "Tests", ".build", "Sources/App/.hidden"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: folder), withIntermediateDirectories: true)
    }
    watch = try SourceWatch(root)
  }

  /// Performs changes, and returns what the watch reports, relative to the package's folder.
  private func changes(_ body: () throws -> Void) throws -> Set<String> {
    try body()
    return Set(watch.readChanges().map { String($0.dropFirst(root.path.count + 1)) })
  }

  /// Performs a change and waits until the watch reports it. A process that another test starts at
  /// that moment has the file open until it runs its program.
  private func reported(_ body: () throws -> Void) throws -> Set<String> {
    var found = try changes(body)
    var event = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    while found.isEmpty, poll(&event, 1, 10_000) > 0 { found = try changes {} }
    return found
  }

  private func write(_ path: String) throws {
    try Data("x".utf8).write(to: root.appending(path: path))
  }

  private func cleanUp() { try? FileManager.default.removeItem(at: root) }

  @Test("S-01 a saved file is reported once it is complete, and only once")
  func saved() throws {
    defer { cleanUp() }
    #expect(watch.readChanges().isEmpty)
    #expect(try reported { try write("Sources/App/A.swift") } == ["Sources/App/A.swift"])
    #expect(try reported { try write("Package.swift") } == ["Package.swift"])
    #expect(watch.readChanges().isEmpty)
    let file = try #require(FileHandle(forWritingAtPath: root.path + "/Sources/App/A.swift"))
    #expect(try changes { try file.write(contentsOf: Data("y".utf8)) } == [])
    #expect(try reported { try file.close() } == ["Sources/App/A.swift"])
  }

  @Test("S-01 an editor that renames another file over it is noticed; its own files are not")
  func renamed() throws {
    defer { cleanUp() }
    let folder = "Sources/App"
    _ = try reported { try write("\(folder)/A.swift") }
    for name in [".A.swift.swp", "A.swift~", "4913", "#A.swift#", ".goutputstream-X"] {
      #expect(try changes { try write("\(folder)/\(name)") } == [], "\(name)")
    }
    let found = try reported {
      try FileManager.default.moveItem(
        at: root.appending(path: "\(folder)/.goutputstream-X"),
        to: root.appending(path: "\(folder)/B.swift"))
    }
    #expect(found == ["\(folder)/B.swift"])
  }

  @Test("S-01 a removed file and a new folder are changes, and so is what is written there later")
  func folders() throws {
    defer { cleanUp() }
    _ = try reported { try write("Sources/App/A.swift") }
    #expect(
      try reported {
        try FileManager.default.removeItem(at: root.appending(path: "Sources/App/A.swift"))
      }
        == ["Sources/App/A.swift"])
    let folder = root.appending(path: "Sources/App/Cards/Deep")
    #expect(
      try !changes {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }.isEmpty)
    #expect(
      try reported { try write("Sources/App/Cards/Deep/C.swift") }
        == ["Sources/App/Cards/Deep/C.swift"])
  }

  @Test("S-01 builds, tests and hidden folders are not watched", arguments: [".build", "Tests"])
  func ignored(folder: String) throws {
    defer { cleanUp() }
    #expect(try changes { try write("\(folder)/A.swift") } == [])
    #expect(try changes { try write("Sources/App/.hidden/A.swift") } == [])
  }

  @Test("S-07 a package that is removed, or moved away, and made again is watched again")
  func madeAgain() throws {
    defer { cleanUp() }
    let away = root.deletingLastPathComponent().appending(path: "away-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: away) }
    let removals: [() throws -> Void] = [
      { try FileManager.default.removeItem(at: root) },
      { try FileManager.default.moveItem(at: root, to: away) },
    ]
    for remove in removals {
      _ = try changes(remove)
      _ = try reported {
        try FileManager.default.createDirectory(
          at: root.appending(path: "Sources/App"), withIntermediateDirectories: true)
      }
      #expect(try reported { try write("Sources/App/A.swift") } == ["Sources/App/A.swift"])
    }
    // What was moved away is no part of the package.
    try Data().write(to: away.appending(path: "Sources/App/B.swift"))
    #expect(watch.readChanges().isEmpty)
  }

  @Test("S-07 a package is watched again when the folders around it are made again, too")
  func madeAgainWithFolders() throws {
    let outer = TemporaryFolder()
    let inner = outer.file("a/b/package")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let watch = try SourceWatch(inner)
    try FileManager.default.removeItem(at: outer.file("a"))
    _ = watch.readChanges()
    for folder in ["a", "a/b", "a/b/package"] {
      try FileManager.default.createDirectory(
        at: outer.file(folder), withIntermediateDirectories: false)
      _ = watch.readChanges()
    }
    try Data().write(to: inner.appending(path: "A.swift"))
    #expect(watch.readChanges() == ["\(inner.path)/A.swift"])
  }

  @Test("S-07 a folder that is moved within the package is reported under its new name alone")
  func movedFolder() throws {
    defer { cleanUp() }
    _ = try reported {
      try FileManager.default.moveItem(
        at: root.appending(path: "Sources/App"), to: root.appending(path: "Sources/New"))
    }
    #expect(try reported { try write("Sources/New/A.swift") } == ["Sources/New/A.swift"])
  }

  @Test("a folder that does not exist is an error in one line")
  func missing() {
    defer { cleanUp() }
    let error = #expect(throws: WatchError.self) { try SourceWatch(root.appending(path: "none")) }
    #expect(error?.description.hasSuffix("cannot be watched: No such file or directory.") == true)
  }

  @Test("S-07 a watch that cannot begin closes no file of others")
  func missingBesideOthers() async throws {
    defer { cleanUp() }
    let none = root.appending(path: "none")
    let failures = Task.detached {
      for _ in 0..<2000 { #expect(throws: WatchError.self) { try SourceWatch(none) } }
    }
    for _ in 0..<20_000 {
      let number = open("/dev/null", O_RDONLY | O_CLOEXEC)
      var status = stat()
      try #require(fstat(number, &status) == 0)
      try #require(close(number) == 0)
    }
    await failures.value
  }
}
