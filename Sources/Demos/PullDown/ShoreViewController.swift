import UIKit

/// The view controller of the first page. A downward pan presents the tide table.
@MainActor final class ShoreViewController: UIViewController {
  private let page = ShoreView()
  private(set) var pan: PullDownPan?

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    pan = PullDownPan(named: "pull", on: page, direction: 1) { [weak self] in
      self?.presentedViewController == nil
    } start: { [weak self] driver in
      self?.pullTides(by: driver)
    }
    page.openButton.addTarget(
      self, action: Selector(ShoreViewController.openTides), for: .touchUpInside)
  }

  func openTides() { show(TidesViewController(), sender: self) }

  private func pullTides(by driver: UIPercentDrivenInteractiveTransition) {
    let tides = TidesViewController()
    tides.transition.begin(with: driver) { show(tides, sender: self) }
  }
}
