import GlissadeLayers

extension UIView {
  /// The placement of content whose size differs from that of the bounds.
  public enum ContentMode: Int, Sendable {
    /// The content is scaled to the bounds.
    case scaleToFill = 0
    /// The content keeps its proportions and fits the bounds, or fills them.
    case scaleAspectFit, scaleAspectFill
    /// The content is drawn again for every size.
    case redraw
    /// The content is centered.
    case center
    /// The content keeps its size and is placed at an edge or in a corner.
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
  /// The ways in which a tint color is changed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// That of the superview.
    case automatic
    /// The color as it is, or in gray.
    case normal, dimmed
  }

  /// The tint color before it is dimmed.
  var undimmedTint: UIColor { ownTintColor ?? superview?.undimmedTint ?? .systemBlue }

  /// Notifies this view, and its descendants that have its mode, of another tint color.
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
