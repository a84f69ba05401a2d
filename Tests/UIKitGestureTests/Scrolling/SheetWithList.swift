import Foundation
import UIKit

/// Ported client code: a sheet that moves with the drags of the list inside, as apps on iOS do it,
/// with a pan of its own beside the list's. Both recognize at once, and the list's offset is fixed
/// while the sheet moves.
@MainActor
final class SheetWithList: UIViewController, UIScrollViewDelegate,
  UIGestureRecognizerDelegate
{
  static let top: CGFloat = 80
  static let rest: CGFloat = 380

  let sheet = UIView()
  let list = UIScrollView()
  let pan = UIPanGestureRecognizer()
  private(set) var isDismissed = false
  /// The list's offset as the sheet has it.
  private var offset: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.frame = CGRect(x: 0, y: Self.rest, width: 375, height: 667 - Self.top)
    list.frame = sheet.bounds
    list.contentSize = CGSize(width: 375, height: 2000)
    list.delegate = self
    sheet.addSubview(list)
    view.addSubview(sheet)
    pan.addTarget(self, action: Selector(SheetWithList.handlePan))
    pan.delegate = self
    sheet.addGestureRecognizer(pan)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let delta = pan.translation(in: view).y
    pan.setTranslation(.zero, in: view)
    switch pan.state {
    case .began: offset = list.contentOffset.y
    case .changed: share(delta)
    case .ended, .cancelled: settle(velocity: pan.velocity(in: view).y)
    default: break
    }
  }

  /// Down: the list first, then the sheet; up: the sheet first, then the list.
  private func share(_ delta: CGFloat) {
    if delta > 0 {
      let taken = min(max(offset, 0), delta)
      offset -= taken
      sheet.frame.origin.y += delta - taken
    } else {
      let taken = min(sheet.frame.minY - Self.top, -delta)
      sheet.frame.origin.y -= taken
      offset += -delta - taken
    }
    list.contentOffset.y = offset
  }

  /// Dismisses after a drag that moved the sheet, by its projected end.
  private func settle(velocity: CGFloat) {
    guard sheet.frame.minY > Self.top else { return }
    let projected = sheet.frame.minY + velocity / 1000 * 0.998 / 0.002
    isDismissed = projected > (Self.rest + 667) / 2
    let end = isDismissed ? 667 : projected > (Self.rest + Self.top) / 2 ? Self.rest : Self.top
    UIView.animate(withDuration: 0.3) { self.sheet.frame.origin.y = end }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if sheet.frame.minY > Self.top { targetContentOffset.pointee = scrollView.contentOffset }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === list.panGestureRecognizer }
}
