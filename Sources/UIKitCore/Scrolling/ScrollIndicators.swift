import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeLayers

/// The two bars that show which part of a scroll view's content is visible. They are visible while
/// the content moves and for a short time afterwards.
@MainActor final class ScrollIndicators {
  private enum State {
    case hidden, shown
    case fading(since: TimeInterval)
  }

  private let bars = (horizontal: CALayer(), vertical: CALayer())
  private var state = State.hidden

  /// The thickness of a bar, and its distance from the edge of the scroll view, in points.
  private static let thickness: CGFloat = 3
  /// The minimum length of a bar, in points.
  private static let shortest: CGFloat = 24
  /// The time for which the bars stay visible after a movement, in seconds.
  private static let stay = 0.4
  /// The duration in which the bars fade, in seconds.
  private static let fade = 0.25

  var isFading: Bool { if case .fading = state { true } else { false } }

  func show(in view: UIScrollView) {
    state = .shown
    setOpacity(1)
    view.setNeedsLayout()
  }

  func startFading(in view: UIScrollView) {
    guard case .shown = state, !view.isTracking, !view.isDragging, view.run == nil else { return }
    state = .fading(since: view.now)
    view.followFrames()
  }

  func hide() {
    state = .hidden
    setOpacity(0)
  }

  /// Updates the opacity of fading bars to that at the instant `now`.
  func fade(at now: TimeInterval) {
    guard case .fading(let start) = state else { return }
    let gone = min(max((now - start - Self.stay) / Self.fade, 0), 1)
    setOpacity(Float(1 - gone))
    if gone == 1 { state = .hidden }
  }

  private func setOpacity(_ opacity: Float) {
    Self.atOnce {
      bars.horizontal.opacity = opacity
      bars.vertical.opacity = opacity
    }
  }

  /// Lays out the bars for the visible part of the content.
  func place(in view: UIScrollView) {
    let area = view.automaticallyAdjustsScrollIndicatorInsets ? view.safeAreaInsets : .zero
    let right = view.verticalScrollIndicatorInsets.adding(area)
    let inset = view.horizontalScrollIndicatorInsets.adding(area)
    Self.atOnce {
      place(
        bars.vertical, in: view, isWanted: view.showsVerticalScrollIndicator,
        axis: view.verticalAxis, offset: view.contentOffset.y, insets: (right.top, right.bottom)
      ) { start, length in
        CGRect(
          x: view.bounds.maxX - 2 * Self.thickness - right.right, y: view.bounds.minY + start,
          width: Self.thickness, height: length)
      }
      place(
        bars.horizontal, in: view, isWanted: view.showsHorizontalScrollIndicator,
        axis: view.horizontalAxis, offset: view.contentOffset.x, insets: (inset.left, inset.right)
      ) { start, length in
        CGRect(
          x: view.bounds.minX + start, y: view.bounds.maxY - 2 * Self.thickness - inset.bottom,
          width: length, height: Self.thickness)
      }
    }
  }

  private func place(
    _ bar: CALayer, in view: UIScrollView, isWanted: Bool, axis: ScrollAxis, offset: CGFloat,
    insets: (start: CGFloat, end: CGFloat),
    frame: (_ start: CGFloat, _ length: CGFloat) -> CGRect
  ) {
    let distance = axis.range.upperBound - axis.range.lowerBound
    guard isWanted, distance > 0,
      case let track = axis.extent - insets.start - insets.end - 4 * Self.thickness,
      track > Self.shortest
    else { return bar.removeFromSuperlayer() }
    // Beyond an end of the content the bar is shorter and stays at its end of the track.
    let whole = max(Self.shortest, track * axis.extent / (axis.extent + distance))
    let length = max(2 * Self.thickness, whole - abs(axis.overscroll(at: offset)))
    let share = (axis.clamped(offset) - axis.range.lowerBound) / distance
    bar.frame = frame(insets.start + 2 * Self.thickness + (track - length) * share, length)
    bar.cornerRadius = Self.thickness / 2
    bar.backgroundColor = view.indicatorStyle.color
    // The bar lies above everything in the view, whatever is added later.
    bar.zPosition = 1
    guard bar.superlayer !== view.layer else { return }
    view.layer.addSublayer(bar)
    if case .hidden = state { bar.opacity = 0 }
  }

  /// Performs changes without the implicit animations that layers without a view have.
  private static func atOnce(_ changes: () -> Void) {
    AnimationBlock.suspended {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      changes()
      CATransaction.commit()
    }
  }
}

extension UIScrollView.IndicatorStyle {
  fileprivate var color: CGColor {
    switch self {
    case .default: CGColor(gray: 0, alpha: 0.35)
    case .black: CGColor(gray: 0, alpha: 0.6)
    case .white: CGColor(gray: 1, alpha: 0.5)
    }
  }
}
