import CSDL2
import Foundation
import GlissadeGestures
import Testing

@testable import GlissadeWindow

@Suite struct InputTranslatorTests {
  private static func motion(_ x: Int32, _ y: Int32, held: UInt32 = 1) -> SDL_Event {
    var event = SDL_Event()
    event.motion = SDL_MouseMotionEvent()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    (event.motion.x, event.motion.y, event.motion.state) = (x, y, held)
    return event
  }

  private static func button(_ isDown: Bool, _ x: Int32, _ y: Int32, _ number: UInt8 = 1)
    -> SDL_Event
  {
    var event = SDL_Event()
    event.button = SDL_MouseButtonEvent()
    event.button.type = (isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
    (event.button.x, event.button.y, event.button.button) = (x, y, number)
    return event
  }

  private static func window(_ id: SDL_WindowEventID, _ first: Int32 = 0, _ second: Int32 = 0)
    -> SDL_Event
  {
    var event = SDL_Event()
    event.window = SDL_WindowEvent()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(id.rawValue)
    (event.window.data1, event.window.data2) = (first, second)
    return event
  }

  private static func translate(_ events: [(Double, SDL_Event)], scale: Double = 1) -> [InputEvent]
  {
    var translator = InputTranslator(scale: scale)
    for (time, event) in events { translator.add(event, at: time) }
    return translator.removePending()
  }

  @Test("M-02 every motion comes through with its own stamp; of two with equal stamps the later")
  func motions() {
    let events = Self.translate([
      (0.001, Self.button(true, 5, 5)), (0.002, Self.motion(6, 5)), (0.003, Self.motion(7, 5)),
      (0.003, Self.motion(9, 5)), (0.004, Self.motion(10, 5)), (0.004, Self.button(false, 10, 5)),
    ])
    #expect(events.map(\.kind) == [.down, .move, .move, .move, .up])
    #expect(events.map(\.x) == [5, 6, 9, 10, 10])
    #expect(events.map(\.t) == [0.001, 0.002, 0.003, 0.004, 0.004])
    #expect(events.map(\.button) == [1, 1, 1, 1, 1])
  }

  @Test("M-02 stamps never run backwards")
  func monotonicStamps() {
    let events = Self.translate([(2, Self.motion(1, 1, held: 0)), (1, Self.motion(2, 2, held: 0))])
    #expect(events.map(\.t) == [2])
    #expect(events.map(\.x) == [2])
  }

  @Test("F-23 lost focus cancels the press, and its late release is no second end")
  func lostFocus() {
    let events = Self.translate([
      (1, Self.button(true, 5, 6)), (2, Self.window(SDL_WINDOWEVENT_FOCUS_LOST)),
      (3, Self.motion(9, 9)), (4, Self.button(false, 9, 9)),
    ])
    #expect(events.map(\.kind) == [.down, .cancel, .focus, .move])
    #expect(events[1].location == CGPoint(x: 5, y: 6))
    #expect(events[3].button == 0)
  }

  @Test("F-23 a release that another program took reads as a cancel at the next motion")
  func lostRelease() {
    let events = Self.translate([
      (1, Self.button(true, 5, 6)), (2, Self.motion(8, 8, held: 0)),
    ])
    #expect(events.map(\.kind) == [.down, .cancel, .move])
  }

  @Test("F-23 leaving the window with the button pressed continues as a drag")
  func leavingTheWindow() {
    let events = Self.translate([
      (1, Self.button(true, 5, 6)), (2, Self.window(SDL_WINDOWEVENT_LEAVE)),
      (3, Self.motion(-40, 900)), (4, Self.button(false, -40, 900)),
    ])
    #expect(events.map(\.kind) == [.down, .move, .up])
    #expect(events[1].location == CGPoint(x: -40, y: 900))
  }

  @Test("L-16 a second button is passed on under its own number and does not end the first")
  func secondButton() {
    let events = Self.translate([
      (1, Self.button(true, 1, 1)), (2, Self.button(true, 1, 1, 3)),
      (3, Self.button(false, 1, 1, 3)), (4, Self.motion(2, 2)), (5, Self.button(false, 2, 2)),
    ])
    #expect(events.map(\.button) == [1, 3, 3, 1, 1])
    #expect(events.map(\.kind) == [.down, .down, .up, .move, .up])
  }

  @Test("M-43 pixels become points by the window's scale")
  func scale() {
    let events = Self.translate(
      [
        (1, Self.motion(301, 150, held: 0)),
        (2, Self.window(SDL_WINDOWEVENT_SIZE_CHANGED, 750, 1334)),
      ],
      scale: 2)
    #expect(events[0].location == CGPoint(x: 150.5, y: 75))
    #expect(events[1].size == CGSize(width: 375, height: 667))
  }

  private static func alt(_ type: SDL_EventType) -> SDL_Event {
    var event = SDL_Event()
    event.key = SDL_KeyboardEvent()
    event.key.type = type.rawValue
    event.key.keysym.sym = SDL_Keycode(SDLK_LALT.rawValue)
    event.key.keysym.mod = type == SDL_KEYDOWN ? UInt16(KMOD_LALT.rawValue) : 0
    return event
  }

  @Test("O-04 the mouse's events carry the modifiers, and Alt is reported where the pointer is")
  func modifiers() {
    let events = Self.translate([
      (1, Self.motion(5, 6, held: 0)), (2, Self.alt(SDL_KEYDOWN)), (3, Self.button(true, 5, 6)),
      (4, Self.alt(SDL_KEYUP)), (5, Self.button(false, 5, 6)),
    ])
    let moves = events.filter { $0.kind == .move }
    #expect(moves.map(\.modifiers) == [[], .alternate])
    #expect(moves.map(\.location) == [CGPoint(x: 5, y: 6), CGPoint(x: 5, y: 6)])
    #expect(events.filter { $0.kind == .down }.map(\.modifiers) == [.alternate])
    #expect(events.filter { $0.kind == .up }.map(\.modifiers) == [[]])
  }

  @Test("O-05 fractions of notches are a touchpad's scroll, of 10 pt each; notches are 40 pt")
  func scrolls() {
    func wheel(_ y: Float) -> SDL_Event {
      var event = SDL_Event()
      event.wheel = SDL_MouseWheelEvent()
      event.wheel.type = SDL_MOUSEWHEEL.rawValue
      event.wheel.preciseY = y
      return event
    }
    let events = Self.translate([(1, wheel(1)), (2, wheel(-0.3)), (3, wheel(.nan))])
    #expect(events.map(\.device) == [.mouse, .touchpad])
    #expect(events[0].deltaY == -40)
    #expect(abs(events[1].deltaY - 3) < 1e-5)
  }

  @Test("keys are named by their labels")
  func keys() {
    var escape = SDL_Event()
    escape.key = SDL_KeyboardEvent()
    escape.key.type = SDL_KEYDOWN.rawValue
    escape.key.keysym.sym = SDL_Keycode(SDLK_ESCAPE.rawValue)
    var letter = escape
    letter.key.keysym.sym = SDL_Keycode(SDLK_s.rawValue)
    letter.key.keysym.mod = UInt16(KMOD_LSHIFT.rawValue)
    let events = Self.translate([(1, escape), (2, letter)])
    #expect(events.map(\.key) == ["Escape", "s"])
    #expect(events[1].modifiers == .shift)
  }
}
