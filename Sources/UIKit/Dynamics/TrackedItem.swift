import Foundation
import GlissadeDynamics
import GlissadeGeometry

/// An item that an animator moves, and the body that stands for it.
@MainActor final class TrackedItem {
  let item: any UIDynamicItem
  let body: Handle<Body>
  private var pose: ItemPose
  /// Whether it has been told that the item has left the hierarchy (J-15).
  var isReportedAsStray = false

  init(_ item: any UIDynamicItem, body: Handle<Body>, pose: ItemPose) {
    (self.item, self.body, self.pose) = (item, body, pose)
  }

  func reread(_ pose: ItemPose) { self.pose = pose }

  /// Puts the item where its body is. What is being animated about it fades by itself (I-03). To be called
  /// in no animation block.
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
