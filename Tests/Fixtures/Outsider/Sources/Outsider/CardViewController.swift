import UIKit

/// A page with a card that follows the pointer and springs back on release. A tap on the card
/// presents another page, and one button a page whose transition never ends. The other button hangs
/// a bob on a spring that nothing slows down, and takes it away.
final class CardViewController: UIViewController {
  private let card = UIView()
  private let label = UILabel()
  private let rude = UIButton(type: .system)
  private let swing = UIButton(type: .system)
  private let bob = UIView()
  private lazy var animator = UIDynamicAnimator(referenceView: view)

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
    swing.setTitle("Swing", for: .normal)
    swing.addTarget(self, action: Selector(CardViewController.toggleSwing), for: .touchUpInside)
    view.addSubview(swing)
    bob.backgroundColor = .white
    bob.accessibilityIdentifier = "bob"
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
    swing.frame = rude.frame.offsetBy(dx: view.bounds.width - 140, dy: 0)
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

  func toggleSwing() {
    guard animator.behaviors.isEmpty else {
      animator.removeAllBehaviors()
      return bob.removeFromSuperview()
    }
    bob.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    view.addSubview(bob)
    let spring = UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 40, y: 200))
    spring.length = 80
    spring.frequency = 0.5
    animator.addBehavior(spring)
  }

  func turn(_ tap: UITapGestureRecognizer) {
    let back = UIViewController()
    back.modalPresentationStyle = .fullScreen
    back.view.backgroundColor = .systemTeal
    back.view.accessibilityIdentifier = "back"
    present(back, animated: true)
  }
}
