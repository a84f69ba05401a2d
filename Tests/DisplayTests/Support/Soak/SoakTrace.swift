import Foundation
import TestMaterial

/// The trace of an hour, read while it is written. Lines are counted and discarded.
final class SoakTrace {
  /// The time of a frame at the display's 60 Hz, in milliseconds.
  static let frameInterval = 1000.0 / 60

  /// Counts of frames.
  struct Figures {
    /// The frames that were shown.
    var frames = 0
    /// The processor time by which frames exceeded their interval, in milliseconds.
    var late = 0.0
    /// The processor time of the slowest frame, in milliseconds.
    var slowest = 0.0

    /// The hitch ratio by processor time, in milliseconds per second of motion.
    var hitchRatio: Double {
      frames == 0 ? 0 : late * 1000 / (Double(frames) * SoakTrace.frameInterval)
    }
  }

  let url = TemporaryFolder.ofProcess.url
    .appendingPathComponent("glissade-\(UUID().uuidString).jsonl")
  /// The figures since the last reset.
  var figures = Figures()
  /// The violations and warnings so far.
  private(set) var faults: [String] = []
  private(set) var last: Trace.Frame?
  /// The number of frames that have a line.
  private(set) var lines = 0
  private var reader: FileHandle?
  /// The beginning of a line whose end is not written yet.
  private var rest = Data()
  private var wasPast = false

  /// Reads the lines that were written since the last call.
  func update() throws {
    if reader == nil { reader = FileHandle(forReadingAtPath: url.path) }
    while let data = try reader?.read(upToCount: 1 << 20), !data.isEmpty {
      rest += data
      guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
      var new = Trace()
      try new.add(jsonLines: rest[...end])
      rest = Data(rest[(end + 1)...])
      new.frames.forEach(count)
    }
  }

  private func count(_ frame: Trace.Frame) {
    faults += frame.events.filter { $0.hasPrefix("violation") || $0.hasPrefix("warning") }
    last = frame
    lines += 1
    defer { wasPast = frame.past != nil }
    // A press in a pane opens a demo, and re-simulates a run for as long as a frame may take and
    // longer: neither is motion.
    guard frame.presented, frame.past == nil, !wasPast, frame.panes?.isEmpty != false else {
      return
    }
    figures.frames += 1
    figures.late += max(0, frame.cpu_ms - Self.frameInterval)
    figures.slowest = max(figures.slowest, frame.cpu_ms)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
