import Foundation

/// The predicted outcome of a release, with the velocity at which the outcome changes, according to
/// a map.
public struct ReleaseAnswer: Hashable, Sendable {
  /// The outcome of the release, such as `"finishes: Tides"`.
  public let outcome: String
  /// The velocity at which the outcome changes, in points per second; `nil` if the outcome is the
  /// same at all velocities of the map. The velocity is positive towards the end of the transition
  /// or, without one, to the right or downwards.
  public let limit: Double?
  /// The outcome on the other side of the limit; `nil` without a limit.
  public let other: String?
  /// A Boolean value that indicates whether the other outcome occurs at velocities below the limit.
  public let isOtherBelow: Bool

  /// A sentence with the outcome and the limit, such as `"finishes; below −310 pt/s it would
  /// cancel"`.
  public var sentence: String {
    guard let limit, let other else { return "\(Self.short(outcome)) at any velocity" }
    let side = isOtherBelow ? "below" : "above"
    let number = ReleaseMapComparison.text(limit)
    return "\(Self.short(outcome)); \(side) \(number) pt/s \(Self.conditional(other))"
  }

  /// The answer with velocities of the opposite sign.
  var reversed: ReleaseAnswer {
    ReleaseAnswer(
      outcome: outcome, limit: limit.map { -$0 }, other: other,
      isOtherBelow: limit != nil && !isOtherBelow)
  }

  /// The outcome without the name of the page, such as `"finishes"`.
  package var shortOutcome: String { Self.short(outcome) }

  /// Returns an outcome without the name of the page.
  static func short(_ outcome: String) -> String {
    for verb in ["finishes", "cancels"] where outcome.hasPrefix(verb) { return verb }
    return outcome
  }

  /// Returns an outcome as a conditional clause: “it would finish” for “finishes: Tides”.
  static func conditional(_ outcome: String) -> String {
    let verbs = [
      ("never rests", "never rest"), ("finishes", "finish"), ("cancels", "cancel"),
      ("rests", "rest"), ("crashes", "crash"),
      ("hangs", "hang"), ("appears", "appear"), ("disappears", "disappear"), ("ends", "end"),
      ("comes", "come"), ("needs", "need"),
    ]
    let short = short(outcome)
    for (verb, base) in verbs {
      if short == verb { return "it would \(base)" }
      if short.hasPrefix(verb + " ") || short.hasPrefix(verb + ":") {
        return "it would \(base)\(short.dropFirst(verb.count))"
      }
      if let range = short.range(of: " \(verb)") {
        return "\(short[..<range.lowerBound]) would \(base)\(short[range.upperBound...])"
      }
    }
    return "it would be “\(outcome)”"
  }
}

extension ReleaseMap {
  /// The sign of velocities towards the end of the transition: −1 if releases with lower velocities
  /// finish, otherwise 1.
  public var directionOfEnd: Double {
    func mean(_ decision: ReleaseResult.Decision) -> Double? {
      let found = cells.filter { $0.outcome.hasPrefix(decision.rawValue) }.map(\.release.velocity)
      return found.isEmpty ? nil : found.reduce(0, +) / Double(found.count)
    }
    if let finishes = mean(.finishes), let cancels = mean(.cancels) {
      if finishes != cancels { return finishes < cancels ? -1 : 1 }
      return directionOfEndByPosition
    }
    return 1
  }

  /// The sign of velocities towards the end of a transition whose outcome depends only on the
  /// position.
  private var directionOfEndByPosition: Double {
    let finishing = cells.filter { $0.outcome.hasPrefix("finishes") }.map(\.release.position)
    let center = (positions[0] + positions[positions.count - 1]) / 2
    let mean = finishing.reduce(0, +) / Double(max(finishing.count, 1))
    return mean < center ? -1 : 1
  }

  /// Returns the answer for a release as a sentence whose velocities are those of the map, as are
  /// the release's own: positive to the right or downwards.
  package func sentence(for release: Release) -> String {
    let answer = answer(for: release)
    return (directionOfEnd < 0 ? answer.reversed : answer).sentence
  }

  /// Returns the outcome that the map predicts for a release, and the nearest velocity at which the
  /// outcome changes.
  public func answer(for release: Release) -> ReleaseAnswer {
    let geometry = RegionGeometry(self)
    let outcome = geometry.outcome(of: release)
    let crossings = geometry.crossings(at: release.position)
    let crossing = crossings.filter { $0.before == outcome || $0.after == outcome }.min {
      abs($0.velocity - release.velocity) < abs($1.velocity - release.velocity)
    }
    guard let crossing else {
      return ReleaseAnswer(outcome: outcome, limit: nil, other: nil, isOtherBelow: false)
    }
    let sign = directionOfEnd
    let isBelow = crossing.after == outcome
    return ReleaseAnswer(
      outcome: outcome, limit: sign * crossing.velocity,
      other: isBelow ? crossing.before : crossing.after, isOtherBelow: isBelow == (sign > 0))
  }
}
