import UIKit

/// A card that follows the pointer and springs back to its place when it is released.
final class CardPage: UIViewController {
  private let card = UIView()
  private let damping: CGFloat

  /// - Parameter damping: the damping ratio of the spring, above 0.
  init(damping: CGFloat = 0.7) {
    self.damping = damping
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .white
    card.layer.cornerRadius = 16
    view.addSubview(card)
    card.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(CardPage.drag)))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.bounds = CGRect(x: 0, y: 0, width: 160, height: 220)
    card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    let distance = pan.translation(in: view)
    switch pan.state {
    case .changed:
      card.transform = CGAffineTransform(translationX: distance.x, y: distance.y)
    case .ended, .cancelled:
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0
      ) {
        self.card.transform = .identity
      }
    default: break
    }
  }
}
