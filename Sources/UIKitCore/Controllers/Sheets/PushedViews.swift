import Foundation

/// The views behind a sheet, which a large sheet pushes back: the view directly behind the sheet is
/// scaled down, and its corners are rounded. The views behind that view are pushed back further.
@MainActor final class PushedViews {
  private unowned let sheet: UISheetPresentationController
  /// The view that the sheet pushes back, with the look that the view had before; `nil` if the
  /// sheet pushes back none.
  private var card: Card?
  /// The fraction, 0…1, by which the sheet itself pushes back the view behind it.
  private var own: CGFloat = 0
  /// The sum of the fractions by which the sheets above this one push back their views.
  private var fromAbove: CGFloat = 0

  /// The distance by which the sides of a view move inwards when it is pushed back by the fraction
  /// 1, in points.
  private static let inset: CGFloat = 14

  private struct Card {
    weak var view: UIView?
    let backing: CALayer?
    let transform: CGAffineTransform
    let radius: CGFloat
    let clips: Bool
    /// The sum of the fractions by which the view is displayed as pushed back; -1 forces an update.
    var total: CGFloat = 0
  }

  init(_ sheet: UISheetPresentationController) { self.sheet = sheet }

  /// The sheet below this one, or `nil` if there is none.
  private var below: UISheetPresentationController? {
    sheet.presentingViewController.presentedBy?.controller as? UISheetPresentationController
  }

  /// Finds the view behind the sheet: another sheet, or a view that fills the container.
  func begin() {
    let presenter = sheet.presentingViewController
    guard let container = sheet.containerView,
      let view = presenter.presentedBy?.presentedView ?? presenter.viewIfLoaded,
      let superview = view.superview
    else { return }
    let isSheet = view is SheetView
    guard isSheet ? below?.layout.isAttached == true : view.frame == container.bounds else {
      return
    }
    let backing = isSheet ? nil : makeBacking(below: view, in: superview)
    card = Card(
      view: view, backing: backing, transform: view.transform, radius: view.layer.cornerRadius,
      clips: view.clipsToBounds)
  }

  /// Adds a black layer below a view, visible around that view while it is scaled down.
  private func makeBacking(below view: UIView, in superview: UIView) -> CALayer {
    let backing = CALayer()
    backing.backgroundColor = UIColor.black.cgColor
    backing.isHidden = true
    superview.layer.insertSublayer(backing, below: view.layer)
    return backing
  }

  /// Pushes back the view behind the sheet by a fraction, 0…1.
  func show(_ fraction: CGFloat) {
    own = fraction
    update()
  }

  /// Fades out the grabber of the sheet below by a fraction, 0…1; at 1 it is invisible.
  func hideGrabber(by fraction: CGFloat) { below?.sheetView?.grabberOpacity = 1 - fraction }

  func containerSizeChanged() {
    card?.total = -1
    update()
  }

  /// Restores the view behind the sheet.
  func end() {
    show(0)
    hideGrabber(by: 0)
    card?.backing?.removeFromSuperlayer()
    card = nil
  }

  private func update() {
    let total = own + fromAbove
    apply(total)
    guard let lower = below?.pushed, lower.fromAbove != total else { return }
    lower.fromAbove = total
    lower.update()
  }

  private func apply(_ total: CGFloat) {
    guard let card, let view = card.view, card.total != total else { return }
    self.card?.total = total
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    card.backing?.isHidden = total <= 0
    card.backing?.frame = view.superview?.bounds ?? .zero
    CATransaction.commit()
    guard total > 0 else {
      view.transform = card.transform
      if card.backing != nil {
        view.layer.cornerRadius = card.radius
        view.clipsToBounds = card.clips
      }
      return
    }
    let size = view.bounds.size
    let scale = max(1 - 2 * Self.inset * total / max(size.width, 1), 0.1)
    let sunk = view.center.y - size.height / 2
    let top = card.backing == nil ? sunk : sunk + SheetLayout.step * min(total, 1)
    let shift = top - (view.center.y - scale * size.height / 2)
    view.transform = card.transform.concatenating(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: shift))
    guard card.backing != nil else { return }
    view.clipsToBounds = true
    view.layer.cornerRadius =
      max(card.radius, UISheetPresentationController.cornerRadius)
      * min(total, 1)
  }
}

/// The dimming behind a sheet. A press on this view dismisses the sheet, unless the delegate
/// refuses.
@MainActor final class SheetDimmingView: UIView {
  private let request: () -> Void

  init(frame: CGRect, request: @escaping () -> Void) {
    self.request = request
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.3)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tap = UITapGestureRecognizer(
      target: self, action: Selector(SheetDimmingView.handleTap))
    tap.name = "outside"
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { return nil }

  func handleTap() { request() }
}
