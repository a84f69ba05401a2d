import Foundation
import TestMaterial
import Testing

@testable import GlissadeReplay

/// Tests of recordings that are damaged at random.
@MainActor @Suite struct MutationTests {
  @Test("a recording mutated in any way is read, or refused with its line, and never a crash")
  func mutations() throws {
    let lines = try Sample.lines(of: Sample.recording().prefix(through: 24))
    var random = SeededGenerator(seed: 8)
    var (read, refused, played) = (0, 0, 0)
    for _ in 0..<RandomCount.requested(or: 500) {
      let mutant = mutated(lines, &random)
      do throws(RecordingError) {
        let (recording, _) = try Recording.read(mutant)
        read += 1
        guard recording.header.size.width <= 1000, recording.header.size.height <= 1000
        else { continue }
        // A recording that is read is played to its end or to the first difference.
        if Sample.player(recording).verify() == nil { played += 1 }
      } catch {
        refused += 1
        #expect((1...mutant.count + 1).contains(error.line))
        #expect(!error.description.contains("\n"))
      }
    }
    #expect(read > 0)
    #expect(refused > 0)
    #expect(played > 0)
  }

  private func mutated(_ lines: [[UInt8]], _ random: inout SeededGenerator) -> [UInt8] {
    var lines = lines
    for _ in 0..<Int.random(in: 1...2, using: &random) { mutate(&lines, &random) }
    var bytes = Sample.bytes(lines)
    if Int.random(in: 0..<6, using: &random) == 0, !bytes.isEmpty {
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
    }
    return bytes
  }

  private func mutate(_ lines: inout [[UInt8]], _ random: inout SeededGenerator) {
    guard lines.count > 1 else { return }
    let place = lines.indices.randomElement(using: &random) ?? 0
    let other = lines.indices.randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<8, using: &random) {
    case 0: lines.swapAt(place, other)
    case 1: lines.insert(lines[place], at: other)
    case 2: lines.remove(at: place)
    case 3: lines.removeLast(Int.random(in: 1..<lines.count, using: &random))
    case 4: flip(&lines[place], &random)
    default: renumber(&lines[place], &random)
    }
  }

  private func flip(_ line: inout [UInt8], _ random: inout SeededGenerator) {
    guard let place = line.indices.randomElement(using: &random) else { return }
    line[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
  }

  private static let numbers = [
    "NaN", "-NaN", "Infinity", "1e999", "-1e999", "-1", "0", "1e6", "-1e6", "1e15", "5e-324",
    "true",
    "null", "\"\"", "[]", "{}", "9223372036854775808", "0.5", "187",
  ]

  /// Another value somewhere in a line, whose checksum is right.
  private func renumber(_ line: inout [UInt8], _ random: inout SeededGenerator) {
    guard line.count > 18 else { return }
    line = Sample.resealed(line) { text in
      let found = text.ranges(of: /-?[0-9][-+.e0-9]*/)
      guard let range = found.randomElement(using: &random) else { return text }
      let number = Self.numbers.randomElement(using: &random) ?? "0"
      return text.replacingCharacters(in: range, with: number)
    }
  }
}
