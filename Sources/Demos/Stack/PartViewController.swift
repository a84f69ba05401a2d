import UIKit

/// A page with one fact about a plant, two levels below the list.
@MainActor final class PartViewController: UIViewController {
  private let page: PartPageView

  init(_ part: PlantPart, of plant: Plant) {
    page = PartPageView(part, of: plant)
    super.init(nibName: nil, bundle: nil)
    title = part.name
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "All", style: .plain, target: self, action: Selector(PartViewController.goToList))
    navigationItem.rightBarButtonItem?.accessibilityIdentifier = "button.all"
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = page }

  func goToList() { navigationController?.popToRootViewController(animated: true) }
}

/// A view with large text on the plant's color, and the picture of the plant below.
@MainActor final class PartPageView: UIView {
  private let name = UILabel()
  private let text = UILabel()
  private let picture: PlantView

  init(_ part: PlantPart, of plant: Plant) {
    picture = PlantView(plant)
    super.init(frame: .zero)
    accessibilityIdentifier = "page.part"
    backgroundColor = plant.ground
    clipsToBounds = true
    name.text = plant.name
    name.font = .systemFont(ofSize: 15, weight: .semibold)
    name.textColor = StackPalette.quietInk
    text.text = part.text
    text.textColor = StackPalette.ink
    text.numberOfLines = 0
    text.lineBreakMode = .byWordWrapping
    for view in [picture, name, text] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isSmall = bounds.height < 400 || bounds.width < 300
    let margin: CGFloat = isSmall ? 16 : 24
    let width = max(0, bounds.width - 2 * margin)
    name.frame = CGRect(x: margin, y: margin, width: width, height: 22)
    text.font = .systemFont(ofSize: isSmall ? 18 : 26, weight: .bold)
    let height = text.sizeThatFits(CGSize(width: width, height: 0)).height
    text.frame = CGRect(x: margin, y: name.frame.maxY + 8, width: width, height: height)
    let top = text.frame.maxY + margin
    picture.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    picture.isHidden = picture.frame.height < 60
  }
}
