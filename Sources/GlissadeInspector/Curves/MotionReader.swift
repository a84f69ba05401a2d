import Foundation
import GlissadeGeometry
import GlissadeLayers
import GlissadeReplay
import UIKit

/// A reader of the motions in a scene, whatever causes them (T-09).
///
/// In each frame the reader compares each visible view with its placement in the previous frame. A
/// view that only moves with its superview counts as unmoved. So does a view that a change of the
/// environment, such as another text size, places elsewhere at once.
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
      opacity = shown.opacity
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

  /// The names of views, each with a number if another view before it has the same.
  private struct Names {
    private var plain: [String] = []
    private(set) var numbered: [String] = []

    /// Numbers the names, unless they are those of the previous frame.
    mutating func update(_ new: [String]) {
      guard new != plain else { return }
      plain = new
      var counts: [String: Int] = [:]
      numbered = new.map { name in
        let number = counts[name, default: 0] + 1
        counts[name] = number
        return number == 1 ? name : "\(name) \(number)"
      }
    }
  }

  private var poses: [ObjectIdentifier: Pose] = [:]
  private var names = Names()
  /// The program's environment in the previous frame, or `nil` before the first one.
  private var environment: EnvironmentReading?

  /// Creates a reader that has read nothing.
  package init() {}

  /// Reads the motions since the last call.
  package mutating func read(_ scene: UIWindowScene) -> Frame {
    var frame = Frame()
    var seen: [ObjectIdentifier: Pose] = [:]
    var causes = MotionCauses(scene)
    let last = environment
    let now = EnvironmentReading(of: scene)
    environment = now
    let isLaidOutAnew = last != nil && last != now
    let views = scene.shownViews.prefix(Self.viewLimit)
    names.update(views.map(\.name))
    for (shown, name) in zip(views, names.numbered) {
      let pose = Pose(shown)
      seen[shown.id] = pose
      guard let old = poses[shown.id], old != pose else { continue }
      let changes = zip(old.values, pose.values).filter {
        abs($0.0.1 - $0.1.1) > Self.stillness / $0.0.0.weight
      }
      guard !changes.isEmpty else { continue }
      let cause = causes.cause(of: shown.view)
      let target = causes.hasKnownEnd(cause, shown.view) ? Self.target(of: shown.view) : [:]
      let source = causes.source(of: shown.view, cause)
      guard !isLaidOutAnew || source.law != nil else { continue }
      for (before, now) in changes {
        frame.readings.append(
          .init(
            .init(view: name, property: now.0), value: now.1, before: before.1, cause: cause,
            target: target[now.0], law: source.law, calls: source.calls))
      }
      frame.movers.append(Mover(view: name, outline: shown.outline))
    }
    poses = seen
    return frame
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
