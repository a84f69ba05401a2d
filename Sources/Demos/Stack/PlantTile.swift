import UIKit

/// A tile in the list that shows a plant and looks like the upper part of the plant's page.
@MainActor final class PlantTile: UIControl {
  static let cornerRadius: CGFloat = 16
  let plant: Plant
  private let picture: PlantView
  private let name = UILabel()

  init(_ plant: Plant) {
    self.plant = plant
    picture = PlantView(plant)
    super.init(frame: .zero)
    accessibilityIdentifier = "tile.\(plant.key)"
    backgroundColor = StackPalette.sheet
    layer.cornerRadius = Self.cornerRadius
    clipsToBounds = true
    name.text = plant.name
    name.textColor = StackPalette.ink
    for view in [picture, name] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override var isHighlighted: Bool {
    didSet {
      guard oldValue != isHighlighted else { return }
      let change = { [self] in alpha = isHighlighted ? 0.75 : 1 }
      if isHighlighted {
        change()
      } else {
        UIView.animate(withDuration: 0.2, animations: change)
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let sheet = PlantSheet(tile: bounds.width)
    picture.frame = sheet.picture
    name.frame = sheet.name
    name.font = .systemFont(ofSize: max(sheet.nameSize, 1), weight: .bold)
  }
}
