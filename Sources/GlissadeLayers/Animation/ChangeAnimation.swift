/// An animation that a change in a block made, and that can go by somebody else's progress: that of a
/// property animator whose whole way it goes.
@MainActor protocol ChangeAnimation: CAAnimation {
  /// Shows how much of the way is done, on top of what shows beneath.
  func apply(_ progress: PlanarProgress, to properties: inout LayerProperties)
}
