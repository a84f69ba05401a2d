/// The messages that a bus sends after it has accepted a program.
struct DBusStream: Sendable {
  private var received: [UInt8] = []
  private var isAccepted = false
  /// The length of the longest line with which a bus accepts a program, in bytes.
  private static let longestLine = 256

  /// Returns the bytes with which a program begins a conversation: its identity, and the call that
  /// a bus requires first.
  ///
  /// - Parameter user: The number of the user, by which the bus identifies the program.
  static func opening(user: UInt32) -> [UInt8] {
    let identity = "\(user)".utf8.map { String($0, radix: 16) }.joined()
    let hello = DBusMessage(
      kind: .call, serial: helloSerial, destination: bus, path: "/org/freedesktop/DBus",
      interface: bus, member: "Hello")
    return [0] + Array("AUTH EXTERNAL \(identity)\r\nBEGIN\r\n".utf8) + hello.bytes
  }

  /// The name of the bus itself, and of its interface.
  static let bus = "org.freedesktop.DBus"
  /// The number of the first call.
  static let helloSerial: UInt32 = 1

  /// Adds bytes that were received, and returns the messages that are complete.
  ///
  /// - Throws: `DBusFault` if the bus refuses the program or sends nonsense; then the conversation
  ///   is over.
  mutating func receive(_ bytes: some Sequence<UInt8>) throws(DBusFault) -> [DBusMessage] {
    received += bytes
    guard try hasAccepted() else { return [] }
    var messages: [DBusMessage] = []
    var rest = received[...]
    while let length = try DBusMessage.length(in: rest), rest.count >= length {
      messages.append(try DBusMessage(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    received = Array(rest)
    return messages
  }

  /// Reads the line with which the bus accepts the program.
  private mutating func hasAccepted() throws(DBusFault) -> Bool {
    if isAccepted { return true }
    guard let end = received.firstIndex(of: UInt8(ascii: "\n")) else {
      if received.count > Self.longestLine { throw DBusFault() }
      return false
    }
    guard received.starts(with: "OK".utf8) else { throw DBusFault() }
    received.removeFirst(end + 1)
    isAccepted = true
    return true
  }
}
