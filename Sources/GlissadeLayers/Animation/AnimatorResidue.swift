/// The values that `finishAnimation(at:)` sets after a property animator was stopped.
@MainActor package struct AnimatorResidue {
  private struct Property {
    let layer: CALayer
    let key: LayerKey
    let start: AnimatableValue
    let end: AnimatableValue
  }
  private let properties: [Property]
  /// The changes besides those of layers, which finishing at the start undoes.
  private let undoes: [() -> Void]

  init(_ records: [ClockRecord], undoes: [() -> Void]) {
    self.undoes = undoes
    properties = records.map {
      Property(
        layer: $0.layer, key: $0.key, start: $0.start,
        end: $0.target ?? $0.layer.modelValues[$0.key])
    }
  }

  /// Writes the values of an end. The caller notifies what depends on them.
  package func apply(_ position: AnimatorClock.Position, in restoration: Restoration) {
    for property in properties {
      switch position {
      case .start: restoration.add(property.key, of: property.layer, property.start)
      case .end: restoration.add(property.key, of: property.layer, property.end)
      case .current: break
      }
    }
    if position == .start { restoration.add(undoes: undoes) }
    restoration.write()
  }
}
