import Foundation
import GlissadeLayers

/// An object with coordinates that can be converted to those of other objects: a view, or the
/// screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// Converts a point from the coordinates of this space to those of another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from the coordinates of another space to those of this space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle from the coordinates of this space to those of another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from the coordinates of another space to those of this space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The bounds of the space in its own coordinates.
  var bounds: CGRect { get }
}

/// The coordinate space of a screen.
@MainActor final class ScreenSpace: NSObject, UICoordinateSpace {
  private unowned let screen: UIScreen

  init(_ screen: UIScreen) { self.screen = screen }

  var bounds: CGRect { screen.bounds }

  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return view.pointFromScreen(point) }
    return space is ScreenSpace ? point : space.convert(point, from: self)
  }
  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return view.screenPoint(of: point) }
    return space is ScreenSpace ? point : space.convert(point, to: self)
  }
  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return view.rectFromScreen(rect) }
    return space is ScreenSpace ? rect : space.convert(rect, from: self)
  }
  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return view.screenRect(of: rect) }
    return space is ScreenSpace ? rect : space.convert(rect, to: self)
  }
}

extension UIScreen {
  /// The coordinate space of the screen.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace(self) }
  /// The coordinate space of the screen in a fixed orientation. It is `coordinateSpace`, because a
  /// desktop's screen does not turn.
  public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }
}

extension UIWindowScene {
  /// The coordinate space of the scene, which is that of the scene's screen.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}

extension UIView: UICoordinateSpace {
  var ownScreen: UIScreen? { (window?.windowScene ?? UIWindowScene.current)?.screen }

  /// The bounds of the view in the screen's coordinates.
  var frameOnScreen: CGRect { screenRect(of: bounds) }

  // Points are converted by the visible positions of animated views, and rectangles by the
  // positions in the model. For a view that is in no window, the coordinates of its outermost
  // superview are used in place of the screen's.

  func screenPoint(of point: CGPoint) -> CGPoint {
    let place = convert(point, to: nil as UIView?)
    return window?.layer.convert(place, to: nil) ?? place
  }
  func pointFromScreen(_ point: CGPoint) -> CGPoint {
    convert(window?.layer.convert(point, from: nil) ?? point, from: nil as UIView?)
  }
  func screenRect(of rect: CGRect) -> CGRect {
    let place = convert(rect, to: nil as UIView?)
    return window?.layer.convert(place, to: nil) ?? place
  }
  func rectFromScreen(_ rect: CGRect) -> CGRect {
    convert(window?.layer.convert(rect, from: nil) ?? rect, from: nil as UIView?)
  }
}
