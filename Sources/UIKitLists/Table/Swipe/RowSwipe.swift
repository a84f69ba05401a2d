import GlissadeTransitions
import UIKitCore

/// The drag of a table's row aside, which reveals its actions.
///
/// The position of the drag is the *shift*, the displacement of the row's content in points: to the
/// right it reveals the leading actions, to the left the trailing ones.
@MainActor final class RowSwipe: NSObject {
  unowned let table: UITableView
  private(set) lazy var drag = InterruptibleDrag(along: .horizontal, of: self)
  /// The cell whose row is moved aside.
  private(set) weak var cell: UITableViewCell?
  private var views: [SwipeActionsView.Side: SwipeActionsView?] = [:]
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

  /// A Boolean value that indicates whether a row is open, or about to be.
  var isOpen: Bool { cell != nil && (drag.target?.position ?? drag.position) != 0 }

  // MARK: Rows

  /// Puts the row into its place at once, and forgets it.
  func drop() {
    drag.send(.placed(at: .closed))
    for view in views.values { view?.removeFromSuperview() }
    views = [:]
    cell = nil
    isPerforming = false
  }

  /// Lets a row that is still moving return to its place by itself, and forgets it.
  private func retire() {
    guard let cell, drag.position != 0, table.window != nil else { return drop() }
    let buttons = views.values.compactMap { $0 }
    let width = cell.bounds.width
    views = [:]
    self.cell = nil
    drop()
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      cell.bounds.origin.x = 0
      for view in buttons {
        view.frame = CGRect(
          x: view.frame.minX < 0 ? 0 : width, y: 0, width: 0, height: cell.bounds.height)
      }
    } completion: { _ in
      for view in buttons { view.removeFromSuperview() }
    }
  }

  /// Returns the actions of a side, for which the delegate is asked once, or `nil` for none.
  private func view(_ side: SwipeActionsView.Side) -> SwipeActionsView? {
    if let known = views[side] { return known }
    guard let cell, let configuration = table.swipeActions(of: cell, side) else {
      views[side] = .some(nil)
      return nil
    }
    let made = SwipeActionsView(configuration, side: side) { [weak self] in self?.perform($0, $1) }
    cell.insertSubview(made, at: 0)
    views[side] = made
    return made
  }

  // MARK: Motion

  /// The stops: at the row's place, where all actions of a side are visible, and where the content
  /// has left, if a drag across the row performs the first action.
  private var stops: Stops {
    var stops = [DragStop(.closed, at: 0)]
    let width = cell?.bounds.width ?? 0
    for side in [SwipeActionsView.Side.leading, .trailing] {
      guard let view = view(side) else { continue }
      stops.append(DragStop(.open(side), at: view.fullWidth * side.sign))
      guard view.configuration.performsFirstActionWithFullSwipe else { continue }
      stops.append(DragStop(.full(side), at: max(view.fullWidth, width) * side.sign))
    }
    let band = RubberBand(extent: max(width, 1))
    return Stops(stops, lower: .elastic(band), upper: .elastic(band))
  }

  private func place(at shift: CGFloat) {
    guard let cell else { return }
    cell.bounds.origin.x = -shift
    let width = cell.bounds.width
    for (side, view) in views {
      let extent = max(shift * side.sign, 0)
      view?.isHidden = extent == 0
      view?.frame = CGRect(
        x: side == .leading ? -extent : width, y: 0, width: extent, height: cell.bounds.height)
      view?.layoutIfNeeded()
    }
    if drag.isDragging, let (_, view) = shownActions(at: shift) {
      view.setExpanded(isFull(view, shift))
    }
  }

  /// Lets the row return to its place.
  func close() {
    guard cell != nil else { return }
    guard table.window != nil else { return drop() }
    for view in views.values { view?.setExpanded(false) }
    drag.send(.sent(to: .closed, velocity: nil, by: .handOff))
  }

  // MARK: Release

  /// The side that a shift reveals, with its actions.
  private func shownActions(at shift: CGFloat) -> (SwipeActionsView.Side, SwipeActionsView)? {
    let side = SwipeActionsView.Side(revealedBy: shift)
    return shift == 0 ? nil : view(side).map { (side, $0) }
  }

  /// The fraction of the row's width from which a release performs the first action.
  private static let fullFraction: CGFloat = 0.6

  /// Returns whether a release at a shift performs the first action.
  private func isFull(_ view: SwipeActionsView, _ shift: CGFloat) -> Bool {
    guard let cell, view.configuration.performsFirstActionWithFullSwipe else { return false }
    return abs(shift) >= max(cell.bounds.width * Self.fullFraction, view.fullWidth + 20)
  }

  /// Performs the first action of a row whose content leaves.
  private func performFull(at stop: DragStop) {
    guard let (side, view) = shownActions(at: stop.position), stop.id == .full(side) else { return }
    guard let first = view.configuration.actions.first else { return }
    perform(first, view.firstButton ?? view)
  }

  /// Performs an action. The row returns to its place when the action says that it is done.
  private func perform(_ action: UIContextualAction, _ view: UIView) {
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

extension RowSwipe: DragAdapter {
  var isLocked: Bool { isPerforming }
  var catchesAtOnce: Bool { false }
  var space: UIView? { table }

  /// Returns whether a pan begins: sideways, on a row with actions at the side that it reveals.
  func mayBegin(_ pan: UIPanGestureRecognizer) -> Bool? {
    let travel = pan.translation(in: table)
    guard abs(travel.x) > abs(travel.y), !table.isEditing else { return false }
    var start = pan.location(in: table)
    start.x -= travel.x
    start.y -= travel.y
    guard let path = table.indexPathForRow(at: start), let row = table.cellForRow(at: path) else {
      return false
    }
    if row === cell, drag.position != 0 { return true }
    if row !== cell { retire() }
    cell = row
    guard view(SwipeActionsView.Side(revealedBy: travel.x)) != nil else {
      drop()
      return false
    }
    drag.change(to: stops)
    return true
  }

  /// Returns the stop of a released row: beyond most of the row it is where the content has left,
  /// otherwise the chosen one, but not at the other side.
  func willRelease(_ release: DragRelease, to chosen: DragStop) -> DragStop.ID {
    guard let (side, view) = shownActions(at: release.position) else { return .closed }
    if isFull(view, release.position), release.velocity * side.sign >= 0 { return .full(side) }
    view.setExpanded(false)
    return chosen.position * side.sign > 0 ? .open(side) : .closed
  }
}

extension DragStop.ID {
  /// The stop at a row's place.
  fileprivate static let closed: Self = "closed"

  /// The stop at which the actions of a side are visible.
  fileprivate static func open(_ side: SwipeActionsView.Side) -> Self {
    Self(rawValue: "\(side)")
  }

  /// The stop at which a drag across the row has moved its content away.
  fileprivate static func full(_ side: SwipeActionsView.Side) -> Self {
    Self(rawValue: "across \(side)")
  }
}
