import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A picture in few numbers a layer, and what of them changes from frame to frame.
///
/// A display list shares what did not change with the one before it, so only layers on the way to a change
/// are looked at closely. A recording holds the changes: a minute of one moving view is about a megabyte.
package struct PictureDigest {
  private struct Entry {
    /// Nil where only a recording tells of it.
    var contents: DisplayContents?
    var children: [DisplayGroup]
    var digest: GroupDigest
  }

  private var entries: [UInt64: Entry] = [:]
  /// Identities in the order of painting.
  private(set) var order: [UInt64] = []

  package init() {}

  /// Goes on from what a recording says.
  init(_ recorded: RecordedPicture) {
    entries = recorded.groups.mapValues { Entry(contents: nil, children: [], digest: $0) }
    order = entries.keys.sorted()
  }

  subscript(id: UInt64) -> GroupDigest? { entries[id]?.digest }

  /// Takes in the next picture.
  ///
  /// - Returns: what changed, new layers without their names.
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
      let way = group.transform
      entry.digest.parent = parent
      entry.digest.alpha = GroupDigest.kept(group.opacity)
      entry.digest.at = [way.m31, way.m32].map(GroupDigest.kept)
      entry.digest.turn = Self.turn(of: way).map(GroupDigest.kept)
      entries[group.id] = entry
      order.append(group.id)
      if let change = entry.digest.change(from: old?.digest, id: group.id) {
        changes.append(change)
      }
      for child in entry.children where entries[child.id] == nil { visit(child, in: group.id) }
    }

    private static func turn(of way: ProjectiveTransform) -> [Double] {
      if way.isTranslation { return [] }
      let plane = [way.m11, way.m12, way.m21, way.m22]
      return way.isAffine && way.m33 == 1 ? plane : plane + [way.m13, way.m23, way.m33]
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

/// What a recording says of a picture, frame by frame.
struct RecordedPicture {
  private(set) var groups: [UInt64: GroupDigest] = [:]
  private(set) var names: [UInt64: String] = [:]

  mutating func apply(_ change: PictureChange) {
    for id in change.gone { groups[id] = nil }
    for group in change.groups {
      groups[group.id, default: GroupDigest()].apply(group)
      if let name = group.name { names[group.id] = name }
    }
  }
}
