import Foundation
import GlissadeGestures
import UIKit

/// A panel that is a subview of the page beneath it, without a transition. The pointer pulls the
/// panel down and pushes it up, and the page is dimmed accordingly.
@MainActor final class DraggedSubview: BenchmarkWork {
  let title = "dragged panel, a subview of its page"
  private let window: UIWindow
  private static let period = 60

  init(in scene: UIWindowScene) {
    window = scene.enter {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = PageWithPanelController()
      window.makeKeyAndVisible()
      return window
    }
  }

  func input(frame: Int, now: TimeInterval) -> [InputEvent] {
    let step = frame % Self.period
    let isPull = frame / Self.period % 2 == 0
    let travel = (Double(step) / Double(Self.period - 1) * 600).rounded()
    let place = CGPoint(x: 512, y: isPull ? 60 + travel : 660 - travel)
    if step == 0 { return [.down(at: place, t: now)] }
    return step == Self.period - 1 ? [.up(at: place, t: now)] : [.move(to: place, t: now)]
  }

  func phase(frame: Int) -> String { "frame, dragged" }
}

@MainActor private final class PageWithPanelController: UIViewController {
  private let dim = UIView()
  private let panel = PageView(title: "Panel", color: UIColor(white: 0.96, alpha: 1))
  private var shown: CGFloat = 0

  override func loadView() { view = PageView(title: "Below", color: .white) }

  override func viewDidLoad() {
    super.viewDidLoad()
    dim.backgroundColor = .black
    view.addSubview(dim)
    panel.layer.cornerRadius = 16
    panel.layer.shadowOpacity = 0.35
    panel.layer.shadowRadius = 16
    view.addSubview(panel)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(PageWithPanelController.pull)))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    dim.frame = view.bounds
    place()
  }

  func pull(_ pan: UIPanGestureRecognizer) {
    shown = min(max(shown + pan.translation(in: view).y, 0), view.bounds.height)
    pan.setTranslation(.zero, in: view)
    place()
  }

  private func place() {
    panel.frame = view.bounds.offsetBy(dx: 0, dy: shown - view.bounds.height)
    dim.alpha = 0.4 * shown / max(view.bounds.height, 1)
  }
}
