import Foundation
import GlissadeReplay
import TestMaterial
import Testing

@testable import Glissade

/// The recordings that were opened or made last.
@Suite struct RecentRecordingsTests {
  private let folder = TemporaryFolder()
  private let header = RecordingHeader(
    program: "desk", demo: "throw", size: CGSize(width: 9, height: 9), scale: 1)

  private func file(_ name: String) throws -> URL {
    let url = folder.file(name)
    try Data().write(to: url)
    return url
  }

  @Test("X-10 the latest is first, none is listed twice, and what is gone is not listed")
  func order() throws {
    let recent = RecentRecordings(file: folder.file("state/recent.json"))
    #expect(recent.entries.isEmpty)
    let files = try ["a", "b", "c"].map(file)
    for url in files + [files[0]] { recent.add(url, header, at: Date(timeIntervalSince1970: 5)) }
    #expect(recent.entries.map(\.path) == [files[0], files[2], files[1]].map(\.path))
    #expect(recent.entries.first?.demo == "throw")
    #expect(recent.entries.first?.program == "desk")
    try FileManager.default.removeItem(at: files[2])
    #expect(recent.entries.map(\.path) == [files[0], files[1]].map(\.path))
  }

  @Test("X-10 twelve are kept, a damaged list is empty, and no list keeps nothing")
  func limits() throws {
    let state = folder.file("recent.json")
    let recent = RecentRecordings(file: state)
    for index in 0..<20 { recent.add(try file("\(index)"), header) }
    #expect(recent.entries.count == 12)
    #expect(recent.entries.first?.path.hasSuffix("/19") == true)
    try Data("[{".utf8).write(to: state)
    #expect(recent.entries.isEmpty)
    let none = RecentRecordings(file: nil)
    none.add(try file("x"), header)
    #expect(none.entries.isEmpty)
  }
}
