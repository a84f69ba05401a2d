import Foundation
import Testing

/// Tests of a live reload: a real file of a real package is edited under a program that runs.
extension RealWindow {
  @Suite struct WatchTests {
    /// A program that was started with `--watch`, and the source of its page.
    private final class Watched {
      /// The upper left corner of the canvas.
      static let corner = (x: 104.0, y: 32.0)

      let window = try! InstrumentWindow()
      let sandbox: Sandbox
      private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("watched-\(UUID().uuidString)")
      private let source: URL

      init() throws {
        let package = try ExamplePackage(copyTo: folder)
        source = folder.appendingPathComponent("Sources/Outsider/CardViewController.swift")
        let program = try package.program()
        sandbox = try window.use(
          window.run(
            program,
            [
              "--size", "400x600", "--watch", "--watch-command", try package.buildCommand(),
            ]))
      }

      deinit { try? FileManager.default.removeItem(at: folder) }

      /// Replaces a text in the page's source, as an editor does that renames another file over it.
      func edit(_ old: String, to new: String) throws {
        let text = try String(contentsOf: source, encoding: .utf8)
        #expect(text.contains(old))
        try text.replacingOccurrences(of: old, with: new)
          .write(to: source, atomically: true, encoding: .utf8)
      }

      /// The number of programs whose first picture was visible.
      func programs() throws -> Int { try sandbox.trace().frames.count { $0.frame == 0 } }

      /// Waits until so many programs have had the window.
      func wait(forPrograms count: Int) throws {
        try sandbox.wait(for: "program \(count)") { try self.programs() >= count }
        try sandbox.waitUntilIdle()
      }

      func drag(release: Bool) {
        let start = (x: Self.corner.x + 200, y: Self.corner.y + 300)
        window.pointer.play(
          .drag(
            from: start, through: [(start.x + 60, start.y + 100, over: 0.3)], release: release))
      }
    }

    @Test("S-02 S-03 after a save the run continues under the new code, and its motion is compared")
    func reload() throws {
      let watched = try Watched()
      watched.drag(release: true)
      try watched.sandbox.waitUntilIdle()
      let before = try watched.sandbox.trace().frames.last?.views["card"]?.frame
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
      let watched = try Watched()
      watched.drag(release: false)
      try watched.sandbox.wait(for: "the last move") {
        try watched.sandbox.trace().heldMoves.last?.y == 400
      }
      try watched.sandbox.waitUntilIdle()
      let before = try watched.sandbox.trace().frames.last?.views["card"]?.frame
      try watched.edit(
        "self.card.transform = .identity",
        to: "self.card.transform = CGAffineTransform(translationX: 0, y: 150)")
      try watched.wait(forPrograms: 2)
      #expect(try watched.sandbox.trace().frames.last?.views["card"]?.frame == before)
      // The pointer still drags the card.
      let place = (x: Watched.corner.x + 280, y: Watched.corner.y + 420)
      try watched.sandbox.wait(for: "the card under the pointer") {
        // The old window has the pointer until it is closed, so that a move may be lost to it.
        watched.window.pointer.play([
          .init(time: 0, action: .move(x: place.x + 1, y: place.y)),
          .init(time: 0, action: .move(x: place.x, y: place.y)),
        ])
        let frame = try watched.sandbox.trace().frames.last?.views["card"]?.frame
        return frame?[1] == (before?[1] ?? 0) + 20
      }
      watched.window.pointer.play([.init(time: 0, action: .up)])
      // The new program has one press more than the server: that of the pointer that was held.
      try watched.sandbox.wait(for: "the release") {
        try watched.sandbox.trace().frames.last { !$0.input.isEmpty }?.input.last?.kind == "up"
      }
      try watched.sandbox.waitUntilIdle()
      let end = try watched.sandbox.trace().frames.last?.views["card"]?.frame
      #expect(end?[1] == 340)
      #expect(try watched.sandbox.stop().exitCode == 0)
    }

    @Test("S-01 S-04 errors and crashes leave the program in place, until they are mended")
    func mistakes() throws {
      let watched = try Watched()
      let panel = InstrumentWindow.Area(x: 100, y: 560, width: 400, height: 100)
      let plain = try watched.window.picture(panel)
      try watched.edit("withDuration: 0.5", to: "withDuration: 0,5")
      try watched.window.wait(for: "the list of errors", at: panel) { $0 != plain }
      try watched.edit("withDuration: 0,5", to: "withDuration: 0.5")
      try watched.wait(forPrograms: 2)
      try watched.edit("super.viewDidLoad()", to: "super.viewDidLoad(); fatalError()")
      try watched.window.wait(for: "the line about the crash", at: panel) { $0 != plain }
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
