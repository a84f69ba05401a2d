import UIKit

/// A container whose pages lie side by side, in the order of their indices, and are moved by a
/// `PageDrag`.
@MainActor package protocol PagedController: UIViewController {
  var drag: PageDrag { get }
  /// The names of the pages.
  var pageNames: [String] { get }
  var selectedIndex: Int { get }
  /// The bar that selects a page. Touches in it belong to it, also while the pages move.
  var bar: UIView { get }
  /// The running change; `nil` at rest.
  var turn: SlideTurn? { get }
  /// The distance by which the selected page is pulled beyond an end in points, positive to the
  /// left.
  var stretch: CGFloat { get set }

  /// Begins the change to a neighbor of the selected page, which the drag drives.
  func beginTurn(to index: Int)
  /// Drops a selection that waits for the end of the running change.
  func dropWaitingSelection()
}
