/// The changes of a picture's digest since the last frame; see `PictureDigest`.
///
/// Only differences are written, so that a frame in which one view moves adds about 40 bytes to its
/// line.
package struct PictureChange: Hashable, Sendable {
  /// The new values of one layer; `nil` for values that have not changed.
  package struct Group: Hashable, Sendable, Codable {
    /// The identity of the layer. Identities are counted per scene, so that equal runs have equal
    /// identities.
    package var id: UInt64
    /// The name of the view, in the layer's first change only.
    package var name: String?
    /// The identity of the parent layer.
    package var parent: UInt64?
    /// See `GroupDigest.at`.
    package var at: [Double]?
    /// See `GroupDigest.turn`.
    package var turn: [Double]?
    /// The opacity, 0…1.
    package var alpha: Double?
    /// See `GroupDigest.box`.
    package var box: [Double]?
    /// See `GroupDigest.look`.
    package var look: UInt32?
    /// See `GroupDigest.order`.
    package var order: UInt32?
  }

  /// The new or changed layers.
  package var groups: [Group] = []
  /// The identities of layers that are no longer in the picture.
  package var gone: [UInt64] = []

  /// A Boolean value that indicates whether nothing has changed.
  package var isEmpty: Bool { groups.isEmpty && gone.isEmpty }
}

extension PictureChange: Codable {
  private enum Key: String, CodingKey {
    case groups = "set"
    case gone
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      groups: try fields.decodeIfPresent([Group].self, forKey: .groups) ?? [],
      gone: try fields.decodeIfPresent([UInt64].self, forKey: .gone) ?? [])
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    if !groups.isEmpty { try fields.encode(groups, forKey: .groups) }
    if !gone.isEmpty { try fields.encode(gone, forKey: .gone) }
  }
}
