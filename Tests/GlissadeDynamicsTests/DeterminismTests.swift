import Foundation
import GlissadeDynamics
import GlissadeGeometry
import TestMaterial
import Testing

/// Tests that the same input has the same bits, in another process and in another build.
@Suite struct DeterminismTests {
  /// The hashes of a busy box after numbers of seconds. They were found in a release build; tests
  /// also run in debug builds, and each run is another process.
  private static let known: [(seconds: Double, hash: UInt64)] = [
    (1, 15_063_152_723_545_126_355), (4, 9_480_872_157_029_321_006),
    (9, 8_563_560_401_401_062_739),
  ]

  /// The hash of the results of `sin`, `cos`, `exp`, `pow` and `atan2` on the machine on which
  /// these were found. Other processors and other libraries round them otherwise, and then every
  /// world has another trajectory (decision 12).
  private static let knownFunctions: UInt64 = 9_741_374_053_503_686_611

  @Test("M-42 a world takes the same trajectory to the last bit as in other processes and builds")
  func hashes() throws {
    let (trial, _) = try RateTests.busyBox()
    let (twin, _) = try RateTests.busyBox()
    let isComparable = Self.functions == Self.knownFunctions
    if !isComparable { print("No comparison: the functions' hash is \(Self.functions) here.") }
    for (seconds, hash) in Self.known {
      trial.run(for: seconds - trial.now)
      twin.run(for: seconds - twin.now)
      #expect(trial.world.stableHash == twin.world.stableHash)
      if isComparable { #expect(trial.world.stableHash == hash) }
    }
  }

  private static var functions: UInt64 {
    var hasher = StableHasher()
    hasher.combine(FunctionTable.processor)
    for value in FunctionTable.values { hasher.combine(value) }
    return hasher.finalize()
  }
}
