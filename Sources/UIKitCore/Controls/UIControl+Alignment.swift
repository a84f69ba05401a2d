import Foundation

extension UIControl {
  /// A horizontal position of content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The content is centered, at the left, or at the right.
    case center = 0, left, right
    /// The content fills the width.
    case fill
    /// The content is at the side where text begins, or where it ends.
    case leading, trailing
  }

  /// A vertical position of content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The content is centered, at the top, or at the bottom.
    case center = 0, top, bottom
    /// The content fills the height.
    case fill
  }

  /// The horizontal position with the writing direction, which is to the right.
  var alignmentToRight: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The share of free space before the content.
  var share: CGFloat {
    switch self {
    case .center: 0.5
    case .left, .leading, .fill: 0
    case .right, .trailing: 1
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  /// The share of free space above the content.
  package var share: CGFloat {
    switch self {
    case .center: 0.5
    case .top, .fill: 0
    case .bottom: 1
    }
  }
}
