import Foundation
import TestMaterial
import Testing

@testable import GlissadeWindow

/// which buses SDL may connect to.
@Suite struct MessageBusTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("bus").path }
  private var environment: [String: String] {
    [
      MessageBus.session.variable: "unix:path=\(path)",
      MessageBus.system.variable: "unix:path=\(path)",
    ]
  }

  @Test("R-07 a bus that accepts a program and says nothing, or stops halfway, is not used")
  func silent() throws {
    let listener = try Bus.listen(at: path)
    defer { close(listener) }
    for bus in MessageBus.allCases {
      #expect(!bus.isUsable(in: environment, patience: 0.05))
    }
    // The socket's queue is full now, so that not even the connection is accepted.
    #expect(!MessageBus.session.isUsable(in: environment, patience: 0.05))
  }

  @Test("R-07 a bus that lets a program in and does not answer its first call is not used")
  func halfway() throws {
    let listener = try Bus.listen(at: path)
    defer { close(listener) }
    answer(at: listener, Bus.accepted)
    #expect(!MessageBus.session.isUsable(in: environment, patience: 0.2))
  }

  @Test("R-07 a bus that greets is used")
  func greets() throws {
    let listener = try Bus.listen(at: path)
    defer { close(listener) }
    var bus = Bus()
    let greeting = Bus.accepted + bus.reply(to: 1, "s") { $0.write(":1.7") }
    answer(at: listener, greeting)
    #expect(MessageBus.session.isUsable(in: environment, patience: 60))
  }

  @Test("R-01 without an address, or where nothing listens, there is no bus")
  func absent() throws {
    #expect(!MessageBus.session.isUsable(in: [:]))
    #expect(!MessageBus.session.isUsable(in: environment))
    #expect(!MessageBus.session.isUsable(in: ["XDG_RUNTIME_DIR": folder.url.path]))
    try Data().write(to: folder.file("bus"))
    #expect(!MessageBus.session.isUsable(in: ["XDG_RUNTIME_DIR": folder.url.path]))
    // What is no socket cannot be asked.
    #expect(MessageBus.session.isUsable(in: [MessageBus.session.variable: "tcp:host=localhost"]))
  }

  /// Answers the next program with some bytes, whatever it sends.
  private func answer(at listener: Int32, _ bytes: [UInt8]) {
    DispatchQueue.global().async {
      let client = accept(listener, nil, nil)
      var opening = [UInt8](repeating: 0, count: 4096)
      _ = recv(client, &opening, opening.count, 0)
      _ = send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      // The program closes the connection.
      while recv(client, &opening, opening.count, 0) > 0 {}
      close(client)
    }
  }
}
