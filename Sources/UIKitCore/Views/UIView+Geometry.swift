import GlissadeLayers

// The log that reports numbers which the object cannot use (L-20).
extension UIView: HostedObject {
  package var ownHost: LayerHost? { window?.windowScene?.layerHost }
}
