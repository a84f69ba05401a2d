import UIKit

/// A card that follows the finger and springs back when it is let go; a tap brings another page.
final class CardViewController: UIViewController {
  private let card = UIView()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    view.accessibilityIdentifier = "desk"
    card.backgroundColor = .white
    card.layer.cornerRadius = 16
    card.layer.shadowOpacity = 0.3
    card.accessibilityIdentifier = "card"
    label.text = "Drag me"
    label.textAlignment = .center
    card.addSubview(label)
    view.addSubview(card)
    card.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(CardViewController.drag)))
    card.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(CardViewController.turn)))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.bounds = CGRect(x: 0, y: 0, width: 160, height: 220)
    card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    label.frame = card.bounds
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view)
    switch pan.state {
    case .changed: card.transform = CGAffineTransform(translationX: way.x, y: way.y)
    case .ended, .cancelled:
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
      ) {
        self.card.transform = .identity
      }
    default: break
    }
  }

  func turn(_ tap: UITapGestureRecognizer) {
    let back = UIViewController()
    back.view.backgroundColor = .systemTeal
    back.view.accessibilityIdentifier = "back"
    present(back, animated: true)
  }
}
