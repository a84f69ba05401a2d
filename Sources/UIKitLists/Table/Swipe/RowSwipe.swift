import GlissadeTransitions
import UIKitCore

/// The drag that moves a table's row aside and reveals the row's actions.
///
/// The position of the drag is the *shift*: the displacement of the row's content in points. A
/// displacement to the right reveals the leading actions, one to the left the trailing actions.
@MainActor final class RowSwipe: NSObject {
  unowned let table: UITableView
  private(set) lazy var drag = InterruptibleDrag(along: .horizontal, of: self)
  /// The row that is moved aside, or `nil`.
  private var row: SwipedRow?
  /// A Boolean value that indicates whether an action is being performed.
  private var isPerforming = false

  init(_ table: UITableView) {
    self.table = table
    super.init()
    drag.pan.name = "swipe"
    drag.stops = [DragStop(.closed, at: 0)]
    drag.onMove = { [weak self] in self?.place(at: $0) }
    drag.willRest = { [weak self] in self?.performFull(at: $0) }
    drag.didRest = { [weak self] in if $0.id == .closed { self?.drop() } }
  }

  var pan: UIPanGestureRecognizer { drag.pan }

  /// The cell of the row that is moved aside, or `nil`.
  var cell: UITableViewCell? { row?.cell }

  /// A Boolean value that indicates whether a row is moved aside, or is about to be.
  var isOpen: Bool { cell != nil && (drag.target?.position ?? drag.position) != 0 }

  // MARK: Rows

  /// Moves the row back to its place at once, and removes its actions.
  func drop() {
    drag.send(.placed(at: .closed))
    row?.removeActions()
    row = nil
    isPerforming = false
  }

  /// Animates a row back to its place apart from the drag, so that another row can be dragged
  /// meanwhile.
  private func retire() {
    guard let row, row.cell != nil, drag.position != 0, table.window != nil else { return drop() }
    self.row = nil
    drop()
    row.retire()
  }

  private func place(at shift: CGFloat) {
    guard let row, row.cell != nil else { return }
    row.place(at: shift)
    if drag.isDragging { row.actions(at: shift)?.view.setExpanded(row.isFull(at: shift)) }
  }

  /// Moves the row back to its place with the drag's animation.
  func close() {
    guard let row, row.cell != nil else { return }
    guard table.window != nil else { return drop() }
    row.collapse()
    drag.send(.sent(to: .closed, velocity: nil, by: .handOff))
  }

  // MARK: Actions

  /// Performs the first action of a row whose content is moved completely aside.
  private func performFull(at stop: DragStop) {
    guard let (side, view) = row?.actions(at: stop.position), stop.id == .full(side) else { return }
    guard let first = view.configuration.actions.first else { return }
    perform(first, view.firstButton ?? view)
  }

  /// Performs an action. The row moves back to its place when the action's handler calls its
  /// completion closure.
  private func perform(_ action: UIContextualAction, _ view: UIView) {
    guard !isPerforming, let cell else { return }
    isPerforming = true
    action.handler(action, view) { [weak self, weak cell] _ in
      guard let self, let cell, self.cell === cell, self.isPerforming else { return }
      self.isPerforming = false
      // A row that the action has deleted is not moved back.
      if self.table.indexPath(for: cell) != nil { self.close() }
    }
  }
}

extension RowSwipe: DragAdapter {
  var isLocked: Bool { isPerforming }
  var catchesAtOnce: Bool { false }
  var space: UIView? { table }

  /// Returns whether a pan begins a drag. It does if it moves sideways on a row that has actions on
  /// the side that it reveals.
  func mayBegin(_ pan: UIPanGestureRecognizer) -> Bool? {
    let travel = pan.translation(in: table)
    guard abs(travel.x) > abs(travel.y), !table.isEditing else { return false }
    var start = pan.location(in: table)
    start.x -= travel.x
    start.y -= travel.y
    guard let path = table.indexPathForRow(at: start), let touched = table.cellForRow(at: path)
    else { return false }
    if touched === cell, drag.position != 0 { return true }
    if touched !== cell { retire() }
    let row = row ?? SwipedRow(touched, of: table) { [weak self] in self?.perform($0, $1) }
    self.row = row
    guard row.actions(on: SwipeActionsView.Side(revealedBy: travel.x)) != nil else {
      drop()
      return false
    }
    drag.change(to: row.stops)
    return true
  }

  /// Returns the stop of a row that the user has released. If the row is moved aside by most of its
  /// width, its content moves completely aside. Otherwise the row moves to the chosen stop, or back
  /// to its place if that stop is on the other side.
  func willRelease(_ release: DragRelease, to chosen: DragStop) -> DragStop.ID {
    guard let row, let (side, view) = row.actions(at: release.position) else { return .closed }
    if row.isFull(at: release.position), release.velocity * side.sign >= 0 { return .full(side) }
    view.setExpanded(false)
    return chosen.position * side.sign > 0 ? .open(side) : .closed
  }
}
