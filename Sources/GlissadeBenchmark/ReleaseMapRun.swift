import Foundation
import GlissadeGallery
import GlissadeInstrument
import GlissadeRaster
import GlissadeWindow
import UIKit

/// A measurement of the release map in the inspector: the times until the coarse and the complete
/// map are visible, the processor time of the search, and the time until the motion of another
/// release is visible over the canvas.
@MainActor struct ReleaseMapRun {
  private static let size = CGSize(width: 1180, height: 988)
  /// The frame of the last stroke in which the map is requested, for maps of a drag in progress.
  private static let heldFrame = 30
  /// The number of other releases that are played over the canvas.
  private static let ghostCount = 40
  /// The longest wait for the map, in seconds.
  private static let patience = 60.0

  private let demo: Demo
  private let fonts = FontLibrary()

  /// Creates a measurement of a demo.
  init(_ name: String) throws {
    guard let demo = Gallery.demo(named: name) else { throw MissingDemo() }
    self.demo = demo
  }

  private struct MissingDemo: Error {}

  /// Measures the map after runs of ten seconds and of a minute, with the pointer down and after
  /// the release of the last drag.
  static func measure() throws {
    for (seconds, isHeld) in [(10, true), (10, false), (60, false)] {
      try ReleaseMapRun("pull-down").measure(after: seconds, isHeld: isHeld)
    }
  }

  private func measure(after seconds: Int, isHeld: Bool) {
    let content = InstrumentContent(
      CanvasSubject(name: demo.name, makeRoot: demo.makeRoot), speed: 1, size: Self.size, scale: 1,
      fonts: fonts)
    let now = play(content, seconds: seconds, isHeld: isHeld)
    var clock = Clock(now)
    print(
      "\nrelease map of \(demo.name) after \(seconds) s,"
        + " \(isHeld ? "with the pointer down" : "of the last drag"); the process has"
        + " \(ProcessMemory.text)")
    let begin = Instant.wall
    let processor = Self.processorOfCopies
    InstrumentRun.advance(
      content, to: clock.next(), with: [.key("m", modifiers: [], t: clock.now)])
    var coarse: Double?
    while !content.releaseMap.isComplete, Instant.wall - begin < Self.patience {
      Self.wait(1.0 / BenchmarkSetup.framesPerSecond)
      InstrumentRun.advance(content, to: clock.next(), with: [])
      if coarse == nil, content.releaseMap.shownRelease != nil { coarse = Instant.wall - begin }
    }
    let complete = Instant.wall - begin
    print(String(format: "  coarse %.2f s, complete %.2f s", coarse ?? .nan, complete))
    measureGhosts(content, &clock)
    InstrumentRun.advance(
      content, to: clock.next(), with: [.key("Escape", modifiers: [], t: clock.now)])
    let used = Self.processorOfCopies
    print(
      String(
        format:
          "  processor time of the search and the releases: %.2f s, %.2f s of it in the kernel",
        used.user + used.system - processor.user - processor.system,
        used.system - processor.system))
  }

  /// Plays strokes on the canvas.
  ///
  /// - Returns: The time of the last frame, in seconds.
  private func play(_ content: InstrumentContent, seconds: Int, isHeld: Bool) -> TimeInterval {
    let panes = PaneLayout(Self.size, hasSide: false)
    let corner = CGPoint(
      x: (panes.canvas.midX - PaneLayout.deviceSize.width / 2).rounded(),
      y: (panes.canvas.midY - PaneLayout.deviceSize.height / 2).rounded())
    var display = InstrumentRun.Display(Self.size, scale: 1, fonts)
    let count = seconds * Int(BenchmarkSetup.framesPerSecond) + (isHeld ? Self.heldFrame : 0)
    var now = 0.0
    for frame in 0..<count {
      now = Double(frame) / BenchmarkSetup.framesPerSecond
      let input = InstrumentRun.input(frame, now: now, from: corner)
      guard frame == 0 || !input.isEmpty || content.needsFrame else { continue }
      var meter = CostMeter()
      InstrumentRun.advance(content, to: now, with: input)
      let isDue = content.needsFrame
      if isDue { display.paint(content, &meter) }
      content.record(
        FrameFacts(
          frame: frame, time: now, shown: now, input: [], presented: isDue, ranMainQueue: false,
          cost: FrameCost(), hash: 0))
    }
    return now
  }

  /// Measures the time from an arrow key, which moves the dot of the map, until the motion of that
  /// release has arrived.
  private func measureGhosts(_ content: InstrumentContent, _ clock: inout Clock) {
    var report = Report("  from the movement of the dot to the motion of its release")
    for index in 0..<Self.ghostCount {
      let start = Instant.wall
      InstrumentRun.advance(
        content, to: clock.next(),
        with: [.key(index % 2 == 0 ? "Left" : "Up", modifiers: [], t: clock.now)])
      while content.releaseMap.playedRelease != content.releaseMap.shownRelease,
        Instant.wall - start < 1
      {
        Self.wait(0.0005)
        content.setNow(clock.next())
      }
      report.add(1000 * (Instant.wall - start), to: "real time")
    }
    report.print()
  }

  private static func wait(_ seconds: Double) { usleep(UInt32(seconds * 1e6)) }

  /// The processor time of the copies of this process that have ended, in seconds.
  private static var processorOfCopies: (user: Double, system: Double) {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return (seconds(usage.ru_utime), seconds(usage.ru_stime))
  }

  /// The window's time, which continues at the speed of real time after the strokes.
  private struct Clock {
    private let offset: Double
    private(set) var now: TimeInterval

    init(_ now: TimeInterval) {
      offset = now - Instant.wall
      self.now = now
    }

    mutating func next() -> TimeInterval {
      now = Instant.wall + offset
      return now
    }
  }
}
