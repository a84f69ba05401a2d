import Foundation
import Testing

/// Tests of a live reload: a real file of a real package is edited under a program that runs.
extension RealWindow {
  @Suite struct WatchTests {
    @Test("S-02 S-03 after a save the run continues under the new code, and its motion is compared")
    func reload() throws {
      let watched = try WatchedProgram()
      watched.drag(release: true)
      try watched.waitUntilIdle()
      let before = try watched.lastFrame()?.views["card"]?.frame
      let canvas = InstrumentWindow.Area(x: 110, y: 40, width: 380, height: 400)
      let picture = try watched.window.picture(canvas)
      try watched.edit("usingSpringWithDamping: 0.7", to: "usingSpringWithDamping: 0.2")
      try watched.wait(forPrograms: 2)
      let trace = try watched.sandbox.trace()
      #expect(trace.frames.last?.views["card"]?.frame == before)
      try watched.window.wait(for: "the same picture", at: canvas) { $0 == picture }
      // The loop shows the drag again and again, until a press on the canvas.
      try watched.window.type("l")
      let moves = try watched.sandbox.trace().frames.count
      try watched.sandbox.wait(for: "the drag again") {
        let frames = try watched.sandbox.trace().frames.dropFirst(moves)
        return frames.contains { $0.views["card"]?.frame != before }
      }
      #expect(try watched.sandbox.stop().exitCode == 0)
    }

    @Test("S-02 a card that is held while its source is saved stays held, and its release is new")
    func held() throws {
      let watched = try WatchedProgram()
      watched.drag(release: false)
      try watched.sandbox.wait(for: "the last move") {
        try watched.sandbox.trace().heldMoves.last?.y == 400
      }
      try watched.waitUntilIdle()
      let before = try watched.lastFrame()?.views["card"]?.frame
      try watched.edit(
        "self.card.transform = .identity",
        to: "self.card.transform = CGAffineTransform(translationX: 0, y: 150)")
      try watched.wait(forPrograms: 2)
      #expect(try watched.lastFrame()?.views["card"]?.frame == before)
      // The pointer still drags the card.
      let place = (x: WatchedProgram.corner.x + 280, y: WatchedProgram.corner.y + 420)
      try watched.sandbox.wait(for: "the card under the pointer") {
        // The old window has the pointer until it is closed, so that a move may be lost to it.
        watched.window.pointer.play([
          .init(time: 0, action: .move(x: place.x + 1, y: place.y)),
          .init(time: 0, action: .move(x: place.x, y: place.y)),
        ])
        let frame = try watched.lastFrame()?.views["card"]?.frame
        return frame?[1] == (before?[1] ?? 0) + 20
      }
      watched.window.pointer.play([.init(time: 0, action: .up)])
      // The new program has one press more than the server: that of the pointer that was held.
      try watched.sandbox.wait(for: "the release") {
        try watched.sandbox.trace().framesOfNewestProgram.last { !$0.input.isEmpty }?.input.last?
          .kind == "up"
      }
      try watched.waitUntilIdle()
      let end = try watched.lastFrame()?.views["card"]?.frame
      #expect(end?[1] == 340)
      #expect(try watched.sandbox.stop().exitCode == 0)
    }

    @Test(
      "S-02 R-03 the new window is where the old one was, at every scale of the desktop",
      arguments: [96, 144])
    func position(dotsPerInch: Int) throws {
      let watched = try WatchedProgram(dotsPerInch: dotsPerInch)
      let connection = watched.window.connection
      let old = try connection.window
      connection.move(old, x: 31, y: 52)
      try watched.edit("width: 160, height", to: "width: 170, height")
      try watched.wait(forPrograms: 2)
      try watched.sandbox.wait(for: "the end of the old window") { try connection.window != old }
      #expect(connection.position(of: try connection.window) == [31, 52])
      #expect(try watched.sandbox.stop().exitCode == 0)
    }

    @Test("S-01 S-04 errors and crashes leave the program in place, until they are mended")
    func mistakes() throws {
      let watched = try WatchedProgram()
      try watched.edit("withDuration: 0.5", to: "withDuration: 0,5")
      try watched.waitForError()
      try watched.edit("withDuration: 0,5", to: "withDuration: 0.5")
      try watched.wait(forPrograms: 2)
      try watched.edit("super.viewDidLoad()", to: "super.viewDidLoad(); fatalError()")
      try watched.sandbox.wait(forErrors: "Fatal error")
      try watched.waitForError()
      #expect(try watched.programs() == 2)
      try watched.edit("; fatalError()", to: "")
      try watched.wait(forPrograms: 3)
      watched.drag(release: false)
      try watched.sandbox.wait(for: "the last move") {
        try watched.sandbox.trace().heldMoves.last?.y == 400
      }
      #expect(try watched.sandbox.stop().exitCode == 0)
    }
  }
}
