import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeLayers

/// One line of a trace (see the article Recording): the input, the current transition and the
/// visible views of one frame.
package struct FrameTrace: Encodable, Sendable {
  /// The state of a transition between two view controllers.
  package struct TransitionStatus: Encodable, Sendable, Equatable {
    package var id: Int
    package var kind: String
    package var from: String
    package var to: String
    package var phase: String
    /// The progress of the transition, 0…1.
    package var progress: Double
    /// The change of the progress per second. It is positive towards the end of the transition.
    package var velocity: Double

    package init(
      id: Int, kind: String, from: String, to: String, phase: String, progress: Double,
      velocity: Double
    ) {
      self.id = id
      self.kind = kind
      self.from = from
      self.to = to
      self.phase = phase
      self.progress = progress
      self.velocity = velocity
    }
  }

  /// The visible state of a view, in points of the window.
  package struct ViewStatus: Encodable, Sendable, Equatable {
    /// The frame of the view: x, y, width and height.
    package var frame: [Double]
    /// The opacity of the view, 0…1, multiplied by the opacities of its superviews; 0 for a hidden
    /// view.
    package var alpha: Double
    /// The position of the view in the order in which all views are painted, from 0.
    package var z: Int
    /// The numbers a, b, c, d, tx and ty of the view's transform, or m11 to m44 of a transform in
    /// space; `nil` for the identity.
    package var transform: [Double]?

    package init(
      frame: [Double], alpha: Double, z: Int, transform: CATransform3D = CATransform3DIdentity
    ) {
      self.frame = frame
      self.alpha = alpha
      self.z = z
      self.transform = Self.numbers(of: transform)
    }

    private static func numbers(of transform: CATransform3D) -> [Double]? {
      if CATransform3DIsIdentity(transform) { return nil }
      if CATransform3DIsAffine(transform) {
        let plane = CATransform3DGetAffineTransform(transform)
        return [plane.a, plane.b, plane.c, plane.d, plane.tx, plane.ty]
      }
      return [
        transform.m11, transform.m12, transform.m13, transform.m14,
        transform.m21, transform.m22, transform.m23, transform.m24,
        transform.m31, transform.m32, transform.m33, transform.m34,
        transform.m41, transform.m42, transform.m43, transform.m44,
      ]
    }
  }

  /// The state of a touch that is down.
  package struct TouchStatus: Encodable, Sendable, Equatable {
    /// The number of the touch; 0 for the pointer.
    package var touch: Int
    /// The horizontal location that the frame shows for the touch, in points of the window (M-51).
    package var x: Double
    /// The vertical location that the frame shows for the touch, in points of the window (M-51).
    package var y: Double

    package init(touch: Int, x: Double, y: Double) {
      self.touch = touch
      self.x = x
      self.y = y
    }
  }

  package var frame: Int
  package var t: TimeInterval
  package var input: [InputEvent]
  package var transition: TransitionStatus?
  package var views: [String: ViewStatus]
  package var events: [SceneEvent]
  package var presented: Bool
  package var mainQueue: Bool
  package var cpuMilliseconds: Double
  package var hash: UInt64
  /// The index of the recording's frame that is visible instead of the present frame, or `nil`.
  package var past: Int?
  /// The instants at which the events of `input` were handled, in their order (M-48, M-49).
  package var instants: [TimeInterval] = []
  /// The touches that are down, at the locations that the frame shows.
  package var touches: [TouchStatus] = []
  /// The input events that the panes around the program received instead of the program, in the
  /// window's points and time.
  package var panes: [InputEvent] = []
  /// The figures of the first curve in the window, or `nil` while none has come to rest.
  package var curve: CurveReading?
  /// A Boolean value that indicates whether nothing moves after this frame. The next frame then
  /// follows only after input or another change.
  package var isIdle = false

  package init(
    frame: Int, t: TimeInterval, input: [InputEvent], transition: TransitionStatus?,
    views: [String: ViewStatus], events: [SceneEvent], presented: Bool, mainQueue: Bool,
    cpuMilliseconds: Double, hash: UInt64
  ) {
    self.frame = frame
    self.t = t
    self.input = input
    self.transition = transition
    self.views = views
    self.events = events
    self.presented = presented
    self.mainQueue = mainQueue
    self.cpuMilliseconds = cpuMilliseconds
    self.hash = hash
  }

  private enum Key: String, CodingKey {
    case frame, t, input, transition, views, events, presented, hash, past, panes, curve
    case instants, touches
    case isIdle = "idle"
    case mainQueue = "main_queue"
    case cpuMilliseconds = "cpu_ms"
  }

  /// The coding key of a view, which is its `accessibilityIdentifier`.
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Encodes the values in the order that the article Recording describes, if the encoder keeps the
  /// order.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(frame, forKey: .frame)
    try container.encode(t, forKey: .t)
    try container.encode(input, forKey: .input)
    try container.encode(transition, forKey: .transition)
    var shown = container.nestedContainer(keyedBy: Name.self, forKey: .views)
    for (name, view) in views.sorted(by: { ($0.value.z, $0.key) < ($1.value.z, $1.key) }) {
      try shown.encode(view, forKey: Name(stringValue: name))
    }
    try container.encode(events.map(\.description), forKey: .events)
    try container.encode(presented, forKey: .presented)
    try container.encode(mainQueue, forKey: .mainQueue)
    try container.encode(cpuMilliseconds, forKey: .cpuMilliseconds)
    let digits = String(hash, radix: 16)
    try container.encode(String(repeating: "0", count: 16 - digits.count) + digits, forKey: .hash)
    try container.encodeIfPresent(past, forKey: .past)
    if !input.isEmpty, !instants.isEmpty { try container.encode(instants, forKey: .instants) }
    if !touches.isEmpty { try container.encode(touches, forKey: .touches) }
    if !panes.isEmpty { try container.encode(panes, forKey: .panes) }
    try container.encodeIfPresent(curve, forKey: .curve)
    if isIdle { try container.encode(isIdle, forKey: .isIdle) }
  }
}
