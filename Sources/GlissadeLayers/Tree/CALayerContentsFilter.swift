import GlissadeDrawing

/// The choice of the pixels of contents that are scaled. In a perspective they are always mixed.
public struct CALayerContentsFilter: Hashable, Sendable, RawRepresentable {
  /// The name of the filter.
  public let rawValue: String
  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Neighbouring pixels are mixed. Contents that are reduced far are halved before.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel is shown.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Neighbouring pixels of halved contents are mixed, which `linear` does as well.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension CALayer {
  var contentsFilter: ImageFilter {
    ImageFilter(
      enlargesNearest: magnificationFilter == .nearest,
      reducesNearest: minificationFilter == .nearest)
  }
}
