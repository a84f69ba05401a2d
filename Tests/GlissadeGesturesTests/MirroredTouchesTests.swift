import Foundation
import Testing

@testable import GlissadeGestures

/// Tests of the second touch that a mouse makes with Alt.
@Suite("Mirrored touches")
struct MirroredTouchesTests {
  private var mirror = MirroredTouches()

  private mutating func send(
    _ kind: InputEvent.Kind, _ x: Double, _ y: Double, _ modifiers: InputEvent.Modifiers = [],
    button: Int = 1
  ) -> [InputEvent] {
    var event = InputEvent.move(to: CGPoint(x: x, y: y), t: 1, button: button)
    event.kind = kind
    event.modifiers = modifiers
    return mirror.events(for: event, in: CGSize(width: 200, height: 400))
  }

  private func places(_ events: [InputEvent]) -> [CGPoint] { events.map(\.location) }

  @Test("O-04 with Alt a press is two touches, mirrored at the middle of the canvas")
  mutating func pair() {
    let down = send(.down, 50, 100, .alternate)
    #expect(
      down == [
        .touchDown(-1, at: CGPoint(x: 50, y: 100), t: 1),
        .touchDown(-2, at: CGPoint(x: 150, y: 300), t: 1),
      ])
    let move = send(.move, 60, 90, .alternate)
    #expect(move.map(\.kind) == [.move, .move])
    #expect(places(move) == [CGPoint(x: 60, y: 90), CGPoint(x: 140, y: 310)])
    #expect(mirror.isPressed)
    let up = send(.up, 60, 80, .alternate)
    #expect(up.map(\.kind) == [.up, .up])
    #expect(up.map(\.touch) == [-1, -2])
    #expect(!mirror.isPressed)
  }

  @Test("O-04 with Alt and Shift both move alike, pressed or not, and mirror at their new middle")
  mutating func together() {
    _ = send(.move, 50, 100, .alternate, button: 0)
    _ = send(.move, 70, 110, [.alternate, .shift], button: 0)
    #expect(mirror.places?.mirrored == CGPoint(x: 170, y: 310))
    _ = send(.down, 70, 110, .alternate)
    #expect(
      places(send(.move, 80, 110, .alternate)) == [
        CGPoint(x: 80, y: 110), CGPoint(x: 160, y: 310),
      ])
    #expect(
      places(send(.move, 90, 130, [.alternate, .shift])) == [
        CGPoint(x: 90, y: 130), CGPoint(x: 170, y: 330),
      ])
  }

  @Test("O-04 without a press Alt only shows both; without Alt nothing changes")
  mutating func hover() {
    let hover = InputEvent.move(to: CGPoint(x: 50, y: 100), t: 1, button: 0)
    #expect(send(.move, 50, 100, button: 0) == [hover])
    #expect(mirror.places == nil)
    #expect(send(.move, 50, 100, .alternate, button: 0).count == 1)
    #expect(mirror.places?.pointer == CGPoint(x: 50, y: 100))
    #expect(mirror.places?.mirrored == CGPoint(x: 150, y: 300))
    _ = send(.move, 50, 100, button: 0)
    #expect(mirror.places == nil)
    #expect(send(.down, 50, 100) == [.down(at: CGPoint(x: 50, y: 100), t: 1)])
    #expect(send(.move, 60, 100, .alternate).map(\.device) == [.mouse])
  }

  @Test("O-04 the press decides: Alt that is released during it ends with the press")
  mutating func releasedAlt() {
    _ = send(.down, 50, 100, .alternate)
    #expect(send(.move, 60, 100).count == 2)
    #expect(send(.up, 60, 100).count == 2)
    #expect(mirror.places == nil)
    #expect(send(.down, 50, 100).count == 1)
  }

  @Test("O-04 a cancelled press ends both touches; a lost focus leaves none")
  mutating func ends() {
    _ = send(.down, 50, 100, .alternate)
    #expect(send(.cancel, 50, 100, .alternate).map(\.kind) == [.cancel, .cancel])
    _ = send(.down, 50, 100, .alternate)
    let lost = InputEvent.focus(false, t: 2)
    #expect(mirror.events(for: lost, in: .zero) == [lost])
    #expect(mirror == MirroredTouches())
    #expect(send(.up, 50, 100).map(\.device) == [.mouse])
  }

  @Test("O-04 other buttons, other devices and other kinds pass through")
  mutating func others() {
    _ = send(.down, 50, 100, .alternate)
    #expect(send(.down, 50, 100, .alternate, button: 3).map(\.button) == [3])
    #expect(send(.up, 50, 100, .alternate, button: 3).map(\.device) == [.mouse])
    let touch = InputEvent.touchDown(1, at: .zero, t: 1)
    #expect(mirror.events(for: touch, in: .zero) == [touch])
    let key = InputEvent.key("a", modifiers: .alternate, t: 1)
    #expect(mirror.events(for: key, in: .zero) == [key])
    #expect(mirror.isPressed)
  }
}
