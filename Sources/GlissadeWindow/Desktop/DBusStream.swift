/// A parser of the bytes that a bus sends: a line with which it accepts the program, and then
/// messages.
struct DBusStream: Sendable {
  private var received: [UInt8] = []
  private var isAccepted = false
  /// The maximum length of the line with which a bus accepts a program, in bytes.
  private static let longestLine = 256

  /// Returns the first bytes that a program sends to a bus: the user's identity, and the call
  /// `Hello`, which the bus requires first.
  ///
  /// - Parameter user: The numeric identifier of the user, with which the program identifies itself
  ///   to the bus.
  static func opening(user: UInt32) -> [UInt8] {
    let identity = "\(user)".utf8.map { String($0, radix: 16) }.joined()
    let hello = DBusMessage(
      kind: .call, serial: helloSerial, destination: bus, path: "/org/freedesktop/DBus",
      interface: bus, member: "Hello")
    return [0] + Array("AUTH EXTERNAL \(identity)\r\nBEGIN\r\n".utf8) + hello.bytes
  }

  /// The name under which the bus itself is called, which is also the name of its interface.
  static let bus = "org.freedesktop.DBus"
  /// The serial number of the first call, `Hello`.
  static let helloSerial: UInt32 = 1

  /// Appends received bytes, and returns the messages that are now complete.
  ///
  /// - Throws: `DBusFault` if the bus refuses the program or sends invalid bytes. Close the
  ///   connection in this case.
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

  /// Removes the line with which the bus accepts the program, and returns whether the bus has
  /// accepted it.
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
