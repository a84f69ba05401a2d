import Foundation

extension UIControl {
  /// The horizontal positions of the content of a control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The content is centered (`center`), at the left, or at the right.
    case center = 0, left, right
    /// The content fills the width.
    case fill
    /// The content is at the side where a line of text begins (`leading`), or where it ends
    /// (`trailing`).
    case leading, trailing
  }

  /// The vertical positions of the content of a control.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The content is centered (`center`), at the top, or at the bottom.
    case center = 0, top, bottom
    /// The content fills the height.
    case fill
  }

  /// The horizontal position of the content, with `left` in place of `leading` and `right` in place
  /// of `trailing`, because text is written to the right.
  var alignmentToRight: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The share of the free width that is to the left of the content, 0…1.
  var share: CGFloat {
    switch self {
    case .center: 0.5
    case .left, .leading, .fill: 0
    case .right, .trailing: 1
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  /// The share of the free height that is above the content, 0…1.
  package var share: CGFloat {
    switch self {
    case .center: 0.5
    case .top, .fill: 0
    case .bottom: 1
    }
  }
}
