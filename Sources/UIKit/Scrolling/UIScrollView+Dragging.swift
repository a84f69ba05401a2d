import Foundation
import GlissadeGestures

/// A drag under way.
struct ContentDrag {
  var x: ScrollDrag
  var y: ScrollDrag
  /// The finger's movement that the content has followed so far.
  var travel: CGPoint
  /// The axes along which it does.
  let isHorizontal: Bool
  let isVertical: Bool
  /// Where the content was when it began.
  var start: CGPoint

  var offset: CGPoint { CGPoint(x: x.offset, y: y.offset) }
}

extension UIScrollView {
  /// A finger came down: it holds what runs (L-12).
  func touchBegan() {
    willScroll()
    isTracking = true
    stopRun()
  }

  /// All fingers are up, or the pan is none of theirs any more. Content caught beyond its end, or between
  /// two pages, and not dragged goes back by itself.
  func touchEnded() {
    isTracking = false
    let release = release(velocity: .zero, from: contentOffset, at: now)
    guard drag == nil, run == nil, !release.course.isOver(at: now) else {
      if drag == nil, run == nil { didRest() }
      return indicators.startFading(in: self)
    }
    decelerate(along: release)
  }

  func handlePan() {
    switch pan.state {
    case .began: beginDragging()
    case .changed: followFinger()
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
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Those along which there is something to scroll; with the lock the one along which the drag began.
  private var draggedAxes: (horizontal: Bool, vertical: Bool) {
    let (horizontal, vertical) = (
      canDrag(along: horizontalAxis), canDrag(along: verticalAxis)
    )
    guard isDirectionalLockEnabled, horizontal, vertical else { return (horizontal, vertical) }
    let direction = vectorFromWindow(pan.direction)
    return abs(direction.x) > abs(direction.y) ? (true, false) : (false, true)
  }

  private func followFinger() {
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

  /// Somebody else moved the content, or its ends: the finger goes on from what shows.
  func rebaseDrag() {
    guard let drag else { return }
    self.drag?.x = ScrollDrag(along: horizontalAxis, from: contentOffset.x)
    self.drag?.y = ScrollDrag(along: verticalAxis, from: contentOffset.y)
    self.drag?.travel = drag.travel
  }

  /// - Parameter finger: the finger's velocity, pt/s.
  private func endDragging(velocity finger: CGPoint) {
    guard let drag else { return }
    let velocity = CGPoint(
      x: drag.isHorizontal ? drag.x.shownVelocity(ofPull: -finger.x) : 0,
      y: drag.isVertical ? drag.y.shownVelocity(ofPull: -finger.y) : 0)
    let time = min(pan.arena?.time ?? now, now)
    let target = askForTarget(velocity: velocity, from: drag.start, at: time)
    self.drag = nil
    changeCount += 1
    if run == nil {
      let release =
        target.map { coast(to: $0, velocity: velocity, at: time) }
        ?? release(velocity: velocity, from: drag.start, at: time)
      if !release.course.isOver(at: time) { run = release }
    }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
    // The delegate may have moved or stopped it.
    if let run, run.kind.isDeceleration { decelerate(along: run) }
  }

  /// Tells the delegate where the content will come to rest.
  ///
  /// - Returns: where the delegate wants it to instead, if it does.
  private func askForTarget(velocity: CGPoint, from start: CGPoint, at time: TimeInterval)
    -> CGPoint?
  {
    let natural = release(velocity: velocity, from: start, at: time).course.restingOffset
    var target = natural
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    return target == natural ? nil : target
  }
}
