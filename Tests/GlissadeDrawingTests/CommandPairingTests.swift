import Foundation
import GlissadeGeometry
import TestMaterial
import Testing

@testable import GlissadeDrawing

@Suite("The pairing of commands") struct CommandPairingTests {
  /// Returns the length of the longest subsequence that two lists have in common.
  private func common(_ old: [Int], _ new: [Int]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for one in old {
      var corner = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = one == other ? corner + 1 : max(above, row[index])
        corner = above
      }
    }
    return row[new.count]
  }

  // Few commands are compared, many are hashed.
  @Test("as many equal commands as possible pair, in the order of both lists", arguments: [12, 40])
  func pairs(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    for _ in 0..<50 {
      let old = Array((0..<count).shuffled(using: &random).dropLast(2))
      let new = Array((0..<count).shuffled(using: &random).dropFirst(2))
      func boxes(_ places: [Int]) -> [DrawCommand] {
        places.map { DisplayListTests.box(CGFloat(20 * $0), 0) }
      }
      let pairs = CommandPairing.pairs(old: boxes(old)[...], new: boxes(new)[...])
      #expect(pairs.count == common(old, new), "\(old), \(new)")
      for pair in pairs { #expect(old[pair.old] == new[pair.new]) }
      for (pair, next) in zip(pairs, pairs.dropFirst()) {
        #expect(pair.old < next.old)
        #expect(pair.new < next.new)
      }
    }
  }

  @Test("each of several equal commands pairs once", arguments: [3, 30])
  func equal(count: Int) {
    let box = DisplayListTests.box(0, 0)
    let old = Array(repeating: box, count: count)
    let new = old.dropLast() + [DisplayListTests.box(50, 0), box]
    let pairs = CommandPairing.pairs(old: old[...], new: Array(new)[...])
    #expect(pairs.count == count)
  }
}
