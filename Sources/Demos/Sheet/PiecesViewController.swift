import UIKit

/// The list of the pieces on a side of the record. A tap on a row presents the notes on its piece
/// as another sheet.
@MainActor final class PiecesViewController: UIViewController {
  private let page = PiecesView()
  /// The side of the record whose pieces are listed.
  var side: RecordSide { didSet { if side != oldValue { show() } } }

  init(_ side: RecordSide) {
    self.side = side
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.closeButton.addTarget(
      self, action: Selector(PiecesViewController.close), for: .touchUpInside)
    show()
  }

  private func show() {
    let color = side.color
    page.show(side) { [weak self] piece in self?.open(piece, color: color) }
  }

  private func open(_ piece: Nocturne, color: UIColor) {
    guard presentedViewController == nil, !isBeingDismissed else { return }
    present(NotesViewController(piece, color: color), animated: true)
  }

  func close() {
    if !isBeingDismissed { dismiss(animated: true) }
  }
}
