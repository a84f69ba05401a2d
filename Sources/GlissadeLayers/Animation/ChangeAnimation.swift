/// An animation of a change in a block, which can show the progress of a property animator if it
/// covers the whole of it.
@MainActor protocol ChangeAnimation: CAAnimation {
  /// Applies a progress to the values beneath.
  func apply(_ progress: PlanarProgress, to properties: inout LayerProperties)
}
