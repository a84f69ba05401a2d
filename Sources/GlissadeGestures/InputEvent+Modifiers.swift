extension InputEvent {
  /// Modifier keys held during an event; in JSON a list of names, `["shift","control"]`.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let alternate = Modifiers(rawValue: 4)
    public static let command = Modifiers(rawValue: 8)

    private static let names: [(String, Modifiers)] = [
      ("shift", .shift), ("control", .control), ("alternate", .alternate), ("command", .command),
    ]
  }
}

extension InputEvent.Modifiers: Codable {
  /// Reads a list of names; a name that is not one of ours is refused.
  public init(from decoder: any Decoder) throws {
    self = try [String](from: decoder).reduce(into: []) { held, name in
      guard let modifier = Self.names.first(where: { $0.0 == name }) else {
        throw InputEventError.unknownModifier(name)
      }
      held.insert(modifier.1)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    try Self.names.filter { contains($0.1) }.map(\.0).encode(to: encoder)
  }
}
