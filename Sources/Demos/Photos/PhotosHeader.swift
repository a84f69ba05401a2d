import UIKit

/// The header of the grid, which shows a title.
@MainActor final class PhotosHeader: UICollectionReusableView {
  static let identifier = "header"
  static let height: CGFloat = 96
  private let title = UILabel()
  private let subtitle = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Photos"
    title.font = .systemFont(ofSize: 34, weight: .bold)
    title.textColor = PhotosPalette.ink
    subtitle.text = "24 pictures, drawn by code"
    subtitle.font = .systemFont(ofSize: 15)
    subtitle.textColor = PhotosPalette.quietInk
    for view in [title, subtitle] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 2 * PhotosPalette.margin)
    title.frame = CGRect(x: PhotosPalette.margin, y: 20, width: width, height: 42)
    subtitle.frame = CGRect(x: PhotosPalette.margin, y: 60, width: width, height: 22)
  }
}
