import Foundation

/// The rule by which a guide follows the view to which it belongs.
@MainActor enum LayoutGuideRule {
  /// The guide is the rectangle of the view without its safe area insets.
  case safeArea
  /// The guide is the rectangle of the view without its margins.
  case margins
  /// The guide is the part of the rectangle within the margins that is not too wide for reading a
  /// text.
  case readable
  /// The guide is the strip above the safe area of the view.
  case top
  /// The guide is the strip below the safe area of the view.
  case bottom
  /// The guide is the frame of the view, which is a scroll view.
  case frame
  /// The guide is the content of the view, which is a scroll view. Constraints determine its size.
  case content

  /// The greatest width of a readable text in points, which is that of UIKit with the standard text
  /// size.
  private static let readableWidth: CGFloat = 672

  /// Returns the constant that determines a part of the guide: a position within the view, or the
  /// difference between the guide's width or height and the view's. It is `nil` if constraints
  /// determine the part.
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
