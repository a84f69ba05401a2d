import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeLayers

/// One line of a trace (DESIGN 4): what came in, what was under way and what was shown in one frame.
package struct FrameTrace: Encodable, Sendable {
  /// What runs between two controllers.
  package struct TransitionStatus: Encodable, Sendable, Equatable {
    package var id: Int
    package var kind: String
    package var from: String
    package var to: String
    package var phase: String
    /// 0…1.
    package var progress: Double
    /// Per second, positive towards the end.
    package var velocity: Double
  }

  /// What a view shows, in window points.
  package struct ViewStatus: Encodable, Sendable, Equatable {
    /// x, y, width, height.
    package var frame: [Double]
    /// 0…1, that of the views around it included; 0 for a hidden one.
    package var alpha: Double
    /// Order of painting among all views, from 0.
    package var z: Int
  }

  package var frame: Int
  package var t: TimeInterval
  package var input: [InputEvent]
  package var transition: TransitionStatus?
  package var views: [String: ViewStatus]
  package var events: [String]
  package var presented: Bool
  package var mainQueue: Bool
  package var cpuMilliseconds: Double
  package var hash: UInt64
  /// Of the recording's frames, the one that shows in the place of the present; nil: the present.
  package var past: Int?
  /// Input of the window that went to the panes around the program and not to the program itself, in
  /// window points and the window's time.
  package var panes: [InputEvent] = []
  /// Whether nothing moves after this frame, so that there is no other until something happens.
  package var isIdle = false

  package init(
    frame: Int, t: TimeInterval, input: [InputEvent], transition: TransitionStatus?,
    views: [String: ViewStatus], events: [String], presented: Bool, mainQueue: Bool,
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
    case frame, t, input, transition, views, events, presented, hash, past, panes
    case isIdle = "idle"
    case mainQueue = "main_queue"
    case cpuMilliseconds = "cpu_ms"
  }

  /// What a view is called: its `accessibilityIdentifier`.
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// In the order of DESIGN 4, for encoders that keep one.
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
    try container.encode(events, forKey: .events)
    try container.encode(presented, forKey: .presented)
    try container.encode(mainQueue, forKey: .mainQueue)
    try container.encode(cpuMilliseconds, forKey: .cpuMilliseconds)
    let digits = String(hash, radix: 16)
    try container.encode(String(repeating: "0", count: 16 - digits.count) + digits, forKey: .hash)
    try container.encodeIfPresent(past, forKey: .past)
    if !panes.isEmpty { try container.encode(panes, forKey: .panes) }
    if isIdle { try container.encode(isIdle, forKey: .isIdle) }
  }
}

extension UIWindowScene {
  /// The transition to show: the one begun last, else the turn of a page.
  package var transitionStatus: FrameTrace.TransitionStatus? {
    guard let transition = transitions.last else { return turningPager?.turnStatus }
    return
      FrameTrace.TransitionStatus(
        id: transition.id, kind: transition.roles.kind.rawValue,
        from: transition.roles.from.logName, to: transition.roles.to.logName,
        phase: transition.machine.phase.name, progress: transition.progress,
        velocity: transition.velocity)
  }

  /// Every view with an `accessibilityIdentifier`, as shown now.
  package var viewStatuses: [String: FrameTrace.ViewStatus] {
    var found: [String: FrameTrace.ViewStatus] = [:]
    var order = 0
    func visit(_ view: UIView, _ alpha: Double) {
      let alpha = view.isHidden ? 0 : alpha * view.layer.shownOpacity
      if let name = view.accessibilityIdentifier {
        let box = view.layer.shownFrame
        found[name] = FrameTrace.ViewStatus(
          frame: [box.minX, box.minY, box.width, box.height], alpha: alpha, z: order)
      }
      order += 1
      for child in view.layerOrderedSubviews { visit(child, alpha) }
    }
    for window in windows { visit(window, 1) }
    return found
  }
}
