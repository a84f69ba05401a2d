import Foundation

/// The names of outcomes in the words of the program. Releases whose names are equal have the same
/// outcome.
struct OutcomeNames: Hashable, Sendable {
  /// The greatest number of places at which content rests for which each place is an outcome.
  /// Content that rests at more places counts as resting anywhere.
  private static let mostPlaces = 8

  /// The name of the outcome of a release after which no view moves.
  static let nothing = "nothing moves"

  /// A Boolean value that indicates whether the place at which a view rests is part of its
  /// outcome's name.
  private(set) var usesPlaces = false

  /// Creates the names of outcomes, from the results of some of the releases.
  init(_ results: [ReleaseResult]) {
    var counts: [String: Int] = [:]
    for result in results { counts[Self.placeName(of: result) ?? "", default: 0] += 1 }
    counts[""] = nil
    // Content that rests at another place after each release counts as resting anywhere.
    let isRepeated = counts.values.contains { $0 > 1 }
    usesPlaces = counts.count <= Self.mostPlaces && isRepeated
  }

  /// Returns the name of the outcome of a result.
  func name(of result: ReleaseResult) -> String {
    switch result.ending {
    case .rests: return nameAtRest(result)
    case .moves: return "never rests"
    case .exits(let code): return "ends the program with code \(code)"
    case .crashes(let message): return "crashes: \(message)"
    case .hangs: return "hangs"
    case .isTooLarge: return "needs too much memory"
    case .isNotStarted(let reason): return "is not simulated: \(reason)"
    }
  }

  private func nameAtRest(_ result: ReleaseResult) -> String {
    if let stop = result.stop { return "rests at \(stop)" }
    if let decision = result.decision {
      return result.page.map { "\(decision.rawValue): \($0)" } ?? decision.rawValue
    }
    if let change = Self.change(of: result) { return change }
    if usesPlaces, let name = Self.placeName(of: result) { return name }
    return result.view == nil ? Self.nothing : "comes to rest"
  }

  /// Returns the last page that appeared or disappeared after a release, for a release without a
  /// transition that the pointer drives; `nil` if no page did.
  private static func change(of result: ReleaseResult) -> String? {
    for (call, verb) in [("viewDidAppear ", "appears"), ("viewDidDisappear ", "disappears")] {
      if let last = result.calls.last(where: { $0.hasPrefix(call) }) {
        return "\(last.dropFirst(call.count)) \(verb)"
      }
    }
    return nil
  }

  private static func placeName(of result: ReleaseResult) -> String? {
    guard result.ending == .rests, let view = result.view, let place = result.place else {
      return nil
    }
    return "\(view) rests at \(Int(place.x.rounded())), \(Int(place.y.rounded()))"
  }
}
