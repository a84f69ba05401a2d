extension InputEvent {
  /// The modifier keys that are pressed during an event. In JSON they are a list of names:
  /// `["shift","control"]`.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set of modifier keys from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Shift key.
    public static let shift = Modifiers(rawValue: 1)
    /// The Control key.
    public static let control = Modifiers(rawValue: 2)
    /// The Alt key.
    public static let alternate = Modifiers(rawValue: 4)
    /// The Super key.
    public static let command = Modifiers(rawValue: 8)

    private static let names: [(String, Modifiers)] = [
      ("shift", .shift), ("control", .control), ("alternate", .alternate), ("command", .command),
    ]
  }
}

extension InputEvent.Modifiers: Codable {
  /// Creates a set of modifier keys from a list of names.
  ///
  /// - Throws: `InputEventError.unknownModifier` for an unknown name.
  public init(from decoder: any Decoder) throws {
    self = try [String](from: decoder).reduce(into: []) { modifiers, name in
      guard let modifier = Self.names.first(where: { $0.0 == name }) else {
        throw InputEventError.unknownModifier(name)
      }
      modifiers.insert(modifier.1)
    }
  }

  /// Encodes the set of modifier keys as a list of names.
  public func encode(to encoder: any Encoder) throws {
    try Self.names.filter { contains($0.1) }.map(\.0).encode(to: encoder)
  }
}
