import Foundation
import GlissadeTesting
import UIKit

@testable import UIKitDynamics

/// A harness of 375×667 whose root view is what an animator refers to, with a diary of its
/// callbacks.
@MainActor final class DynamicsSetup {
  let harness: Harness
  let controller = UIViewController()
  let diary = PhysicsDiary()
  private let interval: TimeInterval
  private var kept: [UIDynamicAnimator] = []

  init(framesPerSecond: Double = 60, size: CGSize = CGSize(width: 375, height: 667)) {
    interval = 1 / framesPerSecond
    let controller = controller
    harness = Harness(size: size, framesPerSecond: framesPerSecond) { controller }
    frames(2)
  }

  var root: UIView { controller.view }
  var scene: UIWindowScene { harness.scene }
  var warnings: [String] { harness.log.filter { $0.hasPrefix("warning") } }
  var contacts: [String] { harness.log.filter { $0.hasPrefix("contact") } }

  /// A view in the root, or in another one.
  func add(_ frame: CGRect, named name: String = "box", in parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = name
    (parent ?? root).addSubview(view)
    return view
  }

  /// An animator of the root view, whose callbacks go into the diary; the setup keeps it.
  @discardableResult
  func animator(_ behaviors: UIDynamicBehavior...) -> UIDynamicAnimator {
    let animator = looseAnimator()
    kept.append(animator)
    run { for behavior in behaviors { animator.addBehavior(behavior) } }
    return animator
  }

  /// An animator without an owner.
  func looseAnimator() -> UIDynamicAnimator {
    run {
      let animator = UIDynamicAnimator(referenceView: root)
      animator.delegate = diary
      return animator
    }
  }

  /// Runs client code between two frames.
  @discardableResult
  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try scene.enter(body) }

  func frame() { harness.advance(by: interval) }

  func frames(_ count: Int) {
    for _ in 0..<count { frame() }
  }

  func advance(by seconds: TimeInterval) { frames(Int((seconds / interval).rounded())) }

  /// Makes frames until nothing moves, and returns `false` if something still does after `seconds`.
  @discardableResult
  func settle(within seconds: TimeInterval = 10) -> Bool {
    for _ in 0..<Int(seconds / interval) {
      guard scene.needsFrame else { return true }
      frame()
    }
    return !scene.needsFrame
  }
}

/// A delegate that records the reports of animators and collision behaviors.
final class PhysicsDiary: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  private(set) var lines: [String] = []
  private(set) var points: [CGPoint] = []
  var onLine: (String) -> Void = { _ in }

  var resumes: Int { lines.filter { $0 == "resume" }.count }
  var pauses: Int { lines.filter { $0 == "pause" }.count }

  private func write(_ line: String) {
    lines.append(line)
    onLine(line)
  }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { write("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { write("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    points.append(p)
    write("began \(item1.logName) \(item2.logName)")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { write("ended \(item1.logName) \(item2.logName)") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    points.append(p)
    write("began \(item.logName) | \(identifier.map { "\($0)" } ?? "nil")")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { write("ended \(item.logName) | \(identifier.map { "\($0)" } ?? "nil")") }
}

/// An item that is no view.
final class Pebble: NSObject, UIDynamicItem {
  var center: CGPoint
  let bounds: CGRect
  var transform = CGAffineTransform.identity

  init(_ x: CGFloat, _ y: CGFloat, size: CGFloat = 100) {
    center = CGPoint(x: x, y: y)
    bounds = CGRect(x: 0, y: 0, width: size, height: size)
  }
}
