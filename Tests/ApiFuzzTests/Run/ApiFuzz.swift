import Foundation

/// Random sequences, in copies of this process. A sequence that fails is shortened.
@MainActor struct ApiFuzz {
  typealias Run = @MainActor ([Action], _ onLine: @escaping (String) -> Void) -> [World.Fault]

  /// The number of sequences of one copy.
  var batchSize = 100
  /// The longest time of one sequence, in seconds. Sanitizers take ten times as long as other
  /// builds.
  var limit: UInt32 = 60
  /// Performs one sequence, and returns its faults.
  var perform: Run = { SequenceRun.faults($0, onLine: $1) }

  /// A failing sequence, shortened.
  struct Failure: CustomStringConvertible {
    let seed: UInt64
    let kind: String
    let detail: String
    let transcript: [String]

    var description: String {
      "seed \(seed): \(kind) (\(detail))\n  " + transcript.joined(separator: "\n  ")
    }
  }

  /// The outcome of one sequence in a copy of the process.
  private struct Outcome {
    var transcript: [String] = []
    /// The kind of fault, or `nil` if there was none.
    var kind: String?
    var detail = ""

    init(_ process: ForkedProcess) {
      let lines = process.output.split(separator: "\n").map(String.init)
      transcript = lines.filter { $0.hasPrefix("| ") }.map { String($0.dropFirst(2)) }
      if process.status == -SIGALRM {
        kind = "it hangs"
      } else if process.status < 0 {
        let message = lines.first { $0.contains("atal error") } ?? "signal \(-process.status)"
        // The place in the source differs from build to build.
        kind = "a trap: " + (message.components(separatedBy: "atal error: ").last ?? message)
        detail = message
      } else if let fault = lines.first(where: { $0.hasPrefix("! ") }) {
        let parts = fault.dropFirst(2).components(separatedBy: " :: ")
        kind = parts[0]
        detail = parts.dropFirst().joined(separator: " :: ")
      }
    }
  }

  // MARK: Batches

  /// Runs sequences from a seed on.
  ///
  /// - Parameters:
  ///   - shouldStop: Asked between batches.
  ///   - report: Receives each failure; it returns `false` to end the run.
  /// - Returns: The number of sequences that ran.
  func run(
    from first: UInt64, count: Int, shouldStop: () -> Bool = { false },
    report: (Failure) -> Bool
  ) -> Int {
    var done = 0
    while done < count, !shouldStop() {
      let seeds = (done..<min(count, done + batchSize)).map { first &+ UInt64($0) }
      guard let failing = firstFailing(seeds) else {
        done += seeds.count
        continue
      }
      done += Int(failing &- seeds[0]) + 1
      let failure = shortened(ActionGenerator.sequence(seed: failing), seed: failing)
      if let failure, !report(failure) { break }
    }
    return done
  }

  /// Returns the first seed whose sequence fails. Each seed is written before its sequence begins.
  private func firstFailing(_ seeds: [UInt64]) -> UInt64? {
    let process = ForkedProcess.run { write in
      for seed in seeds {
        write("\(seed)")
        ForkedProcess.setLimit(seconds: limit)
        let faults = perform(ActionGenerator.sequence(seed: seed)) { _ in }
        guard faults.isEmpty else { return 1 }
      }
      return 0
    }
    guard !process.isSuccess else { return nil }
    return process.output.split(separator: "\n").compactMap { UInt64($0) }.last ?? seeds[0]
  }

  // MARK: Shortening

  private func outcome(_ actions: [Action]) -> Outcome {
    Outcome(
      ForkedProcess.run { write in
        ForkedProcess.setLimit(seconds: limit)
        let faults = perform(actions) { write("| " + $0) }
        for fault in faults { write("! \(fault.text) :: \(fault.detail)") }
        return faults.isEmpty ? 0 : 1
      })
  }

  /// Returns the shortest sequence with the same fault that leaving out actions leads to, or `nil`
  /// if the fault does not occur again.
  func shortened(_ sequence: [Action], seed: UInt64) -> Failure? {
    var actions = sequence
    var last = outcome(actions)
    guard let kind = last.kind else { return nil }
    var length = max(1, actions.count / 2)
    while true {
      let count = actions.count
      var start = 0
      while start < actions.count {
        var fewer = actions
        fewer.removeSubrange(start..<min(actions.count, start + length))
        let result = outcome(fewer)
        if result.kind == kind {
          actions = fewer
          last = result
        } else {
          start += length
        }
      }
      if length == 1, actions.count == count { break }
      length = max(1, length / 2)
    }
    return Failure(seed: seed, kind: kind, detail: last.detail, transcript: last.transcript)
  }
}
