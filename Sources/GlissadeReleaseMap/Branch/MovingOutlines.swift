import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The outlines of the layers that have moved in their superlayers since an earlier picture.
struct MovingOutlines {
  /// The distance from which on a layer counts as moved, in points.
  private static let leastMove = 0.5

  /// The places of the layers in their superlayers when they were first seen, in points.
  private var origins: [UInt64: CGPoint] = [:]
  private var moved: Set<UInt64> = []
  /// The corners of each outline in points of the picture, in the order of painting.
  private(set) var corners: [[CGPoint]] = []

  /// Creates the outlines of a picture in which nothing has moved.
  init(from list: DisplayList) { update(list) }

  /// Updates the outlines for another picture.
  mutating func update(_ list: DisplayList) {
    corners = []
    visit(list.root, in: .identity)
  }

  private mutating func visit(_ group: DisplayGroup, in parent: ProjectiveTransform) {
    guard group.opacity > 0 else { return }
    let transform = group.transform.concatenating(parent)
    if group.id != 0, hasMoved(group) { addOutline(of: group.contents, transform) }
    for case .group(let child) in group.commands { visit(child, in: transform) }
  }

  private mutating func hasMoved(_ group: DisplayGroup) -> Bool {
    let place = CGPoint(x: group.transform.m31, y: group.transform.m32)
    let origin = origins[group.id, default: place]
    origins[group.id] = origin
    if hypot(place.x - origin.x, place.y - origin.y) > Self.leastMove { moved.insert(group.id) }
    return moved.contains(group.id)
  }

  /// Adds the box around a layer's own drawing or, for a layer that draws nothing itself, around
  /// that of its sublayers.
  private mutating func addOutline(
    of contents: DisplayContents, _ transform: ProjectiveTransform
  ) {
    let own = contents.commands.reduce(CGRect.null) { box, command in
      if case .group = command { box } else { box.union(command.bounds) }
    }
    let box = own.isNull ? contents.contentBounds : own
    guard !box.isNull else { return }
    let points = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
    ].compactMap(transform.apply)
    if points.count == 4 { corners.append(points) }
  }
}
