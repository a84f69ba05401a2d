/// The decisions of clients during a stroke, with their outcomes (L-05).
@MainActor final class Ledger {
  private struct Decision {
    let finishes: Bool
    var end: Bool?
  }

  private var decisions: [Decision] = []
  /// The number of calls that came too late to have an effect.
  private(set) var idleCalls = 0

  func clear() { (decisions, idleCalls) = ([], 0) }

  /// Records a client's decision.
  ///
  /// - Returns: A closure to call with the transition's outcome.
  func decide(finishes: Bool) -> @MainActor (_ completed: Bool) -> Void {
    decisions.append(Decision(finishes: finishes))
    let index = decisions.count - 1
    return { [weak self] in self?.decisions[index].end = $0 }
  }

  func callIdly(_ call: () -> Void) {
    idleCalls += 1
    call()
  }

  /// Returns the decisions that had another outcome, and late calls that were not logged.
  ///
  /// - Parameter refusals: The number of lines in the log about calls without effect.
  func faults(refusals: Int) -> [String] {
    var faults = decisions.filter { $0.end != $0.finishes }.map {
      "L-05 decided to \($0.finishes ? "finish" : "cancel"), and ended \($0.end as Any)"
    }
    // At least one line a transition, and at most one a call (N-20).
    if (refusals == 0) != (idleCalls == 0) || refusals > idleCalls {
      faults.append("L-05 \(idleCalls) calls without effect, and \(refusals) lines about them")
    }
    return faults
  }
}
