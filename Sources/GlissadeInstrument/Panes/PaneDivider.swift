import GlissadeGestures
import GlissadeInspector
import UIKit

/// A border between two panes that the user drags to resize them (T-15).
///
/// While the divider has the keyboard focus, arrow keys move it, and Backspace restores the usual
/// size.
final class PaneDivider: UIView, Hoverable, KeyHandler {
  /// The border that a divider moves.
  enum Place: String, CaseIterable {
    /// The border between the list of programs and the canvas.
    case side
    /// The border between the canvas and the inspector.
    case inspector
    /// The border between the canvas and the curves or the release map below it.
    case bottom
  }

  /// The thickness of the area in which the pointer grabs the divider, in points.
  static let thickness: CGFloat = 9
  /// The distance by which an arrow key moves the divider, in points; with Shift it is fivefold.
  private static let step: CGFloat = 8

  let place: Place
  /// The location of the border in the superview, in points.
  var border: CGFloat = 0
  /// The action of a drag; receives the location of the border in the superview, in points.
  var onDrag: (CGFloat) -> Void = { _ in }
  /// The action of an arrow key; receives the distance to the right or downwards, in points.
  var onMove: (CGFloat) -> Void = { _ in }
  /// The action of a double click or of the key Backspace.
  var onReset: () -> Void = {}
  /// The action when a drag or a key has ended.
  var onEnd: () -> Void = {}

  var isHovered = false { didSet { if isHovered != oldValue { setNeedsLayout() } } }
  let hint: Hint?

  private let bar = UIView()
  /// The distance from the border to the pointer that drags it, or `nil`.
  private var grab: CGFloat? { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether the last press moved the border.
  private var hasDragged = false

  init(_ place: Place) {
    self.place = place
    let keys = place == .bottom ? "↑ ↓" : "← →"
    hint = Hint("Drag to resize; double click: the usual size", key: keys)
    super.init(frame: .zero)
    accessibilityIdentifier = "divider.\(place.rawValue)"
    bar.isUserInteractionEnabled = false
    bar.layer.cornerRadius = 1.5
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  private var isVertical: Bool { place != .bottom }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame =
      isVertical
      ? CGRect(x: bounds.midX - 1.5, y: 0, width: 3, height: bounds.height)
      : CGRect(x: 0, y: bounds.midY - 1.5, width: bounds.width, height: 3)
    let isActive = grab != nil || isFirstResponder
    bar.isHidden = !isActive && !isHovered
    bar.backgroundColor = isActive ? Palette.accent : Palette.edge
  }

  // MARK: The pointer

  private func location(of touches: Set<UITouch>) -> CGFloat? {
    guard let superview, let place = touches.first?.location(in: superview) else { return nil }
    return isVertical ? place.x : place.y
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let location = location(of: touches) else { return }
    // Two drags in quick succession are not a double click.
    if touches.first?.tapCount == 2, !hasDragged {
      onReset()
      return onEnd()
    }
    hasDragged = false
    grab = location - border
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let grab, let location = location(of: touches) else { return }
    let target = (location - grab).rounded()
    if target != border { hasDragged = true }
    onDrag(target)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endDrag() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endDrag() }

  private func endDrag() {
    guard grab != nil else { return }
    grab = nil
    onEnd()
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  func handle(_ event: InputEvent) -> Bool {
    guard event.modifiers.subtracting(.shift).isEmpty else { return false }
    let step = event.modifiers.contains(.shift) ? 5 * Self.step : Self.step
    switch event.key {
    case "Left" where isVertical, "Up" where !isVertical: onMove(-step)
    case "Right" where isVertical, "Down" where !isVertical: onMove(step)
    case "Backspace", "Delete": onReset()
    default: return false
    }
    onEnd()
    return true
  }
}
