/// An animation of a change in a block, which can show the progress of a property animator directly
/// if it spans the animator's whole duration.
@MainActor protocol ChangeAnimation: CAAnimation {
  /// Applies the animation at a progress to `properties`, which hold the values without this
  /// animation.
  func apply(_ progress: PlanarProgress, to properties: inout LayerProperties)
}
