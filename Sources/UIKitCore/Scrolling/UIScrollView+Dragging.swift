import Foundation
import GlissadeGestures

/// The state of a drag of a scroll view's content.
package struct ContentDrag {
  var x: ScrollDrag
  var y: ScrollDrag
  /// The part of the touch's movement that the content has followed.
  var travel: CGPoint
  /// A Boolean value that indicates whether the content follows the touch horizontally.
  let isHorizontal: Bool
  /// A Boolean value that indicates whether the content follows the touch vertically.
  let isVertical: Bool
  /// The content offset at the beginning of the drag.
  package var start: CGPoint

  var offset: CGPoint { CGPoint(x: x.offset, y: y.offset) }
}

extension UIScrollView {
  /// Handles the beginning of a touch, which stops moving content (L-12).
  func touchBegan() {
    arrangement?.willScroll()
    isTracking = true
    if window?.windowScene?.inputRule == .events { catchUp() }
    stopRun()
  }

  /// Handles the end of all touches, or the recognition of another gesture. If content beyond its
  /// end or between two pages was caught but not dragged, it returns by itself.
  func touchEnded() {
    isTracking = false
    guard zoom == nil, !returnToLimits() else { return }
    let release = release(velocity: .zero, from: contentOffset, at: now)
    guard drag == nil, run == nil, !release.trajectory.isOver(at: now) else {
      if drag == nil, run == nil { arrangement?.didRest() }
      return indicators.startFading(in: self)
    }
    decelerate(along: release)
  }

  func handlePan() {
    switch pan.state {
    case .began: beginDragging()
    case .changed: followPointer()
    case .ended: endDragging(velocity: pan.velocity(in: self))
    case .cancelled: endDragging(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDragging() {
    stopRun()
    let axes = draggedAxes
    drag = ContentDrag(
      x: ScrollDrag(along: horizontalAxis, from: contentOffset.x),
      y: ScrollDrag(along: verticalAxis, from: contentOffset.y), travel: pan.travel,
      isHorizontal: axes.horizontal, isVertical: axes.vertical, start: contentOffset)
    indicators.show(in: self)
    if keyboardDismissMode.endsEditing { window?.endEditing(false) }
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// The axes along which a drag moves the content: those with a scrollable range or, with the
  /// directional lock, the one along which the drag began.
  private var draggedAxes: (horizontal: Bool, vertical: Bool) {
    let (horizontal, vertical) = (
      canDrag(along: horizontalAxis), canDrag(along: verticalAxis)
    )
    guard isDirectionalLockEnabled, horizontal, vertical else { return (horizontal, vertical) }
    let direction = vectorFromWindow(pan.direction)
    return abs(direction.x) > abs(direction.y) ? (true, false) : (false, true)
  }

  private func followPointer() {
    guard !isPinched else { return rebaseDrag(at: pan.travel) }
    stopRun()
    guard var drag else { return }
    let travel = pan.travel
    if drag.isHorizontal { drag.x.move(by: drag.travel.x - travel.x) }
    if drag.isVertical { drag.y.move(by: drag.travel.y - travel.y) }
    drag.travel = travel
    self.drag = drag
    changeCount += 1
    move(to: drag.offset)
  }

  /// Continues the drag from the present content offset, after other code has changed the offset or
  /// its range.
  ///
  /// - Parameter travel: The part of the touch's movement that the offset includes; `nil` keeps the
  ///   present value.
  package func rebaseDrag(at travel: CGPoint? = nil) {
    guard let drag else { return }
    self.drag?.x = ScrollDrag(along: horizontalAxis, from: contentOffset.x)
    self.drag?.y = ScrollDrag(along: verticalAxis, from: contentOffset.y)
    self.drag?.travel = travel ?? drag.travel
  }

  /// Returns whether the content is at its end in the direction of a drag while an outer scroll
  /// view can still scroll in this direction.
  func leavesDrag(towards step: CGPoint) -> Bool {
    let isHorizontal = abs(step.x) > abs(step.y)
    let main = isHorizontal ? CGPoint(x: step.x, y: 0) : CGPoint(x: 0, y: step.y)
    guard !hasContent(towards: main) else { return false }
    return sequence(first: superview, next: { $0?.superview }).prefix { $0 != nil }
      .lazy.compactMap { $0 as? UIScrollView }
      .contains { $0.isScrollEnabled && $0.pan.isEnabled && $0.hasContent(towards: main) }
  }

  /// The instant from which released content moves by itself.
  private var releaseTime: TimeInterval {
    guard window?.windowScene?.inputRule == .frames else { return now }
    return min(pan.arena?.time ?? now, now)
  }

  /// Ends the drag of the content.
  ///
  /// - Parameter pointer: The touch's velocity in points per second.
  private func endDragging(velocity pointer: CGPoint) {
    guard let drag else { return }
    let velocity = CGPoint(
      x: drag.isHorizontal ? drag.x.shownVelocity(ofPull: -pointer.x) : 0,
      y: drag.isVertical ? drag.y.shownVelocity(ofPull: -pointer.y) : 0)
    let time = releaseTime
    let target = askForTarget(velocity: velocity, from: drag.start, at: time)
    self.drag = nil
    changeCount += 1
    if run == nil {
      let release =
        target.map { coast(to: $0, velocity: velocity, at: time) }
        ?? release(velocity: velocity, from: drag.start, at: time)
      if !release.trajectory.isOver(at: time) { run = release }
    }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
    // The delegate may have moved or stopped the content in its callback.
    if let run, run.kind.isDeceleration { decelerate(along: run) }
  }

  /// Notifies the delegate of the end of the drag, with the offset at which the content comes to
  /// rest.
  ///
  /// - Returns: The offset that the delegate selected instead, or `nil`.
  private func askForTarget(velocity: CGPoint, from start: CGPoint, at time: TimeInterval)
    -> CGPoint?
  {
    let natural = release(velocity: velocity, from: start, at: time).trajectory.restingOffset
    let followed = follower?.restingOffset(of: self, proposed: natural) ?? natural
    var target = arrangement?.restingOffset(proposed: followed, velocity: velocity) ?? followed
    if !target.x.isFinite || !target.y.isFinite { target = natural }
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    return target == natural ? nil : target
  }
}
