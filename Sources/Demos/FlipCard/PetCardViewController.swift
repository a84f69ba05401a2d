import UIKit

/// A page of the pager with a card in its center. A tap on the card turns it over.
@MainActor final class PetCardViewController: UIViewController {
  let index: Int
  let card: PetCardView
  private let turn: (PetCardViewController) -> Void

  /// Creates a page for a pet.
  ///
  /// - Parameters:
  ///   - index: The index of the pet in the deck.
  ///   - turn: The action of a tap on the card.
  init(index: Int, turn: @escaping (PetCardViewController) -> Void) {
    self.index = index
    self.turn = turn
    card = PetCardView(Pet.all[index], place: "\(index + 1) of \(Pet.all.count)")
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    card.accessibilityIdentifier = "card.\(Pet.all[index].picture)"
    view.addSubview(card)
    let tap = UITapGestureRecognizer(
      target: self, action: Selector(PetCardViewController.handleTap))
    tap.name = "turn"
    card.addGestureRecognizer(tap)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margins = DeckView.margins(in: view.bounds.size)
    let available = view.bounds.height - margins.top - margins.bottom
    // The card has the proportions 3 to 4 if there is enough space.
    let width = min(420, max(120, view.bounds.width - 75))
    let height = min(560, max(70, available - 12))
    let isTall = height >= 240
    let size = CGSize(
      width: isTall ? min(width, height * 3 / 4) : width,
      height: isTall ? min(height, width * 4 / 3) : height)
    card.frame = CGRect(
      x: (view.bounds.width - size.width) / 2, y: margins.top + (available - size.height) / 2,
      width: size.width, height: size.height)
  }

  func handleTap() { turn(self) }
}
