import UIKit

/// A view controller with a card that cannot be dismissed until the user signs it.
@MainActor final class CardViewController: UIViewController, UISheetPresentationControllerDelegate {
  private let page: CardView

  init(_ piece: Nocturne, color: UIColor) {
    page = CardView(piece, color: color)
    super.init(nibName: nil, bundle: nil)
    isModalInPresentation = true
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.signButton.addTarget(
      self, action: Selector(CardViewController.sign), for: .touchUpInside)
  }

  /// Signs the card or, if it is signed, sends it.
  func sign() {
    if isModalInPresentation {
      page.showSignature()
      isModalInPresentation = false
    } else if !isBeingDismissed {
      dismiss(animated: true)
    }
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { page.showHint() }
}

/// A view of a postcard with a few lines, a stamp, and a place for the signature.
@MainActor final class CardView: UIView {
  let signButton = UIButton(type: .system)
  private let title = UILabel()
  private let hint = UILabel()
  private let card = UIView()
  private let stamp = UIView()
  private let moon = UIView()
  private let text = UILabel()
  private let signature = UILabel()
  private let line = UIView()

  init(_ piece: Nocturne, color: UIColor) {
    super.init(frame: .zero)
    accessibilityIdentifier = "page.card"
    backgroundColor = SheetPalette.cream
    title.text = "A card"
    title.font = .systemFont(ofSize: 24, weight: .bold)
    title.textColor = SheetPalette.ink
    hint.text = "It cannot be put away until it is signed."
    hint.font = .systemFont(ofSize: 14, weight: .medium)
    hint.textColor = SheetPalette.quietInk
    signButton.accessibilityIdentifier = "button.sign"
    signButton.setTitle("Sign it", for: .normal)
    signButton.setTitleColor(SheetPalette.paper, for: .normal)
    signButton.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
    signButton.backgroundColor = SheetPalette.hue
    signButton.layer.cornerRadius = 24
    setUpCard(piece, color: color)
    for view in [title, hint, card, signButton] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  private func setUpCard(_ piece: Nocturne, color: UIColor) {
    card.backgroundColor = SheetPalette.paper
    card.layer.cornerRadius = 6
    card.layer.shadowOpacity = 0.16
    card.layer.shadowRadius = 10
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    stamp.backgroundColor = color
    stamp.layer.cornerRadius = 3
    moon.backgroundColor = SheetPalette.cream
    stamp.addSubview(moon)
    text.text = "I am listening to “\(piece.name)” and the window is open. Come over."
    text.numberOfLines = 0
    text.font = .systemFont(ofSize: 18)
    text.textColor = SheetPalette.ink
    signature.text = "Yours, Nora"
    signature.font = .systemFont(ofSize: 20, weight: .medium)
    signature.textColor = SheetPalette.hue
    signature.alpha = 0
    line.backgroundColor = SheetPalette.line
    for view in [stamp, text, signature, line] { card.addSubview(view) }
  }

  /// Shows the signature on the card, and the button that sends it.
  func showSignature() {
    signButton.setTitle("Send it", for: .normal)
    hint.text = "Now it can go."
    hint.textColor = SheetPalette.quietInk
    UIView.animate(withDuration: 0.25) { self.signature.alpha = 1 }
  }

  /// Emphasizes the hint why the card cannot be dismissed.
  func showHint() {
    hint.textColor = SheetPalette.rgb(0.74, 0.26, 0.20)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = bounds.width < 280 ? 16 : 28
    let width = max(0, bounds.width - 2 * margin)
    title.frame = CGRect(x: margin, y: 26, width: width, height: 30)
    hint.frame = CGRect(x: margin, y: 58, width: width, height: 20)
    let height = min(width * 0.72, max(0, bounds.height - 220))
    card.frame = CGRect(x: margin, y: 104, width: width, height: height)
    stamp.frame = CGRect(x: width - 66, y: 18, width: 48, height: 58)
    moon.frame = CGRect(x: 12, y: 16, width: 24, height: 24)
    moon.layer.cornerRadius = 12
    let column = max(0, width - 20 - 84)
    let fitting = text.sizeThatFits(CGSize(width: column, height: .greatestFiniteMagnitude))
    text.frame = CGRect(
      x: 20, y: 20, width: column, height: min(fitting.height, max(0, height - 80)))
    signature.frame = CGRect(x: 20, y: height - 50, width: max(0, width - 40), height: 28)
    line.frame = CGRect(x: 20, y: height - 18, width: max(0, width - 40), height: 1)
    signButton.frame = CGRect(x: margin, y: card.frame.maxY + 28, width: width, height: 48)
  }
}
