import Foundation
import GlissadeGeometry
import GlissadeLayers

extension UIView {
  // Conversion; nil means the window. Points go by where touches find a view that is being moved (F-14,
  // F-20), rectangles by the model.

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
