import UIKit

/// A page that is shown as a card.
class CardViewController: UIViewController {
  let transition = CardTransition()
  let closeButton = UIButton(type: .system)
  private var dragger: CardDragger?
  private(set) var openCount = 0

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    closeButton.setTitle("Close", for: .normal)
    closeButton.frame = CGRect(x: 20, y: 20, width: 80, height: 40)
    closeButton.addTarget(
      self, action: Selector(CardViewController.closeTapped), for: .touchUpInside)
    view.addSubview(closeButton)
    dragger = CardDragger(card: self)
  }

  func closeTapped() {
    if isBeingPresented || isBeingDismissed { return }
    dismiss(animated: true, completion: nil)
  }

  func didOpen() {
    openCount += 1
  }
}

/// The page that the card covers.
class DeskViewController: UIViewController {
  let openButton = UIButton(type: .system)
  private var dragger: CardDragger?
  private(set) weak var card: CardViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.9, alpha: 1)
    openButton.setTitle("Open", for: .normal)
    openButton.frame = CGRect(x: 20, y: 40, width: 100, height: 44)
    openButton.addTarget(
      self, action: Selector(DeskViewController.openTapped), for: .touchUpInside)
    view.addSubview(openButton)
    let dragger = CardDragger(presenter: self)
    dragger.makeCard = { [unowned self] in self.makeCard() }
    self.dragger = dragger
  }

  func openTapped(_ sender: UIButton) {
    guard presentedViewController == nil else { return }
    present(makeCard(), animated: true)
  }

  private func makeCard() -> CardViewController {
    let card = CardViewController()
    self.card = card
    return card
  }
}
