import Foundation
import Testing

/// A trace of the sandbox, read by its documented format alone.
struct Trace: CustomTestStringConvertible {
  struct Frame: Decodable {
    var frame: Int
    var t: Double
    var input: [Input]
    var transition: Transition?
    var views: [String: Shown]
    var events: [String]
    var presented: Bool
    var main_queue: Bool
    var cpu_ms: Double
    var hash: String
    /// The time of the recording, if a past frame is visible.
    var past: Int?
    /// The times at which the events of `input` were handled.
    var instants: [Double]?
    /// The touches that are down, where the frame shows them.
    var touches: [Touch]?
    /// The events of the panes around the program.
    var panes: [Input]?
    /// The figures of the first curve in the window.
    var curve: Curve?
    /// A Boolean value that indicates whether nothing moves any more.
    var idle: Bool?

    /// A Boolean value that indicates whether a key was pressed.
    var hasKey: Bool { (input + (panes ?? [])).contains { $0.kind == "key" } }

    /// The place of the pressed pointer that the frame shows.
    var pointer: Place? { touches?.first { $0.touch == 0 }?.place }

    /// The time from which what the last release has started moves by itself.
    var instantOfRelease: Double? {
      guard let index = input.lastIndex(where: { $0.kind == "up" }) else { return nil }
      return instants?[index]
    }

    /// Presses and releases of the button, and presses of keys.
    var countedInput: Int {
      (input + (panes ?? [])).count { ["down", "up", "key"].contains($0.kind) }
    }
  }

  struct Input: Decodable {
    var t: Double
    var kind: String
    var x: Double?
    var y: Double?
    var button: Int?
    var device: String?
    var touch: Int?
    var place: Place { Place(x ?? 0, y ?? 0) }
  }

  struct Touch: Decodable {
    var touch: Int
    var x: Double
    var y: Double
    var place: Place { Place(x, y) }
  }

  struct Curve: Decodable {
    var view: String
    var property: String
    var overshoot: Double
    var settling: Double
    /// The points that can be pulled, in the window.
    var points: [String: Point]

    struct Point: Decodable {
      var x: Double
      var y: Double
    }
  }

  struct Transition: Decodable {
    var id: Int
    var kind: String
    var from: String?
    var to: String?
    var phase: String
    var progress: Double
    var velocity: Double
  }

  struct Shown: Decodable {
    var frame: [Double]
    var alpha: Double
    var z: Int
    var x: Double { frame[0] }
    var y: Double { frame[1] }
    var width: Double { frame[2] }
    var height: Double { frame[3] }
    /// The lower right corner.
    var farCorner: (x: Double, y: Double) { (x + width, y + height) }

    func contains(_ x: Double, _ y: Double) -> Bool {
      x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
    }
  }

  var frames: [Frame] = []
  /// Presses and releases of the button, and presses of keys, in all frames that were read.
  private(set) var countedInput = 0

  var testDescription: String { "a trace of \(frames.count) frames" }

  init() {}

  init(jsonLines data: Data) throws { try add(jsonLines: data) }

  /// Adds frames. Text after the last end of a line is no frame yet.
  mutating func add(jsonLines data: Data) throws {
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
    where !line.isEmpty {
      let frame = try decoder.decode(Frame.self, from: line)
      countedInput += frame.countedInput
      frames.append(frame)
    }
  }

  /// The log, in order.
  var events: [String] { frames.flatMap(\.events) }

  /// All input, in order.
  var input: [Input] { frames.flatMap(\.input) }

  /// All input of the panes around the program, in order.
  var paneInput: [Input] { frames.flatMap { $0.panes ?? [] } }

  /// Frames in which a transition was in the given phase.
  func frames(inPhase phase: String) -> [Frame] { frames.filter { $0.transition?.phase == phase } }
}
