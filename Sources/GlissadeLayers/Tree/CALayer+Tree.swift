import Foundation

extension CALayer {
  /// Returns the index of a sublayer, or `nil` if there is none. Layers are compared by identity,
  /// because a client can override `isEqual(_:)`. The search begins at the front of the picture,
  /// where most changes take place.
  func index(of sublayer: CALayer?) -> Int? {
    children.lastIndex { $0 === sublayer }
  }

  /// Inserts `layer` at an index among the other sublayers, or in front of them if the index is too
  /// large.
  func insert(_ layer: CALayer, at index: Int) {
    precondition(
      layer !== self && !isDescendant(of: layer), "A layer cannot be added to its own subtree.")
    layer.detach()
    children.insert(layer, at: min(index, children.endIndex))
    layer.parent = self
    markContentDirty()
    if let host { layer.enqueueForDisplay(in: host) }
  }

  /// Removes this layer from its parent, also before it is moved to another parent.
  func detach() {
    guard let parent else { return }
    if parent.maskStorage === self { parent.maskStorage = nil }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.markContentDirty()
  }

  /// Returns whether this layer is `layer` or a descendant of it.
  package func isIn(_ layer: CALayer) -> Bool { self === layer || isDescendant(of: layer) }

  private func isDescendant(of layer: CALayer) -> Bool {
    var ancestor = parent
    while let current = ancestor {
      if current === layer { return true }
      ancestor = current.parent
    }
    return false
  }

  /// The host of this layer's tree, or `nil` for a tree without one.
  package var host: LayerHost? {
    var layer = presented ?? self
    while let parent = layer.parent { layer = parent }
    return layer.rootHost
  }

  /// Returns layers back to front: in ascending order of `z`, and layers of the same `z` in the
  /// given order.
  static func depthOrdered<Layer>(_ layers: [Layer], by z: (Layer) -> CGFloat) -> [Layer] {
    let depths = layers.map(z)
    guard depths.contains(where: { $0 != 0 }) else { return layers }
    return layers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { layers[$0] }
  }
}
