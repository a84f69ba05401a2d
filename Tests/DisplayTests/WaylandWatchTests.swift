import Foundation
import Testing

/// A test of a live reload on a Wayland desktop without an X server.
extension RealWindow {
  @Suite struct WaylandWatchTests {
    @Test("S-02 R-01 on Wayland the new program goes on where the old one was, and can be used")
    func reload() throws {
      let desktop = try SwayDesktop()
      let package = try WatchedPackage()
      let sandbox = try Sandbox(on: desktop, program: package.program, package.options)
      try sandbox.waitUntilIdle()
      let before = try desktop.wait(for: "a card", width: 400, height: 600) { $0.colorCount > 8 }
      try package.edit("width: 160, height", to: "width: 220, height")
      let card = try sandbox.wait(forPrograms: 2, cardWidth: 220)
      try sandbox.waitUntilIdle()
      try desktop.wait(for: "the wider card", width: 400, height: 600) { $0 != before }
      let middle = (
        x: WatchedProgram.corner.x + card.x + card.width / 2,
        y: WatchedProgram.corner.y + card.y + card.height / 2
      )
      Pointer(desktop.remote).play(
        .drag(from: middle, through: [(middle.x, middle.y + 80, over: 0.3)], release: false))
      try sandbox.wait(for: "the card under the pointer") {
        // The drag begins after some points, which are not visible.
        try (sandbox.trace().frames.last?.views["card"]?.y ?? 0) > card.y + 60
      }
      Pointer(desktop.remote).play([.init(time: 0, action: .up)])
      try sandbox.waitUntilIdle()
      #expect(try sandbox.trace().frames.last?.views["card"]?.y == card.y)
      #expect(try sandbox.stop().exitCode == 0)
    }
  }
}
