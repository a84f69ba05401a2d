import Foundation

/// The outcome of one release.
public struct ReleaseResult: Hashable, Sendable {
  /// The way in which a branch ends.
  public enum Ending: Hashable, Sendable {
    /// Everything is at rest.
    case rests
    /// Something still moves after ten seconds.
    case moves
    /// The program has ended itself with an exit code.
    case exits(Int32)
    /// The program has crashed. The message is its own, or the name of the signal.
    case crashes(String)
    /// The program has taken more time than a branch may.
    case hangs
    /// The program has used more memory than a branch may.
    case isTooLarge
  }

  /// The outcome of a transition.
  public enum Decision: String, Hashable, Sendable {
    /// The transition has finished.
    case finishes
    /// The transition has been cancelled.
    case cancels
  }

  /// The way in which the branch ends.
  public var ending: Ending
  /// The outcome of the transition that the pointer drives; `nil` without one.
  public var decision: Decision?
  /// The name of the view controller that appeared last and is visible at the end.
  public var page: String?
  /// The name of the stop at which dragged content rests, or `nil` without stops.
  public var stop: String?
  /// The identifier of the view that moves the farthest; `nil` if none moves.
  public var view: String?
  /// The place of that view at rest, in points of the window; `nil` if it is not visible there.
  public var place: CGPoint?
  /// The callbacks of view controllers and presentation controllers since the release, in order.
  public var calls: [String] = []
  /// The violations and warnings since the release.
  public var faults: [String] = []
  /// The time from the release until everything is at rest, in seconds.
  public var seconds = 0.0
  /// The greatest distance of that view beyond its final place, in points.
  public var overshoot = 0.0
  /// The greatest speed of that view, in points per second.
  public var peakSpeed = 0.0
  /// The difference of that view's steps before and after the release, in points.
  public var jump = 0.0

  init(_ ending: Ending) { self.ending = ending }
}

// The text of a result, in which it gets out of a copy of the process.
extension ReleaseResult {
  private static let field = "\u{1f}"
  private static let item = "\u{1e}"

  /// The result of a branch that rests or moves as a text.
  var text: String {
    [
      ending == .rests ? "rests" : "moves", decision?.rawValue ?? "", page ?? "", stop ?? "",
      view ?? "", place.map { "\(Double($0.x)) \(Double($0.y))" } ?? "",
      calls.joined(separator: Self.item), faults.joined(separator: Self.item), "\(seconds)",
      "\(overshoot)", "\(peakSpeed)", "\(jump)",
    ].joined(separator: Self.field)
  }

  /// Creates a result from its text, or `nil` if the text is none.
  init?(text: String) {
    let fields = text.components(separatedBy: Self.field)
    let numbers = fields.suffix(4).compactMap(Double.init)
    guard fields.count == 12, numbers.count == 4 else { return nil }
    func filled(_ index: Int) -> String? { fields[index].isEmpty ? nil : fields[index] }
    func items(_ index: Int) -> [String] {
      filled(index)?.components(separatedBy: Self.item) ?? []
    }
    self.init(fields[0] == "rests" ? .rests : .moves)
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

  /// Creates the result of a copy of the process.
  init(_ end: ForkEnd) {
    switch end {
    case .result(let text): self = ReleaseResult(text: text) ?? ReleaseResult(.exits(0))
    case .exited(let code): self.init(.exits(code))
    case .crashed(let signal, let message): self.init(.crashes(message ?? "signal \(signal)"))
    case .tooSlow: self.init(.hangs)
    case .tooLarge: self.init(.isTooLarge)
    }
  }
}
