import Foundation
import GlissadeGestures
import UIKitBase

/// A line of a capture, as it is in the file.
struct CapturedLine: Decodable {
  struct View: Decodable, Equatable {
    var frame: [Double]
    var alpha: Double
    var z: Int
    var transform: [Double]?

    /// Returns the greatest difference of a number, or infinity if the orders of painting or the
    /// kinds of transforms differ.
    func distance(to status: FrameTrace.ViewStatus) -> Double {
      guard z == status.z, transform?.count == status.transform?.count else { return .infinity }
      let own = frame + [alpha] + (transform ?? [])
      let other = status.frame + [status.alpha] + (status.transform ?? [])
      return zip(own, other).map { abs($0 - $1) }.max() ?? 0
    }
  }

  var frame: Int
  var t: Double
  var input: [InputEvent]
  var views: [String: View]
  var size: [Double]?

  static func read(_ file: URL) throws -> [CapturedLine] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(CapturedLine.self, from: Data($0.utf8))
    }
  }
}

/// The phases of touches in a list of events, without movements of a pointer that is not pressed.
struct TouchPhases {
  private(set) var phases: [InputEvent] = []

  init(_ events: [InputEvent]) {
    var pressed: Set<InputEvent.Source> = []
    for event in events {
      switch event.kind {
      case .down where event.button == 1: pressed.insert(event.source)
      case .up where event.button == 1 && pressed.contains(event.source):
        pressed.remove(event.source)
        // A release at another place is delivered as a movement to that place and a release.
        if let last = phases.last, last.kind == .move, last.t == event.t,
          last.location == event.location
        {
          phases.removeLast()
        }
      case .cancel where pressed.contains(event.source): pressed.remove(event.source)
      case .move where pressed.contains(event.source): break
      default: continue
      }
      phases.append(event)
    }
  }

  /// Returns the greatest difference of times and places, or infinity if the kinds differ.
  func distance(to other: TouchPhases) -> Double {
    zip(phases, other.phases).map { one, other in
      guard one.kind == other.kind, one.device == other.device else { return .infinity }
      return max(abs(one.t - other.t), abs(one.x - other.x), abs(one.y - other.y))
    }.max() ?? 0
  }
}
