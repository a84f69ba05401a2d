import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The animatable and visible properties of a layer as one value. A layer's model is such a value,
/// and so is its presentation at an instant.
struct LayerProperties: Equatable {
  var placement = Placement()
  var appearance = Appearance()
  /// The animatable values of a client's layer class by their keys.
  var custom: [String: AnimatableValue] = [:]

  /// The placement of the layer's plane in its parent. Changing only this leaves the picture of the
  /// subtree unchanged.
  struct Placement: Equatable {
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var transform = CATransform3DIdentity
    var opacity: Float = 1
    var isHidden = false
  }

  /// The content of the layer's plane.
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
    /// The additional content of a layer subclass that draws.
    var figure: LayerFigure?
    var isDoubleSided = true
  }
}

/// A set of the corners that `cornerRadius` rounds; y grows downwards.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt
  /// Creates a set from its bits.
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

/// The placement of `contents` in the bounds.
public struct CALayerContentsGravity: Hashable, Sendable, RawRepresentable {
  /// The name of the placement.
  public let rawValue: String
  /// Creates a placement from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The contents are centered.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The contents are at the top, horizontally centered.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The contents are at the bottom, horizontally centered.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The contents are at the left, vertically centered.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The contents are at the right, vertically centered.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The contents are in the upper left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// The contents are in the upper right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// The contents are in the lower left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// The contents are in the lower right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// The contents are scaled to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The contents are scaled to fit, keeping their proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The contents are scaled to fill, keeping their proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
