import UIKit

/// The first page. A pan downwards presents the tide table.
@MainActor final class ShoreViewController: UIViewController {
  private let page = ShoreView()
  private(set) var pan: PullDownPan?

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    pan = PullDownPan(named: "pull", on: page, direction: 1) { [weak self] in
      self?.presentedViewController == nil
    } start: { [weak self] drag in
      self?.pullTides(by: drag)
    }
    page.openButton.addTarget(
      self, action: Selector(ShoreViewController.openTides), for: .touchUpInside)
  }

  func openTides() { show(TidesViewController(), sender: self) }

  private func pullTides(by drag: PullDownDrag) {
    let tides = TidesViewController()
    drag.begin(tides.transition) { show(tides, sender: self) }
  }
}
