import Foundation
import GlissadeTransitions

/// The drag of a sheet, whose position is the *top* of the sheet.
///
/// It gives the drag the stops of the sheet and decides whether the sheet may leave. The sheet and
/// its delegate receive what the user chooses.
@MainActor final class SheetDriver: NSObject {
  unowned let sheet: UISheetPresentationController
  private(set) lazy var drag = InterruptibleDrag(along: .vertical, of: self)
  /// A Boolean value that indicates whether the current drag may dismiss the sheet; `nil` until the
  /// delegate has been asked.
  private var mayLeave: Bool?
  /// The detent that the user has chosen with the current release.
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

  /// Runs code that calls the client, which may end the presentation and so release the sheet.
  private func keepingSheet<Result>(_ body: (SheetDriver) -> Result) -> Result {
    withExtendedLifetime(sheet) { body(self) }
  }

  private var layout: SheetLayout { sheet.layout }
  private var selected: DragStop.ID { .detent(layout.stop(sheet.selectedDetentIdentifier)) }

  // MARK: Places

  /// Updates the stops, and the detent of a presentation.
  private func update(by spring: DragSpring? = nil) {
    drag.entry = selected
    drag.change(to: layout.dragStops(canLeave: mayLeave != false), by: spring)
  }

  /// Puts the sheet at its detent, whatever it was doing.
  func placeAtDetent() {
    update()
    drag.send(.placed(at: selected))
  }

  /// Moves a sheet at rest, or on its way to another detent, to its detent.
  func moveToDetent(animated: Bool) {
    guard drag.isFree else { return }
    let isAnimated = animated && !UIAccessibility.isReduceMotionEnabled
    update(by: isAnimated ? .handOff : nil)
    guard isAnimated else { return placeAtDetent() }
    drag.send(.sent(to: selected, velocity: nil, by: .handOff))
  }

  /// Moves a sheet that nothing moves to its detent, which can have changed in a transition.
  func rest() {
    guard sheet.isShown, let target = drag.target, target.id != selected else { return }
    moveToDetent(animated: true)
  }

  /// Puts the sheet at its place in a container of another size, unless a transition moves it.
  func containerSizeChanged() {
    update()
    if drag.animator == nil, !drag.isDragging { drag.send(.placed(at: selected)) }
    sheet.place(at: drag.motion.position)
  }

  /// Stops the sheet, which is no longer shown.
  func stop() {
    drag.stopDragging()
    drag.send(.placed(at: .gone))
  }

  // MARK: A drag

  private func ask() {
    mayLeave = sheet.asksToLeave()
    update()
  }

  /// Dismisses the sheet. A refused dismissal begins no transition, and the sheet resists.
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

  /// Returns the stop of a released sheet. One that may not leave returns to its lowest detent from
  /// where the pointer would leave, and its delegate is notified.
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
