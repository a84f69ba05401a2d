import Foundation
import GlissadeTesting
import TestMaterial
import Testing
import UIKit

/// Touches that move steadily over a zooming page, and what happens to the page in every frame.
@MainActor final class ZoomStroke {
  let zoom: ZoomSetup
  private(set) var touches: [Int: CGPoint] = [:]
  private var placements: [PagePlacement] = []
  private var generator: SeededGenerator
  /// The greatest distance in points by which the page left a touch that held it.
  private(set) var greatestSlip: CGFloat = 0
  /// The relative breaks of velocity at releases.
  private(set) var breaks: [String] = []
  private(set) var releases = 0
  private var nextTouch = 1

  static let rate = 240.0

  init(_ kind: ZoomKind, seed: UInt64) {
    zoom = ZoomSetup(kind, framesPerSecond: Self.rate)
    generator = SeededGenerator(seed: seed)
  }

  private var page: UIView { zoom.page.view }
  var isHeld: Bool {
    guard page.window != nil else { return false }
    return zoom.page.transitionCoordinator?.isInteractive ?? false
  }

  func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
  func chance(_ probability: Double) -> Bool { number(0...1) < probability }

  /// Makes a frame, and checks that the page stays under the touches that hold it.
  func frame() {
    let wasHeld = isHeld
    let before = touches
    let held = wasHeld ? before.mapValues { page.convert($0, from: nil) } : [:]
    for (touch, velocity) in velocities {
      let place = touches[touch] ?? .zero
      let next = CGPoint(x: place.x + velocity.x / Self.rate, y: place.y + velocity.y / Self.rate)
      touches[touch] = next
      zoom.harness.touchMove(touch, to: next)
    }
    zoom.harness.advance(by: 1 / Self.rate)
    placements = page.window == nil ? [] : placements.suffix(7) + [PagePlacement(page)]
    guard wasHeld, isHeld else { return }
    for (touch, point) in held {
      guard let now = touches[touch] else { continue }
      let shown = page.convert(point, to: nil)
      greatestSlip = max(greatestSlip, hypot(shown.x - now.x, shown.y - now.y))
    }
  }

  var velocities: [Int: CGPoint] = [:]

  func frames(_ seconds: Double) {
    for _ in 0..<Int(seconds * Self.rate) { frame() }
  }

  func down(at point: CGPoint) {
    touches[nextTouch] = point
    velocities[nextTouch] = .zero
    zoom.harness.touchDown(nextTouch, at: point)
    nextTouch += 1
    frame()
  }

  func lift(_ touch: Int) {
    guard let point = touches.removeValue(forKey: touch) else { return }
    velocities[touch] = nil
    zoom.harness.touchUp(touch, at: point)
  }

  /// Lifts one of two touches.
  func liftOne() {
    guard touches.count == 2, let first = touches.keys.min() else { return }
    lift(first)
    frame()
  }

  /// Gives the touches velocities at random: a common one, a spread and a turn.
  func steer() {
    let common = CGPoint(x: number(-500...500), y: number(-700...900))
    let center = centroid
    let (spread, turn) = touches.count > 1 ? (number(-1.5...0.8), number(-2...2)) : (0, 0)
    for (touch, point) in touches {
      let arm = CGPoint(x: point.x - center.x, y: point.y - center.y)
      velocities[touch] = CGPoint(
        x: common.x + arm.x * spread - arm.y * turn, y: common.y + arm.y * spread + arm.x * turn)
    }
  }

  private var centroid: CGPoint {
    let count = CGFloat(max(touches.count, 1))
    return CGPoint(
      x: touches.values.reduce(0) { $0 + $1.x } / count,
      y: touches.values.reduce(0) { $0 + $1.y } / count)
  }

  /// Lifts all touches at once, and compares the velocities before and after.
  func release() {
    let wasHeld = isHeld
    let before =
      placements.count >= 4 && wasHeld
      ? PagePlacement.velocity(at: Array(placements.suffix(4)), step: 1 / Self.rate) : nil
    let last = placements.last
    for touch in touches.keys.sorted() { lift(touch) }
    var after: [PagePlacement] = []
    for _ in 0..<5 {
      frame()
      if let placement = placements.last { after.append(placement) }
    }
    guard let before, let last, after.count == 5, !isHeld, page.window != nil else { return }
    releases += 1
    // The frame of the release shows the page at the time of the release.
    let ahead = Array(([last] + after.dropFirst(after[0].x == last.x ? 1 : 0)).prefix(4))
    let now = PagePlacement.velocity(at: ahead.reversed(), step: -1 / Self.rate)
    let floors = [20, 20, 0.1, 0.1]
    let speed = hypot(before[0], before[1])
    for component in 0..<4 {
      let allowed = 0.05 * (component < 2 ? speed : abs(before[component])) + floors[component]
      if abs(now[component] - before[component]) > allowed {
        breaks.append("component \(component): \(before[component]) → \(now[component])")
      }
    }
  }
}
