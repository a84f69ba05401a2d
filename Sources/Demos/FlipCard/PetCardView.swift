import UIKit

/// A card with a riddle and a paw print.
@MainActor final class PetCardView: UIView {
  static let cornerRadius: CGFloat = 25
  private let number = UILabel()
  private let paw: PawPrint
  private let riddle = UILabel()
  private let hint = UILabel()

  /// Creates a card.
  ///
  /// - Parameters:
  ///   - pet: The pet of the card.
  ///   - place: The text for the card's position in the deck.
  init(_ pet: Pet, place: String) {
    paw = PawPrint(color: pet.ink.withAlphaComponent(0.16))
    super.init(frame: .zero)
    backgroundColor = pet.card
    layer.cornerRadius = Self.cornerRadius
    layer.shadowColor = pet.ink.cgColor
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 6)
    number.text = place
    number.font = .systemFont(ofSize: 13, weight: .semibold)
    number.textColor = pet.ink.withAlphaComponent(0.65)
    riddle.text = pet.riddle
    riddle.textColor = pet.ink
    riddle.numberOfLines = 0
    riddle.lineBreakMode = .byWordWrapping
    riddle.textAlignment = .center
    hint.text = "Tap to turn it over"
    hint.font = .systemFont(ofSize: 13, weight: .medium)
    hint.textColor = pet.ink.withAlphaComponent(0.65)
    for label in [number, hint] { label.textAlignment = .center }
    for view in [paw, number, riddle, hint] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isSmall = bounds.height < 220
    let margin: CGFloat = isSmall ? 14 : 24
    let width = bounds.width - 2 * margin
    let largeSize: CGFloat = bounds.width < 240 ? 15 : 20
    riddle.font = .systemFont(ofSize: isSmall ? 13 : largeSize, weight: .semibold)
    let side: CGFloat = isSmall ? 0 : bounds.height / 4 - 4
    paw.isHidden = isSmall
    number.frame = CGRect(x: margin, y: margin, width: width, height: 18)
    number.isHidden = isSmall
    hint.frame = CGRect(x: margin, y: bounds.height - margin - 18, width: width, height: 18)
    hint.isHidden = bounds.height < 110
    let available = hint.frame.minY - (isSmall ? margin / 2 : number.frame.maxY)
    let height = min(
      riddle.sizeThatFits(CGSize(width: width, height: 0)).height, available - side - 28)
    let gap: CGFloat = isSmall ? 0 : 28
    let top =
      (isSmall ? margin / 2 : number.frame.maxY)
      + ((available - side - gap - height) / 2).rounded()
    paw.frame = CGRect(x: ((bounds.width - side) / 2).rounded(), y: top, width: side, height: side)
    riddle.frame = CGRect(
      x: margin, y: top + side + gap, width: width, height: max(0, height.rounded(.up)))
  }
}
