import GlissadeLayers

extension UIView {
  /// The placement of content whose size differs from that of the bounds.
  public enum ContentMode: Int, Sendable {
    /// The content is scaled to the bounds.
    case scaleToFill = 0
    /// The content keeps its proportions and fits into the bounds (`scaleAspectFit`), or fills them
    /// (`scaleAspectFill`).
    case scaleAspectFit, scaleAspectFill
    /// The view draws the content again after every change of its size.
    case redraw
    /// The content keeps its size and is centered.
    case center
    /// The content keeps its size and is placed at the edge or in the corner that the case names.
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }
}

extension UIView {
  /// The ways in which a view shows its tint color.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview.
    case automatic
    /// The tint color is shown unchanged (`normal`), or as a gray (`dimmed`).
    case normal, dimmed
  }

  /// The tint color of the view before the mode `.dimmed` makes it gray.
  var undimmedTint: UIColor { ownTintColor ?? superview?.undimmedTint ?? .systemBlue }

  /// Notifies this view, and the descendants that inherit its tint adjustment mode, of a change of
  /// their tint colors.
  func announceTintAdjustment() {
    tintColorDidChange()
    for view in subviewStorage where view.ownTintAdjustmentMode == .automatic {
      view.announceTintAdjustment()
    }
  }

  /// Calls `tintColorDidChange` of this view, and of its descendants without a tint color of their
  /// own.
  func announceTintColor() {
    tintColorDidChange()
    for view in subviewStorage where view.ownTintColor == nil { view.announceTintColor() }
  }
}
