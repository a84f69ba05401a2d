import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A summary of a picture, layer by layer, and of the changes from one frame's picture to the next.
///
/// A display list shares its unchanged parts with the one before it, so that an update reads only
/// the ancestors of a change and their children. A recording contains the changes: a minute with
/// one moving view takes about a megabyte.
package final class PictureDigest {
  /// A layer of the picture.
  private final class Entry {
    let id: UInt64
    /// The contents of the layer; `nil` if the digest of the layer was read from a recording.
    var contents: DisplayContents?
    var children: [(group: DisplayGroup, entry: Entry)] = []
    var digest: GroupDigest
    /// The number of the last update whose picture has the layer.
    var update = 0

    init(id: UInt64, digest: GroupDigest) { (self.id, self.digest) = (id, digest) }
  }

  private var entries: [UInt64: Entry] = [:]
  /// The layers in the order of painting.
  private var layers: [Entry] = []
  private var changes: [PictureChange.Group] = []
  private var update = 0

  /// Creates the digest of an empty picture.
  package init() {}

  /// Creates the digest of a recorded picture.
  init(_ recorded: RecordedPicture) {
    layers = recorded.groups.sorted { $0.key < $1.key }.map { Entry(id: $0.key, digest: $0.value) }
    for layer in layers { entries[layer.id] = layer }
  }

  /// The identities of the layers in the order of painting.
  var order: [UInt64] { layers.map(\.id) }

  /// Accesses the digest of a layer.
  subscript(id: UInt64) -> GroupDigest? { entries[id]?.digest }

  /// Updates the digest to that of the next picture.
  ///
  /// - Parameter list: The display list of the picture.
  ///
  /// - Returns: The changes from the last picture. New layers have no names in it.
  @discardableResult package func update(to list: DisplayList) -> PictureChange {
    update += 1
    let last = layers
    layers.removeAll(keepingCapacity: true)
    visit(list.root, entry(of: list.root.id), in: 0)
    let gone = last.filter { $0.update != update }.map(\.id)
    for id in gone { entries[id] = nil }
    defer { changes = [] }
    return PictureChange(groups: changes, gone: gone)
  }

  /// Returns the entry of a layer, which is new if the last picture does not have the layer.
  private func entry(of id: UInt64) -> Entry {
    if let known = entries[id] { return known }
    let entry = Entry(id: id, digest: GroupDigest())
    entries[id] = entry
    return entry
  }

  private func visit(_ group: DisplayGroup, _ entry: Entry, in parent: UInt64) {
    mark(entry)
    let isKnown = entry.contents === group.contents
    var digest = entry.digest
    if !isKnown { look(into: group, entry, &digest) }
    let transform = group.transform
    digest.parent = parent
    digest.alpha = GroupDigest.rounded(group.opacity)
    digest.at = [transform.m31, transform.m32].map(GroupDigest.rounded)
    digest.turn = Self.turn(of: transform).map(GroupDigest.rounded)
    if let change = digest.change(from: entry.digest, id: group.id) {
      changes.append(change)
      entry.digest = digest
    }
    if isKnown { return visitChildren(of: entry) }
    for child in entry.children where child.entry.update != update {
      visit(child.group, child.entry, in: group.id)
    }
  }

  /// Visits the children of a layer whose contents have not changed. A child differs only if the
  /// last picture had it elsewhere.
  private func visitChildren(of entry: Entry) {
    for child in entry.children where child.entry.update != update {
      if child.entry.digest.parent == entry.id {
        mark(child.entry)
        visitChildren(of: child.entry)
      } else {
        visit(child.group, child.entry, in: entry.id)
      }
    }
  }

  private func mark(_ entry: Entry) {
    entry.update = update
    layers.append(entry)
  }

  private static func turn(of transform: ProjectiveTransform) -> [Double] {
    if transform.isTranslation { return [] }
    let plane = [transform.m11, transform.m12, transform.m21, transform.m22]
    if transform.isAffine && transform.m33 == 1 { return plane }
    return plane + [transform.m13, transform.m23, transform.m33]
  }

  private func look(into group: DisplayGroup, _ entry: Entry, _ digest: inout GroupDigest) {
    let own = OwnLook(of: group.contents) { entries[$0]?.update != update }
    entry.contents = group.contents
    entry.children = own.children.map { ($0, self.entry(of: $0.id)) }
    own.write(into: &digest)
  }
}
