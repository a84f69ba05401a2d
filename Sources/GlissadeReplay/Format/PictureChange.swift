/// The changes of a picture's digest since the last frame; `PictureDigest` computes them.
///
/// A recording contains only these changes, so that a frame in which one view moves adds about 40
/// bytes to its line.
package struct PictureChange: Hashable, Sendable {
  /// The new values of one layer; `nil` for values that have not changed.
  package struct Group: Hashable, Sendable, Codable {
    /// The identity of the layer. Identities are counted per scene, so that equal runs have equal
    /// identities.
    package var id: UInt64
    /// The name of the layer's view. Only the first change of the layer contains it.
    package var name: String?
    /// The identity of the parent layer.
    package var parent: UInt64?
    /// The position of the layer's origin, as in `GroupDigest.at`.
    package var at: [Double]?
    /// The transform without its translation, as in `GroupDigest.turn`.
    package var turn: [Double]?
    /// The opacity of the layer, 0…1.
    package var alpha: Double?
    /// The bounding box of the layer's own drawing, as in `GroupDigest.box`.
    package var box: [Double]?
    /// The hash of the layer's own drawing, as in `GroupDigest.look`.
    package var look: UInt32?
    /// The hash of the child layers, as in `GroupDigest.order`.
    package var order: UInt32?
  }

  /// The new or changed layers.
  package var groups: [Group] = []
  /// The identities of layers that are no longer in the picture.
  package var gone: [UInt64] = []

  /// A Boolean value that indicates whether the picture has not changed.
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
