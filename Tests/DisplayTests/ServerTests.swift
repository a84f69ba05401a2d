import Testing

extension RealWindow {
  @Suite struct ServerTests {
    @Test("the tests' own X server starts, shows an empty screen and takes a pointer")
    func server() throws {
      let display = try DisplayFixture()
      #expect(try display.picture(.init(width: 64, height: 64)).colorCount <= 2)
      let done = display.pointer.play(.drag(from: (10, 10), through: [(110, 60, over: 0.2)]))
      #expect(done.count == 28)
      #expect(zip(done, done.dropFirst()).allSatisfy { $0.time <= $1.time })
      #expect(done.allSatisfy { $0.time >= $0.step.time - 0.001 })
      #expect(display.connection.pointerPlace == .init(x: 110, y: 60))
    }

    @Test("without Xvfb the tests fail, and say which package to install")
    func missingServer() {
      let error = #expect(throws: SetupError.self) { _ = try XServer(path: "/nowhere:/dev") }
      #expect(error?.description.contains("install the Debian package “xvfb”") == true)
    }
  }
}
