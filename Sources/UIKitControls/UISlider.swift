import Foundation
import UIKitCore
import GlissadeGestures

/// A control whose thumb the user moves along a track to select a value of a range.
///
/// ```swift
/// let slider = UISlider()
/// slider.value = 0.5
/// slider.addAction(
///   UIAction { [page] _ in page.alpha = CGFloat(slider.value) }, for: .valueChanged)
/// page.addSubview(slider)
/// ```
///
/// After a touch, the slider handles keys: Left and Right change the value by a hundredth of the
/// range, or with Shift by a tenth; Home and End set it to the limits.
@preconcurrency @MainActor open class UISlider: UIControl, KeyResponder {
  private static let thumbSize: CGFloat = 16
  private static let trackHeight: CGFloat = 4

  private let track = UIView()
  private let filled = UIView()
  private let thumb = UIView()
  private var storage: Float = 0
  /// The offset from the touch to the thumb's center during a drag, in points.
  private var touchOffset: CGFloat = 0

  /// The smallest value of the slider; a smaller `maximumValue` or `value` is raised to it.
  open var minimumValue: Float = 0 {
    didSet {
      minimumValue = usable("minimumValue", minimumValue, or: oldValue)
      maximumValue = max(maximumValue, minimumValue)
      value = storage
    }
  }
  /// The largest value of the slider; a larger `minimumValue` or `value` is lowered to it.
  open var maximumValue: Float = 1 {
    didSet {
      maximumValue = usable("maximumValue", maximumValue, or: oldValue)
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storage
    }
  }
  /// The current value of the slider, within the limits. Setting it sends no event.
  open var value: Float {
    get { storage }
    set {
      if let usable = usable("value", newValue, .limited) {
        storage = min(max(usable, minimumValue), maximumValue)
      }
      setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether `valueChanged` is sent during a drag of the thumb;
  /// otherwise it is sent only at the end of the drag.
  open var isContinuous = true

  /// The color of the track to the left of the thumb; `nil` stands for the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the track to the right of the thumb, or `nil` for the default.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the thumb; `nil` stands for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  private var images = Images()

  /// The images that replace the thumb and the two parts of the track, by state.
  private struct Images {
    var thumb: [State: UIImage] = [:]
    var minimum: [State: UIImage] = [:]
    var maximum: [State: UIImage] = [:]
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [track, filled, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  /// Returns `nil`: sliders cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the value of the slider. An animated change slides the thumb to its new position.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
    guard animated, window != nil else { return }
    UIView.animate(withDuration: MotionDurations.answer) { self.layoutIfNeeded() }
  }

  // MARK: Images

  /// Sets the image that replaces the thumb in a state. It is shown in its own size.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    images.thumb[state] = image
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  /// Returns the image of the thumb for a state, by default the image for the normal state.
  open func thumbImage(for state: State) -> UIImage? {
    images.thumb[state] ?? images.thumb[.normal]
  }
  /// The image of the thumb for the current state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  /// Sets the image that replaces the track to the left of the thumb in a state. The image is
  /// stretched to the length of this part.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    images.minimum[state] = image
    setNeedsLayout()
  }
  /// Returns the image of the track to the left of the thumb for a state, by default the image for
  /// the normal state.
  open func minimumTrackImage(for state: State) -> UIImage? {
    images.minimum[state] ?? images.minimum[.normal]
  }
  /// The image of the track to the left of the thumb for the current state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

  /// Sets the image that replaces the track to the right of the thumb in a state. The image is
  /// stretched to the length of this part.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    images.maximum[state] = image
    setNeedsLayout()
  }
  /// Returns the image of the track to the right of the thumb for a state, by default the image for
  /// the normal state.
  open func maximumTrackImage(for state: State) -> UIImage? {
    images.maximum[state] ?? images.maximum[.normal]
  }
  /// The image of the track to the right of the thumb for the current state.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(Self.thumbSize + 8, thumbSize.height))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  // MARK: Geometry

  private var thumbSize: CGSize {
    currentThumbImage?.size ?? CGSize(width: Self.thumbSize, height: Self.thumbSize)
  }

  /// The distance that the thumb's center can move, in points.
  private var travel: CGFloat { max(0, bounds.width - thumbSize.width) }

  private var part: CGFloat {
    maximumValue > minimumValue
      ? CGFloat((storage - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  private var thumbPlace: CGFloat { bounds.minX + thumbSize.width / 2 + part * travel }

  open override func layoutSubviews() {
    super.layoutSubviews()
    lay(track, currentMaximumTrackImage, width: bounds.width)
    lay(filled, currentMinimumTrackImage, width: max(0, thumbPlace - bounds.minX))
    let size = thumbSize
    thumb.frame = CGRect(
      x: thumbPlace - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    thumb.layer.contents = currentThumbImage?.cgImage
    color()
  }

  /// Lays out a part of the track, which shows an image or, with `nil`, a color.
  private func lay(_ part: UIView, _ image: UIImage?, width: CGFloat) {
    let height = image?.size.height ?? Self.trackHeight
    part.frame = CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: width, height: height)
    part.layer.contents = image?.cgImage
    part.layer.cornerRadius = image == nil ? height / 2 : 0
  }

  private func color() {
    let isDimmed = !isEnabled
    track.backgroundColor = maximumTrackTintColor ?? UIColor(white: 0.5, alpha: 0.35)
    filled.backgroundColor = isDimmed ? .clear : minimumTrackTintColor ?? tintColor
    thumb.backgroundColor = isDimmed ? UIColor(white: 0.5, alpha: 1) : thumbTintColor ?? .white
    if currentMaximumTrackImage != nil { track.backgroundColor = nil }
    if currentMinimumTrackImage != nil { filled.backgroundColor = nil }
    if currentThumbImage != nil { thumb.backgroundColor = nil }
    thumb.layer.cornerRadius = currentThumbImage == nil ? Self.thumbSize / 2 : 0
    let isMarked = currentThumbImage == nil && (isFirstResponder || isHighlighted)
    thumb.layer.borderWidth = isMarked ? 3 : 0
    thumb.layer.borderColor = (minimumTrackTintColor ?? tintColor).cgColor
  }

  // MARK: Touches

  /// Begins the tracking: a touch on the thumb drags it from its position, and a touch elsewhere
  /// moves the thumb to the touch, as usual with a mouse.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    becomeFirstResponder()
    let x = touch.location(in: self).x
    let isOnThumb = abs(x - thumbPlace) <= thumbSize.width / 2 + 4
    touchOffset = isOnThumb ? thumbPlace - x : 0
    if !isOnThumb { drag(to: x) }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch.location(in: self).x)
    return true
  }

  /// Sends the last `valueChanged` of a drag when the touch has ended, also if the slider is
  /// continuous (N-21).
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    sendActions(for: .valueChanged)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    sendActions(for: .valueChanged)
  }

  private func drag(to x: CGFloat) {
    guard travel > 0 else { return }
    let part = min(max((x + touchOffset - bounds.minX - thumbSize.width / 2) / travel, 0), 1)
    change(to: minimumValue + Float(part) * (maximumValue - minimumValue), isOver: false)
  }

  private func change(to newValue: Float, isOver: Bool) {
    let old = value
    value = newValue
    if value != old, isContinuous || isOver { sendActions(for: .valueChanged) }
  }

  /// Returns `false` for a pan recognizer while a touch drags the thumb, so that the views around
  /// the slider do not scroll.
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

  package func handleKey(_ event: InputEvent) -> Bool {
    guard isEnabled, event.modifiers.subtracting(.shift).isEmpty else { return false }
    let step = (maximumValue - minimumValue) * (event.modifiers.contains(.shift) ? 0.1 : 0.01)
    switch event.key {
    case "Left", "Down": change(to: value - step, isOver: true)
    case "Right", "Up": change(to: value + step, isOver: true)
    case "Home": change(to: minimumValue, isOver: true)
    case "End": change(to: maximumValue, isOver: true)
    default: return false
    }
    return true
  }
}
