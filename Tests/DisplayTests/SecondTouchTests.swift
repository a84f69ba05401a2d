import Foundation
import Testing

/// Tests of the second touch that a real mouse makes with a real Alt key.
extension RealWindow {
  @Suite struct SecondTouchTests {
    @Test("O-04 Alt and a drag are two touches that scale the tile, and both are drawn")
    func pinch() throws {
      let fixture = try DisplayFixture()
      let sandbox = try fixture.canvas("throw")
      try fixture.focus()
      fixture.connection.movePointer(toX: 127, y: 333)
      let before = try fixture.picture()
      fixture.connection.setKey("Alt_L", pressed: true)
      try fixture.expect(toDifferFrom: before)
      let stroke: [Pointer.Step] = .drag(from: (127, 333), through: [(87, 333, over: 0.3)])
      fixture.pointer.play(Array(stroke.dropLast()), isSeen: false)
      try sandbox.wait(for: "the tile at its larger size") {
        (try sandbox.trace().frames.last?.views["tile"]?.width ?? 0) > 150
      }
      fixture.pointer.play(
        stroke.suffix(1).map { .init(time: 0, action: $0.action) }, isSeen: false)
      fixture.connection.setKey("Alt_L", pressed: false)
      try sandbox.wait(for: "the tile at its own size") {
        abs((try sandbox.trace().frames.last?.views["tile"]?.width ?? 0) - 120) < 0.01
      }
      let touches = try sandbox.trace().frames.flatMap(\.input).filter { $0.device == "touch" }
      #expect(touches.filter { $0.kind == "down" }.map(\.touch) == [-1, -2])
      #expect(touches.filter { $0.kind == "down" }.map(\.x) == [127, 248])
      #expect(touches.filter { $0.kind == "up" }.map(\.touch) == [-1, -2])
      #expect(touches.filter { $0.kind == "up" }.map(\.x) == [87, 288])
      try fixture.expect(toShow: before)
      let exitCode = try sandbox.stop().exitCode
      #expect(exitCode == 0)
    }
  }
}
