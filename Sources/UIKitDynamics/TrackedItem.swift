import GlissadeDynamics
import GlissadeGeometry
import UIKitCore

/// An item that an animator moves, with its body.
@MainActor final class TrackedItem {
  let item: any UIDynamicItem
  let body: Handle<Body>
  private var pose: ItemPose
  /// A Boolean value that indicates whether the item's absence from the hierarchy has been reported
  /// (J-15).
  var isReportedAsStray = false

  init(_ item: any UIDynamicItem, body: Handle<Body>, pose: ItemPose) {
    (self.item, self.body, self.pose) = (item, body, pose)
  }

  func reread(_ pose: ItemPose) { self.pose = pose }

  /// Moves the item to the position and the angle of its body. Running animations of the item's
  /// position continue additively (I-03). This must not be called in an animation block.
  func show(_ state: BodyState, in reference: UIView?) {
    let surroundings = ItemSurroundings(of: item, in: reference)
    let transform = item.transform
    let shift = transform.translation
    let place = surroundings?.fromReference(state.position) ?? state.position
    item.center = CGPoint(x: place.x - shift.dx, y: place.y - shift.dy)
    let turned = pose.transform(
      at: state.angle, keeping: shift, turning: surroundings?.turning ?? .identity)
    if turned != transform { item.transform = turned }
  }
}
