import Foundation
import GlissadeGeometry
import GlissadeLayers

extension UIView {
  /// The rectangle in the superview's coordinates; with a transform, the box around the view.
  public var frame: CGRect {
    get { layer.frame }
    set {
      let oldSize = bounds.size
      layer.frame = newValue
      resized(from: oldSize)
    }
  }

  /// The rectangle in the view's own coordinates.
  public var bounds: CGRect {
    get { layer.bounds }
    set {
      let oldSize = bounds.size
      layer.bounds = newValue
      resized(from: oldSize)
    }
  }

  /// Where the anchor point, normally the centre, lies in the superview's coordinates.
  public var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// Applied about the anchor point.
  public var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
  }

  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Conversion. Nil means the window.

  // Points go by what is shown where a transition or an animator moves a view (F-14).

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.touchedPoint(point, to: (view ?? window)?.layer) ?? point
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.touchedPoint(point, from: (view ?? window)?.layer) ?? point
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }
}
