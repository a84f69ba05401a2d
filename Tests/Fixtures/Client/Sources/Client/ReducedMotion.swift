import GlissadeTesting
import UIKit

// A page that follows the user's wish for less motion, as apps do.

class CalmViewController: UIViewController {
  let banner = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
  var changes = 0
  private var observer: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(banner)
    observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      self?.changes += 1
    }
  }

  deinit {
    if let observer = observer { NotificationCenter.default.removeObserver(observer) }
  }

  func showBanner() {
    if UIAccessibility.isReduceMotionEnabled {
      banner.frame.origin.x = 200
      banner.alpha = 0
      UIView.animate(withDuration: 0.3) { self.banner.alpha = 1 }
    } else {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        options: [], animations: { self.banner.frame.origin.x = 200 })
    }
  }
}

func checkReducedMotion() {
  Checks.about("R-06") {
    let page = CalmViewController()
    let harness = Harness { page }
    page.showBanner()
    harness.advance(by: 1.0 / 30)
    let x = harness.presentationFrame(of: page.banner).minX
    Checks.expect(x > 0 && x < 200, "the banner slides", found: x)
    harness.reducesMotion = true
    Checks.expect(page.changes == 1, "the page was notified", found: page.changes)
    let calmPage = CalmViewController()
    let calm = Harness(reducesMotion: true) { calmPage }
    calmPage.showBanner()
    calm.advance(by: 0.1)
    let frame = calm.presentationFrame(of: calmPage.banner)
    Checks.expect(frame.minX == 200, "the banner fades in its place", found: frame)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .fullScreen
    calmPage.present(sheet, animated: true)
    calm.advance(by: 0.1)
    Checks.expect(
      calm.presentationFrame(of: sheet.view).minY == 0, "a standard presentation fades")
  }
}
