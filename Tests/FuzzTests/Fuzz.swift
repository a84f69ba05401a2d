import Foundation
import GlissadeTesting
import TestMaterial

/// Random strokes on one subject, and the shortest way to a fault if there is one.
@MainActor struct Fuzz {
  let subject: Subject
  let seed: UInt64
  /// A new window after so many strokes, so that a fault is found again in short time.
  private let strokesPerStage = 50

  /// The number of strokes on each subject.
  static var strokeCount: Int { RandomCount.requested(or: 100) }

  /// The seed of the first strokes. The seed that a failure reports reproduces it within
  /// `strokesPerStage` strokes.
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
    /// The log of the stroke that brought it.
    let log: [String]

    @MainActor init?(_ stage: Stage) {
      guard let first = stage.faults.first else { return nil }
      (text, log) = (first, stage.story)
    }
  }

  struct Failure: CustomStringConvertible {
    let subject: String
    let seed: UInt64
    let fault: Fault
    /// Strokes that have to come first.
    let earlier: [Stroke]
    /// The shortest beginning of the stroke that still fails.
    let stroke: Stroke

    var description: String {
      let strokes = earlier + [stroke]
      let list = strokes.map(\.description).joined(separator: "\n  then, at rest,\n")
      return "\(subject), seed \(seed): \(fault.text)\n\(list)\n  which the log tells as\n    "
        + fault.log.joined(separator: "\n    ")
    }
  }

  /// Plays `count` strokes; nil if nothing went wrong.
  func run(_ count: Int) -> Failure? {
    for start in stride(from: 0, to: count, by: strokesPerStage) {
      let part = seed &+ UInt64(start) &* 7919
      if let failure = run(min(strokesPerStage, count - start), seed: part) { return failure }
    }
    return nil
  }

  private func run(_ count: Int, seed: UInt64) -> Failure? {
    let stage = Stage(subject)
    var maker = StrokeMaker(seed: seed, size: Stage.size)
    var played: [Stroke] = []
    for _ in 0..<count {
      maker.targets = stage.targets
      let stroke = maker.next()
      stage.play(stroke)
      if let fault = Fault(stage) {
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

  /// The last 0, 1, 2, 4 … strokes before the one that fails, without those that do not matter.
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
    let stage = Stage(subject)
    for stroke in earlier {
      stage.play(stroke)
      // Another fault than the one that is looked for.
      if !stage.faults.isEmpty { return nil }
    }
    stage.play(last)
    return Fault(stage)
  }
}
