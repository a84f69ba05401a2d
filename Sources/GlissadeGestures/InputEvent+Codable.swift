import Foundation

extension InputEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case t, kind, x, y, device, touch, button, key, text, caret, modifiers
    case deltaX = "dx"
    case deltaY = "dy"
    case scrollPhase = "phase"
    case width, height, hasFocus
  }

  /// Creates an event from a JSON object. An object without a device describes an event of the
  /// mouse.
  ///
  /// - Throws: `InputEventError` for a number that is NaN or infinite or a negative size,
  ///   `DecodingError` for a missing field or an unknown kind.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(t: try Self.number(.t, in: fields), kind: try fields.decode(Kind.self, forKey: .kind))
    if kind.hasPlace {
      x = try Self.number(.x, in: fields)
      y = try Self.number(.y, in: fields)
      device = try fields.decodeIfPresent(Device.self, forKey: .device) ?? .mouse
      touch = try fields.decodeIfPresent(Int.self, forKey: .touch) ?? 0
    }
    switch kind {
    case .down, .move, .up, .cancel:
      button = try fields.decodeIfPresent(Int.self, forKey: .button) ?? (device == .mouse ? 0 : 1)
    case .key:
      key = try fields.decode(String.self, forKey: .key)
    case .text, .composition:
      text = try fields.decode(String.self, forKey: .text)
      caret = try fields.decodeIfPresent(Int.self, forKey: .caret) ?? 0
    case .wheel:
      deltaX = try Self.number(.deltaX, in: fields)
      deltaY = try Self.number(.deltaY, in: fields)
      scrollPhase = try fields.decodeIfPresent(ScrollPhase.self, forKey: .scrollPhase)
    case .resize:
      width = try Self.extent(.width, in: fields)
      height = try Self.extent(.height, in: fields)
    case .focus:
      hasFocus = try fields.decode(Bool.self, forKey: .hasFocus)
    }
    modifiers = try fields.decodeIfPresent(Modifiers.self, forKey: .modifiers) ?? []
  }

  private static func number(
    _ key: CodingKeys, in fields: KeyedDecodingContainer<CodingKeys>
  ) throws -> Double {
    let value = try fields.decode(Double.self, forKey: key)
    guard value.isFinite else { throw InputEventError.notFinite(field: key.rawValue) }
    return value
  }

  private static func extent(
    _ key: CodingKeys, in fields: KeyedDecodingContainer<CodingKeys>
  ) throws -> Double {
    let value = try number(key, in: fields)
    guard value >= 0 else { throw InputEventError.negativeSize(field: key.rawValue) }
    return value
  }

  /// Encodes the event as a JSON object that contains only the fields of its kind.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(t, forKey: .t)
    try fields.encode(kind, forKey: .kind)
    if kind.hasPlace {
      try fields.encode(x, forKey: .x)
      try fields.encode(y, forKey: .y)
      if device != .mouse { try fields.encode(device, forKey: .device) }
      if touch != 0 { try fields.encode(touch, forKey: .touch) }
    }
    switch kind {
    case .down, .move, .up, .cancel:
      try fields.encode(button, forKey: .button)
    case .key:
      try fields.encodeIfPresent(key, forKey: .key)
    case .text, .composition:
      try fields.encodeIfPresent(text, forKey: .text)
      if caret != 0 { try fields.encode(caret, forKey: .caret) }
    case .wheel:
      try fields.encode(deltaX, forKey: .deltaX)
      try fields.encode(deltaY, forKey: .deltaY)
      try fields.encodeIfPresent(scrollPhase, forKey: .scrollPhase)
    case .resize:
      try fields.encode(width, forKey: .width)
      try fields.encode(height, forKey: .height)
    case .focus:
      try fields.encode(hasFocus, forKey: .hasFocus)
    }
    if !modifiers.isEmpty { try fields.encode(modifiers, forKey: .modifiers) }
  }
}

extension InputEvent.Kind {
  /// A Boolean value that indicates whether events of this kind come from the keyboard.
  package var isOfKeyboard: Bool { self == .key || self == .text || self == .composition }

  /// A Boolean value that indicates whether events of this kind have a location in the window.
  package var hasPlace: Bool {
    switch self {
    case .down, .move, .up, .cancel, .wheel: true
    case .key, .text, .composition, .resize, .focus: false
    }
  }
}
