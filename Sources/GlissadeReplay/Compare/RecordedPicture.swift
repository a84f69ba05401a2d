import Foundation
import GlissadeGeometry

/// The digests and names of a recorded picture, updated frame by frame.
package struct RecordedPicture {
  private(set) var groups: [UInt64: GroupDigest] = [:]
  private(set) var names: [UInt64: String] = [:]

  /// Creates an empty picture.
  package init() {}

  /// Applies the changes of a frame.
  package mutating func apply(_ change: PictureChange) {
    for id in change.gone { groups[id] = nil }
    for group in change.groups {
      groups[group.id, default: GroupDigest()].apply(group)
      if let name = group.name { names[group.id] = name }
    }
  }
}

extension RecordedPicture {
  /// The outline of a layer: the corners of a box around the drawing of the layer and its
  /// sublayers.
  package struct Outline: Hashable, Sendable {
    /// The identity of the layer.
    package var id: UInt64
    /// The name of the view, or `nil` for a layer without one.
    package var name: String?
    /// The corners in points of the picture, clockwise from the upper left corner of the layer.
    package var corners: [CGPoint]
  }

  /// Returns the origin of a layer in its superlayer in points, or `nil` for a layer that is not in
  /// the picture.
  package func origin(of id: UInt64) -> CGPoint? {
    guard let at = groups[id]?.at, at.count == 2 else { return nil }
    return CGPoint(x: at[0], y: at[1])
  }

  /// Returns the outlines of all layers that are not transparent and in which something is drawn,
  /// in the order of their identities.
  ///
  /// - Complexity: O(n · d) for n layers in a tree of depth d.
  package func outlines() -> [Outline] {
    var boxes: [UInt64: CGRect] = [:]
    for (id, group) in groups where group.box.count == 4 {
      add(
        CGRect(x: group.box[0], y: group.box[1], width: group.box[2], height: group.box[3]), of: id,
        to: &boxes)
    }
    return groups.keys.sorted().compactMap { id in
      guard let box = boxes[id], opacity(of: id) > 0 else { return nil }
      let corners = box.corners.map { place(of: $0, in: id) }
      guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
      return Outline(id: id, name: names[id], corners: corners)
    }
  }

  /// Adds the box of a layer's own drawing to the layer's box, and to those of its ancestors that
  /// draw nothing themselves.
  private func add(_ box: CGRect, of id: UInt64, to boxes: inout [UInt64: CGRect]) {
    boxes[id] = boxes[id]?.union(box) ?? box
    var (box, id, seen) = (box, id, Set([id]))
    while let group = groups[id], let parent = groups[group.parent], parent.box.count != 4,
      seen.insert(group.parent).inserted
    {
      box = box.corners.map(group.place).reduce(CGRect.null) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
      boxes[group.parent] = boxes[group.parent]?.union(box) ?? box
      id = group.parent
    }
  }

  /// Returns the place in the picture of a point of a layer.
  package func place(of point: CGPoint, in id: UInt64) -> CGPoint {
    ancestors(of: id).reduce(point) { $1.place(of: $0) }
  }

  private func opacity(of id: UInt64) -> Double {
    ancestors(of: id).reduce(1) { $0 * $1.alpha }
  }

  /// Returns the digests of a layer and its ancestors, from inside to outside. In a damaged file a
  /// layer can be its own ancestor; then the list ends at its repetition.
  private func ancestors(of id: UInt64) -> [GroupDigest] {
    var (found, id, seen) = ([GroupDigest](), id, Set<UInt64>())
    while let group = groups[id], seen.insert(id).inserted {
      found.append(group)
      id = group.parent
    }
    return found
  }
}

extension GroupDigest {
  /// Returns the place in the parent's plane of a point of the layer.
  func place(of point: CGPoint) -> CGPoint {
    let (x, y) = (Double(point.x), Double(point.y))
    guard at.count == 2 else { return point }
    guard turn.count >= 4 else { return CGPoint(x: x + at[0], y: y + at[1]) }
    let w = turn.count == 7 ? x * turn[4] + y * turn[5] + turn[6] : 1
    return CGPoint(
      x: (x * turn[0] + y * turn[2] + at[0]) / w, y: (x * turn[1] + y * turn[3] + at[1]) / w)
  }
}

extension CGRect {
  /// The corners of the rectangle, clockwise from the upper left one.
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
