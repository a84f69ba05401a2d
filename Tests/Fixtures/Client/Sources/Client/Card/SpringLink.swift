import QuartzCore

/// Moves a number to a target on a critically damped spring, once a frame. A plain class: neither a view
/// nor a controller, and isolated to nothing.
final class SpringLink {
  private var link: CADisplayLink?
  private var start = 0.0
  private var target = 0.0
  private var startVelocity = 0.0
  private var startTime: CFTimeInterval = 0
  private(set) var velocity = 0.0
  private let frequency = 18.0
  var onChange: ((Double) -> Void)?
  var onRest: (() -> Void)?

  var isRunning: Bool { return link != nil }

  func run(from start: Double, to target: Double, velocity: Double) {
    stop()
    (self.start, self.target, startVelocity) = (start, target, velocity)
    self.velocity = velocity
    startTime = CACurrentMediaTime()
    let link = CADisplayLink(target: self, selector: Selector(SpringLink.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
    velocity = 0
  }

  func tick(_ link: CADisplayLink) {
    let t = link.targetTimestamp - startTime
    let (x, w) = (start - target, frequency)
    let decay = exp(-w * t)
    let offset = (x + (startVelocity + w * x) * t) * decay
    velocity = (startVelocity - w * (startVelocity + w * x) * t) * decay
    if abs(offset) < 0.1 && abs(velocity) < 10 {
      onChange?(target)
      stop()
      onRest?()
    } else {
      onChange?(target + offset)
    }
  }

  deinit {
    link?.invalidate()
  }
}
