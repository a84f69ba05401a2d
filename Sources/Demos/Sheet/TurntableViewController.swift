import UIKit

/// A page with a turntable. A button presents the pieces on the record as a sheet.
@MainActor final class TurntableViewController: UIViewController {
  private let page = TurntableView()

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.openButton.addTarget(
      self, action: Selector(TurntableViewController.openPieces), for: .touchUpInside)
    let tap = UITapGestureRecognizer(
      target: self, action: Selector(TurntableViewController.turnOver))
    tap.name = "record"
    page.record.addGestureRecognizer(tap)
  }

  func openPieces() {
    guard presentedViewController == nil else { return }
    let pieces = PiecesViewController(page.record.side)
    if let sheet = pieces.sheetPresentationController {
      sheet.detents = [.custom(identifier: .head) { _ in 120 }, .medium(), .large()]
      sheet.selectedDetentIdentifier = .medium
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
    }
    present(pieces, animated: true)
  }

  /// Turns the record over, and shows its other side in the list of pieces if the list is open.
  func turnOver() {
    page.record.side = page.record.side.other
    (presentedViewController as? PiecesViewController)?.side = page.record.side
  }
}

extension UISheetPresentationController.Detent.Identifier {
  /// The identifier of the detent at which a sheet shows only its heading.
  static let head = Self("head")
}
