import Foundation

/// The way in which a guide follows its view.
@MainActor enum LayoutGuideRule {
  /// The view without the safe area's insets.
  case safeArea
  /// The view without its margins.
  case margins
  /// The part of the margins that is not too wide for a text.
  case readable
  /// The strip above the safe area.
  case top
  /// The strip below the safe area.
  case bottom
  /// The frame of a scroll view.
  case frame
  /// The content of a scroll view, whose size constraints determine.
  case content

  /// The greatest width of a text, in points: UIKit's with the standard text size.
  private static let readableWidth: CGFloat = 672

  /// Returns the constant of a part: of a position within the view, or of the difference between
  /// the guide's and the view's size. `nil` leaves the part to constraints.
  func constant(of part: LayoutPart, in view: UIView) -> CGFloat? {
    let bounds = view.bounds
    switch self {
    case .content: return part.isSize ? nil : 0
    case .top:
      let rest = bounds.height - view.safeAreaInsets.top
      return inset(part, UIEdgeInsets(top: 0, left: 0, bottom: rest, right: 0), bounds)
    case .bottom:
      let rest = bounds.height - view.safeAreaInsets.bottom
      return inset(part, UIEdgeInsets(top: rest, left: 0, bottom: 0, right: 0), bounds)
    case .frame: return inset(part, .zero, bounds)
    case .safeArea: return inset(part, view.safeAreaInsets, bounds)
    case .margins: return inset(part, view.layoutMargins, bounds)
    case .readable:
      var margins = view.layoutMargins
      let excess = bounds.width - margins.left - margins.right - Self.readableWidth
      margins.left += max(0, excess / 2)
      margins.right += max(0, excess / 2)
      return inset(part, margins, bounds)
    }
  }

  private func inset(
    _ part: LayoutPart, _ insets: UIEdgeInsets, _ bounds: CGRect
  ) -> CGFloat {
    switch part {
    case .width: -insets.left - insets.right
    case .height: -insets.top - insets.bottom
    case .x: bounds.minX + insets.left
    case .y: bounds.minY + insets.top
    }
  }
}
