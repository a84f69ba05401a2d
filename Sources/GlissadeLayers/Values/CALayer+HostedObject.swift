extension CALayer: HostedObject {
  package var ownHost: LayerHost? { host }
}
