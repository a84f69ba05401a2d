import Foundation
import GlissadeTransitions

/// The driver of a sheet's drag, whose position is the *top* of the sheet.
///
/// The driver passes the stops of the sheet to the drag, and decides whether a drag may dismiss the
/// sheet. It selects the detent that the user chooses, and notifies the delegate.
@MainActor final class SheetDriver: NSObject {
  unowned let sheet: UISheetPresentationController
  private(set) lazy var drag = InterruptibleDrag(along: .vertical, of: self)
  /// A Boolean value that indicates whether the current drag may dismiss the sheet; `nil` until the
  /// delegate has been called.
  private var mayLeave: Bool?
  /// The detent that the user has chosen with the current release, or `nil`.
  private var choice: UISheetPresentationController.Detent.Identifier?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    drag.pan.name = "sheet"
    drag.exit = .gone
    drag.onMove = { [weak self] in self?.sheet.place(at: $0) }
    drag.onExit = { [weak self] in self?.keepingSheet { $0.leave() } }
    drag.willRest = { [weak self] _ in self?.keepingSheet { $0.didRelease() } }
  }

  /// Runs code that calls the client, which may end the presentation, and retains the sheet
  /// meanwhile.
  private func keepingSheet<Result>(_ body: (SheetDriver) -> Result) -> Result {
    withExtendedLifetime(sheet) { body(self) }
  }

  private var layout: SheetLayout { sheet.layout }
  private var selected: DragStop.ID { .detent(layout.stop(sheet.selectedDetentIdentifier)) }

  // MARK: Places

  /// Updates the stops of the drag, and the detent at which a presentation ends.
  private func update(by spring: DragSpring? = nil) {
    drag.entry = selected
    drag.change(to: layout.dragStops(canLeave: mayLeave != false), by: spring)
  }

  /// Places the sheet at its selected detent at once, and ends any other motion of the sheet.
  func placeAtDetent() {
    update()
    drag.send(.placed(at: selected))
  }

  /// Moves the sheet to its selected detent, unless a drag or a transition moves it.
  func moveToDetent(animated: Bool) {
    guard drag.isFree else { return }
    let isAnimated = animated && !UIAccessibility.isReduceMotionEnabled
    update(by: isAnimated ? .handOff : nil)
    guard isAnimated else { return placeAtDetent() }
    drag.send(.sent(to: selected, velocity: nil, by: .handOff))
  }

  /// Moves the sheet to its selected detent after a transition, in which the selection can have
  /// changed.
  func rest() {
    guard sheet.isShown, let target = drag.target, target.id != selected else { return }
    moveToDetent(animated: true)
  }

  /// Places the sheet after its container has changed its size: at the selected detent, or where a
  /// drag or a transition has moved it.
  func containerSizeChanged() {
    update()
    if drag.animator == nil, !drag.isDragging { drag.send(.placed(at: selected)) }
    sheet.place(at: drag.motion.position)
  }

  /// Stops the motion of the sheet, which is no longer shown.
  func stop() {
    drag.stopDragging()
    drag.send(.placed(at: .gone))
  }

  // MARK: A drag

  private func ask() {
    mayLeave = sheet.asksToLeave()
    update()
  }

  /// Dismisses the sheet, if it may be dismissed. A refused dismissal begins no transition, and
  /// from then on the sheet resists the drag.
  private func leave() {
    if mayLeave == nil { ask() }
    guard mayLeave == true else { return }
    sheet.dismissByUser()
    guard drag.animator == nil else { return }
    mayLeave = false
    update()
  }

  /// Selects the detent that the user has chosen.
  private func didRelease() {
    mayLeave = nil
    update()
    guard let choice else { return }
    self.choice = nil
    sheet.select(choice)
  }
}

extension SheetDriver: DragAdapter {
  func didBegin() { keepingSheet { $0.allowLeaving() } }

  private func allowLeaving() {
    mayLeave = sheet.canLeave ? nil : false
    if let animator = drag.animator {
      mayLeave = !animator.isPresenting || (sheet.canLeave && sheet.asksToLeave())
    }
    update()
  }

  func willPull(to pull: CGFloat) {
    if mayLeave == nil, pull > layout.lowestStop.top { keepingSheet { $0.ask() } }
  }

  func willRelease(_ release: DragRelease, to chosen: DragStop) -> DragStop.ID {
    keepingSheet { $0.decide(release, to: chosen) }
  }

  /// Returns the stop to which a released sheet moves. If the release would dismiss a sheet that
  /// may not be dismissed, the stop is the lowest detent, and the delegate is notified.
  private func decide(_ release: DragRelease, to chosen: DragStop) -> DragStop.ID {
    choice = layout.stops.first { .detent($0) == chosen.id }?.identifier
    let free = layout.dragStops(canLeave: true)
    guard drag.stop(forPullOf: release, among: free)?.id == .gone else { return chosen.id }
    if mayLeave == nil { ask() }
    if mayLeave == true { drag.beginExit() }
    guard mayLeave == true else {
      choice = layout.lowestStop.identifier
      sheet.refuse()
      return .detent(layout.lowestStop)
    }
    choice = nil
    if drag.animator?.isPresenting == true { sheet.announceDismissal() }
    return .gone
  }

  func didStop() {
    mayLeave = nil
    choice = nil
    update()
  }

  var scrollingCeiling: CGFloat? {
    guard !sheet.prefersScrollingExpandsWhenScrolledToEdge else { return nil }
    return max(layout.stop(sheet.selectedDetentIdentifier).top, layout.highestStop.top)
  }

  func addContent(_ view: UIView, in context: any UIViewControllerContextTransitioning) {
    sheet.resolveLayout()
    update()
    context.containerView.addSubview(view)
  }

  var companion: UIView? { sheet.dimming }
  func transitionEnded() { rest() }
}
