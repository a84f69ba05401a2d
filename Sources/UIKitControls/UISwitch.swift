import Foundation
import UIKitCore

/// A control that is on or off. A tap on the control or a drag of its thumb changes its state.
///
/// ```swift
/// let control = UISwitch()
/// control.setOn(true, animated: false)
/// control.addAction(
///   UIAction { [page] _ in page.isHidden = !control.isOn }, for: .valueChanged)
/// page.addSubview(control)
/// ```
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The size of the switch in points, whatever its frame is.
  private static let size = CGSize(width: 51, height: 31)
  private static let margin: CGFloat = 2

  private let track = UIView()
  private let thumb = UIView()
  private var isOnStorage = false
  /// A Boolean value that indicates whether the current touch has dragged the thumb.
  private var hasDragged = false

  /// A Boolean value that indicates whether the switch is on. Setting it sends no event.
  open var isOn: Bool {
    get { isOnStorage }
    set { setOn(newValue, animated: false) }
  }
  /// The color of the track while the switch is on; `nil` stands for green.
  open var onTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the thumb; `nil` stands for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Creates a switch at the origin of a frame. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  /// Returns `nil`: switches cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// Turns the switch on or off, without an event; an animated change moves the thumb.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOnStorage else { return }
    isOnStorage = on
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: MotionDurations.answer) { self.layoutIfNeeded() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  open override var intrinsicContentSize: CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = Self.size.height - 2 * Self.margin
    track.frame = CGRect(
      x: bounds.midX - Self.size.width / 2, y: bounds.midY - Self.size.height / 2,
      width: Self.size.width, height: Self.size.height)
    track.layer.cornerRadius = Self.size.height / 2
    track.backgroundColor =
      isOnStorage ? onTintColor ?? .systemGreen : UIColor(white: 0.47, alpha: 0.25)
    thumb.frame = CGRect(
      x: isOnStorage ? track.frame.maxX - Self.margin - side : track.frame.minX + Self.margin,
      y: track.frame.minY + Self.margin, width: side, height: side)
    thumb.layer.cornerRadius = side / 2
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasDragged = false
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // The thumb moves to the other half of the switch when a drag reaches that half.
    let wantsOn = touch.location(in: self).x > bounds.midX
    if abs(touch.location(in: self).x - bounds.midX) > Self.size.width / 4, wantsOn != isOnStorage {
      hasDragged = true
      change(to: wantsOn)
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard !hasDragged, isTouchInside else { return }
    change(to: !isOnStorage)
  }

  private func change(to isOn: Bool) {
    setOn(isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
