import Foundation
import GlissadeTesting
import Testing

@testable import UIKit

/// SPEC M-42 through UIKit: same behaviors, same bits, in another process and in another build.
@MainActor @Suite struct DynamicsDeterminismTests {
  /// Of the busy room after so many frames. Found in a release build; tests are run in debug ones too, and
  /// each run is another process.
  private static let known: [(frame: Int, hash: UInt64)] = [
    (60, 1_733_749_963_129_713_272), (240, 4_597_309_936_020_169_943),
    (540, 9_473_623_243_273_112_661),
  ]

  /// What `sin`, `cos`, `exp`, `pow` and `atan2` return on the machine that these were found on. Others
  /// round them otherwise, and then every world takes another course (DESIGN §3.12).
  private static let knownFunctions: UInt64 = 9_741_374_053_503_686_611

  @Test("M-42 twenty items under every kind of behavior end up on the bits of other builds")
  func course() {
    let harnesses = (0..<2).map { _ in Harness { UIViewController() } }
    let rooms = harnesses.map { BusyRoom(in: $0.scene) }
    let isComparable = BusyRoom.functions == Self.knownFunctions
    if !isComparable { print("No comparison: the functions' hash is \(BusyRoom.functions) here.") }
    for (frame, hash) in Self.known {
      let found = rooms.map { $0.hash(after: frame) }
      #expect(found[0] == found[1])
      if isComparable { #expect(found[0] == hash, "\(found[0]) after \(frame) frames") }
    }
  }
}
