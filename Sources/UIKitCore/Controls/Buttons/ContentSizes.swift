import Foundation

/// The sizes of the image and the texts of a configured button, from which their rectangles are
/// computed.
@MainActor struct ContentSizes {
  /// The role of a text in a button.
  enum TextRole {
    case title, subtitle
  }

  private let configuration: UIButton.Configuration
  private let picture: CGSize
  private let title: CGSize
  private let subtitle: CGSize
  private let imageGap: CGFloat
  private let titleGap: CGFloat

  /// Measures the image and the texts of a button.
  ///
  /// - Parameters:
  ///   - width: The width for the image and the texts, in points.
  ///   - measure: A closure that returns the size of a text for a width in points; the size is zero
  ///     if there is no such text.
  init(
    _ configuration: UIButton.Configuration, width: CGFloat, picture: CGSize,
    measure: (TextRole, CGFloat) -> CGSize
  ) {
    self.configuration = configuration
    self.picture = picture
    var left = width
    if configuration.imageIsBeside, picture.width > 0 {
      left = max(1, width - picture.width - configuration.imagePadding)
    }
    title = measure(.title, left)
    subtitle = measure(.subtitle, left)
    let hasText = title.height + subtitle.height > 0
    imageGap = picture.width > 0 && hasText ? configuration.imagePadding : 0
    titleGap = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
  }

  private var text: CGSize {
    CGSize(
      width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
  }

  /// The size of the image and the texts, with the distances between them.
  var all: CGSize {
    configuration.imageIsBeside
      ? CGSize(
        width: picture.width + imageGap + text.width, height: max(picture.height, text.height))
      : CGSize(
        width: max(picture.width, text.width), height: picture.height + imageGap + text.height)
  }

  /// Returns the rectangles of the image and the texts within the rectangle of the content.
  func places(
    in inner: CGRect, _ across: UIControl.ContentHorizontalAlignment,
    _ down: UIControl.ContentVerticalAlignment
  ) -> ConfiguredContent.Places {
    // The free width is never negative, so that a text that does not fit begins at the left edge.
    let free = CGSize(
      width: max(0, inner.width - all.width), height: inner.height - all.height)
    var box = CGRect(
      x: inner.minX + free.width * across.share, y: inner.minY + free.height * down.share,
      width: min(all.width, inner.width), height: all.height)
    if across == .fill { box.size.width = inner.width }
    let (image, words) = split(box)
    var title = line(title, in: words, y: words.minY)
    let subtitle = line(subtitle, in: words, y: words.maxY - subtitle.height)
    if title.isEmpty { title.origin.y = subtitle.minY }
    return ConfiguredContent.Places(image: image, title: title, subtitle: subtitle)
  }

  /// Returns the rectangles of the image and of the texts within a box around both.
  private func split(_ box: CGRect) -> (image: CGRect, text: CGRect) {
    let placement = configuration.imagePlacement
    let image: CGRect
    var words = box
    if configuration.imageIsBeside {
      let isFirst = !placement.contains(.trailing)
      image = CGRect(
        x: isFirst ? box.minX : box.maxX - picture.width, y: box.midY - picture.height / 2,
        width: picture.width, height: picture.height)
      words.size.width = max(0, box.width - picture.width - imageGap)
      words.origin.x = isFirst ? image.maxX + imageGap : box.minX
      words.size.height = text.height
      words.origin.y = box.midY - text.height / 2
    } else {
      let isFirst = placement.contains(.top)
      image = CGRect(
        x: box.midX - picture.width / 2, y: isFirst ? box.minY : box.maxY - picture.height,
        width: picture.width, height: picture.height)
      words.size.height = text.height
      words.origin.y = isFirst ? image.maxY + imageGap : box.minY
    }
    return (image, words)
  }

  private func line(_ size: CGSize, in words: CGRect, y: CGFloat) -> CGRect {
    let width = min(size.width, words.width)
    let share: CGFloat =
      switch configuration.titleAlignmentOfPlacement {
      case .right: 1
      case .center: 0.5
      default: 0
      }
    return CGRect(
      x: (words.minX + (words.width - width) * share).rounded(), y: y.rounded(), width: width,
      height: size.height)
  }
}

extension UIButton.Configuration {
  /// A Boolean value that indicates whether the image is to the left or to the right of the title.
  var imageIsBeside: Bool { imagePlacement.isDisjoint(with: [.top, .bottom]) }
}
