import UIKit

/// A page with a card that follows the pointer and springs back on release. A tap on the card
/// presents another page, and the button one whose transition never ends.
final class CardViewController: UIViewController {
  private let card = UIView()
  private let label = UILabel()
  private let rude = UIButton(type: .system)

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
    rude.setTitle("Rude", for: .normal)
    rude.accessibilityIdentifier = "rude.open"
    rude.addTarget(self, action: Selector(CardViewController.beRude), for: .touchUpInside)
    view.addSubview(rude)
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
    rude.frame = CGRect(x: 20, y: view.bounds.height - 60, width: 100, height: 40)
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: view)
    switch pan.state {
    case .changed:
      card.transform = CGAffineTransform(
        translationX: translation.x, y: translation.y)
    case .ended, .cancelled:
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
      ) {
        self.card.transform = .identity
      }
    default: break
    }
  }

  func beRude() { present(RudeViewController(), animated: true) }

  func turn(_ tap: UITapGestureRecognizer) {
    let back = UIViewController()
    back.modalPresentationStyle = .fullScreen
    back.view.backgroundColor = .systemTeal
    back.view.accessibilityIdentifier = "back"
    present(back, animated: true)
  }
}
