/// Processor time that the passes of a frame took, in milliseconds.
package struct FrameCost: Hashable, Sendable {
  /// deliver, step, layout and commit.
  package var tree = 0.0
  package var flatten = 0.0
  /// Finding out what changed.
  package var damage = 0.0
  package var paint = 0.0
  package var present = 0.0

  /// None so far.
  package init() {}

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
