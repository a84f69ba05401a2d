import Foundation

// Layout of sublayers, which `setNeedsLayout` requests and the host performs before the frame is
// made.
extension CALayer {
  /// Lays out the sublayers of this layer and then those of its descendants, where layout was
  /// requested.
  func layoutAwaiting() {
    layoutIfAwaited()
    for child in children { child.layoutAwaiting() }
  }

  /// Lays out the sublayers of this layer if layout was requested.
  func layoutIfAwaited() {
    guard awaitsLayout else { return }
    awaitsLayout = false
    layoutSublayers()
  }
}
