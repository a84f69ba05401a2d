import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The animatable and visible properties of a layer as one value. A layer's model values and its
/// visible values at an instant are values of this type.
struct LayerProperties: Equatable {
  var placement = Placement()
  var appearance = Appearance()
  /// The animatable values that a client's layer class defines, by their keys.
  var custom: [String: AnimatableValue] = [:]

  /// The placement of the layer's plane in its parent. A change of only the placement leaves the
  /// picture of the subtree unchanged.
  struct Placement: Equatable {
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var transform = CATransform3DIdentity
    var opacity: Float = 1
    var isHidden = false
  }

  /// The properties that determine the content of the layer's plane.
  struct Appearance: Equatable {
    var bounds = CGRect.zero
    var sublayerTransform = CATransform3DIdentity
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners: CACornerMask = .all
    var masksToBounds = false
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black
    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var contentsRect = StretchedPicture.everything
    var contentsCenter = StretchedPicture.everything
    /// The content that a layer subclass such as `CAShapeLayer` draws, or `nil`.
    var figure: LayerFigure?
    var isDoubleSided = true
  }
}

/// A set of the corners that `cornerRadius` rounds; y grows downwards.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The set as bits of a number.
  public let rawValue: UInt
  /// Creates a set from the bits of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}

/// The placement of a layer's `contents` in its bounds.
public struct CALayerContentsGravity: Hashable, Sendable, RawRepresentable {
  /// The name of the placement.
  public let rawValue: String
  /// Creates a placement from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The placement of contents in the center.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The placement of contents at the top, horizontally centered.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The placement of contents at the bottom, horizontally centered.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The placement of contents at the left, vertically centered.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The placement of contents at the right, vertically centered.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The placement of contents in the upper left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// The placement of contents in the upper right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// The placement of contents in the lower left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// The placement of contents in the lower right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// The placement of contents that are scaled to fill the bounds, without keeping their
  /// proportions.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The placement of contents that are scaled to fit into the bounds, keeping their proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The placement of contents that are scaled to cover the bounds, keeping their proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
