import Foundation

// Layout of sublayers: requested by `setNeedsLayout` and done before the frame is made.
extension CALayer {
  /// Lays out this layer's sublayers, and then theirs, where it was requested.
  func layoutAwaiting() {
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
