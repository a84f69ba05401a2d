import Foundation
import GlissadeGestures
import GlissadeTesting
import TestMaterial
import Testing
import UIKit

/// The rates at which a pointer is sampled and pictures are shown, per second, and the jitter of
/// both in seconds.
struct Pace: Sendable, CustomTestStringConvertible {
  var samples: Double
  var frames: Double
  var jitter: Double

  static let all = [60.0, 125, 250, 1000].flatMap { samples in
    [60.0, 75, 120].flatMap { frames in
      [0, 0.0003].map { Pace(samples: samples, frames: frames, jitter: $0) }
    }
  }

  var testDescription: String { "\(samples) samples, \(frames) frames, ±\(jitter * 1000) ms" }
}

/// The hand-over from a drag to a motion, and the beginning and the end of motions, frame by frame
/// (M-48, M-49).
@MainActor struct HandOverTests {
  /// The time that a frame's work takes, in seconds.
  private static let work = 0.004

  private struct Frame {
    var now: Double
    var place: Double
  }

  /// A page in frames that come as in a window: each shows the input until a little before it.
  @MainActor private final class Run {
    let page: DraggedSquare
    let harness: Harness
    let pace: Pace
    var random: SeededGenerator
    private(set) var frames: [Frame] = []
    private var count = 0

    init(_ kind: MotionKind, _ pace: Pace, seed: UInt64) {
      let page = DraggedSquare(kind)
      self.page = page
      self.pace = pace
      random = SeededGenerator(seed: seed)
      harness = Harness { page }
    }

    func jitter(_ random: inout SeededGenerator) -> Double {
      pace.jitter == 0 ? 0 : Double.random(in: -pace.jitter...pace.jitter, using: &random)
    }

    /// Makes the frames until an instant.
    func advance(to end: Double) {
      while Double(count + 1) / pace.frames <= end {
        count += 1
        let start = Double(count) / pace.frames + jitter(&random)
        harness.makeFrame(at: start + HandOverTests.work, inputUntil: start)
        frames.append(Frame(now: harness.now, place: Double(page.place)))
      }
    }

    /// Sends a steady drag, and returns the time of its release.
    func drag(at speed: Double, from start: Double, for duration: Double) -> Double {
      let begin = CGPoint(x: 30, y: 130)
      harness.send(.down(at: begin, t: start))
      let phase = Double.random(in: 0.2..<1, using: &random) / pace.samples
      let count = Int((duration - phase) * pace.samples)
      var last = begin
      var time = start
      for index in 0...count {
        time = start + phase + Double(index) / pace.samples + jitter(&random)
        last.x = begin.x + speed * (time - start)
        harness.send(.move(to: last, t: time))
      }
      let release = time + Double.random(in: 0..<1, using: &random) / pace.samples
      harness.send(.up(at: last, t: release))
      return release
    }
  }

  @Test(
    "M-48 around a release each frame moves the view by its speed", arguments: MotionKind.allCases,
    Pace.all)
  func release(kind: MotionKind, pace: Pace) {
    for seed in 1...6 as ClosedRange<UInt64> {
      let run = Run(kind, pace, seed: seed)
      let speed = Double.random(in: 300...1500, using: &run.random)
      let release = run.drag(at: speed, from: 0.1, for: 0.6)
      run.advance(to: release + 0.1)
      let first = run.frames.firstIndex { $0.now - Self.work >= release } ?? 0
      let near = run.frames[(first - 3)...(first + 2)]
      for (before, after) in zip(near, near.dropFirst()) {
        let expected = speed * (after.now - before.now)
        let step = after.place - before.place
        #expect(
          abs(step - expected) <= 0.05 * expected + 1,
          "\(seed): \(step) instead of \(expected), \(before.now - release) s after the release")
      }
    }
  }

  @Test(
    "M-49 the first frame after a tap shows the motion under way", arguments: MotionKind.allCases)
  func tap(kind: MotionKind) throws {
    guard kind != .scroll else { return }
    let run = Run(kind, Pace(samples: 125, frames: 60, jitter: 0), seed: 1)
    run.advance(to: 0.5)
    let start = Double(run.page.place)
    for (index, t) in [0.501, 0.6081].enumerated() {
      let event: InputEvent =
        index == 0
        ? .down(at: CGPoint(x: 200, y: 400), t: t) : .up(at: CGPoint(x: 202, y: 401), t: t)
      run.harness.send(event)
    }
    run.advance(to: 0.66)
    let tapped = try #require(run.page.instants["tap"])
    #expect(abs(tapped - 0.6081) < 1e-9)
    let moving = run.frames.filter { $0.now >= 0.6081 + Self.work }
    #expect(moving.count > 1)
    for frame in moving {
      let expected = start + Double(run.page.speed) * (frame.now - tapped)
      #expect(abs(frame.place - expected) < 0.5)
    }
  }

  @Test("M-49 a press catches a view where it was at the press", arguments: MotionKind.allCases)
  func press(kind: MotionKind) throws {
    // While a transition runs, its container receives the touches.
    guard kind != .driver else { return }
    let run = Run(kind, Pace(samples: 125, frames: 60, jitter: 0), seed: 2)
    let release = run.drag(at: 900, from: 0.1, for: 0.5)
    run.advance(to: release + 0.1)
    let caught = release + 0.1 + 0.011
    run.harness.send(.down(at: CGPoint(x: 300, y: 600), t: caught))
    run.advance(to: caught + 0.1)
    let first = try #require(run.frames.last { $0.now < caught })
    let second = try #require(run.frames.first { $0.now - Self.work >= caught })
    let earlier = try #require(run.frames.last { $0.now < first.now })
    let speed = (first.place - earlier.place) / (first.now - earlier.now)
    #expect(abs(speed - 900) < 200)
    // Physics moves by the steps of frames.
    let passed = kind == .physics ? 0 : max(caught, first.now) - first.now
    let expected = first.place + speed * passed
    #expect(abs(second.place - expected) <= 0.05 * speed / 60 + 1)
    #expect(run.frames.last?.place == second.place)
    if let instant = run.page.instants["press"], kind != .scroll {
      #expect(abs(instant - max(caught, first.now)) < 1e-9)
    }
  }

  @Test(
    "M-48 stamps from the future or the past never turn a motion round or make it skip",
    arguments: MotionKind.allCases)
  func badStamps(kind: MotionKind) {
    for offset in [-1.0, -0.05, 0, 0.01, 5] {
      let run = Run(kind, Pace(samples: 125, frames: 60, jitter: 0), seed: 3)
      let speed = 600.0
      var x = 30.0
      run.harness.send(.down(at: CGPoint(x: x, y: 130), t: 0.1))
      for index in 1...60 {
        let t = 0.1 + Double(index) * 0.008
        x = 30 + speed * (t - 0.1)
        run.harness.send(.move(to: CGPoint(x: x, y: 130), t: t))
      }
      run.advance(to: 0.6)
      // The harness delivers an event with the first frame after its time, so a stamp from the
      // future is given to the scene itself.
      let up = InputEvent.up(at: CGPoint(x: x, y: 130), t: 0.6 + offset)
      run.harness.scene.deliver(up)
      run.advance(to: 0.75)
      let steps = zip(run.frames, run.frames.dropFirst()).map { $1.place - $0.place }
      #expect(steps.allSatisfy { (-0.5...(speed / 60 * 1.5)).contains($0) }, "\(offset)")
    }
  }

  @Test(
    "M-49 after a suspension a motion is seen from near its start", arguments: MotionKind.allCases)
  func suspension(kind: MotionKind) {
    guard kind != .scroll else { return }
    let run = Run(kind, Pace(samples: 125, frames: 60, jitter: 0), seed: 4)
    run.advance(to: 0.5)
    let start = Double(run.page.place)
    run.harness.send(.down(at: CGPoint(x: 200, y: 400), t: 2))
    run.harness.send(.up(at: CGPoint(x: 200, y: 400), t: 2.05))
    run.harness.makeFrame(at: 10.5, inputUntil: 10.496)
    let lead = InputTimeline.longestLead
    #expect(abs(Double(run.page.place) - start) <= Double(run.page.speed) * lead + 0.5)
  }
}
