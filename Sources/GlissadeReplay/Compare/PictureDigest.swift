import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A summary of a picture, layer by layer, and of the changes from one frame's picture to the next.
///
/// A display list shares its unchanged parts with the one before it, so that an update visits only
/// the ancestors of a change. A recording contains the changes: a minute with one moving view takes
/// about a megabyte.
package struct PictureDigest {
  private struct Entry {
    /// The contents of the layer; `nil` if the digest of the layer was read from a recording.
    var contents: DisplayContents?
    var children: [DisplayGroup]
    var digest: GroupDigest
  }

  private var entries: [UInt64: Entry] = [:]
  /// The identities of the layers in the order of painting.
  private(set) var order: [UInt64] = []

  /// Creates the digest of an empty picture.
  package init() {}

  /// Creates the digest of a recorded picture.
  init(_ recorded: RecordedPicture) {
    entries = recorded.groups.mapValues { Entry(contents: nil, children: [], digest: $0) }
    order = entries.keys.sorted()
  }

  /// Accesses the digest of a layer.
  subscript(id: UInt64) -> GroupDigest? { entries[id]?.digest }

  /// Updates the digest to that of the next picture.
  ///
  /// - Parameter list: The display list of the picture.
  ///
  /// - Returns: The changes from the last picture. New layers have no names in it.
  @discardableResult package mutating func update(to list: DisplayList) -> PictureChange {
    var walk = Walk(last: entries)
    walk.visit(list.root, in: 0)
    let gone = order.filter { walk.entries[$0] == nil }
    entries = walk.entries
    order = walk.order
    return PictureChange(groups: walk.changes, gone: gone)
  }

  private struct Walk {
    let last: [UInt64: Entry]
    var entries: [UInt64: Entry] = [:]
    var order: [UInt64] = []
    var changes: [PictureChange.Group] = []

    init(last: [UInt64: Entry]) { self.last = last }

    mutating func visit(_ group: DisplayGroup, in parent: UInt64) {
      let old = last[group.id]
      var entry = look(into: group, old)
      let transform = group.transform
      entry.digest.parent = parent
      entry.digest.alpha = GroupDigest.rounded(group.opacity)
      entry.digest.at = [transform.m31, transform.m32].map(GroupDigest.rounded)
      entry.digest.turn = Self.turn(of: transform).map(GroupDigest.rounded)
      entries[group.id] = entry
      order.append(group.id)
      if let change = entry.digest.change(from: old?.digest, id: group.id) {
        changes.append(change)
      }
      for child in entry.children where entries[child.id] == nil { visit(child, in: group.id) }
    }

    private static func turn(of transform: ProjectiveTransform) -> [Double] {
      if transform.isTranslation { return [] }
      let plane = [transform.m11, transform.m12, transform.m21, transform.m22]
      if transform.isAffine && transform.m33 == 1 { return plane }
      return plane + [transform.m13, transform.m23, transform.m33]
    }

    private func look(into group: DisplayGroup, _ old: Entry?) -> Entry {
      if let old, old.contents === group.contents { return old }
      let own = OwnLook(of: group.contents) { entries[$0] == nil }
      var entry = Entry(
        contents: group.contents, children: own.children, digest: old?.digest ?? GroupDigest())
      own.write(into: &entry.digest)
      return entry
    }
  }
}
