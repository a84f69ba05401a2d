import GlissadeTransitions
import UIKitCore

/// A table's row that is moved aside, with the actions that this reveals.
@MainActor final class SwipedRow {
  typealias Side = SwipeActionsView.Side

  private unowned let table: UITableView
  /// The cell of the row, or `nil` if the cell no longer exists.
  private(set) weak var cell: UITableViewCell?
  private let onPress: (UIContextualAction, UIView) -> Void
  /// The views of the actions on each side. A side is missing until the delegate was called for it,
  /// and its value is `nil` if it has no actions.
  private var views: [Side: SwipeActionsView?] = [:]

  /// The fraction of the row's width by which the row must be moved aside for a release to perform
  /// the first action.
  private static let fullFraction: CGFloat = 0.6

  /// Creates a row that is in its place.
  ///
  /// - Parameters:
  ///   - cell: The cell of the row.
  ///   - table: The table that shows the cell.
  ///   - onPress: A closure that receives the action whose button is pressed, and the button.
  init(
    _ cell: UITableViewCell, of table: UITableView,
    onPress: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.cell = cell
    self.table = table
    self.onPress = onPress
  }

  // MARK: Actions

  /// Returns the actions on a side, or `nil` if there are none. The delegate is called once for
  /// each side.
  func actions(on side: Side) -> SwipeActionsView? {
    if let known = views[side] { return known }
    guard let cell, let configuration = table.swipeActions(of: cell, side) else {
      views[side] = .some(nil)
      return nil
    }
    let made = SwipeActionsView(configuration, side: side, onPress: onPress)
    cell.insertSubview(made, at: 0)
    views[side] = made
    return made
  }

  /// Returns the side that a shift of the content reveals, with its actions, or `nil` for none.
  func actions(at shift: CGFloat) -> (side: Side, view: SwipeActionsView)? {
    let side = Side(revealedBy: shift)
    return shift == 0 ? nil : actions(on: side).map { (side, $0) }
  }

  /// Returns whether a release at a shift of the content performs the first action.
  func isFull(at shift: CGFloat) -> Bool {
    guard let cell, let (_, view) = actions(at: shift) else { return false }
    guard view.configuration.performsFirstActionWithFullSwipe else { return false }
    return abs(shift) >= max(cell.bounds.width * Self.fullFraction, view.fullWidth + 20)
  }

  /// Shows all buttons of each side in their own widths.
  func collapse() {
    for view in views.values { view?.setExpanded(false) }
  }

  // MARK: Places

  /// The stops of the drag: the row's place, the place at which all actions of a side are visible,
  /// and, if a full swipe performs the first action, the place at which the content is completely
  /// aside.
  var stops: Stops {
    var stops = [DragStop(.closed, at: 0)]
    let width = cell?.bounds.width ?? 0
    for side in [Side.leading, .trailing] {
      guard let view = actions(on: side) else { continue }
      stops.append(DragStop(.open(side), at: view.fullWidth * side.sign))
      guard view.configuration.performsFirstActionWithFullSwipe else { continue }
      stops.append(DragStop(.full(side), at: max(view.fullWidth, width) * side.sign))
    }
    let band = RubberBand(extent: max(width, 1))
    return Stops(stops, lower: .elastic(band), upper: .elastic(band))
  }

  /// Moves the row's content aside, and resizes the actions to the space that this reveals.
  func place(at shift: CGFloat) {
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
  }

  /// Removes the actions of both sides.
  func removeActions() {
    for view in views.values { view?.removeFromSuperview() }
    views = [:]
  }

  /// Animates the content back to its place, and then removes the actions.
  func retire() {
    guard let cell else { return }
    let buttons = views.values.compactMap { $0 }
    let width = cell.bounds.width
    views = [:]
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
}

extension DragStop.ID {
  /// The stop at which the row is in its place.
  static let closed: Self = "closed"

  /// Returns the stop at which all actions of a side are visible.
  static func open(_ side: SwipeActionsView.Side) -> Self { Self(rawValue: "\(side)") }

  /// Returns the stop at which the content of the row is moved completely aside.
  static func full(_ side: SwipeActionsView.Side) -> Self { Self(rawValue: "across \(side)") }
}
