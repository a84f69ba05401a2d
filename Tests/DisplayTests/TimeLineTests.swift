import Foundation
import Testing

/// Tests of the time line, its keys and the continuation from the past, with a real mouse and real
/// keys.
extension RealWindow {
  @Suite struct TimeLineTests {
    private static let page = "page.second"
    /// The frame of the time line in the transport of a window with all panes.
    private static let track = (left: 276.0, right: 1004.0, y: 713.0)
    private let window: InstrumentWindow

    init() throws { window = try InstrumentWindow() }

    /// Pulls the second page down to its end and waits until it is there.
    private func pull(_ sandbox: Sandbox) throws {
      window.pointer.play(
        .drag(from: window.onCanvas(187, 60), through: [window.onCanvas(187, 480, over: 0.6)]))
      try sandbox.wait(for: "the page at its end") {
        try sandbox.trace().frames.last { $0.past == nil }?.views[Self.page]?.frame
          == [0, 0, 375, 667]
      }
      try sandbox.waitUntilIdle()
    }

    private func type(_ key: String, in sandbox: Sandbox) throws -> Trace.Frame {
      try window.type(key)
      try sandbox.waitUntilIdle()
      return try #require(try sandbox.trace().frames.last)
    }

    /// The hashes of the canvas's pictures, by the time that they show.
    private func hashes(_ trace: Trace) -> [Double: String] {
      trace.frames.filter { $0.past == nil && $0.presented }
        .reduce(into: [:]) { $0[$1.t] = $1.hash }
    }

    private func press(_ x: Double, _ y: Double) {
      window.pointer.play([
        .init(time: 0, action: .move(x: x, y: y)), .init(time: 0.1, action: .down),
      ])
    }

    private func move(_ x: Double, _ y: Double) {
      window.pointer.play([.init(time: 0.02, action: .move(x: x, y: y))])
    }

    /// Moves the pointer on the time line and waits until its frame is visible.
    private func scrub(to x: Double, in sandbox: Sandbox) throws {
      move(x, Self.track.y)
      try sandbox.wait(for: "the move to \(x)") {
        try sandbox.trace().paneInput.last { $0.kind == "move" }?.x == x
      }
      try sandbox.waitUntilIdle()
    }

    private func release(after seconds: Double = 0.05) {
      window.pointer.play([.init(time: seconds, action: .up)])
    }

    private func canvasPicture() throws -> Screenshot {
      try window.picture(InstrumentWindow.canvas)
    }

    @Test("L-18 the comma steps back through the past pictures, the period forward to the present")
    func keys() throws {
      let sandbox = try window.start()
      try pull(sandbox)
      let was = hashes(try sandbox.trace())
      let present = try canvasPicture()
      var back: [Trace.Frame] = []
      for _ in 0..<30 { back.append(try type("comma", in: sandbox)) }
      for frame in back {
        #expect(frame.past != nil, "\(frame.t) \(frame.hash)")
        #expect(was[frame.t] == frame.hash, "\(frame.t) \(frame.hash)")
      }
      let times = back.map { $0.past ?? 0 }
      #expect(times == times.sorted(by: >))
      #expect(try canvasPicture() != present)
      // A busy machine may have shown fewer than 30 frames; the first of them stays.
      let first = back.last?.past
      let seen = back.prefix { $0.past != first }
      #expect(seen.count > 4)
      for frame in seen.reversed() {
        #expect(try type("period", in: sandbox).hash == frame.hash)
      }
      _ = try type("End", in: sandbox)
      #expect(try canvasPicture() == present)
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("L-18 the mouse drags the time line back and forth; a frame always has the same picture")
    func scrub() throws {
      let sandbox = try window.start()
      try pull(sandbox)
      let was = hashes(try sandbox.trace())
      let present = try canvasPicture()
      let places = (0..<12).map { Self.track.right - 30 - Double($0) * 25 }
      press(Self.track.right - 8, Self.track.y)
      var seen: [(hash: String?, picture: Screenshot)] = []
      for x in places {
        try scrub(to: x, in: sandbox)
        seen.append((try sandbox.trace().frames.last?.hash, try canvasPicture()))
      }
      for (x, before) in zip(places, seen).reversed() {
        try scrub(to: x, in: sandbox)
        #expect(try sandbox.trace().frames.last?.hash == before.hash)
        #expect(try canvasPicture() == before.picture)
      }
      #expect(Set(seen.map(\.hash)).count > 3)
      let trace = try sandbox.trace()
      for frame in trace.frames where frame.past != nil {
        #expect(was[frame.t] == frame.hash)
      }
      try scrub(to: Self.track.right, in: sandbox)
      release()
      try sandbox.waitUntilIdle()
      #expect(try canvasPicture() == present)
      // The demo itself has not changed.
      #expect(try sandbox.stop().trace.frames.last?.views[Self.page]?.frame == [0, 0, 375, 667])
    }

    @Test("L-09 L-18 a press on a past picture continues from it, and the page follows the pointer")
    func takeOver() throws {
      let sandbox = try window.start()
      try pull(sandbox)
      let held = try #require(
        try sandbox.trace().frames.last {
          $0.transition?.phase == "interactive" && $0.presented
            && ($0.views[Self.page]?.y ?? 0) < -150
        })
      // The time line returns to that frame.
      var frame = try type("comma", in: sandbox)
      for _ in 0..<400 where frame.t > held.t { frame = try type("comma", in: sandbox) }
      #expect(frame.hash == held.hash)
      // The pointer continues from its newest sample, which that frame need not show yet (M-51).
      let newest = try sandbox.trace().frames.prefix { $0.frame <= held.frame }.flatMap(\.input)
        .last { $0.kind == "move" }
      let behind = (newest?.y ?? 0) - (held.pointer?.y ?? 0)
      let top = try #require(held.views[Self.page]?.y) + behind
      let (x, y) = window.onCanvas(100, 300)
      press(x, y)
      try sandbox.wait(for: "the present") {
        try sandbox.trace().frames.last { $0.past == nil }?.t ?? 1e9 < held.t + 5
          && sandbox.trace().frames.last?.past == nil
      }
      for step in 1...10 { move(x, y + Double(step) * 4) }
      try sandbox.wait(for: "the page 40 points below \(top)") {
        let moved = try sandbox.trace().frames.last?.views[Self.page]?.y
        return moved.map { abs($0 - top - 40) < 0.01 } ?? false
      }
      for step in 1...20 { move(x, y + 40 - Double(step) * 16) }
      release(after: 0.3)
      try sandbox.waitUntilIdle()
      let (trace, exitCode) = try sandbox.stop()
      #expect(exitCode == 0)
      #expect(trace.frames.last?.transition == nil)
      #expect(trace.frames.last?.views[Self.page] == nil)
      #expect(!trace.events.contains { $0.hasPrefix("violation") || $0.hasPrefix("warning") })
    }

    @Test("L-18 space continues from a past picture, with the outcome of a release there")
    func playOn() throws {
      let sandbox = try window.start()
      try pull(sandbox)
      let present = try #require(try sandbox.trace().frames.last?.t)
      // A busy machine may have shown fewer frames since the release.
      let release = try #require(
        try sandbox.trace().frames.last { $0.input.contains { $0.kind == "up" } })
      var past = try type("comma", in: sandbox)
      for _ in 0..<24 where past.t > release.t { past = try type("comma", in: sandbox) }
      try window.type("space")
      try sandbox.wait(for: "the present") {
        try sandbox.trace().frames.last?.past == nil
      }
      try sandbox.wait(for: "the page at its end") {
        try sandbox.trace().frames.last?.views[Self.page]?.frame == [0, 0, 375, 667]
      }
      try sandbox.waitUntilIdle()
      let (trace, _) = try sandbox.stop()
      let next = try #require(
        trace.frames.lastIndex { $0.past != nil }.map { trace.frames[$0...].dropFirst() })
      // It continues from there, not from the present.
      let first = try #require(next.first { $0.presented }).t
      #expect(first >= past.t)
      #expect(first < present)
      #expect(!trace.events.contains { $0.hasPrefix("violation") || $0.hasPrefix("warning") })
    }
  }
}
