import Foundation
import GlissadeGestures

/// A finger on the glass, or the pointer with its button held, from down to up.
///
/// One object tells of one press from beginning to end; what it says is true during the event that brings it.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Where a touch is in its life.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// What this touch did in the event that brings it.
  open internal(set) var phase: Phase = .began
  /// When it did so, in seconds of the scene's time.
  open internal(set) var timestamp: TimeInterval
  /// How many taps in a row this press is part of, from 1.
  open internal(set) var tapCount: Int
  /// The view that was under the touch when it began, for the whole life of the touch.
  open private(set) weak var view: UIView?
  /// The window in which the touch began.
  open private(set) weak var window: UIWindow?

  /// The number of this touch, never used twice by a dispatcher.
  package nonisolated let id: Int
  /// Where it is and was, in window points.
  package internal(set) var locationInWindow: CGPoint
  package internal(set) var previousLocationInWindow: CGPoint
  /// The recognizers that follow this touch, in order of precedence.
  var followers: [UIGestureRecognizer] = []

  init(id: Int, location: CGPoint, time: TimeInterval, tapCount: Int) {
    self.id = id
    timestamp = time
    self.tapCount = tapCount
    locationInWindow = location
    previousLocationInWindow = location
    super.init()
  }

  /// A touch that no event brings, for a subclass to play one in a client's own tests.
  public override init() {
    id = -1
    timestamp = 0
    tapCount = 0
    locationInWindow = .zero
    previousLocationInWindow = .zero
    super.init()
  }

  /// The recognizers that receive this touch, nearest view first.
  open var gestureRecognizers: [UIGestureRecognizer]? { followers }

  /// Where the touch is, in points of `view`, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    view?.locationFromWindow(locationInWindow) ?? locationInWindow
  }

  /// Where the touch was at its previous event, in points of `view`, or of the window for nil.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.locationFromWindow(previousLocationInWindow) ?? previousLocationInWindow
  }

  var sample: TouchSample {
    TouchSample(touch: id, time: timestamp, location: locationInWindow)
  }

  /// The touch hit a view, or nothing.
  func attach(to hit: UIView?) {
    view = hit
    window = hit?.window
  }

  /// The touch is somewhere else, or as before, at a later time.
  func update(_ phase: Phase, location: CGPoint, time: TimeInterval) {
    self.phase = phase
    previousLocationInWindow = locationInWindow
    locationInWindow = location
    timestamp = time
  }
}

extension Set<UITouch> {
  /// The touches in order of arrival: a set's own order is not the same on every run.
  @MainActor var inOrder: [UITouch] { sorted { $0.id < $1.id } }
}
