import Foundation
import TestMaterial
import Testing

@testable import Glissade

@Suite struct WindowGeometryTests {
  private let folder = TemporaryFolder.ofProcess.url
    .appendingPathComponent("geometry-\(UUID().uuidString)")

  @Test("the file lies in the folder for states, of the environment or of the home folder")
  func place() {
    func path(_ environment: [String: String]) -> String? {
      WindowGeometry.file(of: "desk", environment: environment)?.path
    }
    #expect(path(["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/glissade/desk-window.json")
    #expect(path(["HOME": "/h"]) == "/h/.local/state/glissade/desk-window.json")
    #expect(path(["XDG_STATE_HOME": "relative", "HOME": "/h"])?.hasPrefix("/h/") == true)
    #expect(path([:]) == nil)
  }

  @Test("what is written is read again, and is never smaller than the window may be")
  func remembers() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("a/b.json")
    let geometry = WindowGeometry(
      size: CGSize(width: 900, height: 640), position: CGPoint(x: 40, y: 60),
      device: CGSize(width: 375, height: 667))
    geometry.write(to: url)
    #expect(WindowGeometry.read(url, smallest: CGSize(width: 200, height: 200)) == geometry)
    let large = WindowGeometry.read(url, smallest: CGSize(width: 1000, height: 200))
    #expect(large?.size == CGSize(width: 1000, height: 640))
  }

  @Test("a missing or damaged file is none")
  func damaged() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("c.json")
    #expect(WindowGeometry.read(url, smallest: .zero) == nil)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{\"size\":".utf8).write(to: url)
    #expect(WindowGeometry.read(url, smallest: .zero) == nil)
  }
}
