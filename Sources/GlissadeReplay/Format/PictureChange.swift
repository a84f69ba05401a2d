/// What of a picture's digest changed since the last frame; see `PictureDigest`.
///
/// Only what differs is written, so a frame in which one view moves costs its line some 40 bytes.
package struct PictureChange: Hashable, Sendable {
  /// New values of one layer's picture; nil where nothing changed.
  package struct Group: Hashable, Sendable, Codable {
    /// Counted per scene: the same run has the same numbers.
    package var id: UInt64
    /// The view's name, with the first values.
    package var name: String?
    package var parent: UInt64?
    package var at: [Double]?
    package var turn: [Double]?
    package var alpha: Double?
    package var box: [Double]?
    package var look: UInt32?
    package var order: UInt32?
  }

  package var groups: [Group] = []
  /// Those that are no longer in the picture.
  package var gone: [UInt64] = []

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
