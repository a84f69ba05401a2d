import Foundation

/// A value in a message of D-Bus. Only the types of the desktop's settings are supported.
enum DBusValue: Hashable, Sendable {
  case boolean(Bool)
  case number(UInt32)
  case text(String)
}

/// A message of D-Bus, with only the fields that are needed to read settings.
struct DBusMessage: Hashable, Sendable {
  /// A kind of message. The raw values are the numbers of the protocol.
  enum Kind: UInt8 {
    case call = 1
    case reply
    case error
    case signal
  }

  var kind: Kind
  /// The serial number of the message, greater than 0.
  var serial: UInt32
  /// The serial number of the call that this message answers, or `nil` if it is not an answer.
  var replySerial: UInt32?
  var destination: String?
  var path: String?
  var interface: String?
  var member: String?
  /// The values of the body. Variants are replaced by their content. The body ends before the first
  /// value whose type is not supported.
  var body: [DBusValue] = []
}

extension DBusMessage {
  /// A field of a message's header. The raw values are the numbers of the protocol.
  fileprivate enum Field: UInt8 {
    case path = 1
    case interface
    case member
    case errorName
    case replySerial
    case destination
    case sender
    case signature
  }

  /// The maximum length of the header's fields and of the body of a message, in bytes. Messages
  /// about settings are much shorter.
  static let longest = 1 << 20

  /// The bytes of a call. All values of the body must be texts.
  var bytes: [UInt8] {
    var content = DBusWriter()
    for case .text(let text) in body { content.write(text) }
    var writer = DBusWriter()
    writer.bytes = [UInt8(ascii: "l"), kind.rawValue, 0, 1]
    writer.write(UInt32(content.bytes.count))
    writer.write(serial)
    var fields = DBusWriter()
    for (field, type, text) in [
      (Field.path, "o", path), (.interface, "s", interface), (.member, "s", member),
      (.destination, "s", destination),
    ] {
      guard let text else { continue }
      fields.begin(field.rawValue, signature: type)
      fields.write(text)
    }
    if !body.isEmpty {
      fields.begin(Field.signature.rawValue, signature: "g")
      fields.write(signature: String(repeating: "s", count: body.count))
    }
    writer.write(UInt32(fields.bytes.count))
    writer.bytes += fields.bytes
    writer.align(to: 8)
    return writer.bytes + content.bytes
  }

  /// Returns the length of the first message in `bytes`, or `nil` if `bytes` do not contain its
  /// length yet.
  ///
  /// - Throws: `DBusFault` if the bytes are not a message.
  static func length(in bytes: ArraySlice<UInt8>) throws(DBusFault) -> Int? {
    guard bytes.count >= 16 else { return nil }
    var reader = DBusReader(bytes)
    guard try reader.readByte() == UInt8(ascii: "l") else { throw DBusFault() }
    try reader.skip(3)
    let body = Int(try reader.readNumber())
    try reader.skip(4)
    let fields = Int(try reader.readNumber())
    guard body <= longest, fields <= longest else { throw DBusFault() }
    return 16 + (fields + 7) / 8 * 8 + body
  }

  /// Creates a message from the bytes of a complete message.
  init(_ bytes: ArraySlice<UInt8>) throws(DBusFault) {
    var reader = DBusReader(bytes)
    try reader.skip(1)
    guard let kind = Kind(rawValue: try reader.readByte()) else { throw DBusFault() }
    try reader.skip(6)
    self.init(kind: kind, serial: try reader.readNumber())
    let end = 16 + Int(try reader.readNumber())
    var signature = ""
    while reader.place < end {
      try reader.align(to: 8)
      let field = Field(rawValue: try reader.readByte())
      let type = try reader.readSignature()
      switch (field, type) {
      case (.signature, "g"): signature = try reader.readSignature()
      case (.replySerial, "u"): replySerial = try reader.readNumber()
      case (.path, "o"): path = try reader.readText()
      case (.interface, "s"): interface = try reader.readText()
      case (.member, "s"): member = try reader.readText()
      case (_, "s"), (_, "o"): _ = try reader.readText()
      case (_, "u"): _ = try reader.readNumber()
      default: throw DBusFault()
      }
    }
    try reader.align(to: 8)
    for type in signature {
      guard let value = try reader.readValue(type) else { break }
      body.append(value)
    }
  }
}

/// An error for bytes that are not a message of D-Bus, or not a message that a settings service
/// sends.
struct DBusFault: Error, Hashable {}
