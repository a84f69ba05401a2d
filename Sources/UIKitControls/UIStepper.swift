import Foundation
import UIKitCore
import GlissadeDrawing

/// A control with two buttons, which decrease and increase its value.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The size of the stepper in points, whatever its frame is.
  private static let size = CGSize(width: 94, height: 32)
  /// The time in seconds after which a button that is held down repeats its change (`delay`), and
  /// the time between two repetitions (`interval`).
  private static let (delay, interval): (TimeInterval, TimeInterval) = (0.5, 0.1)

  private var storage = 0.0
  private let ground = UIView()
  private let line = UIView()
  private let signs = [UILabel(), UILabel()]
  /// The direction of the button that is pressed: −1 to decrease, 1 to increase, 0 for no button.
  private var direction = 0.0
  private var frames: CADisplayLink?
  private var nextRepetition: TimeInterval?

  /// The value of the stepper, within the limits. Setting it sends no event.
  open var value: Double {
    get { storage }
    set {
      if let usable = usable("value", newValue, .limited) {
        storage = min(max(usable, minimumValue), maximumValue)
      }
      setNeedsLayout()
    }
  }
  /// The smallest value of the stepper; a smaller `maximumValue` or `value` is raised to it.
  open var minimumValue = 0.0 {
    didSet {
      minimumValue = usable("minimumValue", minimumValue, or: oldValue)
      maximumValue = max(maximumValue, minimumValue)
      value = storage
    }
  }
  /// The largest value of the stepper; a larger `minimumValue` or `value` is lowered to it.
  open var maximumValue = 100.0 {
    didSet {
      maximumValue = usable("maximumValue", maximumValue, or: oldValue)
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storage
    }
  }
  /// The change of the value by one press, above 0.
  open var stepValue = 1.0 {
    didSet { stepValue = usable("stepValue", stepValue, or: oldValue, .positive) }
  }
  /// A Boolean value that indicates whether `valueChanged` is sent after each change of the value;
  /// otherwise it is sent at the end of a press.
  open var isContinuous = true
  /// A Boolean value that indicates whether a button that is held down repeats the change of the
  /// value.
  open var autorepeat = true
  /// A Boolean value that indicates whether a value that passes one limit continues at the other
  /// limit.
  open var wraps = false { didSet { setNeedsLayout() } }

  /// Creates a stepper at the origin of a frame. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    for view in [ground, line] + signs {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for (sign, text) in zip(signs, ["−", "+"]) {
      sign.text = text
      sign.textAlignment = .center
      sign.font = .systemFont(ofSize: 22)
    }
    ground.layer.cornerRadius = 8
  }

  /// Returns `nil`: steppers cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  open override var intrinsicContentSize: CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let box = CGRect(
      x: bounds.midX - Self.size.width / 2, y: bounds.midY - Self.size.height / 2,
      width: Self.size.width, height: Self.size.height)
    ground.frame = box
    ground.backgroundColor = .tertiarySystemFill
    line.frame = CGRect(x: box.midX - 0.5, y: box.minY + 7, width: 1, height: box.height - 14)
    line.backgroundColor = .separator
    for (index, sign) in signs.enumerated() {
      let step = index == 0 ? -1.0 : 1.0
      sign.frame = CGRect(
        x: index == 0 ? box.minX : box.midX, y: box.minY, width: box.width / 2,
        height: box.height)
      sign.textColor = canStep(step) ? .label : .tertiaryLabel
      sign.backgroundColor = nil
      sign.alpha = isTracking && direction == step ? 0.4 : 1
    }
  }

  private func canStep(_ direction: Double) -> Bool {
    isEnabled && (wraps || (direction < 0 ? value > minimumValue : value < maximumValue))
  }

  private func step() {
    let old = value
    var next = value + direction * stepValue
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    value = next
    if value != old, isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    direction = touch.location(in: self).x < bounds.midX ? -1 : 1
    step()
    setNeedsLayout()
    if autorepeat { followFrames() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    stop()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    stop()
  }

  private func stop() {
    frames?.invalidate()
    (frames, nextRepetition, direction) = (nil, nil, 0)
    setNeedsLayout()
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func followFrames() {
    let link = CADisplayLink { [weak self] link in
      guard let self, self.window != nil else { return link.invalidate() }
      self.repeatStep(at: link.targetTimestamp)
    }
    link.add(to: .main, forMode: .common)
    frames = link
  }

  private func repeatStep(at now: TimeInterval) {
    guard let next = nextRepetition else {
      nextRepetition = now + Self.delay
      return
    }
    guard now >= next, isTouchInside else { return }
    nextRepetition = next + Self.interval
    step()
  }
}
