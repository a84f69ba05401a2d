import UIKit

/// A cell of the grid: a picture with round corners.
@MainActor final class PhotoCell: UICollectionViewCell {
  static let identifier = "photo"
  let picture = UIImageView(image: nil)

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.frame = bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 6
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ photo: Photo) {
    accessibilityIdentifier = "cell.\(photo.key)"
    accessibilityLabel = photo.title
    picture.image = photo.thumbnail
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    picture.alpha = 1
  }
}
