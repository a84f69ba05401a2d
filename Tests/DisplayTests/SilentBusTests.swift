import CXTest
import Foundation
import TestMaterial
import Testing

/// Tests of a desktop whose message bus does not work.
extension RealWindow {
  @Suite struct SilentBusTests {
    @Test("R-07 a bus that accepts programs and never answers does not delay the window")
    func silent() throws {
      let folder = TemporaryFolder()
      let listener = try ListeningSocket.open(
        at: folder.file("bus").path, backlog: 16, waits: false)
      defer { close(listener) }
      let address = "unix:path=\(folder.file("bus").path)"
      let display = try DisplayFixture()
      let sandbox = try display.canvas(environment: [
        "DBUS_SESSION_BUS_ADDRESS": address, "DBUS_SYSTEM_BUS_ADDRESS": address,
      ])
      // Only this project's own connections came, which wait for a moment or in the background:
      // they send all they have at once. SDL's library sends its identity and waits.
      var connections = 0
      while true {
        let client = accept(listener, nil, nil)
        if client < 0 { break }
        connections += 1
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = recv(client, &bytes, bytes.count, 0)
        let text = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
        #expect(text.contains("BEGIN"))
        #expect(text.contains("Hello"))
        close(client)
      }
      #expect(connections > 0)
      #expect(try sandbox.stop().exitCode == 0)
    }
  }
}
