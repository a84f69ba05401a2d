import GlissadeLayers

// The host of the view, whose log reports the numbers that the view cannot use (L-20).
extension UIView: HostedObject {
  package var ownHost: LayerHost? { window?.windowScene?.layerHost }
}

// `UIView` declares the optional members itself, so that subclasses can override them (N-08).
extension UIView: UIDynamicItem {}

extension UIView {
  /// Returns whether setting the frame has no effect that anybody can observe. Layouts set most
  /// frames to the same value again.
  func isAtRest(in frame: CGRect) -> Bool { observations == nil && layer.isAtRest(in: frame) }
}
