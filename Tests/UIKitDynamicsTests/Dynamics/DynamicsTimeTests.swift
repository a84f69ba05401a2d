import Foundation
import Testing
import UIKit

/// Tests of I-03, L-18, M-36, M-37 and M-42: physics in the scene's time, and beside animations.
@MainActor struct DynamicsTimeTests {
  @Test("I-03 when dynamics takes over, what is in flight fades, and nothing jumps")
  func takesOver() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 0, width: 100, height: 100))
    // A pointer that moves 4 pt a frame, followed by a new animation per event.
    for frame in 1...20 {
      setup.run {
        UIView.animate(withDuration: 0.2) { box.frame.origin.y = 4 * CGFloat(frame) }
      }
      setup.frame()
    }
    let model = box.frame.minY
    var shown = [box.layer.shownFrame.minY]
    #expect(model == 80)
    #expect(shown[0] < 70)
    let item = UIDynamicItemBehavior(items: [box])
    item.addLinearVelocity(CGPoint(x: 0, y: 240), for: box)
    let animator = setup.animator(item)
    var residues: [CGFloat] = []
    for frame in 1...20 {
      setup.frame()
      shown.append(box.layer.shownFrame.minY)
      #expect(abs(box.frame.minY - model - 4 * CGFloat(frame)) < 0.01)
      residues.append(box.frame.minY - box.layer.shownFrame.minY)
    }
    for (before, after) in zip(shown, shown.dropFirst()) {
      #expect(after - before > 0)
      #expect(after - before < 10)
    }
    for (more, less) in zip(residues, residues.dropFirst()) { #expect(less <= more + 1e-9) }
    #expect(residues[0] > 8)
    #expect(residues[12] < 1e-9)
    #expect(animator.isRunning)
    #expect(setup.scene.layerHost.population == 0)
  }

  @Test("I-03 a step inside nobody's animation block animates nothing itself")
  func stepsDoNotAnimate() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 0, width: 100, height: 100))
    let gravity = UIGravityBehavior(items: [box])
    let animator = setup.run { UIDynamicAnimator(referenceView: setup.root) }
    setup.run { UIView.animate(withDuration: 1) { animator.addBehavior(gravity) } }
    setup.frames(10)
    #expect(box.layer.animationKeys() == nil)
    #expect(box.center.y > 60)
    #expect(box.layer.shownFrame.midY == box.center.y)
  }

  /// A drop onto the floor, seen at the times of `frames`.
  private static func drop(at times: [TimeInterval]) -> [CGFloat] {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 100, width: 100, height: 100))
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let item = UIDynamicItemBehavior(items: [box])
    item.elasticity = 0.5
    let start = setup.harness.now
    setup.animator(UIGravityBehavior(items: [box]), collision, item)
    return times.map { time in
      setup.scene.deliver([], now: start + time)
      setup.scene.step()
      return box.center.y
    }
  }

  @Test(
    "L-18 M-42 a slower clock, a pause or another frame rate changes nothing but when it is seen")
  func clocks() {
    let times: [TimeInterval] = (1...60).map { TimeInterval($0) / 60 }
    let plain = Self.drop(at: times)
    // Ten times as many frames, the same instants among them.
    let slow = Self.drop(at: (1...600).map { TimeInterval($0) / 600 })
    for (index, y) in plain.enumerated() { #expect(abs(y - slow[index * 10 + 9]) < 1e-6) }
    // Frames that are paused.
    let halting = Self.drop(at: times.flatMap { [TimeInterval](repeating: $0, count: 3) })
    for (index, y) in plain.enumerated() { #expect(halting[index * 3 + 2] == y) }
    // Long frames.
    let coarse = Self.drop(at: (1...10).map { TimeInterval($0) / 10 })
    for (index, y) in coarse.enumerated() { #expect(abs(y - plain[index * 6 + 5]) < 0.01) }
    #expect(plain[35] > 320)
    #expect(plain.max()! > 580)
    #expect(plain.max()! < 618)
  }

  @Test("M-42 same input, same bits")
  func bits() {
    let times: [TimeInterval] = (1...100).map { TimeInterval($0) / 60 }
    #expect(Self.drop(at: times) == Self.drop(at: times))
  }

  @Test("M-37 a drop of 667 pt bounces at its times, to its heights")
  func bounces() {
    let setup = DynamicsSetup(framesPerSecond: 1000)
    let box = setup.add(CGRect(x: 100, y: -100, width: 100, height: 100))
    let collision = UICollisionBehavior(items: [box])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -500, y: 667),
      to: CGPoint(x: 900, y: 667))
    collision.collisionDelegate = setup.diary
    let item = UIDynamicItemBehavior(items: [box])
    (item.elasticity, item.allowsRotation) = (0.6, false)
    var impacts: [TimeInterval] = []
    setup.diary.onLine = { if $0.hasPrefix("began") { impacts.append(setup.harness.now) } }
    let start = setup.harness.now
    let animator = setup.animator(UIGravityBehavior(items: [box]), collision, item)
    var peaks = [CGFloat.infinity, .infinity, .infinity, .infinity]
    for _ in 0..<4000 {
      setup.frame()
      if impacts.count < peaks.count {
        peaks[impacts.count] = min(peaks[impacts.count], box.frame.maxY)
      }
    }
    for (impact, time) in zip(impacts, [1.15499, 2.54098, 3.37257]) {
      #expect(abs(impact - start - time) < 0.01 * time + 0.001)
    }
    for (peak, height) in zip(peaks.dropFirst(), [240.12, 86.443, 31.120]) {
      #expect(abs(667 - peak - height) < 0.02 * height)
    }
    #expect(animator.elapsedTime > 3.9)
  }
}
