import GlissadeAssets
import UIKit

/// The view controller of the first page. A pan from the page's upper edge presents the shade.
@MainActor final class MeadowViewController: UIViewController {
  let shade = ShadeTransition()
  private let page = MeadowView()
  /// The shade's picture, loaded early so that the first presentation is not delayed.
  private let storm = UIImage(named: "storm", in: GlissadeAssets.bundle)

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    shade.driver.link(to: self)
    page.dropButton.addTarget(
      self, action: Selector(MeadowViewController.dropShade), for: .touchUpInside)
  }

  /// Presents the shade. It falls by its own weight unless a pan drives the presentation.
  func dropShade() {
    guard presentedViewController == nil else { return }
    let rain = RainViewController()
    rain.transitioningDelegate = shade
    shade.driver.link(to: rain)
    present(rain, animated: true)
  }
}
