/// The processor time of a frame's stages, in milliseconds.
package struct FrameCost: Hashable, Sendable {
  /// The cost of the stages *deliver*, *step*, *layout* and *commit* together.
  package var tree = 0.0
  package var flatten = 0.0
  /// The cost of the damage computation.
  package var damage = 0.0
  package var paint = 0.0
  package var present = 0.0

  package init(
    tree: Double = 0, flatten: Double = 0, damage: Double = 0, paint: Double = 0,
    present: Double = 0
  ) {
    (self.tree, self.flatten, self.damage) = (tree, flatten, damage)
    (self.paint, self.present) = (paint, present)
  }

  package var total: Double { tree + flatten + damage + paint + present }
}

/// A meter of the processor time of the stages of a frame.
package struct CostMeter {
  package private(set) var cost = FrameCost()
  private var last: Double

  /// Creates a meter and starts the measurement of the first stage.
  package init() {
    last = ProcessorTime.now
  }

  /// Adds the processor time since the previous call, or since `init()`, to the cost of a stage.
  package mutating func lap(_ stage: WritableKeyPath<FrameCost, Double>) {
    let now = ProcessorTime.now
    cost[keyPath: stage] += (now - last) * 1000
    last = now
  }
}
