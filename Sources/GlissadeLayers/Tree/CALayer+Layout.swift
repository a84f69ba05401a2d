import Foundation

// Layout of sublayers: requested by `setNeedsLayout` and done before the frame is made.
extension CALayer {
  /// Performs `setNeedsLayout()`.
  func markForLayout() {
    guard presented == nil, !awaitsLayout else { return }
    awaitsLayout = true
    host?.addForLayout(self)
  }

  /// Performs `layoutIfNeeded()`.
  func layoutTreeIfNeeded() {
    var outermost = self
    var ancestor = parent
    while let layer = ancestor {
      if layer.awaitsLayout { outermost = layer }
      ancestor = layer.parent
    }
    outermost.layoutAwaiting()
  }

  /// Lays out this layer's sublayers, and then theirs, where it was requested.
  private func layoutAwaiting() {
    layoutIfAwaited()
    for child in children { child.layoutAwaiting() }
  }

  /// Lays out the sublayers if that was requested.
  func layoutIfAwaited() {
    guard awaitsLayout else { return }
    awaitsLayout = false
    layoutSublayers()
  }
}
