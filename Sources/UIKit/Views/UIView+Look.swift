import GlissadeLayers

extension UIView {
  /// How content that is not of the bounds' size is placed.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit, scaleAspectFill
    /// Drawn anew for every size.
    case redraw
    case center
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
  /// The layer places its contents as the mode says.
  func contentModeChanged() {
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
  }

  /// See `tintColor`.
  func changeTintColor(_ color: UIColor?) {
    ownTintColor = color
    announceTintColor()
  }

  /// Calls `tintColorDidChange` of this view, and of those inside that have no tint colour of their own.
  func announceTintColor() {
    tintColorDidChange()
    for view in subviewStorage where view.ownTintColor == nil { view.announceTintColor() }
  }
}
