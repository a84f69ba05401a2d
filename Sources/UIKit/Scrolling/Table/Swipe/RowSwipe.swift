import Foundation
import GlissadeMotion

/// The drag of a table's row aside, which reveals its actions.
///
/// The *shift* is the displacement of the row's content, in points: to the right it reveals the
/// leading actions, to the left the trailing ones. Like the position of a sheet it is a model value
/// at every instant: a drag sets it, or each frame does.
@MainActor final class RowSwipe: NSObject {
  enum Phase {
    case resting
    /// A pan drags the row. The value is the shift without resistance.
    case dragging(pull: CGFloat)
    /// The row moves by itself from an instant on, to the target of the motion.
    case settling(ReleaseMotion, start: TimeInterval, TransactionHold?)
  }

  unowned let table: UITableView
  let pan = UIPanGestureRecognizer()
  /// The cell whose row is moved aside.
  private(set) weak var cell: UITableViewCell?
  var phase = Phase.resting
  private(set) var shift: CGFloat = 0
  private var views: [SwipeActionsView.Side: SwipeActionsView?] = [:]
  private var frames: CADisplayLink?
  /// A Boolean value that indicates whether an action is being performed.
  var isPerforming = false

  init(_ table: UITableView) {
    self.table = table
    super.init()
    pan.name = "swipe"
    pan.addTarget(self, action: Selector(RowSwipe.handlePan))
    pan.delegate = self
    pan.allowedScrollTypesMask = .continuous
  }

  var now: TimeInterval { table.window?.windowScene?.layerHost.now ?? 0 }

  /// The shift at which the row comes to rest.
  private var target: CGFloat {
    if case .settling(let motion, _, _) = phase { return motion.target }
    return shift
  }

  /// A Boolean value that indicates whether a row is open, or about to be.
  var isOpen: Bool { cell != nil && target != 0 }

  // MARK: Rows

  /// Begins with a cell, or continues with the one that is moved aside.
  func take(_ cell: UITableViewCell) {
    if self.cell !== cell {
      retire()
      self.cell = cell
    }
    shift = shiftNow
    phase = .resting
  }

  /// Puts the row into its place at once, and forgets it.
  func drop() {
    shift = 0
    phase = .resting
    place()
    for view in views.values { view?.removeFromSuperview() }
    views = [:]
    cell = nil
    isPerforming = false
    frames?.invalidate()
    frames = nil
  }

  /// Lets a row that is still moving return to its place by itself, and forgets it.
  private func retire() {
    guard let cell, shift != 0, table.window != nil else { return drop() }
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
  func view(_ side: SwipeActionsView.Side) -> SwipeActionsView? {
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

  /// The shift at the scene's current time, if nothing else happens.
  var shiftNow: CGFloat {
    guard case .settling(let motion, let start, _) = phase else { return shift }
    return motion.value(at: max(now - start, 0))
  }

  /// Moves the content to a shift.
  func move(to shift: CGFloat) {
    self.shift = shift
    place()
  }

  private func place() {
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

  /// Moves the content to a shift by a spring that continues a velocity.
  func settle(to target: CGFloat, velocity: CGFloat) {
    let spring = HandOffSpring(velocity: velocity, distance: target - shift)
    phase = .settling(spring.motion(from: shift, to: target), start: now, CATransaction.hold())
    followFrames()
  }

  /// Lets the row return to its place.
  func close() {
    guard cell != nil else { return }
    guard table.window != nil else { return drop() }
    shift = shiftNow
    for view in views.values { view?.setExpanded(false) }
    settle(to: 0, velocity: 0)
  }

  private func followFrames() {
    guard frames == nil else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      self.step()
    }
    link.add(to: .main, forMode: .common)
    frames = link
  }

  private func step() {
    guard cell != nil else { return drop() }
    guard case .settling(let motion, let start, _) = phase else { return }
    let time = max(now - start, 0)
    move(to: motion.value(at: time))
    guard motion.isSettled(at: time) else { return }
    phase = .resting
    frames?.invalidate()
    frames = nil
    if motion.target == 0 { drop() } else { move(to: motion.target) }
  }
}
