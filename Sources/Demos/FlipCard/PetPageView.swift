import GlissadeAssets
import UIKit

/// The back of a card: the pet's picture above its name.
@MainActor final class PetPageView: UIView {
  let backButton = UIButton(type: .system)
  private let picture: UIImageView
  private let name = UILabel()
  private let fact = UILabel()
  private let hint = UILabel()
  /// The height of each picture divided by its width.
  private static let aspect: CGFloat = 1040 / 900

  init(_ pet: Pet) {
    picture = UIImageView(image: UIImage(named: pet.picture, in: GlissadeAssets.bundle))
    super.init(frame: .zero)
    accessibilityIdentifier = "page.pet"
    backgroundColor = pet.ground
    clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    name.text = pet.name
    name.textColor = pet.textColor
    fact.text = pet.fact
    fact.textColor = pet.textColor
    fact.numberOfLines = 0
    fact.lineBreakMode = .byWordWrapping
    hint.text = "or swipe from the left edge"
    hint.font = .systemFont(ofSize: 13, weight: .medium)
    hint.textColor = pet.textColor.withAlphaComponent(0.8)
    backButton.accessibilityIdentifier = "button.back"
    backButton.setTitle("Turn it back", for: .normal)
    backButton.setTitleColor(pet.ink, for: .normal)
    backButton.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
    backButton.backgroundColor = .white
    backButton.layer.cornerRadius = 20
    for view in [picture, name, fact, backButton, hint] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isWide = bounds.width > 1.2 * bounds.height
    let isSmall = min(bounds.width, bounds.height) < 320
    let margin: CGFloat = isSmall ? 12 : 28
    var words = bounds.insetBy(dx: margin, dy: 0)
    if isWide {
      let width = min(bounds.height / Self.aspect, bounds.width * 0.55).rounded()
      picture.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
      words.origin.x = width + margin
      words.size.width = bounds.width - width - 2 * margin
    } else {
      let height = min(bounds.width * Self.aspect, bounds.height - (isSmall ? 84 : 228)).rounded()
      picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    }
    lay(words, isSmall: isSmall, top: isWide ? nil : picture.frame.maxY)
  }

  /// Lays out the text and the button of the page.
  ///
  /// - Parameters:
  ///   - words: The area of the text.
  ///   - isSmall: A Boolean value that indicates whether the page is small.
  ///   - top: The upper edge of the text in points; `nil` centers the text vertically.
  private func lay(_ words: CGRect, isSmall: Bool, top: CGFloat?) {
    name.font = .systemFont(ofSize: isSmall ? 20 : 36, weight: .bold)
    fact.font = .systemFont(ofSize: isSmall ? 13 : 17)
    fact.isHidden = isSmall
    let height =
      isSmall ? 0 : fact.sizeThatFits(CGSize(width: words.width, height: 0)).height.rounded(.up)
    let all = (isSmall ? 28 : 48) + height + (isSmall ? 44 : 16 + 40)
    var y = top.map { $0 + (isSmall ? 4 : 14) } ?? ((bounds.height - all) / 2).rounded()
    name.frame = CGRect(
      x: words.minX, y: y, width: words.width, height: isSmall ? 28 : 46)
    y = name.frame.maxY + (isSmall ? 2 : 4)
    fact.frame = CGRect(x: words.minX, y: y, width: words.width, height: height)
    y = top == nil ? fact.frame.maxY + 20 : bounds.height - (isSmall ? 48 : 64)
    backButton.frame = CGRect(x: words.minX, y: y, width: min(132, words.width), height: 40)
    hint.frame = CGRect(
      x: backButton.frame.maxX + 14, y: y + 10,
      width: max(0, words.maxX - backButton.frame.maxX - 14), height: 20)
    hint.isHidden = hint.frame.width < 170
  }
}
