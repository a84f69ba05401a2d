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

  /// Returns the outcome that the map predicts for a release, and the velocity at which the outcome
  /// changes.
  ///
  /// That velocity is interpolated between the two nearest rows if the border crosses both.
  public func answer(for release: Release) -> ReleaseAnswer {
    let outcome = outcome(position: release.position, velocity: release.velocity)
    let row = row(nearest: release.position)
    let crossing = crossings(row: row).filter { $0.before == outcome || $0.after == outcome }.min {
      abs($0.release.velocity - release.velocity) < abs($1.release.velocity - release.velocity)
    }
    let sign = directionOfEnd
    guard let crossing else {
      return ReleaseAnswer(outcome: outcome, limit: nil, other: nil, isOtherBelow: false)
    }
    let isBelow = crossing.after == outcome
    return ReleaseAnswer(
      outcome: outcome, limit: sign * velocity(of: crossing, at: release.position, row: row),
      other: isBelow ? crossing.before : crossing.after, isOtherBelow: isBelow == (sign > 0))
  }

  /// Returns the velocity of a border at a position, interpolated between the nearest two points of
  /// the border.
  private func velocity(of crossing: BorderPoint, at position: Double, row: Int) -> Double {
    let next = position < positions[row] ? row - 1 : row + 1
    guard positions.indices.contains(next) else { return crossing.release.velocity }
    let range = min(positions[row], positions[next])...max(positions[row], positions[next])
    let outcomes = Set([crossing.before, crossing.after])
    let points = borders.filter {
      Set([$0.before, $0.after]) == outcomes && range.contains($0.release.position)
    }.map(\.release)
    let lower = points.filter { $0.position <= position }.max { $0.position < $1.position }
    let upper = points.filter { $0.position > position }.min { $0.position < $1.position }
    guard let lower, let upper else { return (lower ?? upper ?? crossing.release).velocity }
    let part = (position - lower.position) / (upper.position - lower.position)
    return lower.velocity + part * (upper.velocity - lower.velocity)
  }
}
