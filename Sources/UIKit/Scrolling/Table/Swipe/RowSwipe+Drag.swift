import Foundation
import GlissadeMotion
import GlissadeTransitions

// The pan moves the row.
extension RowSwipe {
  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin()
    case .changed:
      follow(pan.translation(in: table).x)
      pan.setTranslation(.zero, in: nil)
    case .ended: release(velocity: pan.velocity(in: table).x)
    case .cancelled: release(velocity: 0)
    case .possible, .failed: break
    }
  }

  /// Begins to drag the row from where it is displayed.
  private func begin() {
    guard cell != nil, !isPerforming else { return }
    move(to: shiftNow)
    phase = .dragging(pull: band.pull(forPosition: shift, within: range))
  }

  private func follow(_ distance: CGFloat) {
    guard case .dragging(let old) = phase else { return }
    let pull = old + distance
    phase = .dragging(pull: pull)
    move(to: band.position(forPull: pull, within: range))
    shownView?.setExpanded(isFull)
  }

  private var band: RubberBand { RubberBand(extent: max(cell?.bounds.width ?? 0, 1)) }

  /// The shifts without resistance: as wide as the actions, or as the row if a drag across it
  /// performs the first one.
  private var range: ClosedRange<CGFloat> { -extent(.trailing)...extent(.leading) }

  private func extent(_ side: SwipeActionsView.Side) -> CGFloat {
    guard let cell, let view = view(side) else { return 0 }
    let isWhole = view.configuration.performsFirstActionWithFullSwipe
    return isWhole ? max(view.fullWidth, cell.bounds.width) : view.fullWidth
  }

  /// The actions that the shift reveals.
  private var shownView: SwipeActionsView? {
    shift == 0 ? nil : view(SwipeActionsView.Side(revealedBy: shift))
  }

  /// The fraction of the row's width from which a release performs the first action.
  private static let fullFraction: CGFloat = 0.6

  /// A Boolean value that indicates whether a release performs the first action.
  private var isFull: Bool {
    guard let cell, let view = shownView, view.configuration.performsFirstActionWithFullSwipe else {
      return false
    }
    let threshold = max(cell.bounds.width * Self.fullFraction, view.fullWidth + 20)
    return abs(shift) >= threshold
  }

  /// Releases the row: it goes to where it shows its actions, returns to its place, or performs the
  /// first action.
  private func release(velocity: CGFloat) {
    guard case .dragging(let pull) = phase else { return }
    let shown = ReleaseRule.limited(velocity) * band.slope(atPull: pull, within: range)
    guard let cell, let view = shownView else { return settle(to: 0, velocity: shown) }
    let side = SwipeActionsView.Side(revealedBy: shift)
    if isFull, velocity * side.sign >= 0, let first = view.configuration.actions.first {
      settle(to: cell.bounds.width * side.sign, velocity: shown)
      return perform(first, view.firstButton ?? view)
    }
    view.setExpanded(false)
    let landing = (shift + project(ReleaseRule.decisive(velocity))) * side.sign
    let isOpen = landing > view.fullWidth / 2
    settle(to: isOpen ? view.fullWidth * side.sign : 0, velocity: shown)
  }

  /// Performs an action. The row returns to its place when the action says that it is done.
  func perform(_ action: UIContextualAction, _ view: UIView) {
    guard !isPerforming, let cell else { return }
    isPerforming = true
    action.handler(action, view) { [weak self, weak cell] _ in
      guard let self, let cell, self.cell === cell, self.isPerforming else { return }
      self.isPerforming = false
      // A row that the action has deleted leaves as it is.
      if self.table.indexPath(for: cell) != nil { self.close() }
    }
  }
}

extension RowSwipe: UIGestureRecognizerDelegate {
  /// A pan begins sideways, on a row with actions at the side that it reveals.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let travel = pan.translation(in: table)
    guard abs(travel.x) > abs(travel.y), !isPerforming, !table.isEditing else { return false }
    var start = pan.location(in: table)
    start.x -= travel.x
    start.y -= travel.y
    guard let path = table.indexPathForRow(at: start), let row = table.cellForRow(at: path) else {
      return false
    }
    if row === cell, shiftNow != 0 { return true }
    take(row)
    if view(SwipeActionsView.Side(revealedBy: travel.x)) != nil { return true }
    drop()
    return false
  }
}
