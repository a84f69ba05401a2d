import Foundation
import Testing

/// Random sequences of what a client can call and a user can do, also from inside callbacks.
///
/// `GLISSADE_API_FUZZ` is their number, `GLISSADE_API_FUZZ_SEED` the first seed, and
/// `GLISSADE_API_FUZZ_SECONDS` the time after which no further ones begin.
@MainActor @Suite("Random calls", .serialized)
struct ApiFuzzTests {
  private static func number<T: LosslessStringConvertible>(_ name: String, or usual: T) -> T {
    ProcessInfo.processInfo.environment[name].flatMap(T.init) ?? usual
  }

  @Test("L-19 whatever is called, nothing traps, and all comes to rest, in order and released")
  func sequences() {
    // What is made once is made before the copies.
    #expect(SequenceRun.faults([]).isEmpty)
    let begin = Date()
    let seconds = Self.number("GLISSADE_API_FUZZ_SECONDS", or: Double.infinity)
    var kinds: [String: Int] = [:]
    let count = ApiFuzz().run(
      from: Self.number("GLISSADE_API_FUZZ_SEED", or: 1),
      count: Self.number("GLISSADE_API_FUZZ", or: 3000),
      shouldStop: { Date().timeIntervalSince(begin) > seconds }
    ) { failure in
      kinds[failure.kind, default: 0] += 1
      if kinds[failure.kind] == 1 { Issue.record("\(failure)") } else { print(failure) }
      return kinds.values.reduce(0, +) < 20
    }
    let rate = Double(count) / Date().timeIntervalSince(begin)
    print("\(count) random sequences, \(Int(rate)) a second; faults: \(kinds)")
  }
}
