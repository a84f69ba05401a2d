import Foundation
import GlissadeTesting
import Testing
import UIKit

/// Tests of M-42 through UIKit: same behaviors, same bits, in another process and in another build.
@MainActor @Suite struct DynamicsDeterminismTests {
  /// The hashes of the busy box after numbers of frames. They were found in a release build; tests
  /// also run in debug builds, and each run is another process.
  private static let known: [(frame: Int, hash: UInt64)] = [
    (60, 17_754_388_987_495_791_468), (240, 17_334_968_822_290_723_979),
    (540, 10_888_276_995_724_470_229),
  ]

  /// The hash of the results of `sin`, `cos`, `exp`, `pow` and `atan2` on the machine on which
  /// these were found. Others round them otherwise, and then every world has another trajectory
  /// (decision 12).
  private static let knownFunctions: UInt64 = 9_741_374_053_503_686_611

  @Test("M-42 twenty items under every kind of behavior end up on the bits of other builds")
  func hashes() {
    let harnesses = (0..<2).map { _ in Harness { UIViewController() } }
    let boxes = harnesses.map { BusyBox(in: $0.scene) }
    let isComparable = BusyBox.functions == Self.knownFunctions
    if !isComparable { print("No comparison: the functions' hash is \(BusyBox.functions) here.") }
    for (frame, hash) in Self.known {
      let found = boxes.map { $0.hash(after: frame) }
      #expect(found[0] == found[1])
      if isComparable { #expect(found[0] == hash, "\(found[0]) after \(frame) frames") }
    }
  }
}
