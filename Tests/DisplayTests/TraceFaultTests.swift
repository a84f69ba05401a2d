import Foundation
import TestMaterial
import Testing

/// Tests of traces that can no longer be written: the program reports that in one line and
/// continues.
extension RealWindow {
  @Suite struct TraceFaultTests {
    private let display: DisplayFixture

    init() throws { display = try DisplayFixture() }

    /// Starts the program with a trace at a path of the test's.
    private func start(trace: String, errors: Pipe) throws -> ChildProcess {
      let process = try ChildProcess(
        try Sandbox.program.path,
        ["--demo", "pull-down", "--canvas-only", "--position", "0,0", "--scale", "1"]
          + ["--trace", trace],
        environment: display.server.environment,
        errors: errors.fileHandleForWriting)
      try errors.fileHandleForWriting.close()
      return process
    }

    /// Drags the page down and waits until it is visible: the program continues, whatever happens
    /// to its trace.
    private func expectWorks() throws {
      // The colors are those of the first page's background and text, then those of the second.
      try display.wait(for: "the first page", at: DisplayFixture.phone) { $0.colorCount > 8 }
      let corner = DisplayFixture.Area(x: 4, y: 4, width: 20, height: 20)
      let before = try display.picture(corner)
      display.pointer.play(.drag(from: (187, 80), through: [(187, 520, over: 0.4)]))
      try display.expect(corner, toDifferFrom: before)
    }

    private func lines(_ pipe: Pipe) -> [String] {
      String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        .split(separator: "\n").map(String.init)
    }

    @Test("a full disk is reported once, and the program continues")
    func fullDisk() throws {
      let errors = Pipe()
      let process = try start(trace: "/dev/full", errors: errors)
      try expectWorks()
      #expect(process.stop() == 0)
      let said = lines(errors)
      #expect(said.count == 1)
      #expect(said.first?.contains("/dev/full") == true)
      #expect(said.first?.contains("No space left") == true)
    }

    @Test("a reader that closes the trace's pipe has whole lines; the program continues")
    func closedPipe() throws {
      let path = TemporaryFolder.ofProcess.url
        .appendingPathComponent("glissade-\(UUID().uuidString).fifo").path
      #expect(mkfifo(path, 0o600) == 0)
      defer { unlink(path) }
      let errors = Pipe()
      let process = try start(trace: path, errors: errors)
      // Opening the pipe waits until the program opens its end.
      let reader = try #require(FileHandle(forReadingAtPath: path))
      let first = reader.availableData
      try reader.close()
      try expectWorks()
      #expect(process.stop() == 0)
      let trace = try Trace(jsonLines: first)
      #expect(first.last == UInt8(ascii: "\n"))
      #expect(trace.frames.first?.frame == 0)
      let said = lines(errors)
      #expect(said.count == 1)
      #expect(said.first?.contains("Broken pipe") == true)
    }

    @Test("a warning that nobody reads does not end the program")
    func closedStandardError() throws {
      let errors = Pipe()
      let process = try start(trace: "/dev/full", errors: errors)
      try errors.fileHandleForReading.close()
      try expectWorks()
      #expect(process.stop() == 0)
    }
  }
}
