import Foundation
import TestMaterial
import Testing

@testable import GlissadeWindow

/// Messages as a bus sends them.
struct Bus {
  private var serial: UInt32 = 100

  static let accepted = Array("OK 0123456789abcdef\r\n".utf8)

  /// A reply to a call, or an error, with a body whose signature is `type`.
  mutating func reply(
    to call: UInt32, kind: UInt8 = 2, _ type: String = "v",
    _ write: (inout DBusWriter) -> Void = { _ in }
  ) -> [UInt8] {
    message(kind, type, write) { fields in
      fields.begin(5, signature: "u")
      fields.write(call)
    }
  }

  /// A notice that a setting has changed.
  mutating func change(
    _ namespace: String, _ key: String, _ type: String, _ write: (inout DBusWriter) -> Void
  ) -> [UInt8] {
    message(4, "ssv") { body in
      body.write(namespace)
      body.write(key)
      body.write(signature: type)
      write(&body)
    } header: { fields in
      fields.begin(2, signature: "s")
      fields.write("org.freedesktop.portal.Settings")
      fields.begin(3, signature: "s")
      fields.write("SettingChanged")
    }
  }

  private mutating func message(
    _ kind: UInt8, _ type: String, _ write: (inout DBusWriter) -> Void,
    header: (inout DBusWriter) -> Void
  ) -> [UInt8] {
    serial += 1
    var body = DBusWriter()
    write(&body)
    var fields = DBusWriter()
    header(&fields)
    fields.begin(8, signature: "g")
    fields.write(signature: type)
    var message = DBusWriter()
    message.bytes = [UInt8(ascii: "l"), kind, 1, 1]
    message.write(UInt32(body.bytes.count))
    message.write(serial)
    message.write(UInt32(fields.bytes.count))
    message.bytes += fields.bytes
    message.align(to: 8)
    return message.bytes + body.bytes
  }

  /// Returns the descriptor of a socket at which a bus listens.
  static func listen(at path: String) throws -> Int32 {
    try ListeningSocket.open(at: path, backlog: 1, waits: true)
  }
}
