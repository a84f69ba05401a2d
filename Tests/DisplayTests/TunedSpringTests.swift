import Foundation
import Testing

/// Tests of tuning a spring by pulling its curve in the loop, with a real pointer.
extension RealWindow {
  @Suite struct TunedSpringTests {
    private let window: InstrumentWindow
    /// The locations of controls in a window of `size`.
    private static let size = "1180x820"
    private static let copy = (x: 986.0, y: 534.0)
    private static let edge = (x: 549.0, y: 572.0)
    /// The wanted motion: at rest after 0.35 s with an overshoot of 2 %.
    private static let settling = 0.35
    private static let overshoot = 0.02

    init() throws { window = try InstrumentWindow(screen: (width: 1180, height: 820)) }

    /// Returns the figures of the curve that the window shows.
    private func curve(_ sandbox: Sandbox) throws -> Trace.Curve {
      var curve: Trace.Curve?
      try sandbox.wait(for: "the figures of the curve") {
        curve = try sandbox.trace().frames.last { $0.presented }?.curve
        return curve?.points["peak"] != nil && curve?.points["settled"] != nil
      }
      return try #require(curve)
    }

    /// Waits until two further repetitions of the drag have begun, so that the figures are measured
    /// ones.
    private func waitForPasses(_ sandbox: Sandbox) throws {
      let first = try sandbox.trace().frames.count
      try sandbox.wait(for: "two further repetitions of the drag") {
        let times = try sandbox.trace().frames[first...].filter(\.presented).map(\.t)
        return zip(times, times.dropFirst()).count { $0 > $1 + 0.1 } >= 2
      }
    }

    /// Grabs a point of the curve and moves the pointer towards a wanted figure, until the window
    /// shows it or the pointer would turn back, as a user does.
    ///
    /// - Parameters:
    ///   - step: The movement of the pointer by which the figure changes by one, in points.
    ///   - error: Returns the wanted change of the figure.
    private func pull(
      _ name: String, in sandbox: Sandbox, step: (x: Double, y: Double),
      error: (Trace.Curve) -> Double
    ) throws {
      let grabbed = try #require(try curve(sandbox).points[name])
      var place = (x: grabbed.x.rounded(), y: grabbed.y.rounded())
      window.pointer.play([
        .init(time: 0, action: .move(x: place.x, y: place.y)), .init(time: 0.1, action: .down),
      ])
      try sandbox.waitForInput()
      let length = abs(step.x + step.y)
      let first = error(try curve(sandbox))
      for _ in 0..<60 {
        let missing = error(try curve(sandbox))
        guard missing * first > 0, abs(missing) * length > 0.5 else { break }
        // Half of the missing distance, but at least a point.
        let moved = max((abs(missing) * length / 2).rounded(), 1) * (missing < 0 ? -1 : 1)
        place.x += moved * step.x / length
        place.y += moved * step.y / length
        window.pointer.play([.init(time: 0.03, action: .move(x: place.x, y: place.y))])
        try waitForPull(to: place, in: sandbox)
      }
      window.pointer.play([.init(time: 0.05, action: .up)])
      try sandbox.waitForInput()
      try waitForPasses(sandbox)
    }

    /// Waits until the window has received a move and made six further frames.
    private func waitForPull(to place: (x: Double, y: Double), in sandbox: Sandbox) throws {
      try sandbox.wait(for: "the pull") {
        let frames = try sandbox.trace().frames
        let received = frames.lastIndex { frame in
          frame.panes?.contains { $0.x == place.x && $0.y == place.y } == true
        }
        return received.map { frames.count - $0 > 6 } ?? false
      }
    }

    private func isRight(_ curve: Trace.Curve) -> Bool {
      abs(curve.settling - Self.settling) <= 0.02
        && abs(curve.overshoot - Self.overshoot) <= 0.004
    }

    /// Waits until the clipboard has a copied text with a part, and returns the text.
    private func copy(_ part: String) throws -> String {
      try window.click(Self.copy.x, Self.copy.y)
      var text = ""
      let isCopied = try Deadline().waits {
        text = try window.connection.clipboard()
        return text.contains(part)
      }
      guard isCopied else { throw SetupError("The clipboard has “\(text)”.") }
      return text
    }

    @Test("T-11 Panel is tuned by mouse to 0.35 s and 2 %, copied, and the pasted spring does that")
    func panel() throws {
      let sandbox = try window.start("panel", size: Self.size)
      try window.stroke(
        .drag(from: Self.edge, through: [(Self.edge.x, 340, over: 0.35)]), in: sandbox)
      let first = try sandbox.trace().frames
      // The figures are as fine as the frames of the drag that repeats: they count from a frame
      // to a frame, those of the program from the event. A busy machine makes few frames.
      let times = first.drop { !$0.input.contains { $0.kind == "down" } }
        .prefix { $0.idle != true }.map(\.t)
      let frame = zip(times, times.dropFirst()).map { $1 - $0 }.max() ?? 0
      let tolerance = frame < 0.02 ? 0.02 : 2 * frame
      let drag = first.flatMap(\.input).drop { $0.kind != "down" }
      var pulls = 0
      var shown: [String] = []
      // After a pull that went too far, a user pulls by a smaller part of what is missing.
      var missing = 0.0
      var part = 1.0
      for _ in 0..<20 {
        let figures = try curve(sandbox)
        shown.append("\(figures.settling) s, \(figures.overshoot)")
        if pulls > 0, isRight(figures) { break }
        pulls += 1
        if abs(figures.overshoot - Self.overshoot) > 0.004 {
          try pull("peak", in: sandbox, step: (x: 0, y: -200)) { Self.overshoot - $0.overshoot }
        } else {
          if missing * (Self.settling - figures.settling) < 0 { part /= 2 }
          missing = Self.settling - figures.settling
          let wanted = figures.settling + part * missing
          try pull("settled", in: sandbox, step: (x: 800, y: 0)) { wanted - $0.settling }
        }
      }
      let tuned = try curve(sandbox)
      #expect(isRight(tuned), "\(tuned) after \(pulls) pulls: \(shown)")
      let copied = try copy("UISpringTimingParameters(duration: ")
      let pasted = try PastedPanel(spring: copied, drag: Array(drag)).run()
      #expect(abs(pasted.settling - tuned.settling) <= tolerance, "\(pasted), \(tuned)")
      #expect(abs(pasted.overshoot - Self.overshoot) <= 0.005, "\(pasted)")
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("T-13 the end of a released panel's curve tunes its rule by mouse, without an overshoot")
    func rule() throws {
      let sandbox = try window.start("panel", size: Self.size)
      try window.stroke(
        .drag(from: Self.edge, through: [(Self.edge.x, 340, over: 0.35)]), in: sandbox)
      let own = try curve(sandbox)
      let wanted = own.settling - 0.1
      try pull("settled", in: sandbox, step: (x: 800, y: 0)) { wanted - $0.settling }
      let tuned = try curve(sandbox)
      #expect(abs(tuned.settling - wanted) <= 0.03, "\(own), \(tuned)")
      #expect(tuned.overshoot == 0, "\(tuned)")
      let copied = try copy("settlingTime: CGFloat = ")
      #expect(copied.contains("HandOffSpring(settlingTime: settlingTime)"), "\(copied)")
      #expect(!copied.contains("duration: "), "\(copied)")
      #expect(try sandbox.stop().exitCode == 0)
    }
  }
}
