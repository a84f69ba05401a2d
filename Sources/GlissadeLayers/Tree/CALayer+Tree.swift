import Foundation

extension CALayer {
  /// The layer that this one is in; a presentation layer's is the presentation of its parent.
  public var superlayer: CALayer? {
    if let presented { return presented.parent?.presentation() }
    return parent
  }

  /// The layers in this one, back to front as added. Setting it replaces them all.
  public var sublayers: [CALayer]? {
    get {
      let layers = presented.map { $0.children.compactMap { $0.presentation() } } ?? children
      return layers.isEmpty ? nil : layers
    }
    set {
      children.forEach { $0.removeFromSuperlayer() }
      newValue?.forEach { addSublayer($0) }
    }
  }

  public func addSublayer(_ layer: CALayer) { insert(layer, at: children.endIndex) }

  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.detach()
    insert(layer, at: min(Int(index), children.endIndex))
  }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.detach()
    insert(layer, at: sibling.flatMap { children.firstIndex(of: $0) } ?? children.startIndex)
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.detach()
    let index = sibling.flatMap { children.firstIndex(of: $0) }.map { $0 + 1 }
    insert(layer, at: index ?? children.endIndex)
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, children.contains(oldLayer) else { return }
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.detach()
  }

  public func removeFromSuperlayer() { detach() }

  private func insert(_ layer: CALayer, at index: Int) {
    precondition(
      layer !== self && !isDescendant(of: layer), "A layer cannot be added to its own subtree.")
    layer.detach()
    children.insert(layer, at: min(index, children.endIndex))
    layer.parent = self
    markContentDirty()
    if let host { layer.enqueueForDisplay(in: host) }
  }

  private func detach() {
    guard let parent else { return }
    if parent.maskStorage === self { parent.maskStorage = nil }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.markContentDirty()
  }

  /// Whether this layer is `layer` or in its subtree.
  package func isIn(_ layer: CALayer) -> Bool { self === layer || isDescendant(of: layer) }

  private func isDescendant(of layer: CALayer) -> Bool {
    var ancestor = parent
    while let current = ancestor {
      if current === layer { return true }
      ancestor = current.parent
    }
    return false
  }

  /// What shows the tree that this layer is in; nil while it is in none.
  package var host: LayerHost? {
    var layer = presented ?? self
    while let parent = layer.parent { layer = parent }
    return layer.rootHost
  }

  /// Layers back to front: by `zPosition`, then by order of addition.
  static func depthOrdered<Layer>(_ layers: [Layer], by z: (Layer) -> CGFloat) -> [Layer] {
    let depths = layers.map(z)
    guard depths.contains(where: { $0 != 0 }) else { return layers }
    return layers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { layers[$0] }
  }
}

extension CALayer: Hashable {
  nonisolated public static func == (a: CALayer, b: CALayer) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
