/// The values that `finishAnimation(at:)` sets after a property animator was stopped.
@MainActor package struct AnimatorResidue {
  private struct Property {
    let layer: CALayer
    let key: LayerKey
    let start: AnimatableValue
    let end: AnimatableValue
  }
  private let properties: [Property]
  /// The closures that undo changes of objects that are not layers, called if the animator finishes
  /// at the start.
  private let undoes: [() -> Void]

  init(_ records: [ClockRecord], undoes: [() -> Void]) {
    self.undoes = undoes
    properties = records.map {
      Property(
        layer: $0.layer, key: $0.key, start: $0.start,
        end: $0.target ?? $0.layer.modelValues[$0.key])
    }
  }

  /// Writes the values of the given position. The caller must then call `restoration.notify`.
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
