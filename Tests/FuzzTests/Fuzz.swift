import Foundation
import GlissadeTesting
import TestMaterial

/// Random strokes on one subject. A failing sequence of strokes is shrunk to the shortest one that
/// fails.
@MainActor struct Fuzz {
  let subject: Subject
  let seed: UInt64
  /// The greatest number of touches at a time, or 0 for strokes of a mouse.
  var touchCount = 0
  /// The number of strokes in one window. A small number makes a fault quick to reproduce.
  private let strokesPerSession = 50

  /// The number of strokes on each subject.
  static var strokeCount: Int { RandomCount.requested(or: 100) }

  /// The seed of the first strokes. The seed that a failure reports reproduces it within
  /// `strokesPerSession` strokes.
  static var seed: UInt64 {
    ProcessInfo.processInfo.environment["GLISSADE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
  }

  /// The subjects that the environment variable `GLISSADE_FUZZ_SUBJECT` selects; all without it.
  nonisolated static func selected(_ subjects: [Subject]) -> [Subject] {
    let name = ProcessInfo.processInfo.environment["GLISSADE_FUZZ_SUBJECT"]
    return subjects.filter { name == nil || $0.name == name }
  }

  struct Fault {
    let text: String
    /// The log of the stroke that causes the fault.
    let log: [String]

    @MainActor init?(_ session: FuzzSession) {
      guard let first = session.faults.first else { return nil }
      (text, log) = (first, session.log)
    }
  }

  struct Failure: CustomStringConvertible {
    let subject: String
    let seed: UInt64
    let fault: Fault
    /// The strokes that are needed before the one that fails.
    let earlier: [Stroke]
    /// The shortest beginning of the stroke that still fails.
    let stroke: Stroke

    var description: String {
      let strokes = earlier + [stroke]
      let list = strokes.map(\.description).joined(separator: "\n  then, at rest,\n")
      return "\(subject), seed \(seed): \(fault.text)\n\(list)\n  with this log\n    "
        + fault.log.joined(separator: "\n    ")
    }
  }

  /// Plays `count` strokes, and returns the first failure, or `nil` if there is none.
  func run(_ count: Int) -> Failure? {
    for start in stride(from: 0, to: count, by: strokesPerSession) {
      let part = seed &+ UInt64(start) &* 7919
      if let failure = run(min(strokesPerSession, count - start), seed: part) { return failure }
    }
    return nil
  }

  private func run(_ count: Int, seed: UInt64) -> Failure? {
    let session = FuzzSession(subject)
    var maker = StrokeMaker(seed: seed, size: FuzzSession.size, touchCount: touchCount)
    var played: [Stroke] = []
    for _ in 0..<count {
      maker.targets = session.targets
      let stroke = maker.next()
      session.play(stroke)
      if let fault = Fault(session) {
        return shrink(
          Failure(
            subject: subject.name, seed: seed, fault: fault, earlier: played, stroke: stroke))
      }
      played.append(stroke)
    }
    return nil
  }

  // MARK: Shrinking

  private func shrink(_ failure: Failure) -> Failure {
    let history = shortestHistory(failure.earlier, failure.stroke)
    for count in 1...max(1, failure.stroke.events.count) {
      let prefix = failure.stroke.prefix(count)
      guard let fault = fault(history, prefix) else { continue }
      return Failure(
        subject: subject.name, seed: failure.seed, fault: fault, earlier: history, stroke: prefix)
    }
    return failure
  }

  /// Returns the last 0, 1, 2, 4 … strokes before the one that fails, without those that do not
  /// matter.
  private func shortestHistory(_ earlier: [Stroke], _ last: Stroke) -> [Stroke] {
    var count = 0
    var history = earlier
    while count < earlier.count {
      if fault(Array(earlier.suffix(count)), last) != nil {
        history = Array(earlier.suffix(count))
        break
      }
      count = max(1, count * 2)
    }
    for index in history.indices.reversed() {
      var shorter = history
      shorter.remove(at: index)
      if fault(shorter, last) != nil { history = shorter }
    }
    return history
  }

  private func fault(_ earlier: [Stroke], _ last: Stroke) -> Fault? {
    let session = FuzzSession(subject)
    for stroke in earlier {
      session.play(stroke)
      // This is another fault than the one that is being shrunk.
      if !session.faults.isEmpty { return nil }
    }
    session.play(last)
    return Fault(session)
  }
}
