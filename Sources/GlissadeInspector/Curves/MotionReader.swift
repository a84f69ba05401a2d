import Foundation
import GlissadeGeometry
import GlissadeLayers
import UIKit

/// A reader of the motions in a scene, whatever causes them (T-09).
///
/// In each frame the reader compares each visible view with its placement in the previous frame. A
/// view that only moves with its superview counts as unmoved.
@MainActor package struct MotionReader {
  /// The placement of a view in its superview.
  private struct Pose: Equatable {
    var center: CGPoint
    var size: CGSize
    var angle: Double
    var opacity: Double
    var offset: CGPoint

    @MainActor init(_ shown: ShownView) {
      let box = shown.bounds
      // A point behind the viewer has no projected location.
      func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        shown.planeInParent.apply(CGPoint(x: x, y: y)) ?? .zero
      }
      center = place(box.midX, box.midY)
      let left = place(box.minX, box.midY)
      let right = place(box.maxX, box.midY)
      let top = place(box.midX, box.minY)
      let bottom = place(box.midX, box.maxY)
      size = CGSize(
        width: hypot(right.x - left.x, right.y - left.y),
        height: hypot(bottom.x - top.x, bottom.y - top.y))
      angle = atan2(right.y - left.y, right.x - left.x) * 180 / .pi
      opacity = shown.view.layer.shownOpacity
      offset = box.origin
    }

    /// The values of the placement, each with its property.
    var values: [(MotionCurve.Property, Double)] {
      [
        (.x, center.x), (.y, center.y), (.width, size.width), (.height, size.height),
        (.opacity, opacity), (.angle, angle), (.offsetX, offset.x), (.offsetY, offset.y),
      ]
    }
  }

  /// A view that moves, with its outline in the scene's points.
  package struct Mover: Hashable, Sendable {
    package var view: String
    package var outline: [CGPoint]
  }

  /// The motions that were read in a frame.
  package struct Frame: Sendable {
    package var readings: [MotionCurves.Reading] = []
    package var movers: [Mover] = []

    package init() {}
  }

  /// The greatest number of observed views.
  private static let viewLimit = 400
  /// The change above which a value counts as moved, in points.
  private static let stillness = 1e-4

  private var poses: [ObjectIdentifier: Pose] = [:]

  /// Creates a reader that has read nothing.
  package init() {}

  /// Reads the motions since the last call.
  package mutating func read(_ scene: UIWindowScene) -> Frame {
    var frame = Frame()
    var seen: [ObjectIdentifier: Pose] = [:]
    var names: [String: Int] = [:]
    var causes = MotionCauses(scene)
    for shown in scene.shownViews.prefix(Self.viewLimit) {
      let pose = Pose(shown)
      seen[shown.id] = pose
      let name = Self.name(of: shown, &names)
      guard let old = poses[shown.id], old != pose else { continue }
      let changes = zip(old.values, pose.values).filter {
        abs($0.0.1 - $0.1.1) > Self.stillness / $0.0.0.weight
      }
      guard !changes.isEmpty else { continue }
      let cause = causes.cause(of: shown.view)
      let target = causes.hasKnownEnd(cause, shown.view) ? Self.target(of: shown.view) : [:]
      for (before, now) in changes {
        frame.readings.append(
          .init(
            .init(view: name, property: now.0), value: now.1, before: before.1, cause: cause,
            target: target[now.0]))
      }
      frame.movers.append(Mover(view: name, outline: shown.outline))
    }
    poses = seen
    return frame
  }

  private static func name(of shown: ShownView, _ names: inout [String: Int]) -> String {
    let name = shown.name
    names[name, default: 0] += 1
    let number = names[name] ?? 1
    return number == 1 ? name : "\(name) \(number)"
  }

  /// Returns the values at which the animations of a view end, which are those of the model layer.
  private static func target(of view: UIView) -> [MotionCurve.Property: Double] {
    let (frame, bounds) = (view.layer.frame, view.layer.bounds)
    return [
      .x: frame.midX, .y: frame.midY, .width: frame.width, .height: frame.height,
      .opacity: Double(view.layer.opacity), .offsetX: bounds.minX, .offsetY: bounds.minY,
    ]
  }
}

/// A reader of the causes of the motions in a frame.
@MainActor private struct MotionCauses {
  private let scene: UIWindowScene
  private let phase: String?
  private let isTouched: Bool
  /// The names of the bodies that move, which are read at the first use.
  private lazy var bodies = Set(scene.dynamicsPictures.flatMap(\.moving))

  init(_ scene: UIWindowScene) {
    self.scene = scene
    phase = scene.transitionStatus?.phase
    isTouched = !scene.touchStatuses.isEmpty
  }

  mutating func cause(of view: UIView) -> MotionCurve.Cause {
    if let scroll = view as? UIScrollView { return scroll.isTracking ? .drag : .scroll }
    let owners = view.layer.runningAnimations.filter { !$0.isPaused }.map(\.owner)
    if let owner = owners.last {
      switch owner {
      case .transition: return phase == "interactive" ? .drag : .transition
      case .animator: return .animator
      case .block: return .block
      case .layer: return .layer
      }
    }
    if phase == "interactive" { return .drag }
    if phase != nil { return .transition }
    let name = view.accessibilityIdentifier ?? "\(type(of: view))"
    if bodies.contains(name) { return .physics }
    return isTouched ? .drag : .code
  }

  /// Returns whether the model layer of a view has the values at which the view's motion ends.
  func hasKnownEnd(_ cause: MotionCurve.Cause, _ view: UIView) -> Bool {
    switch cause {
    case .animator, .block, .layer: true
    case .transition: !view.layer.runningAnimations.isEmpty
    case .drag, .physics, .scroll, .code: false
    }
  }
}
