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
  /// Passes the content mode to the layer, which places its contents by it.
  func contentModeChanged() {
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
  }

  /// Sets `tintColor`.
  func changeTintColor(_ color: UIColor?) {
    ownTintColor = color
    announceTintColor()
  }

  /// Calls `tintColorDidChange` of this view, and of its descendants without a tint color of their
  /// own.
  func announceTintColor() {
    tintColorDidChange()
    for view in subviewStorage where view.ownTintColor == nil { view.announceTintColor() }
  }
}
