import Foundation

/// A set of model values that are written to their layers together, without animations and records.
///
/// All values are written before any owner of a layer is notified, so that no client observes only
/// some of the values, and a subview keeps its restored value when the size of its superview is
/// restored.
@MainActor package final class Restoration {
  private var values: [(layer: CALayer, key: LayerKey, value: AnimatableValue)] = []
  private var undoes: [() -> Void] = []
  private var written: [(layer: CALayer, change: LayerChange)] = []

  /// Creates a restoration without values.
  package init() {}

  /// Adds the value of a layer's property.
  func add(_ key: LayerKey, of layer: CALayer, _ value: AnimatableValue) {
    values.append((layer, key, value))
  }

  /// Adds closures that undo other changes. They are called after the values were written, in
  /// reverse order.
  func add(undoes: [() -> Void]) { self.undoes += undoes }

  /// Writes the values, and undoes the other changes. The caller must then call `notify`.
  func write() {
    let returned = Set(values.map { ObjectIdentifier($0.layer) })
    let due = values.filter { $0.layer.modelValues[$0.key] != $0.value }
    values = []
    var known: Set<ObjectIdentifier> = []
    for entry in due
    where entry.key.concernsOwner && known.insert(ObjectIdentifier(entry.layer)).inserted {
      let layer = entry.layer
      written.append((layer, LayerChange(of: layer, returned: returned)))
      layer.owner?.layerWillChange(to: Self.bounds(of: layer, in: due))
    }
    for entry in due { entry.layer.write(entry.key, entry.value) }
    let undoes = undoes
    self.undoes = []
    undoes.reversed().forEach { $0() }
  }

  private static func bounds(
    of layer: CALayer, in values: [(layer: CALayer, key: LayerKey, value: AnimatableValue)]
  ) -> CGRect {
    let entry = values.last { $0.layer === layer && $0.key == .bounds }
    guard case .rect(let bounds)? = entry?.value else { return layer.bounds }
    return bounds
  }

  /// Notifies the owners of the layers whose geometry was written.
  package func notify() {
    let written = written
    self.written = []
    for entry in written { entry.layer.didChange(entry.change) }
  }
}
