import UIKitCore

// This extension lays out the labels, the image and the separator of a cell.
extension UITableViewCell {
  /// The distance of the content from the cell's sides, and between image and labels, in points.
  static var margin: CGFloat { 16 }
  /// The width of the label in the style `.value2`, in points.
  private static let titleWidth: CGFloat = 91

  /// Lays out the image and the labels.
  func layOutContent() {
    var box = contentView.bounds.insetBy(dx: Self.margin, dy: 0)
    if let picture, let image = picture.image {
      let height = min(image.size.height, box.height)
      let width = image.size.height > 0 ? image.size.width * height / image.size.height : 0
      picture.frame = CGRect(
        x: box.minX, y: box.midY - height / 2, width: width, height: height)
      box.origin.x += width + Self.margin
      box.size.width = max(0, box.width - width - Self.margin)
    }
    guard let detail = labels.detail else {
      labels.text?.frame = box
      return
    }
    switch style {
    case .default: break
    case .subtitle: stack(detail, in: box)
    case .value1: spread(detail, in: box)
    case .value2:
      labels.text?.frame = CGRect(
        x: box.minX, y: box.minY, width: min(Self.titleWidth, box.width), height: box.height)
      let left = min(Self.titleWidth + 8, box.width)
      detail.frame = CGRect(
        x: box.minX + left, y: box.minY, width: box.width - left, height: box.height)
    }
  }

  /// Lays out the detail label below the main label.
  private func stack(_ detail: UILabel, in box: CGRect) {
    let lower = detail.text == nil ? 0 : detail.sizeThatFits(box.size).height.rounded(.up)
    let upper = (labels.text?.sizeThatFits(box.size).height ?? 0).rounded(.up)
    let top = box.midY - (upper + lower) / 2
    labels.text?.frame = CGRect(x: box.minX, y: top, width: box.width, height: upper)
    detail.frame = CGRect(x: box.minX, y: top + upper, width: box.width, height: lower)
  }

  /// Lays out the detail label at the right. At least half of the width remains for the main label.
  private func spread(_ detail: UILabel, in box: CGRect) {
    let right = min(detail.sizeThatFits(box.size).width.rounded(.up), box.width / 2)
    labels.text?.frame = CGRect(
      x: box.minX, y: box.minY, width: max(0, box.width - right - 8), height: box.height)
    detail.frame = CGRect(x: box.maxX - right, y: box.minY, width: right, height: box.height)
  }

  // MARK: Separator

  /// Updates the separator from the table's properties.
  func showSeparator() {
    separator.isHidden = table?.separatorStyle != .singleLine
    separator.backgroundColor = table?.separatorColor
    setNeedsLayout()
  }

  func layOutSeparator() {
    let line = 1 / max(1, window?.windowScene?.screen.scale ?? 1)
    let inset = separatorInset
    separator.frame = CGRect(
      x: inset.left, y: bounds.height - line,
      width: max(0, bounds.width - inset.left - inset.right), height: line)
  }
}
