import Foundation

/// A reason why a drag has no map.
package enum ReleaseMapFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// No release makes a view move.
  case nothingMoves
  /// Most releases do not lead to rest.
  case neverRests
  /// Most releases end the program. The text is the outcome of the first of them.
  case programEnds(String)
  /// The system starts no process for the simulation of a release. The text is the reason.
  case noProcess(String)

  package var description: String {
    switch self {
    case .nothingMoves: "Nothing takes this drag: no view moves after any release."
    case .neverRests:
      "The program does not come to rest after a release within"
        + " \(Int(Branch.longestTime)) s, so there are no outcomes to compare."
    case .programEnds(let outcome): "The program does not survive a release: it \(outcome)."
    case .noProcess(let reason):
      "The system starts no process for a release: \(reason). End other programs, and try again."
    }
  }

  /// Finds a release that was not simulated in results, or returns `nil` if there is none.
  init?(in results: [ReleaseResult]) {
    for case .isNotStarted(let reason) in results.map(\.ending) {
      self = .noProcess(reason)
      return
    }
    return nil
  }

  /// Creates the fault of a program that hangs, or needs too much memory, in all of the releases
  /// with the given results; returns `nil` if it does not.
  init?(hanging results: [ReleaseResult]) {
    let isHanging = results.allSatisfy { $0.ending == .hangs || $0.ending == .isTooLarge }
    guard isHanging, let first = results.first else { return nil }
    self = .programEnds(OutcomeNames([]).name(of: first))
  }

  /// Finds the reason why a drag has no map in its coarse map, or returns `nil` if there is none.
  package init?(in map: ReleaseMap) {
    let endings = map.cells.map(\.result.ending)
    let half = map.cells.count / 2
    if map.cells.allSatisfy({ $0.outcome == OutcomeNames.nothing }) {
      self = .nothingMoves
    } else if endings.filter({ $0 == .moves }).count > half {
      self = .neverRests
    } else if endings.filter({ $0 != .rests && $0 != .moves }).count > half {
      self = .programEnds(map.cells.first { $0.result.ending != .rests }?.outcome ?? "ends")
    } else {
      return nil
    }
  }
}
