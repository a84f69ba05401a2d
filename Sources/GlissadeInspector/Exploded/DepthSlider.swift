import Foundation
import GlissadeGestures
import UIKit

/// A track with two thumbs, which limit the levels of an exploded picture from below and from
/// above. Arrow keys move the upper end, with Shift the lower one.
final class DepthSlider: UIControl, KeyHandler, Hoverable {
  private static let thumbSize: CGFloat = 16
  private static let trackHeight: CGFloat = 4

  private enum End { case lowest, highest }

  /// The action when the user changes the range.
  var onChange: (DepthRange) -> Void = { _ in }
  /// The shown range.
  var range = DepthRange() { didSet { if range != oldValue { setNeedsLayout() } } }
  var isHovered = false
  let hint: Hint? = Hint("The levels that are shown, from below and from above", key: "Shift ↑ ↓")

  private let track = UIView()
  private let filled = UIView()
  private let thumbs = [UIView(), UIView()]
  /// The end that the pointer moves, or `nil`.
  private var held: End?

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "space.depth"
    track.backgroundColor = Palette.pressedControl
    filled.backgroundColor = Palette.accent
    for thumb in thumbs {
      thumb.backgroundColor = Palette.thumb
      thumb.layer.cornerRadius = Self.thumbSize / 2
    }
    for view in [track, filled] + thumbs {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Geometry

  /// The distance between the places of the lowest and of the highest level, in points. The thumbs
  /// lie side by side at the same level.
  private var travel: CGFloat { max(1, bounds.width - 2 * Self.thumbSize) }

  private func x(of level: Int) -> CGFloat {
    CGFloat(level) / CGFloat(max(range.count - 1, 1)) * travel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Self.thumbSize
    let y = bounds.midY
    let places = [x(of: range.lowest), x(of: range.highest) + size]
    let height = Self.trackHeight
    track.frame = CGRect(x: 0, y: y - height / 2, width: bounds.width, height: height)
    track.layer.cornerRadius = height / 2
    filled.frame = CGRect(
      x: places[0] + size / 2, y: y - height / 2, width: places[1] - places[0], height: height)
    for (thumb, x) in zip(thumbs, places) {
      thumb.frame = CGRect(x: x, y: y - size / 2, width: size, height: size)
      thumb.layer.borderWidth = isFirstResponder || isTracking ? 3 : 0
      thumb.layer.borderColor = shown(Palette.accent).cgColor
    }
  }

  // MARK: The mouse

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    _ = becomeFirstResponder()
    let x = touch.location(in: self).x
    held = abs(x - thumbs[0].center.x) < abs(x - thumbs[1].center.x) ? .lowest : .highest
    move(to: x)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    move(to: touch.location(in: self).x)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    held = nil
    setNeedsLayout()
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    held = nil
    setNeedsLayout()
  }

  private func move(to x: CGFloat) {
    let start = Self.thumbSize * (held == .lowest ? 0.5 : 1.5)
    let part = min(max((x - start) / travel, 0), 1)
    let level = Int((part * CGFloat(range.count - 1)).rounded())
    change { if held == .lowest { $0.lowest = level } else { $0.highest = level } }
  }

  private func change(_ body: (inout DepthRange) -> Void) {
    body(&range)
    onChange(range)
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {
    setNeedsLayout()
    return super.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    setNeedsLayout()
    return super.resignFirstResponder()
  }

  func handle(_ event: InputEvent) -> Bool {
    guard event.modifiers.subtracting(.shift).isEmpty else { return false }
    let step: Int
    switch event.key {
    case "Left", "Down": step = -1
    case "Right", "Up": step = 1
    case "Home": step = -range.count
    case "End": step = range.count
    case "Backspace", "Delete":
      change { $0 = DepthRange(count: $0.count) }
      return true
    default: return false
    }
    let isLowest = event.modifiers.contains(.shift)
    change { if isLowest { $0.lowest += step } else { $0.highest += step } }
    return true
  }
}
