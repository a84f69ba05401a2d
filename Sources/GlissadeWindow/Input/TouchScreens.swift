internal import CSDL2
import Foundation
import GlissadeGestures

/// The touches on all touch screens.
///
/// SDL identifies a touch by its device and a number that a later touch can have again. This type
/// gives each touch a unique number. A movement or an end of an unknown touch, for example of one
/// that was cancelled, is ignored.
struct TouchScreens {
  private struct Contact {
    let device: SDL_TouchID
    let id: SDL_FingerID
    let touch: Int
    var place: CGPoint
  }

  private var contacts: [Contact] = []
  private var touchCount = 0

  /// A Boolean value that indicates whether a touch is down.
  var isTouching: Bool { !contacts.isEmpty }

  /// Translates a touch event of SDL to input events.
  ///
  /// - Parameters:
  ///   - event: The event of SDL. Its location is a fraction of the window's size.
  ///   - size: The window's size, in points.
  ///   - time: The time of the event in scene time, in seconds.
  mutating func events(
    of event: SDL_TouchFingerEvent, in size: CGSize, at time: TimeInterval
  ) -> [InputEvent] {
    guard event.x.isFinite, event.y.isFinite, Self.isTouchScreen(event.touchId) else { return [] }
    let place = CGPoint(x: Double(event.x) * size.width, y: Double(event.y) * size.height)
    let index = contacts.firstIndex { $0.device == event.touchId && $0.id == event.fingerId }
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN: return begin(event, at: place, replacing: index, time)
    case SDL_FINGERMOTION: return index.map { move($0, to: place, time) } ?? []
    default: return index.map { end($0, at: place, time) } ?? []
    }
  }

  /// Removes all touches, and returns an event that cancels each of them.
  mutating func cancel(at time: TimeInterval) -> [InputEvent] {
    defer { contacts = [] }
    return contacts.map { .touchCancel($0.touch, at: $0.place, t: time) }
  }

  /// Adds a touch. If there is already a touch with the same device and number, its end was lost,
  /// and it is cancelled.
  private mutating func begin(
    _ event: SDL_TouchFingerEvent, at place: CGPoint, replacing index: Int?, _ time: TimeInterval
  ) -> [InputEvent] {
    let lost = index.map { contacts.remove(at: $0) }
    touchCount += 1
    contacts.append(
      Contact(device: event.touchId, id: event.fingerId, touch: touchCount, place: place))
    let down = InputEvent.touchDown(touchCount, at: place, t: time)
    return lost.map { [.touchCancel($0.touch, at: $0.place, t: time), down] } ?? [down]
  }

  private mutating func move(
    _ index: Int, to place: CGPoint, _ time: TimeInterval
  ) -> [InputEvent] {
    contacts[index].place = place
    return [.touchMove(contacts[index].touch, to: place, t: time)]
  }

  private mutating func end(_ index: Int, at place: CGPoint, _ time: TimeInterval) -> [InputEvent] {
    [.touchUp(contacts.remove(at: index).touch, at: place, t: time)]
  }

  /// Returns whether a device is a touch screen. Touches of a touchpad are not input events,
  /// because they move the pointer or scroll. Those that SDL makes from mouse events are ignored,
  /// too.
  private static func isTouchScreen(_ device: SDL_TouchID) -> Bool {
    // The device −1 is the macro SDL_MOUSE_TOUCHID, which is not imported into Swift.
    guard device != -1 else { return false }
    // SDL can look up a device only after its video part was started.
    guard SDL_WasInit(SDL_INIT_VIDEO) != 0 else { return true }
    let type = SDL_GetTouchDeviceType(device)
    return type != SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE && type != SDL_TOUCH_DEVICE_INDIRECT_RELATIVE
  }
}
