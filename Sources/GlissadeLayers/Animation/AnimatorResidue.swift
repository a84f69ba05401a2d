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

  package func apply(_ position: AnimatorClock.Position) {
    for property in properties {
      switch position {
      case .start: property.layer.restore(property.key, property.start)
      case .end: property.layer.restore(property.key, property.end)
      case .current: break
      }
    }
    if position == .start { undoes.reversed().forEach { $0() } }
  }
}
