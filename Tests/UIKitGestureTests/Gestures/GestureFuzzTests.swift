import Foundation
import GlissadeGestures
import TestMaterial
import Testing
import UIKit

@testable import UIKitCore

/// Tests with random input and random changes by the client: recognizers obey F-01, views receive
/// balanced touches, and all recognizers are possible in the end.
@MainActor @Suite("Recognizers under random input")
struct GestureFuzzTests {
  @Test(
    "L-01 L-16 F-01 F-13 150 random runs: lives in order, nobody stuck, no two exclusive at once")
  func randomRuns() {
    for seed in 0..<150 {
      let run = FuzzRun(seed: UInt64(seed))
      run.play()
      guard run.faults.isEmpty else {
        Issue.record("seed \(seed): \(run.faults)")
        return
      }
    }
  }

  @Test("O-06 L-16 F-01 F-13 150 random runs with up to five touches, pinches and rotations")
  func randomTouches() {
    for seed in 1000..<1150 {
      let run = FuzzRun(seed: UInt64(seed), touchCount: 5)
      run.play()
      guard run.faults.isEmpty else {
        Issue.record("seed \(seed): \(run.faults)")
        return
      }
    }
  }

  @Test("Decision 12 the same run twice gives the same log")
  func repeatable() {
    for seed in 0..<10 {
      let first = FuzzRun(seed: UInt64(seed))
      let second = FuzzRun(seed: UInt64(seed))
      first.play()
      second.play()
      #expect(first.setup.log == second.setup.log)
    }
  }
}

/// One random run on three nested views.
@MainActor private final class FuzzRun {
  let setup = GestureSetup()
  var faults: [String] = []
  private var random: SeededGenerator
  private var recognizers: [UIGestureRecognizer] = []
  private var views: [TouchRecordingView] = []
  private let judge = Judge()
  private var last: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
  private var time = 0.0

  /// The greatest number of touches at a time, or 0 for a mouse.
  private let touchCount: Int

  init(seed: UInt64, touchCount: Int = 0) {
    random = SeededGenerator(seed: seed)
    self.touchCount = touchCount
    let inner = TouchRecordingView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    let innermost = TouchRecordingView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    setup.view.addSubview(inner)
    inner.addSubview(innermost)
    views = [setup.view, inner, innermost]
    if touchCount > 0 { for view in views { view.isMultipleTouchEnabled = chance(2) } }
    for index in 0..<Int.random(in: 1...6, using: &random) { add(index) }
    relate()
  }

  private func add(_ index: Int) {
    let recognizer: UIGestureRecognizer
    switch Int.random(in: 0..<(touchCount > 0 ? 6 : 4), using: &random) {
    case 4: recognizer = UIPinchGestureRecognizer()
    case 5: recognizer = UIRotationGestureRecognizer()
    case 0:
      recognizer = UITapGestureRecognizer()
    case 1:
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      recognizer = double
    default:
      recognizer = UIPanGestureRecognizer()
    }
    recognizer.name = "\(index)"
    recognizer.cancelsTouchesInView = chance(2)
    recognizer.delaysTouchesBegan = chance(4)
    recognizer.delaysTouchesEnded = chance(2)
    recognizer.addTarget(self, action: Selector(FuzzRun.act))
    recognizer.delegate = judge
    views.randomElement(using: &random)?.addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
  }

  private func relate() {
    for one in recognizers {
      for other in recognizers where other !== one && chance(6) { one.require(toFail: other) }
    }
  }

  private func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }

  /// The action of every recognizer: checks, and now and then does something rude.
  func act(_ recognizer: UIGestureRecognizer) {
    check(recognizer)
    switch Int.random(in: 0..<40, using: &random) {
    case 0:
      recognizer.isEnabled = false
    case 1:
      recognizers.randomElement(using: &random)?.isEnabled = false
    case 2:
      views[2].removeFromSuperview()
    case 3:
      views[1].addSubview(views[2])
    case 4:
      views.randomElement(using: &random)?.addGestureRecognizer(recognizer)
    default: break
    }
  }

  private func check(_ recognizer: UIGestureRecognizer) {
    let id = ObjectIdentifier(recognizer)
    let before = last[id] ?? .possible
    let now = recognizer.state
    let fits =
      switch now {
      case .began: !before.isUnderWay
      case .changed: before.isUnderWay
      case .ended: before.isUnderWay || recognizer is UITapGestureRecognizer
      case .cancelled: before.isUnderWay
      case .possible, .failed: false
      }
    if !fits { faults.append("\(recognizer.label): \(before) → \(now)") }
    last[id] = now
    let active = recognizers.filter { $0.state.isUnderWay }
    let isTogether = active.contains { one in
      active.contains { $0 !== one && !$0.touches.isEmpty && $0.sharesTouches(with: one) }
    }
    if isTogether { faults.append("together: \(active.map(\.label))") }
  }

  func play() {
    for _ in 0..<80 { doSomething() }
    time += 0.01
    setup.up(100, 200, at: time)
    for touch in 0..<touchCount { setup.up(touch: touch, 100, 200, at: time) }
    setup.dispatcher.step(to: time + 1)
    for recognizer in recognizers where recognizer.state != .possible {
      faults.append("\(recognizer.label) left \(recognizer.state)")
    }
    if setup.dispatcher.isTracking { faults.append("still tracking") }
    if setup.dispatcher.nextDeadline != nil { faults.append("still waiting") }
    for view in views { checkBalance(of: view) }
  }

  private func doSomething() {
    time += chance(10) ? 0.5 : Double.random(in: 0...0.05, using: &random)
    let x = Double.random(in: 40...360, using: &random)
    let y = Double.random(in: 90...410, using: &random)
    if touchCount > 0, chance(2) { return touch(x, y) }
    switch Int.random(in: 0..<16, using: &random) {
    case 0...3: setup.down(x, y, at: time)
    case 4...8: setup.move(x, y, at: time)
    case 9...12: setup.up(x, y, at: time)
    case 13: setup.down(x, y, at: time, button: 3)
    case 14 where chance(3): setup.dispatcher.deliver(.focus(false, t: time))
    case 15 where chance(3):
      recognizers.forEach { $0.isEnabled = true }
      views[1].addSubview(views[2])
    default: setup.dispatcher.step(to: time)
    }
  }

  private func touch(_ x: Double, _ y: Double) {
    let touch = Int.random(in: 0..<touchCount, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: setup.down(touch: touch, x, y, at: time)
    case 3...5:
      for touch in 0..<touchCount { setup.move(touch: touch, x + Double(touch), y, at: time) }
    case 6: setup.up(touch: touch, x, y, at: time)
    default: setup.dispatcher.deliver(.touchCancel(touch, at: CGPoint(x: x, y: y), t: time))
    }
  }

  private func checkBalance(of view: TouchRecordingView) {
    // A touch whose end is held back may overlap with the next one.
    var open = 0
    for word in view.received {
      if word == "began" { open += 1 }
      if open == 0 { faults.append("view received \(view.received)") }
      if word == "ended" || word == "cancelled" { open -= 1 }
    }
    if open != 0 { faults.append("view left touched") }
  }
}

extension UIGestureRecognizer.State {
  fileprivate var isUnderWay: Bool { self == .began || self == .changed }
}
