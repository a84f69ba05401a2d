import GlissadeLayers

// The host of the view, whose log reports the numbers that the view cannot use (L-20).
extension UIView: HostedObject {
  package var ownHost: LayerHost? { window?.windowScene?.layerHost }
}
