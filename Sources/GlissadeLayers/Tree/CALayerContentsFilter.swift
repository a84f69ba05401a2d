import GlissadeDrawing

/// The filter of scaled contents. Pixels of contents in a perspective are always mixed.
public struct CALayerContentsFilter: Hashable, Sendable, RawRepresentable {
  /// The name of the filter.
  public let rawValue: String
  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The filter that mixes neighboring pixels. Contents that are greatly reduced are halved before.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The filter that shows the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// The filter that mixes neighboring pixels of halved contents, which has the same effect as
  /// `linear`.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension CALayer {
  var contentsFilter: ImageFilter {
    ImageFilter(
      enlargesNearest: magnificationFilter == .nearest,
      reducesNearest: minificationFilter == .nearest)
  }
}
