import CSDL2
import Foundation
import GlissadeGestures
import Testing

@testable import GlissadeWindow

/// Tests of SDL's events of touch screens. Without such a screen they are made here, with the
/// fields that SDL fills in.
@Suite struct TouchScreenTests {
  private static func contact(
    _ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float, device: Int64 = 9
  ) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger = SDL_TouchFingerEvent()
    event.tfinger.type = type.rawValue
    (event.tfinger.touchId, event.tfinger.fingerId) = (device, id)
    (event.tfinger.x, event.tfinger.y) = (x, y)
    return event
  }

  private static func mouse(_ type: SDL_EventType, which: UInt32) -> SDL_Event {
    var event = SDL_Event()
    event.button = SDL_MouseButtonEvent()
    event.button.type = type.rawValue
    (event.button.which, event.button.button, event.button.x) = (which, 1, 40)
    return event
  }

  private static func focusLost() -> SDL_Event {
    var event = SDL_Event()
    event.window = SDL_WindowEvent()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue)
    return event
  }

  private static func translate(_ events: [SDL_Event]) -> [InputEvent] {
    var translator = InputTranslator(scale: 2, size: CGSize(width: 400, height: 800))
    for (index, event) in events.enumerated() { translator.add(event, at: Double(index)) }
    return translator.removePending()
  }

  @Test("O-01 a contact becomes a touch with a number of its own, in points of the window")
  func touch() {
    let events = Self.translate([
      Self.contact(SDL_FINGERDOWN, 5, 0.5, 0.25), Self.contact(SDL_FINGERMOTION, 5, 0.75, 0.25),
      Self.contact(SDL_FINGERUP, 5, 0.75, 0.5), Self.contact(SDL_FINGERDOWN, 5, 0, 0),
    ])
    #expect(
      events == [
        .touchDown(1, at: CGPoint(x: 200, y: 200), t: 0),
        .touchMove(1, to: CGPoint(x: 300, y: 200), t: 1),
        .touchUp(1, at: CGPoint(x: 300, y: 400), t: 2), .touchDown(2, at: .zero, t: 3),
      ])
  }

  @Test("O-02 several contacts are several touches, of equal numbers on different devices, too")
  func several() {
    let events = Self.translate([
      Self.contact(SDL_FINGERDOWN, 0, 0, 0), Self.contact(SDL_FINGERDOWN, 1, 0.5, 0),
      Self.contact(SDL_FINGERDOWN, 0, 1, 0, device: 10), Self.contact(SDL_FINGERMOTION, 1, 0.25, 0),
      Self.contact(SDL_FINGERUP, 0, 1, 0, device: 10),
    ])
    #expect(events.map(\.touch) == [1, 2, 3, 2, 3])
    #expect(events.map(\.kind) == [.down, .down, .down, .move, .up])
  }

  @Test("O-01 a movement or an end without a beginning, and a place that is no number, are ignored")
  func withoutDown() {
    let events = Self.translate([
      Self.contact(SDL_FINGERMOTION, 5, 0.5, 0.5), Self.contact(SDL_FINGERUP, 5, 0.5, 0.5),
      Self.contact(SDL_FINGERDOWN, 5, .nan, 0.5), Self.contact(SDL_FINGERDOWN, 5, 0, .infinity),
    ])
    #expect(events.isEmpty)
  }

  @Test("O-01 a second beginning of a contact cancels the touch whose end was lost")
  func lostEnd() {
    let events = Self.translate([
      Self.contact(SDL_FINGERDOWN, 5, 0.5, 0.5), Self.contact(SDL_FINGERDOWN, 5, 0, 0),
    ])
    #expect(events.map(\.kind) == [.down, .cancel, .down])
    #expect(events.map(\.touch) == [1, 1, 2])
  }

  @Test("O-01 the mouse that SDL makes from a touch, and the touch from a mouse, are ignored")
  func copies() {
    let events = Self.translate([
      Self.mouse(SDL_MOUSEBUTTONDOWN, which: .max), Self.mouse(SDL_MOUSEBUTTONUP, which: .max),
      Self.contact(SDL_FINGERDOWN, 0, 0.5, 0.5, device: -1),
      Self.mouse(SDL_MOUSEBUTTONDOWN, which: 0),
    ])
    #expect(events.map(\.device) == [.mouse])
    #expect(events.map(\.kind) == [.down])
  }

  @Test("F-23 lost focus cancels all touches, and their later events are ignored")
  func lostFocus() {
    let events = Self.translate([
      Self.contact(SDL_FINGERDOWN, 0, 0, 0), Self.contact(SDL_FINGERDOWN, 1, 0.5, 0),
      Self.focusLost(), Self.contact(SDL_FINGERMOTION, 0, 0.5, 0),
      Self.contact(SDL_FINGERUP, 1, 0.5, 0),
    ])
    #expect(events.map(\.kind) == [.down, .down, .cancel, .cancel, .focus])
    #expect(events.map(\.touch) == [1, 2, 1, 2, 0])
  }

  @Test("O-01 a touch counts as a press, but does not capture the mouse")
  func pressing() {
    var translator = InputTranslator(scale: 1, size: CGSize(width: 100, height: 100))
    translator.add(Self.contact(SDL_FINGERDOWN, 0, 0, 0), at: 0)
    #expect(translator.isPressing)
    #expect(!translator.isPressingButton)
    translator.add(Self.contact(SDL_FINGERUP, 0, 0, 0), at: 1)
    #expect(!translator.isPressing)
  }
}
