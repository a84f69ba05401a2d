import GlissadeDynamics
import UIKitCore

/// The name of a collision boundary, for delegates and logs.
enum BoundaryName {
  /// The name of the boundary that consists of the reference view's edges.
  case referenceBounds
  case named(any NSCopying)

  var identifier: (any NSCopying)? {
    if case .named(let identifier) = self { identifier } else { nil }
  }

  var logName: String { identifier.map { "\($0)" } ?? "bounds" }
}

/// The collision group and the boundaries that represent a collision behavior in the physics world.
struct CollisionBinding {
  /// A boundary of a collision behavior, with its handles in the physics world.
  struct Line {
    let outline: Outline
    let name: BoundaryName
    let handles: [Handle<Boundary>]
  }

  /// The identity and geometry of a boundary. A boundary is rebuilt only if its outline has
  /// changed.
  enum Outline: Equatable {
    case path(AnyHashable, CGPath)
    case bounds(CGRect, UIEdgeInsets)

    var boundaries: [Boundary] {
      switch self {
      case .path(_, let path): path.polylines.map { .polyline($0.points, isClosed: $0.isClosed) }
      case .bounds(let rect, let insets): [.rectangle(rect, insets: insets)]
      }
    }
  }

  let behavior: UICollisionBehavior
  let handle: Handle<CollisionGroup>
  var lines: [Line] = []
}

// This extension updates the collision groups and the boundaries of the physics world.
extension DynamicsEngine {
  func applyCollisions(_ family: [UIDynamicBehavior]) {
    let old = collisionBindings
    collisionBindings = []
    for case let behavior as UICollisionBehavior in family {
      let group = CollisionGroup(
        bodies: behavior.items.compactMap(body),
        mode: CollisionGroup.Mode(rawValue: Int(behavior.collisionMode.rawValue)))
      attempt("\(type(of: behavior))") {
        var binding = try old.first { $0.behavior === behavior } ?? bind(behavior, as: group)
        try world.setGroup(group, for: binding.handle)
        applyBoundaries(&binding)
        collisionBindings.append(binding)
      }
    }
    for binding in old where !collisionBindings.contains(where: { $0.handle == binding.handle }) {
      world.remove(binding.handle)
    }
    recordBounds()
  }

  private func bind(_ behavior: UICollisionBehavior, as group: CollisionGroup) throws
    -> CollisionBinding
  { CollisionBinding(behavior: behavior, handle: try world.insert(group)) }

  private func applyBoundaries(_ binding: inout CollisionBinding) {
    let wanted = outlines(of: binding.behavior)
    for line in binding.lines where !wanted.contains(where: { $0.outline == line.outline }) {
      for handle in line.handles { world.remove(handle) }
    }
    let (kept, group) = (binding.lines, binding.handle)
    binding.lines = wanted.map { outline, name in
      kept.first { $0.outline == outline } ?? draw(outline, called: name, in: group)
    }
  }

  private func draw(
    _ outline: CollisionBinding.Outline, called name: BoundaryName, in group: Handle<CollisionGroup>
  ) -> CollisionBinding.Line {
    var handles: [Handle<Boundary>] = []
    attempt("The boundary \(name.logName)") {
      for boundary in outline.boundaries { handles.append(try world.insert(boundary, in: group)) }
    }
    for handle in handles { boundaryNames[handle] = name }
    return CollisionBinding.Line(outline: outline, name: name, handles: handles)
  }

  private func outlines(of behavior: UICollisionBehavior)
    -> [(outline: CollisionBinding.Outline, name: BoundaryName)]
  {
    var all: [(outline: CollisionBinding.Outline, name: BoundaryName)] = []
    if let insets = behavior.referenceInsets, let referenceView {
      all.append((.bounds(referenceView.bounds, insets), .referenceBounds))
    }
    for boundary in behavior.boundaries {
      all.append((.path(boundary.key, boundary.path), .named(boundary.identifier)))
    }
    return all
  }

  private func recordBounds() {
    let isBoundary = collisionBindings.contains { $0.behavior.referenceInsets != nil }
    appliedBounds = isBoundary ? referenceView?.bounds : nil
  }

  /// A Boolean value that indicates whether the bounds of the reference view have changed since
  /// they were made a boundary (J-13).
  var hasStaleBounds: Bool {
    appliedBounds != nil && referenceView.map { $0.bounds != appliedBounds } ?? false
  }
}
