import Foundation

/// Model values that return to their layers together: without animation and without records.
///
/// All values are written before anything that depends on them is notified, so that no client
/// observes half of a state, and a subview keeps its own value when its superview's size returns.
@MainActor package final class Restoration {
  private var values: [(layer: CALayer, key: LayerKey, value: AnimatableValue)] = []
  private var undoes: [() -> Void] = []
  private var written: [(layer: CALayer, change: LayerChange)] = []

  /// Creates a restoration without values.
  package init() {}

  /// Adds the value of a property.
  func add(_ key: LayerKey, of layer: CALayer, _ value: AnimatableValue) {
    values.append((layer, key, value))
  }

  /// Adds changes to be undone after the values have been written, the last one first.
  func add(undoes: [() -> Void]) { self.undoes += undoes }

  /// Writes the values, and undoes the other changes. `notify` must follow.
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

  /// Notifies what depends on the geometry that was written.
  package func notify() {
    let written = written
    self.written = []
    for entry in written { entry.layer.didChange(entry.change) }
  }
}
