import Foundation

/// The outcome and the effects of one simulated release.
public struct ReleaseResult: Hashable, Sendable {
  /// The way in which the simulation of a release ends.
  public enum Ending: Hashable, Sendable {
    /// Everything in the scene is at rest.
    case rests
    /// Something in the scene still moves ten seconds after the release.
    case moves
    /// The program ended itself with an exit code.
    case exits(Int32)
    /// The program crashed. The text is the message of the program, or the name of the signal.
    case crashes(String)
    /// The simulation exceeded its limit of time.
    case hangs
    /// The simulation exceeded its limit of memory.
    case isTooLarge
    /// The system started no process for the simulation. The text is the reason.
    case isNotStarted(String)
  }

  /// The outcome of a transition.
  public enum Decision: String, Hashable, Sendable {
    /// The transition has finished.
    case finishes
    /// The transition has been cancelled.
    case cancels
  }

  /// The way in which the simulation ended.
  public var ending: Ending
  /// The outcome of the transition that the pointer drives; `nil` without a transition.
  public var decision: Decision?
  /// The name of the view controller that appeared last and is visible at the end; `nil` if none
  /// is.
  public var page: String?
  /// The name of the stop at which dragged content rests; `nil` without stops.
  public var stop: String?
  /// The identifier of the view that moves the farthest; `nil` if none moves.
  public var view: String?
  /// The place of that view at rest, in points of the window; `nil` if the view is not visible
  /// then.
  public var place: CGPoint?
  /// The callbacks that view controllers and presentation controllers have received since the
  /// release, in order.
  public var calls: [String] = []
  /// The violations and warnings that the scene has logged since the release.
  public var faults: [String] = []
  /// The time from the release until everything is at rest, in seconds.
  public var seconds = 0.0
  /// The greatest distance of the view that moves the farthest beyond its final place, in points.
  public var overshoot = 0.0
  /// The greatest speed of the view that moves the farthest, in points per second.
  public var peakSpeed = 0.0
  /// The difference between the steps of the view that moves the farthest before and after the
  /// release, in points.
  public var jump = 0.0

  init(_ ending: Ending) { self.ending = ending }
}

// The text of a result, which a copy of the process sends to this process.
extension ReleaseResult {
  private static let field = "\u{1f}"
  private static let item = "\u{1e}"

  /// The text of the result.
  var text: String {
    [
      ending.words.joined(separator: Self.item), decision?.rawValue ?? "", page ?? "", stop ?? "",
      view ?? "", place.map { "\(Double($0.x)) \(Double($0.y))" } ?? "",
      calls.joined(separator: Self.item), faults.joined(separator: Self.item), "\(seconds)",
      "\(overshoot)", "\(peakSpeed)", "\(jump)",
    ].joined(separator: Self.field)
  }

  /// Creates a result from its text, or returns `nil` for any other text.
  init?(text: String) {
    let fields = text.components(separatedBy: Self.field)
    let numbers = fields.suffix(4).compactMap(Double.init)
    guard fields.count == 12, numbers.count == 4,
      let ending = Ending(words: fields[0].components(separatedBy: Self.item))
    else { return nil }
    func filled(_ index: Int) -> String? { fields[index].isEmpty ? nil : fields[index] }
    func items(_ index: Int) -> [String] {
      filled(index)?.components(separatedBy: Self.item) ?? []
    }
    self.init(ending)
    decision = Decision(rawValue: fields[1])
    page = filled(2)
    stop = filled(3)
    view = filled(4)
    let sides = fields[5].split(separator: " ").compactMap { Double($0) }
    if sides.count == 2 { place = CGPoint(x: sides[0], y: sides[1]) }
    calls = items(6)
    faults = items(7)
    seconds = numbers[0]
    overshoot = numbers[1]
    peakSpeed = numbers[2]
    jump = numbers[3]
  }

  /// Creates a result from the end of the copy of the process that simulated it.
  init(_ end: ForkEnd) {
    switch end {
    case .result(let text): self = ReleaseResult(text: text) ?? ReleaseResult(.exits(0))
    case .exited(let code): self.init(.exits(code))
    case .crashed(let signal, let message): self.init(.crashes(message ?? "signal \(signal)"))
    case .tooSlow: self.init(.hangs)
    case .tooLarge: self.init(.isTooLarge)
    case .notStarted(let reason): self.init(.isNotStarted(reason))
    }
  }
}

extension ReleaseResult.Ending {
  /// The name of the case and its value.
  fileprivate var words: [String] {
    switch self {
    case .rests: ["rests"]
    case .moves: ["moves"]
    case .exits(let code): ["exits", "\(code)"]
    case .crashes(let message): ["crashes", message]
    case .hangs: ["hangs"]
    case .isTooLarge: ["isTooLarge"]
    case .isNotStarted(let reason): ["isNotStarted", reason]
    }
  }

  /// Creates an ending from the name of a case and its value, or returns `nil` for other words.
  fileprivate init?(words: [String]) {
    switch words.first {
    case "rests": self = .rests
    case "moves": self = .moves
    case "exits": self = .exits(words.last.flatMap { Int32($0) } ?? 0)
    case "crashes": self = .crashes(words.last ?? "")
    case "hangs": self = .hangs
    case "isTooLarge": self = .isTooLarge
    case "isNotStarted": self = .isNotStarted(words.last ?? "")
    default: return nil
    }
  }
}
