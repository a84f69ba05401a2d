import GlissadeAssets
import UIKit

/// The first page: the meadow. From its upper edge the shade is pulled.
@MainActor final class MeadowViewController: UIViewController {
  let shade = ShadeTransition()
  private let page = MeadowView()
  /// Read now: a shade that had to be read first would come late the first time.
  private let storm = UIImage(named: "storm", in: GlissadeAssets.bundle)

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    shade.driver.link(to: self)
    page.dropButton.addTarget(
      self, action: Selector(MeadowViewController.dropShade), for: .touchUpInside)
  }

  /// Brings the shade, which falls by its own weight unless a finger has it.
  func dropShade() {
    guard presentedViewController == nil else { return }
    let rain = RainViewController()
    rain.transitioningDelegate = shade
    shade.driver.link(to: rain)
    present(rain, animated: true)
  }
}
