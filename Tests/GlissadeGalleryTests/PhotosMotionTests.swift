import Foundation
@testable import PhotosDemo
import GlissadeTesting
import TestMaterial
import Testing

/// The place, the size and the angle of a picture in the window.
private struct PicturePose {
  var center = CGPoint.zero
  /// The logarithm of the width, in points.
  var size = 0.0
  var angle = 0.0

  /// The differences to another pose, in points at the picture's corners.
  func difference(to other: PicturePose, length: Double) -> [Double] {
    [
      other.center.x - center.x, other.center.y - center.y, (other.size - size) * length,
      (other.angle - angle) * length,
    ]
  }
}

/// The strokes of one run, with a frame for each sample, and the poses of the picture.
@MainActor private final class PictureRun {
  static let rate = 480.0
  let harness = Harness(framesPerSecond: rate) { PhotosViewController() }
  let key: String
  private(set) var poses: [PicturePose] = []
  /// The indices of poses at which touches begin, and at which they end.
  private(set) var catches: [Int] = []
  private(set) var releases: [Int] = []
  private var places: [CGPoint] = []

  init(_ key: String) { self.key = key }

  func frame() {
    harness.advance(by: 1 / Self.rate)
    guard let view = harness.view("photo.\(key)"), view.window != nil else { return poses = [] }
    let (size, bounds) = (view.bounds.width, view.bounds)
    let left = view.convert(CGPoint(x: bounds.minX, y: bounds.midY), to: nil)
    let right = view.convert(CGPoint(x: bounds.maxX, y: bounds.midY), to: nil)
    guard size > 0 else { return }
    poses.append(
      PicturePose(
        center: CGPoint(x: (left.x + right.x) / 2, y: (left.y + right.y) / 2),
        size: log(hypot(right.x - left.x, right.y - left.y)),
        angle: atan2(right.y - left.y, right.x - left.x)))
  }

  func frames(_ seconds: Double) {
    for _ in 0..<Int(seconds * Self.rate) { frame() }
  }

  func begin(_ points: [CGPoint]) {
    places = points
    for (touch, place) in zip(1..., places) { harness.touchDown(touch, at: place) }
    frame()
    catches.append(poses.count - 1)
  }

  /// Moves the touches for a time, with a velocity each that is reached and kept smoothly.
  func move(_ velocities: [CGVector], for seconds: Double) {
    let count = Int(seconds * Self.rate)
    let start = places
    // The path of a pointer that gathers speed for the first third.
    let smooth = SmoothStart(count / 3)
    for step in 1...count {
      let time = smooth.distance(step) / Self.rate
      for index in places.indices {
        places[index] = CGPoint(
          x: start[index].x + velocities[index].dx * time,
          y: start[index].y + velocities[index].dy * time)
        harness.touchMove(index + 1, to: places[index])
      }
      frame()
    }
  }

  func end() {
    for (touch, place) in zip(1..., places) { harness.touchUp(touch, at: place) }
    releases.append(poses.count - 1)
    frame()
  }
}

/// A movement that gathers speed evenly, and then keeps it.
private struct SmoothStart {
  let count: Double

  init(_ count: Int) { self.count = Double(max(count, 1)) }

  func distance(_ step: Int) -> Double {
    let step = Double(step)
    return step < count ? step * step / (2 * count) : step - count / 2
  }
}

@MainActor @Suite("Motion of photos")
struct PhotosMotionTests {
  private let keys = ["ridges", "lemons", "moon", "waves", "fronds", "peak", "skyline"]

  private func check(_ run: PictureRun, since first: Int, seed: UInt64) {
    let poses = run.poses
    guard poses.count > first + 3 else { return }
    for index in (first + 2)..<poses.count {
      let length = exp(poses[index].size)
      let before = poses[index - 2].difference(to: poses[index - 1], length: length)
      let now = poses[index - 1].difference(to: poses[index], length: length)
      // A touch stops what moves.
      let isCaught = run.catches.contains { ($0 - 2...$0 + 2).contains(index) }
      for (old, new) in zip(before, now) {
        #expect(
          abs(new - old) <= 1 + (isCaught ? abs(old) : 0),
          "frame \(index) of seed \(seed): \(old) pt, then \(new) pt")
      }
    }
  }

  /// Compares the velocities before and after a release: the slopes at its instant of the parabolas
  /// through the three frames on each side.
  private func checkReleases(_ run: PictureRun, seed: UInt64) {
    for release in run.releases where release > 2 && run.poses.count > release + 2 {
      let length = exp(run.poses[release].size)
      func step(_ from: Int, _ to: Int) -> [Double] {
        run.poses[release + from].difference(to: run.poses[release + to], length: length)
      }
      func slope(_ near: [Double], _ far: [Double]) -> [Double] {
        zip(near, far).map { (4 * $0 - $1) / 2 }
      }
      let before = slope(step(-1, 0), step(-2, 0))
      let after = slope(step(0, 1), step(0, 2))
      let speed = hypot(hypot(before[0], before[1]), hypot(before[2], before[3]))
      // A slower picture changes its velocity by more than that within a frame.
      guard speed * PictureRun.rate > 60 else { continue }
      let change = zip(before, after).map { $0 - $1 }
      let size = hypot(hypot(change[0], change[1]), hypot(change[2], change[3]))
      #expect(
        size <= 0.05 * speed,
        "seed \(seed): \(before) before the release, \(after) after it, in points a frame")
    }
  }

  /// Leads the picture back on its way out, out again, and releases it on the way.
  private func leadOut(_ run: PictureRun, _ random: inout SeededGenerator) {
    run.harness.tap(at: run.harness.center(of: "cell.\(run.key)"))
    run.frames(.random(in: 0.06...0.2, using: &random))
    run.begin([run.poses.last?.center ?? .zero])
    run.move([random.vector(-200...200, 100...400)], for: 0.3)
    run.move([random.vector(-200...200, -900 ... -500)], for: 0.25)
    run.end()
    run.frames(.random(in: 0.03...0.1, using: &random))
  }

  /// Pinches and turns the picture, and throws it away.
  private func pinchAway(_ run: PictureRun, _ random: inout SeededGenerator) {
    let middle = run.poses.last?.center ?? .zero
    let arm = Double.random(in: 60...90, using: &random)
    run.begin([
      CGPoint(x: middle.x - arm, y: middle.y - 20), CGPoint(x: middle.x + arm, y: middle.y + 20),
    ])
    let drift = random.vector(-150...150, -50...300)
    let pinch = random.vector(60...130, -150...150)
    run.move(
      [
        CGVector(dx: drift.dx + pinch.dx, dy: drift.dy + pinch.dy),
        CGVector(dx: drift.dx - pinch.dx, dy: drift.dy - pinch.dy),
      ], for: 0.35)
    run.end()
    run.frames(.random(in: 0.02...0.06, using: &random))
  }

  /// Catches the picture in flight, and leads it out.
  private func catchAgain(_ run: PictureRun, _ random: inout SeededGenerator) {
    guard run.harness.view("photo.\(run.key)") != nil, let place = run.poses.last?.center else {
      return
    }
    run.begin([place])
    run.move([random.vector(-100...100, -900 ... -400)], for: 0.25)
    run.end()
    run.frames(0.2)
  }

  @Test(
    "Q-04 M-44 out of the grid, back, out, pinched, thrown and caught: no jump, no break",
    arguments: 1...4 as ClosedRange<UInt64>)
  func stroke(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let run = PictureRun(keys[Int(seed) % keys.count])
    leadOut(run, &random)
    pinchAway(run, &random)
    catchAgain(run, &random)
    try #require(run.poses.count > 300)
    check(run, since: 1, seed: seed)
    checkReleases(run, seed: seed)
    #expect(run.harness.advanceUntilIdle())
    let log = run.harness.log
    #expect(!log.contains { $0.hasPrefix("warning") || $0.hasPrefix("violation") })
  }
}

extension SeededGenerator {
  fileprivate mutating func vector(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> CGVector {
    CGVector(dx: .random(in: x, using: &self), dy: .random(in: y, using: &self))
  }
}
