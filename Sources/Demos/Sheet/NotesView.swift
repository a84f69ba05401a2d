import UIKit

/// A view with the notes on a piece, a button that opens a card, and a button that closes the page.
@MainActor final class NotesView: UIView {
  let cardButton = UIButton(type: .system)
  let closeButton = UIButton(type: .system)
  private let band = UIView()
  private let moon = UIView()
  private let shadow = UIView()
  private let name = UILabel()
  private let facts = UILabel()
  private let note = UILabel()

  init(_ piece: Nocturne, color: UIColor) {
    super.init(frame: .zero)
    accessibilityIdentifier = "page.notes"
    backgroundColor = SheetPalette.paper
    band.backgroundColor = color
    band.clipsToBounds = true
    moon.backgroundColor = SheetPalette.cream
    shadow.backgroundColor = color
    band.addSubview(moon)
    band.addSubview(shadow)
    name.text = piece.name
    name.textColor = SheetPalette.ink
    name.font = .systemFont(ofSize: 30, weight: .bold)
    facts.text = "\(piece.key), \(piece.duration)"
    facts.textColor = SheetPalette.quietInk
    facts.font = .systemFont(ofSize: 15, weight: .medium)
    note.text = piece.note
    note.numberOfLines = 0
    note.textColor = SheetPalette.ink
    note.font = .systemFont(ofSize: 19)
    set(cardButton, "Write a card", "button.card", SheetPalette.hue, SheetPalette.paper)
    set(closeButton, "Back", "button.back", SheetPalette.cream, SheetPalette.ink)
    for view in [band, name, facts, note, cardButton, closeButton] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  private func set(
    _ button: UIButton, _ title: String, _ identifier: String, _ color: UIColor, _ text: UIColor
  ) {
    button.accessibilityIdentifier = identifier
    button.setTitle(title, for: .normal)
    button.setTitleColor(text, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
    button.backgroundColor = color
    button.layer.cornerRadius = 24
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = bounds.width < 280 ? 16 : 28
    let width = max(0, bounds.width - 2 * margin)
    let band = min(190, bounds.height * 0.3)
    self.band.frame = CGRect(x: 0, y: 0, width: bounds.width, height: band)
    let size = band * 0.62
    moon.frame = CGRect(x: margin, y: band * 0.22, width: size, height: size)
    shadow.frame = moon.frame.offsetBy(dx: size * 0.30, dy: -size * 0.10)
    for view in [moon, shadow] { view.layer.cornerRadius = size / 2 }
    name.frame = CGRect(x: margin, y: band + 22, width: width, height: 38)
    facts.frame = CGRect(x: margin, y: name.frame.maxY + 2, width: width, height: 22)
    let fitting = note.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    note.frame = CGRect(
      x: margin, y: facts.frame.maxY + 18, width: width, height: fitting.height)
    cardButton.frame = CGRect(x: margin, y: bounds.height - 136, width: width, height: 48)
    closeButton.frame = CGRect(x: margin, y: bounds.height - 76, width: width, height: 48)
  }
}

/// The view controller of the notes on a piece. A button presents a card as a third sheet.
@MainActor final class NotesViewController: UIViewController {
  private let page: NotesView
  private let piece: Nocturne
  private let color: UIColor

  init(_ piece: Nocturne, color: UIColor) {
    self.piece = piece
    self.color = color
    page = NotesView(piece, color: color)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.cardButton.addTarget(
      self, action: Selector(NotesViewController.write), for: .touchUpInside)
    page.closeButton.addTarget(
      self, action: Selector(NotesViewController.close), for: .touchUpInside)
  }

  func write() {
    guard presentedViewController == nil, !isBeingDismissed else { return }
    let card = CardViewController(piece, color: color)
    card.sheetPresentationController?.delegate = card
    present(card, animated: true)
  }

  func close() {
    if !isBeingDismissed { dismiss(animated: true) }
  }
}
