import Foundation

/// Numbers of a scene's clients that somebody tries other values for, and what the clients themselves say.
///
/// Where UIKit makes motion of a client's number it asks here: what was tuned holds, else the client's
/// own value, which is noted. So values can be shown that are in force, and those numbers that a
/// program has no use for can be told from the others.
package struct Tuning: Hashable, Sendable {
  /// The numbers that can be tuned, by the names that recordings use.
  package enum Knob: String, CaseIterable, Sendable {
    /// Part of the speed that content let go keeps per millisecond (M-08).
    case decelerationRate
    /// Fraction of the way at which a release finishes: the client's own rule, and a navigation
    /// controller's.
    case completionThreshold
    /// Distance after which a pan begins, pt (M-01).
    case panSlop
    /// ζ of springs from timing parameters.
    case springDamping
    /// Their undamped period, s.
    case springResponse
    /// Of attachments that are springs, 1/s.
    case physicsFrequency
    /// ζ of those.
    case physicsDamping
    /// Part of the speed that a contact gives back.
    case elasticity

    /// Whether a physics world goes by it.
    var isPhysical: Bool {
      switch self {
      case .physicsFrequency, .physicsDamping, .elasticity: true
      default: false
      }
    }

    /// The values to which it can be set.
    package var range: ClosedRange<Double> {
      switch self {
      case .decelerationRate: 0.98...0.9995
      case .completionThreshold: 0...1
      case .panSlop: 1...20
      case .springDamping: 0.05...2
      case .springResponse: 0.05...3
      case .physicsFrequency: 0.1...10
      case .physicsDamping: 0...2
      case .elasticity: 0...1
      }
    }
  }

  /// What somebody set; what is not here is the client's own.
  package private(set) var overrides: [Knob: Double] = [:]
  /// What the client's code said last, of what it has used so far.
  package private(set) var own: [Knob: Double] = [:]

  package init() {}

  /// Values that were kept as a dictionary, such as a recording's; unknown names and values out of
  /// range are left out.
  package init(overrides: [String: Double]) {
    for (name, value) in overrides {
      guard let knob = Knob(rawValue: name), knob.range.contains(value) else { continue }
      self.overrides[knob] = value
    }
  }

  /// What was set, by name.
  package var dictionary: [String: Double] {
    Dictionary(uniqueKeysWithValues: overrides.map { ($0.key.rawValue, $0.value) })
  }

  /// The value in force; nil for a number that the client has not used so far.
  package func value(_ knob: Knob) -> Double? { own[knob].map { overrides[knob] ?? $0 } }

  /// Sets a number, within its range; nil leaves it to the client.
  package mutating func set(_ knob: Knob, to value: Double?) {
    overrides[knob] = value.map {
      min(max($0, knob.range.lowerBound), knob.range.upperBound)
    }
  }

  /// Notes the client's own value and says which holds.
  mutating func resolve(_ knob: Knob, own value: Double) -> Double {
    own[knob] = value
    return overrides[knob] ?? value
  }
}

extension UIWindowScene {
  /// Sets a number for all that runs in this scene, at once: bodies go on under it, and what starts from
  /// now on starts with it.
  ///
  /// - Parameter value: nil leaves it to the client.
  package func tune(_ knob: Tuning.Knob, to value: Double?) {
    guard tuning.overrides[knob] != value else { return }
    tuning.set(knob, to: value)
    recorder?.record(.parameter(name: knob.rawValue, value: tuning.overrides[knob]))
    if knob == .completionThreshold { tuneThreshold() }
    guard knob.isPhysical else { return }
    // What rests under the old number may move under the new one.
    enter { for animator in animators.alive { animator.behaviorAdjusted() } }
  }

  /// Takes over numbers by name, as from a recording or from what was shown before.
  package func tune(_ knobs: [String: Double]) {
    let wanted = Tuning(overrides: knobs).overrides
    // In an order that does not depend on the process.
    for knob in Tuning.Knob.allCases { if let value = wanted[knob] { tune(knob, to: value) } }
  }
}

extension Tuning {
  /// The number in force in the scene whose code is running, `value` being the client's own.
  @MainActor static func current(_ knob: Knob, own value: Double) -> Double {
    UIWindowScene.current?.tuning.resolve(knob, own: value) ?? value
  }

  /// The same from anywhere: off the main queue there is no scene, and what the client said holds.
  nonisolated static func currentAnywhere(_ knob: Knob, own value: Double) -> Double {
    guard MainQueueMark.isHere else { return value }
    return MainActor.assumeIsolated { current(knob, own: value) }
  }
}

/// Tells whether code runs on the main queue, whichever thread that has just now.
private enum MainQueueMark {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isSet: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  static var isHere: Bool { isSet && DispatchQueue.getSpecific(key: key) == true }
}
