/// Processor time that the passes of a frame took, in milliseconds.
package struct FrameCost: Hashable, Sendable {
  /// deliver, step, layout and commit.
  package var tree = 0.0
  package var flatten = 0.0
  /// Finding out what changed.
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

/// Tells how much processor time each pass takes.
package struct CostMeter {
  package private(set) var cost = FrameCost()
  private var last: Double

  /// Begins with the first pass.
  package init() {
    last = ProcessorTime.now
  }

  /// Charges a pass with the time since the last one.
  package mutating func lap(_ pass: WritableKeyPath<FrameCost, Double>) {
    let now = ProcessorTime.now
    cost[keyPath: pass] += (now - last) * 1000
    last = now
  }
}
