import Foundation
import GlissadeGestures

/// A touch of the screen, or a press of the pointer's button, from its beginning to its end.
///
/// One object represents one press from beginning to end. The values of the object are those of the
/// event that is being delivered.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The phases of a touch in their order. A stationary touch has not moved since the last event.
    case began, moved, stationary, ended, cancelled
  }

  /// The type of a touch, which follows from its input device.
  public enum TouchType: Int, Sendable {
    /// The touches of a touch screen, of a touchpad, of a pen, and of a mouse, in this order.
    case direct, indirect, pencil, indirectPointer

    /// The former name of `pencil`.
    public static let stylus = TouchType.pencil
    static let all: [TouchType] = [.direct, .indirect, .pencil, .indirectPointer]

    /// Creates the type of the touches of a device.
    init(of device: InputEvent.Device) {
      switch device {
      case .touch: self = .direct
      case .touchpad: self = .indirect
      case .pen: self = .pencil
      case .mouse: self = .indirectPointer
      }
    }
  }

  /// The phase of the touch in the current event.
  open internal(set) var phase: Phase = .began
  /// The time of the phase, in seconds of the scene's time.
  open internal(set) var timestamp: TimeInterval
  /// The number of consecutive taps to which this press belongs, from 1.
  open internal(set) var tapCount: Int
  /// The force of the touch, which is 0, because it is not measured.
  open var force: CGFloat { 0 }
  /// The greatest force that is measured, which is 0.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The type of the touch.
  open private(set) var type: TouchType
  /// The view that the touch hit when it began. It does not change until the touch ends.
  open private(set) weak var view: UIView?
  /// The window in which the touch began.
  open private(set) weak var window: UIWindow?

  /// The number of this touch, which is unique within its scene.
  package nonisolated let id: Int
  /// The current location of the touch, in points of the window.
  package internal(set) var locationInWindow: CGPoint
  /// The location of the touch in its previous event, in points of the window.
  package internal(set) var previousLocationInWindow: CGPoint
  /// The time of the newest sample of the touch, in seconds of the scene's time. The current frame
  /// may not show this sample yet (M-51).
  private(set) var sampledTime: TimeInterval
  /// The location of the newest sample of the touch, in points of the window.
  private(set) var sampledLocation: CGPoint
  /// A Boolean value that indicates whether the beginning of the touch passed through the whole
  /// responder chain and no responder handled it.
  var isUnhandled = false
  /// The recognizers that follow this touch, in order of precedence.
  var followers: [UIGestureRecognizer] = []

  init(id: Int, location: CGPoint, time: TimeInterval, tapCount: Int, type: TouchType) {
    self.id = id
    self.type = type
    timestamp = time
    self.tapCount = tapCount
    locationInWindow = location
    previousLocationInWindow = location
    sampledTime = time
    sampledLocation = location
    super.init()
  }

  /// Creates a touch without an event, for subclasses in a client's tests.
  public override init() {
    id = -1
    type = .direct
    timestamp = 0
    tapCount = 0
    locationInWindow = .zero
    previousLocationInWindow = .zero
    sampledTime = 0
    sampledLocation = .zero
    super.init()
  }

  /// The recognizers that receive this touch, those of the nearest view first.
  open var gestureRecognizers: [UIGestureRecognizer]? { followers }

  /// Returns the location of the touch, in points of `view`, or of the window if `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint {
    view?.locationFromWindow(locationInWindow) ?? locationInWindow
  }

  /// Returns the location of the touch at its previous event, in points of `view`, or of the window
  /// if `view` is `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.locationFromWindow(previousLocationInWindow) ?? previousLocationInWindow
  }

  package var sample: TouchSample {
    TouchSample(
      touch: id, time: sampledTime, location: sampledLocation, shown: locationInWindow)
  }

  /// Creates a copy of a touch at its newest sample, for `UIEvent.coalescedTouches(for:)`.
  init(newestSampleOf touch: UITouch, after previous: CGPoint) {
    id = touch.id
    type = touch.type
    phase = touch.phase
    timestamp = touch.sampledTime
    tapCount = touch.tapCount
    locationInWindow = touch.sampledLocation
    previousLocationInWindow = previous
    sampledTime = touch.sampledTime
    sampledLocation = touch.sampledLocation
    super.init()
    view = touch.view
    window = touch.window
  }

  /// Sets the view and the window of the touch to those that it hit, or to `nil`.
  func attach(to hit: UIView?) {
    view = hit
    window = hit?.window
  }

  /// Updates the phase of the touch, and the time and the location that the current frame shows.
  func update(_ phase: Phase, location: CGPoint, time: TimeInterval) {
    self.phase = phase
    previousLocationInWindow = locationInWindow
    locationInWindow = location
    timestamp = max(time, timestamp)
  }

  /// Updates the newest sample of the touch.
  func addSample(at location: CGPoint, time: TimeInterval) {
    sampledLocation = location
    sampledTime = max(time, sampledTime)
  }
}

extension Set<UITouch> {
  /// The touches in order of arrival. The order of a set itself varies between runs.
  @MainActor package var inOrder: [UITouch] { sorted { $0.id < $1.id } }
}
