import QuartzCore

// A file that imports Core Animation alone (N-18).

func makeRing(in bounds: CGRect) -> CAShapeLayer {
  let ring = CAShapeLayer()
  ring.frame = bounds
  ring.path = CGPath(ellipseIn: bounds.insetBy(dx: 2, dy: 2), transform: nil)
  ring.fillColor = nil
  ring.strokeColor = CGColor(gray: 0, alpha: 1)
  ring.transform = CATransform3DMakeRotation(-.pi / 2, 0, 0, 1)
  return ring
}

func makeSpin() -> CABasicAnimation {
  let spin = CABasicAnimation(keyPath: "transform.rotation.z")
  spin.toValue = 2 * Double.pi
  spin.duration = 1
  spin.repeatCount = .infinity
  spin.timingFunction = CAMediaTimingFunction(name: .linear)
  return spin
}

/// Counts frames.
final class FrameCounter {
  private(set) var count = 0
  private(set) var lastTimestamp: CFTimeInterval = 0
  private var link: CADisplayLink?

  func start() {
    let link = CADisplayLink(target: self, selector: Selector(FrameCounter.frame))
    link.add(to: .main, forMode: .default)
    self.link = link
  }

  func pause(_ pauses: Bool) { link?.isPaused = pauses }
  func leave() { link?.remove(from: .main, forMode: .default) }
  func rejoin() { link?.add(to: .main, forMode: .default) }

  func stop() {
    link?.invalidate()
    link = nil
  }

  func frame(_ link: CADisplayLink) {
    count += 1
    lastTimestamp = link.targetTimestamp
  }
}
