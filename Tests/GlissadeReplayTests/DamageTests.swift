import Foundation
import Testing

@testable import GlissadeReplay

@MainActor @Suite struct DamageTests {
  private let lines: [[UInt8]]

  init() throws { lines = try Sample.lines(of: Sample.recording()) }

  /// The result of reading a recording.
  private func fault(_ bytes: [UInt8]) -> RecordingError? {
    do {
      _ = try Recording.read(bytes)
      return nil
    } catch {
      return error
    }
  }

  private func fault(_ line: Int, _ change: (String) -> String) -> RecordingError? {
    var lines = lines
    lines[line - 1] = Sample.resealed(lines[line - 1], change)
    return fault(Sample.bytes(lines))
  }

  @Test("a torn last line is left out with one warning, wherever it is torn")
  func torn() throws {
    let whole = Sample.bytes(lines)
    let last = try #require(lines.last?.count)
    for missing in 2...last {
      let (recording, warning) = try Recording.read(whole.dropLast(missing))
      #expect(recording.frames.count == lines.count - 2)
      #expect(warning?.hasPrefix("line \(lines.count): ") == true)
    }
    // The line is empty, or lacks only its end: it is not torn.
    for missing in [0, 1, last + 1] {
      #expect(try Recording.read(whole.dropLast(missing)).warning == nil)
    }
  }

  @Test("a flipped byte in any line but a torn last one is an error that names the line")
  func flipped() {
    for number in [1, 2, lines.count / 2, lines.count] {
      for place in stride(from: 0, to: lines[number - 1].count, by: 7) {
        var bytes = lines
        bytes[number - 1][place] ^= 0x04
        #expect(fault(Sample.bytes(bytes))?.line == number)
      }
    }
  }

  @Test("a recording of another format, or of none, reports it")
  func otherVersion() {
    let other = fault(1) { $0.replacingOccurrences(of: "\"glissade\":3", with: "\"glissade\":4") }
    #expect(other?.description == "line 1: it is of format 4, and this program reads 1 to 3")
    #expect(fault([])?.description == "line 1: it is empty")
    #expect(fault(Array(lines[0].dropLast(3)))?.description == "line 1: its header is incomplete")
    #expect(fault(Array("{\"frame\":0}\n".utf8))?.line == 1)
    #expect(fault([0, 255, 10, 10, 10])?.line == 1)
  }

  @Test(
    "numbers that are none, or that no window has, name their line although the checksum is right",
    arguments: ["NaN", "Infinity", "-1", "1e999", "1e10", "null", "\"1\"", "[]", ""])
  func badTime(number: String) {
    for key in ["now", "t"] {
      let found = fault(5) {
        $0.replacingOccurrences(
          of: "\"\(key)\":[^,]+", with: "\"\(key)\":\(number)", options: .regularExpression)
      }
      #expect(found?.line == 5)
    }
  }

  @Test(
    "coordinates that are no numbers name their line",
    arguments: ["NaN", "Infinity", "-1e7", "1e999", "1e300"])
  func badCoordinate(number: String) throws {
    let press = try #require(
      lines.firstIndex { String(decoding: $0, as: UTF8.self).contains("down") })
    let found = fault(press + 1) { $0.replacing(/"x":[^,]+/, with: "\"x\":\(number)") }
    #expect(found?.line == press + 1)
  }

  @Test(
    "a header out of range names line 1",
    arguments: [
      ("\"size\":[200,300]", "\"size\":[0,300]"), ("\"size\":[200,300]", "\"size\":[200]"),
      ("\"size\":[200,300]", "\"size\":[1e9,300]"), ("\"scale\":1", "\"scale\":0"),
      ("\"speed\":1", "\"speed\":-1"), ("\"parameters\":{}", "\"parameters\":{\"a\":1e999}"),
      ("\"seed\":0", "\"seed\":-1"), ("\"program\":\"tests\",", ""),
    ])
  func badHeader(old: String, new: String) {
    #expect(fault(1) { $0.replacingOccurrences(of: old, with: new) }?.line == 1)
  }

  @Test(
    "a frame that is missing, doubled or out of its place is named, and so is time that runs back")
  func order() {
    var missing = lines
    missing.remove(at: 6)
    #expect(fault(Sample.bytes(missing))?.description == "line 7: frame 5 was expected, not 6")
    var doubled = lines
    doubled.insert(lines[6], at: 6)
    #expect(fault(Sample.bytes(doubled))?.line == 8)
    var swapped = lines
    swapped.swapAt(6, 7)
    #expect(fault(Sample.bytes(swapped))?.line == 7)
    let back = fault(9) { $0.replacing(/"t":[^,]+/, with: "\"t\":0.001") }
    #expect(back?.description == "line 9: time runs backwards")
    var empty = lines
    empty.insert([], at: 4)
    #expect(fault(Sample.bytes(empty))?.line == 5)
  }
}
