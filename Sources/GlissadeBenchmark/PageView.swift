import UIKit

/// A page with 30 rows of text and 6 images with rounded corners.
@MainActor final class PageView: UIView {
  private let rows: [UILabel]
  private let pictures: [UIImageView]

  init(title: String, color: UIColor) {
    rows = (1...30).map { row in
      let label = UILabel()
      label.text = "\(title), row \(row): a line of text as long as a list's often is, or so"
      label.font = .systemFont(ofSize: 15)
      return label
    }
    pictures = PagePictures.all.map { UIImageView(image: UIImage(cgImage: $0)) }
    super.init(frame: .zero)
    backgroundColor = color
    for picture in pictures {
      picture.layer.cornerRadius = 12
      picture.clipsToBounds = true
    }
    for view in rows + pictures { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 24, y: 48 + CGFloat(index) * 23, width: 470, height: 20)
    }
    for (index, picture) in pictures.enumerated() {
      picture.frame = CGRect(
        x: 520 + CGFloat(index % 2) * 240, y: 48 + CGFloat(index / 2) * 226, width: 220,
        height: 200)
    }
  }
}
