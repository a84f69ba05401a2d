import Foundation
import GlissadeDrawing
import GlissadeGeometry

@testable import GlissadeLayers

/// A host with a root of 200×200 at virtual time 0, and frames made one by one.
@MainActor final class Setup {
  let host = LayerHost()
  let size = CGSize(width: 200, height: 200)
  private(set) var list: DisplayList!

  init() {
    host.makeCurrent()
    host.root.anchorPoint = .zero
    host.root.bounds = CGRect(origin: .zero, size: size)
    flatten()
  }

  /// Makes a frame at `time`, with its parts in order.
  func frame(at time: TimeInterval) {
    enter()
    host.setNow(time)
    host.step()
    CATransaction.flush()
    host.keepWrites()
    flatten()
  }

  /// Makes frames at `rate` per second until `end`, which has a frame of its own.
  func run(to end: TimeInterval, rate: Double = 60) {
    while host.now + 1 / rate < end - 1e-9 { frame(at: host.now + 1 / rate) }
    frame(at: end)
  }

  @discardableResult func flatten() -> DisplayList {
    list = host.flatten(size: size, scale: 1, background: .black)
    return list
  }

  /// A layer of 100×100 at (50, 50), changed without implicit animation by its delegate's word.
  func layer(in parent: CALayer? = nil, delegate: (any CALayerDelegate)? = nil) -> CALayer {
    let layer = CALayer()
    layer.delegate = delegate
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.position = CGPoint(x: 50, y: 50)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    (parent ?? host.root).addSublayer(layer)
    return layer
  }

  func clock() -> TransitionClock {
    enter()
    return TransitionClock(host: host, base: host.root)
  }

  /// Other suites may have run between a suite's initializer and its test.
  func enter() { host.makeCurrent() }

  /// Runs `changes` as `UIView.animate` does.
  @discardableResult func animate(
    _ duration: TimeInterval, delay: TimeInterval = 0, curve: TimingCurve = .linear,
    repeatCount: Float = 0, autoreverses: Bool = false, _ changes: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) -> AnimationBlock {
    enter()
    let timing = AnimationBlock.Timing(
      duration: duration, delay: delay, curve: curve, repeatCount: repeatCount,
      autoreverses: autoreverses)
    let block = AnimationBlock(timing: timing, completion: completion)
    block.perform(changes)
    return block
  }
}

/// A delegate like a view: changes are animated inside of a block only.
@MainActor final class ViewLike: CALayerDelegate {
  var layouts = 0

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let block = AnimationBlock.current, let key = LayerKey(rawValue: event) else {
      return NSNull()
    }
    return layer.changeAnimation(for: key, in: block)
  }

  func layoutSublayers(of layer: CALayer) { layouts += 1 }
}

/// A delegate that counts the notifications of an animation.
@MainActor final class Listener: CAAnimationDelegate {
  var starts = 0
  var stops: [Bool] = []

  func animationDidStart(_ anim: CAAnimation) { starts += 1 }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops.append(flag) }
}

extension CALayer {
  /// The visible values.
  var shown: LayerProperties { presentationValues }
  var shownX: CGFloat { shown.placement.position.x }
  var shownY: CGFloat { shown.placement.position.y }
}

func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}
