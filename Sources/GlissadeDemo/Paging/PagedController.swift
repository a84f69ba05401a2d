import UIKit

/// A container whose pages lie side by side, in the order of their indices, and that a `PageDrag`
/// moves.
@MainActor package protocol PagedController: UIViewController {
  var drag: PageDrag { get }
  /// The names of the pages.
  var pageNames: [String] { get }
  var selectedIndex: Int { get }
  /// The bar in which the user selects a page. Touches in the bar do not drag pages, even moving
  /// ones.
  var bar: UIView { get }
  /// The running page change, or `nil` at rest.
  var turn: SlideTurn? { get }
  /// The distance by which the selected page is pulled beyond an end in points, positive to the
  /// left.
  var stretch: CGFloat { get set }

  /// Begins the change to a neighbor of the selected page. The drag drives the change.
  func beginTurn(to index: Int)
  /// Discards a selection that waits for the end of the running page change.
  func dropWaitingSelection()
}
