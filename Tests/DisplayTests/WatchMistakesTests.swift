import Foundation
import TestMaterial
import Testing

/// Tests of a live reload with edits that do not go well, and of the way back.
extension RealWindow {
  @Suite struct WatchMistakesTests {
    @Test("S-04 a program that hangs at its start leaves the old one, until the next save")
    func hang() throws {
      let watched = try WatchedProgram()
      let hang = "; FileHandle.standardError.write(Data(\"hangs\".utf8)); while true {}"
      try watched.edit("super.viewDidLoad()", to: "super.viewDidLoad()\(hang)")
      try watched.sandbox.wait(forErrors: "hangs")
      // The old program still takes the pointer.
      watched.drag(release: true)
      try watched.sandbox.wait(for: "the last move") {
        try watched.sandbox.trace().heldMoves.last?.y == 400
      }
      #expect(try watched.programs() == 1)
      try watched.edit(hang, to: "")
      try watched.wait(forPrograms: 2)
      #expect(try watched.sandbox.stop().exitCode == 0)
    }

    @Test("S-07 a program that crashes in use is continued from its last frame by the next save")
    func crash() throws {
      let watched = try WatchedProgram()
      let rest = try #require(try watched.lastFrame()?.views["card"]?.frame)
      let crash = " fatalError(\"The card is gone\")"
      try watched.edit("case .ended, .cancelled:", to: "case .ended, .cancelled:\(crash)")
      try watched.wait(forPrograms: 2)
      watched.drag(release: true)
      try watched.sandbox.wait(forErrors: "Fatal error: The card is gone")
      try watched.sandbox.wait(forErrors: "Save a mended source to continue from its last frame.")
      #expect(try watched.programs() == 2)
      try watched.edit(crash, to: "")
      try watched.sandbox.wait(for: "the card where it was released") {
        let frames = try watched.sandbox.trace().framesOfNewestProgram
        let card = frames.lazy.compactMap { $0.views["card"]?.frame }.first
        return try watched.programs() == 3 && (card?[1] ?? 0) > rest[1] + 50
      }
      // The pointer does not hold it any more.
      try watched.sandbox.wait(for: "the card's way back") {
        let last = try watched.lastFrame()
        return last?.idle == true && last?.views["card"]?.frame == rest
      }
      #expect(try watched.sandbox.stop().exitCode == 0)
    }

    @Test("S-07 a supervisor that is killed leaves no window and no files")
    func killed() throws {
      let folder = TemporaryFolder()
      let watched = try WatchedProgram(environment: ["TMPDIR": folder.url.path])
      #expect(folder.names.contains { $0.hasPrefix("glissade-watch-") })
      kill(watched.sandbox.process.identifier, SIGKILL)
      let isGone = Deadline().waits { !folder.names.contains { $0.hasPrefix("glissade-") } }
      #expect(isGone, "\(folder.names)")
    }

    @Test("S-02 a recorded drag that misses its view under the new code moves nothing")
    func miss() throws {
      let watched = try WatchedProgram()
      watched.drag(release: true)
      try watched.waitUntilIdle()
      let before = try watched.lastFrame()?.views["card"]?.frame
      try watched.edit("width: 160, height: 220", to: "width: 16, height: 22")
      try watched.wait(forPrograms: 2, cardWidth: 16)
      let frame = try watched.sandbox.trace().frames.last { $0.views["card"]?.frame[2] == 16 }?
        .views["card"]?.frame
      #expect(frame != before)
      // The window is in use.
      try watched.window.type("v")
      try watched.waitUntilIdle()
      #expect(try watched.sandbox.stop().exitCode == 0)
    }

    @Test("S-01 ten saves within a second end in one program, that of the last save")
    func tenSaves() throws {
      let watched = try WatchedProgram()
      for number in 0..<10 {
        let (old, new) = (number == 0 ? "160" : "\(160 + number)", "\(161 + number)")
        try watched.edit("width: \(old), height", to: "width: \(new), height")
      }
      try watched.wait(forPrograms: 2, cardWidth: 170)
      #expect(try watched.programs() <= 3)
      #expect(try watched.sandbox.stop().exitCode == 0)
    }

    @Test("S-03 the key B goes back to the program before the edit, and forward again")
    func before() throws {
      let watched = try WatchedProgram()
      try watched.edit("width: 160, height", to: "width: 200, height")
      try watched.wait(forPrograms: 2, cardWidth: 200)
      try watched.window.type("b")
      try watched.wait(forPrograms: 3, cardWidth: 160)
      try watched.window.type("b")
      try watched.wait(forPrograms: 4, cardWidth: 200)
      #expect(try watched.sandbox.stop().exitCode == 0)
    }
  }
}
