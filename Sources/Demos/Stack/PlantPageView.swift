import UIKit

/// The page of a plant, with its picture, a summary, and a row for each fact.
@MainActor final class PlantPageView: UIScrollView {
  let rows: [PlantPartRow]
  private let picture: PlantView
  private let name = UILabel()
  private let latin = UILabel()
  private let subtitle = UILabel()

  init(_ plant: Plant) {
    picture = PlantView(plant)
    rows = plant.parts.map { PlantPartRow($0) }
    super.init(frame: .zero)
    accessibilityIdentifier = "page.plant"
    backgroundColor = StackPalette.sheet
    name.text = plant.name
    name.textColor = StackPalette.ink
    latin.text = plant.latin
    latin.textColor = StackPalette.hue
    latin.font = .systemFont(ofSize: 15, weight: .medium)
    subtitle.text = plant.summary
    subtitle.textColor = StackPalette.quietInk
    subtitle.font = .systemFont(ofSize: 16)
    subtitle.numberOfLines = 0
    subtitle.lineBreakMode = .byWordWrapping
    for view in [picture, name, latin, subtitle] + rows { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let sheet = PlantSheet(page: bounds.size)
    let margin = sheet.margin
    let width = max(0, bounds.width - 2 * margin)
    picture.frame = sheet.picture
    name.frame = sheet.name
    name.font = .systemFont(ofSize: max(sheet.nameSize, 1), weight: .bold)
    latin.frame = CGRect(x: margin, y: sheet.name.maxY + 6, width: width, height: 20)
    let height = subtitle.sizeThatFits(CGSize(width: width, height: 0)).height
    subtitle.frame = CGRect(x: margin, y: latin.frame.maxY + 10, width: width, height: height)
    var y = subtitle.frame.maxY + 14
    for row in rows {
      row.frame = CGRect(x: margin, y: y, width: width, height: PlantPartRow.height)
      y += PlantPartRow.height
    }
    contentSize = CGSize(width: bounds.width, height: y + 8)
  }
}

/// A row that opens the page of a fact when it is tapped.
@MainActor final class PlantPartRow: UIControl {
  static let height: CGFloat = 48
  let part: PlantPart
  private let name = UILabel()
  private let mark = UILabel()
  private let line = UIView()

  init(_ part: PlantPart) {
    self.part = part
    super.init(frame: .zero)
    accessibilityIdentifier = "row.\(part.name.lowercased())"
    name.text = part.name
    name.font = .systemFont(ofSize: 17, weight: .medium)
    name.textColor = StackPalette.ink
    mark.text = "›"
    mark.font = .systemFont(ofSize: 22)
    mark.textColor = StackPalette.quietInk
    mark.textAlignment = .right
    line.backgroundColor = StackPalette.line
    for view in [line, name, mark] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override var isHighlighted: Bool {
    didSet {
      backgroundColor = isHighlighted ? StackPalette.hue.withAlphaComponent(0.1) : nil
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    name.frame = CGRect(x: 0, y: 1, width: max(0, bounds.width - 24), height: bounds.height - 1)
    mark.frame = CGRect(x: max(0, bounds.width - 24), y: 0, width: 20, height: bounds.height - 3)
  }
}
