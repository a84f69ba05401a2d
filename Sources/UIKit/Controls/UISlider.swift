import Foundation
import GlissadeGestures

/// A thumb on a track, for a number between two others.
///
/// With the keys, once it has been touched: Left and Right move by a hundredth of the way, with Shift by
/// a tenth, Home and End go to the ends.
@preconcurrency @MainActor open class UISlider: UIControl {
  private static let thumbSize: CGFloat = 16
  private static let trackHeight: CGFloat = 4

  private let track = UIView()
  private let filled = UIView()
  private let thumb = UIView()
  private var storage: Float = 0
  /// From the touch to the thumb's middle, while it is dragged.
  private var grip: CGFloat = 0

  /// The smallest value; a larger `maximumValue` or `value` follows it.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = storage
    }
  }
  /// The largest value; a smaller `minimumValue` or `value` follows it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storage
    }
  }
  /// Where the thumb is, within the limits. Setting it sends nothing.
  open var value: Float {
    get { storage }
    set {
      if !newValue.isNaN { storage = min(max(newValue, minimumValue), maximumValue) }
      setNeedsLayout()
    }
  }
  /// Whether `valueChanged` is sent all the time while the thumb is dragged, or at its end only.
  open var isContinuous = true

  /// The track's colour before the thumb; nil: the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Beyond the thumb.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Nil: white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [track, filled, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for view in [track, filled] { view.layer.cornerRadius = Self.trackHeight / 2 }
    thumb.layer.cornerRadius = Self.thumbSize / 2
  }

  public required init?(coder: NSCoder) { return nil }

  /// Moves the thumb; animated it slides there.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.thumbSize + 8)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.thumbSize + 8)
  }

  // MARK: Where things are

  /// The way of the thumb's middle.
  private var way: CGFloat { max(0, bounds.width - Self.thumbSize) }

  private var part: CGFloat {
    maximumValue > minimumValue
      ? CGFloat((storage - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  private var thumbPlace: CGFloat { bounds.minX + Self.thumbSize / 2 + part * way }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let top = bounds.midY - Self.trackHeight / 2
    track.frame = CGRect(
      x: bounds.minX, y: top, width: bounds.width, height: Self.trackHeight)
    filled.frame = CGRect(
      x: bounds.minX, y: top, width: max(0, thumbPlace - bounds.minX), height: Self.trackHeight)
    thumb.frame = CGRect(
      x: thumbPlace - Self.thumbSize / 2, y: bounds.midY - Self.thumbSize / 2,
      width: Self.thumbSize, height: Self.thumbSize)
    let isDimmed = !isEnabled
    track.backgroundColor = maximumTrackTintColor ?? UIColor(white: 0.5, alpha: 0.35)
    filled.backgroundColor = isDimmed ? .clear : minimumTrackTintColor ?? tintColor
    thumb.backgroundColor = isDimmed ? UIColor(white: 0.5, alpha: 1) : thumbTintColor ?? .white
    thumb.layer.borderWidth = isFirstResponder || isHighlighted ? 3 : 0
    thumb.layer.borderColor = (minimumTrackTintColor ?? tintColor).cgColor
  }

  // MARK: Touches

  /// A touch on the thumb takes it where it is; elsewhere the thumb comes to the touch, as to a mouse it
  /// does (our choice).
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    becomeFirstResponder()
    let x = touch.location(in: self).x
    let isOnThumb = abs(x - thumbPlace) <= Self.thumbSize / 2 + 4
    grip = isOnThumb ? thumbPlace - x : 0
    if !isOnThumb { drag(to: x) }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch.location(in: self).x)
    return true
  }

  /// The last event of a drag comes on release, with the touch ended, also of a continuous slider (N-21).
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    sendActions(for: .valueChanged)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    sendActions(for: .valueChanged)
  }

  private func drag(to x: CGFloat) {
    guard way > 0 else { return }
    let part = min(max((x + grip - bounds.minX - Self.thumbSize / 2) / way, 0), 1)
    change(to: minimumValue + Float(part) * (maximumValue - minimumValue), isOver: false)
  }

  private func change(to newValue: Float, isOver: Bool) {
    let old = value
    value = newValue
    if value != old, isContinuous || isOver { sendActions(for: .valueChanged) }
  }

  /// A drag of the thumb is the slider's own: what is around it does not pan.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isTracking, gestureRecognizer is UIPanGestureRecognizer { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Keys

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    setNeedsLayout()
    return super.becomeFirstResponder()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    setNeedsLayout()
    return super.resignFirstResponder()
  }

  package override func keyDown(_ event: InputEvent) -> Bool {
    guard isEnabled, event.modifiers.subtracting(.shift).isEmpty else {
      return super.keyDown(event)
    }
    let step = (maximumValue - minimumValue) * (event.modifiers.contains(.shift) ? 0.1 : 0.01)
    switch event.key {
    case "Left", "Down": change(to: value - step, isOver: true)
    case "Right", "Up": change(to: value + step, isOver: true)
    case "Home": change(to: minimumValue, isOver: true)
    case "End": change(to: maximumValue, isOver: true)
    default: return super.keyDown(event)
    }
    return true
  }
}
